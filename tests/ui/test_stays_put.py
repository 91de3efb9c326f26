"""What lies on the table keeps its place: rows are not sorted anew, numbers don't move up, and what comes beneath a
resting mouse is pointed at."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.app.games.firefly.dock import row as dockrow
from game.app.menus.settings.scene import Options
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.ui.widgets import Button
from game.rules.firefly import news as news_of
from game.rules.firefly.perks import all_crew
from tests.ui.firefly_table import table
from tests.ui.hands import Hands
from tests.ui.test_steady import PLACE, Panel


def cards(scene):
    return [card.item for card in dockrow.row(scene.now, scene.words)]


def test_a_card_that_is_taken_sorts_no_row_anew(home):
    _, scene = table(1, 3, to="Consider")
    before = cards(scene)
    picks = [o.key for o in scene.now.options if o.key.startswith("pick:")]
    assert len(picks) > 1
    scene.give(picks[-1])
    scene.hurry()
    assert scene.now.kind == "Consider" and len(before) > 1
    after = cards(scene)
    assert [item for item in after if item in before] == [item for item in before if item in after]
    assert picks[-1][5:] in after


def test_starting_jobs_keep_their_order_when_one_is_given_up(home):
    _, scene = table(1, 3, to="KeepJobs")
    before = cards(scene)
    give = [o.key for o in scene.now.options if o.key.startswith("give:")]
    scene.give(give[0])
    scene.hurry()
    assert cards(scene) == before
    keep = [o.key for o in scene.now.options if o.key.startswith("keep:")]
    scene.give(keep[0])
    scene.hurry()
    assert cards(scene) == before


@pytest.mark.parametrize("text", [100, 200])
def test_numbers_stay_where_they_are_when_money_goes(home, text):
    """Fuel bought makes fewer numbers of Fuel; those of Parts stand where they stood."""
    hands, scene = table(1, 3, text=text, to="BuyChoice")

    def parts():
        return {w.name: tuple(w.rect) for w in scene.group.widgets if w.name.startswith("press:part:")}

    def fuel():
        return [o.key for o in scene.now.options if o.key.startswith("fuel:")]

    if text > 100:
        scene.panels.side.turn_to("look")
    before, many = parts(), len(fuel())
    assert before
    seen = 0
    while len(fuel()) > 1:
        scene.give(fuel()[-2])
        scene.hurry()
        scene.panels.refresh()
        now = parts()
        seen += len(now)
        assert {name: before[name] for name in now if name in before} == {n: at for n, at in now.items() if n in before}
    assert len(fuel()) < many and seen


def test_the_crew_stand_as_they_were_hired_whatever_happens_to_them(home):
    _, scene = table(1, 3, to="Actions")
    now, seat = scene.now, scene.now.seat
    zone = f"crew:{seat}"
    leader, *_ = now.held("crew", seat)
    others = sorted(item for pile, lying in now.g.zones.items() if pile.endswith(".discard") for item in lying)[:3]
    assert len(others) == 3
    hired = [others[2], others[0], others[1]]
    for one in hired:
        scene.session.news.append(news_of.Hired(seat, one))
    on_job = [leader, hired[1]], [hired[2], hired[0]]
    for held, team in (([leader, *hired], []), ([leader, *sorted(hired)], []), on_job):
        now.g.zones[zone], now.g.zones[f"team:{seat}"] = tuple(held), tuple(team)
        assert set(all_crew(now.g, seat)) == {leader, *hired}
        assert now.crew(seat) == (leader, *hired)


def test_what_comes_beneath_a_resting_mouse_is_pointed_at(hands):
    panel = Panel(hands.app)
    hands.app.stack.push(panel)
    hands.move(PLACE.center)
    hands.frames(2)
    panel.group.set([Button(Rect(390, 290, 220, 70), "Another", lambda: None, name="another", tip="Tells of it")])
    hands.frames(2)
    assert panel.group.hover is not None and panel.group.hover.name == "another"
    hands.frames(80)
    assert not hands.app.tips.shown, "nobody asked what it is"
    hands.app.handle(Event(pygame.WINDOWLEAVE))
    panel.says("Third")
    hands.frames(2)
    assert panel.group.hover is None, "the mouse is away"


def test_the_page_tells_of_the_card_that_comes_beneath_a_resting_mouse(home):
    hands, scene = table(1, 3, to="Consider")
    first = next(w for w in scene.group.widgets if w.name.startswith("card:") and getattr(w, "about", None))
    hands.move(first.rect.center)
    hands.rest()
    pick = next(o.key for o in scene.now.options if o.key.startswith("pick:"))
    scene.give(pick)
    scene.hurry()
    hands.rest()
    under = scene.group.at(first.rect.center)
    assert under is scene.group.hover and under.about == scene.subject()


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_after_the_size_of_letters_changed_the_next_click_hits(home, by):
    app = Program(size=(1280, 720), config=home / "settings.json")
    app.settings.speed = "off"
    app.stack.push(Title(app))
    app.stack.push(Options(app))
    hands = Hands(app)
    app.ears.steady.on = True
    hands.frames(120)
    knob = hands.widget("text_scale")
    if by == "key":
        hands.group.set_focus(knob)
        app.handle(Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode=""))
    else:
        at = knob.at(knob.value), knob.rect.centery
        hands.move(at)
        hands.down(at)
        hands.move((knob.at(190), at[1]))
        hands.up((knob.at(190), at[1]))
    assert app.settings.text_scale > 150
    seen = hands.widget("high_contrast")
    spot = seen.parts()[[value for value, _ in seen.values].index("on")].center
    hands.frames(36)  # it takes 600 ms to get there
    assert hands.widget("high_contrast").rect == seen.rect, "it lay there at once"
    hands.move(spot)
    hands.down(spot)
    hands.up(spot)
    assert app.settings.high_contrast
