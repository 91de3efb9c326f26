"""Setting the fans' card game up: seats, house rules on leaves, what is fairer for so many; and what it tells of it."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.app.games.fancards.ending import moments
from game.app.games.fancards.result import deeds
from game.app.games.fancards.results import results
from game.app.games.fancards.scene import FanCardsScene
from game.app.games.fancards.set_up.leaves import LEAVES
from game.app.games.fancards.set_up.scene import FanCardsSetUp, today
from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.boards import showcase
from game.app.table.results.results import ALL, GLANCE, OWN
from game.core.news import News
from game.rules.fancards import news as news_of
from game.rules.fancards.state import VERSE
from game.rules.registry import ruleset
from tests.ui.fancards_table import table


def test_each_house_rule_has_its_leaf_and_words_and_a_game_begins(hands):
    app = hands.app
    app.stack.push(Title(app))
    scene = FanCardsSetUp(app, seed=4, seats=5)
    app.stack.push(scene)
    hands.rest()
    assert sorted(one.name for leaf in LEAVES.values() for one in leaf) == sorted(s.name for s in scene.house_rules())
    hands.click("advice")
    assert (scene.settings["start"], scene.settings["pickup"]) == ("ramp", "visit")
    assert hands.group.named("advice") is None
    hands.click(hands.widget("leaf").parts()[2].center)
    assert hands.group.named("rule:laid") is None
    hands.click(hands.widget("rule:revealed").parts()[1].center)
    assert scene.settings["revealed"] == "on" and hands.group.named("rule:laid") is not None
    page = app.window.get_rect()
    assert all(page.contains(widget.rect) for widget in scene.group.widgets)
    assert not app.words.missing
    hands.click("start")
    assert isinstance(app.stack.top, FanCardsScene) and app.stack.top.session.state.settings["start"] == "ramp"


def test_all_of_a_full_leaf_lies_in_a_small_window_with_large_letters(home):
    app = Program(size=(1024, 640), prefs=Settings(speed="off", text_scale=200))
    scene = FanCardsSetUp(app, seed=4, seats=6)
    app.stack.push(scene)
    for leaf in LEAVES:
        scene.view.turn_to(leaf)
        rects = [widget.rect for widget in scene.group.widgets]
        assert all(app.window.get_rect().contains(rect) for rect in rects)
        assert all(rect.collidelist(rects[i + 1 :]) < 0 for i, rect in enumerate(rects))


@pytest.mark.parametrize("set_up", [FanCardsSetUp, KeepflyinSetUp])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 200)])
def test_what_the_trays_of_a_set_up_leave_free_shows_what_the_game_is_about(home, monkeypatch, set_up, size, text):
    """Below four captains of the card game, and beside the house rules of Keep Flyin', the trays were empty."""
    app = Program(size=size, prefs=Settings(speed="off", text_scale=text))
    lain: list[Rect] = []
    for name in ("fleet", "outlook"):
        monkeypatch.setattr(showcase, name, lambda kit, dst, r, *_: lain.append(Rect(r)))
    for seats in (4,):
        lain.clear()
        scene = set_up(app, seed=4, seats=seats)
        app.stack.push(scene)
        app.present()
        view, given = scene.view, [widget.rect for widget in scene.group.widgets]
        trays = [view.left, view.right] if set_up is KeepflyinSetUp else [view.left]
        if text == 100:
            assert all(any(tray.contains(r) for r in lain) for tray in trays), seats
        rows = [*given, *view.rows()]
        assert all(r.collidelist(rows) < 0 and app.window.get_rect().contains(r) for r in lain), seats
        app.stack.pop()


def test_an_earlier_game_is_played_again_without_mods_that_are_gone():
    rules = ruleset("fancards")
    settings = {one.name: one.values[0] for one in rules.settings} | {"mods": "no-such-mod", "win": "all"}
    assert today(settings) == {**settings, "mods": ""}


def test_trouble_is_told_to_whom_it_strikes_and_an_epic_to_all():
    _, scene = table(3, 5, bots=(0, 2, 2))
    g = scene.session.state
    g.turn, g.phase = 3, VERSE
    g.epics[1] = ("the-ariel-job", "the-long-haul")

    def told(*news: News) -> list[tuple[int, int, str]]:
        found = results(scene.now, scene.words, news, g, scene.now.people)
        return [(one.seat, one.weight, one.title) for one in found]

    assert told(news_of.Captain(0, "mal#1")) == [], "crews are chosen before the eyes of all"
    g.phase, g.active = "verse", 1
    scene.now.g = g
    assert told(news_of.Captain(0, "mal#1"))[0][0] == 0, "the turn of another left a crew without its captain"
    assert told(news_of.Laid(1, "bandits#1", "0", 1)) == [(1, OWN, "Bandits")]
    assert told(news_of.Laid(1, "bandits#1", "2", 1)) == [(1, GLANCE, "Bandits")]
    assert told(news_of.Laid(0, "bandits#1", "2", 1)) == []
    assert told(news_of.Completed(1, "the-ariel-job#1"))[0][1] == ALL
    assert told(news_of.Played(1, "vera#1"))[0][1] == GLANCE and told(news_of.Played(0, "vera#1")) == []
    assert not scene.words.missing


def test_the_end_counts_what_everybody_did():
    _, scene = table(3, 5, bots=(0, 2, 2))
    g, news = scene.session.state, [
        news_of.Turn(0, 1),
        news_of.Turn(1, 2),
        news_of.Laid(1, "bandits#1", "0", 1),
        news_of.Laid(2, "the-operative#1", "0:1", 9),
        news_of.Fought(0, "mal#1", "bandits#1", (5,), (6,), 9, 7),
        news_of.Died(0, "zoe#1"),
        news_of.Completed(1, "the-ariel-job#1"),
    ]  # fmt: skip
    assert deeds(news, 3) == [
        {"jobs": 0, "lost": 1, "infamy": 0},
        {"jobs": 1, "lost": 0, "infamy": 1},
        {"jobs": 0, "lost": 0, "infamy": 9},
    ]
    assert moments(scene.words, g, news, ("Ada", "Bo", "Cem")) == [
        "Bo was first with an Epic, in round 1.",
        "Hunted most: Ada, with 10 infamy spent on trouble.",
        "Best fight: Mal beat Bandits, 9 to 7.",
    ]
