"""Results that stay: what was rolled or met lies on a slip until it was read; a press on it only takes it away."""

from __future__ import annotations

from typing import NamedTuple

import pygame
import pytest
from pygame import Rect, Surface

from game.ai.moments import bot_answer
from game.app.games.firefly.scene import FireflyScene
from game.app.games.fistful.scene import FistfulScene
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.moving.animate import UNREAD_MS
from game.app.table.results import paint
from game.app.table.results.gather import public
from game.app.table.results.results import DWELL, GUARD_MS, OWN, Line, Result, Results
from game.rules.firefly import news as news_of
from game.rules.fistful import news as heist_news
from game.rules.keepflyin import news as flying_news
from tests.ui.hands import Hands
from tests.ui.seated_table import seated

GAMES = {
    "fistful": (FistfulScene, {"heroes": "kaylee+wash,zoe+simon", "heist": "derelict"}),
    "keepflyin": (KeepflyinScene, {"placing": "chance"}),
    "firefly": (FireflyScene, {}),
}


def table(
    game: str, bots: tuple[int, ...] = (0, 2), speed: str = "normal", size: tuple[int, int] = (1280, 720)
) -> tuple[Hands, FistfulScene | KeepflyinScene | FireflyScene]:
    kind, settings = GAMES[game]
    app = Program(size=size, prefs=Settings(speed=speed, coach=False))
    return seated(app, kind, game, len(bots), 3, bots, settings)


def play_to_a_slip(hands: Hands, scene, most: int = 400) -> None:
    """Answers as a bot would give them, until a slip of the person's lies there."""
    for step in range(most):
        scene.give(bot_answer(scene.session, step))
        scene.hurry()
        hands.app.update(1.0)
        if any(one.result.weight == OWN for one in scene.results.lying):
            return
        scene.results.clear()
    raise AssertionError("nothing ever stayed")


@pytest.mark.parametrize("game", GAMES)
def test_a_slip_stays_until_it_was_read_and_nothing_waits_longer(home, game):
    hands, scene = table(game)
    play_to_a_slip(hands, scene)
    one = scene.results.lying[-1]
    record = len(scene.session.record)
    assert one.result.title and scene.results.holds
    hands.frames(60)
    assert one in scene.results.lying and len(scene.session.record) == record
    assert hands.app.window.get_rect().contains(one.rect)
    hands.frames(round(DWELL["usual"] / 16))
    assert one not in scene.results.lying


@pytest.mark.parametrize("game", GAMES)
def test_a_press_on_a_slip_only_takes_it_away_and_so_does_the_second_of_a_double_click(home, game):
    hands, scene = table(game)
    play_to_a_slip(hands, scene)
    scene.results.lying[:] = scene.results.lying[-1:]
    pos = scene.results.lying[0].rect.center
    record = [*scene.session.record]
    held = scene.pinned, scene.hover
    for _ in range(3):
        hands.move(pos)
        hands.down(pos)
        hands.up(pos)
        hands.app.update(16.0)
    assert not [one for one in scene.results.lying if one.rect.collidepoint(pos)]
    assert scene.session.record == record and scene.drag is None and scene.pinned == held[0]
    for _ in range(round(GUARD_MS / 16) + 2):
        scene.results.update(16.0)
    assert scene.results.gone is None


@pytest.mark.parametrize("game", GAMES)
def test_without_animations_a_slip_is_shown_and_nothing_waits(home, game):
    hands, scene = table(game, speed="off")
    for step in range(400):
        if scene.session.over or scene.results.lying:
            break
        if not scene.thinks():
            scene.give(bot_answer(scene.session, step))
        hands.app.update(16.0)
    assert scene.results.lying and not scene.results.holds


@pytest.mark.parametrize("value", DWELL)
def test_the_setting_says_how_long(home, value):
    hands, scene = table("keepflyin")
    hands.app.settings.results = value
    scene.results.heard([Result(0, "Ada", "Caught", "bad", weight=OWN)])
    scene.results.settled()
    scene.panels.refresh()
    for _ in range(70):
        scene.results.update(16.0)
    assert scene.results.lying
    for _ in range(round(min(DWELL[value], 9000.0) / 16)):
        scene.results.update(16.0)
    assert bool(scene.results.lying) == (value == "click")
    assert scene.results.last() == (value == "click") and not scene.results.lying


def test_bots_wait_for_what_a_person_must_see(home):
    hands, scene = table("keepflyin", bots=(2, 2, 0))
    hands.frames(30)
    scene.hurry()
    scene.results.heard([Result(2, "Cy", "Caught", "bad", weight=OWN)])
    scene.results.settled()
    record = len(scene.session.record)
    hands.frames(100)
    assert len(scene.session.record) == record
    scene.results.clear()
    hands.frames(200)
    assert len(scene.session.record) > record


def test_no_more_than_three_lie_there_and_they_do_not_lie_on_each_other(home):
    hands, scene = table("firefly")
    for n in range(5):
        scene.results.heard([Result(0, "Ada", f"Draw {n}", weight=OWN)])
        scene.results.settled()
    scene.panels.refresh()
    found: Results = scene.results
    assert [one.result.title for one in found.lying] == ["Draw 2", "Draw 3", "Draw 4"]
    assert all(not a.rect.colliderect(b.rect) for a in found.lying for b in found.lying if a is not b)
    found.lying[-1].rect.midbottom = 640, 712  # where a lesson or a card over the map leaves it room
    places = [one.rect.copy() for one in found.lying]
    hands.app.refit()
    hands.frames(2)
    assert [one.rect for one in found.lying] == places, "laid out anew it hopped onto the board and hid what was asked"


def test_a_card_that_somebody_at_the_screen_does_not_know_is_its_back(home):
    _, scene = table("firefly", bots=(0, 0))
    g, rules = scene.session.state, scene.session.rules
    item = next(iter(rules.pieces(g)))
    g.seen[item] = 1
    assert public(rules, g, [news_of.Considered(0, item)], {0}) == [news_of.Considered(0, item)]
    assert public(rules, g, [news_of.Considered(0, item)], {0, 1})[0].card.startswith("?")


class Wide(NamedTuple):
    """A card as wide as a slip."""

    high: int

    def size(self, kit, board):
        return 240, self.high

    def paint(self, kit, dst, r):
        pygame.draw.rect(dst, (200, 0, 200), r)


def test_a_slip_goes_without_its_card_before_it_loses_words(home):
    kit, board = Program(size=(1280, 720)).kit, Rect(0, 0, 640, 400)
    full = Result(0, "Ada", "A title", "plain", tuple(Line("star", f"line {i}") for i in range(6)), card=Wide(100))
    assert paint.fitted(kit, full, board).card == full.card
    tall = full._replace(card=Wide(250))
    assert paint.fitted(kit, tall, board).card is None
    page = Surface(board.size)
    paint.paint(kit, page, Rect((0, 0), paint.size(kit, tall, board)), tall, board)
    assert (200, 0, 200) not in {page.get_at((x, 40))[:3] for x in range(board.w)}


EVENTS = {
    "fistful": (heist_news.Event("the-hunt#0"), heist_news.Event("the-hunt#0")),
    "keepflyin": (flying_news.Event(0, "a-helpful-stranger#1"), flying_news.Event(1, "a-helpful-stranger#1")),
}
"""An Event that concerns the first seat, and one that is shown at leisure or not as the game has it."""


@pytest.mark.parametrize("game", EVENTS)
def test_who_passes_over_the_turns_of_bots_sees_their_own_event_cards(home, game):
    """What bots do is passed over; a card that befalls a person ends that, and no press on the way hides it."""
    hands, scene = table(game)
    own, other = EVENTS[game]
    scene.hurry()
    scene.bots.rush = True
    scene.answering.tell([(0, [other])])
    assert scene.player.playing == (other == own)
    scene.hurry()
    scene.bots.rush = True
    scene.answering.tell([(0, [own])])
    assert not scene.bots.rush and scene.player.playing and any(act.own for act in scene.player.acts)
    for _ in range(2):
        click = scene.places.board.center
        hands.down(click)
        hands.up(click)
    hands.app.update(100.0)
    assert scene.player.acts[0].own, "it is read before a press ends it"
    scene.player.step(UNREAD_MS, 1.0)
    hands.down(click)
    hands.up(click)
    assert not scene.player.playing


@pytest.mark.parametrize("game", EVENTS)
def test_without_motion_an_own_event_is_a_slip(home, game):
    _, scene = table(game, speed="off")
    own, _ = EVENTS[game]
    if hasattr(scene.now.g, "phase"):
        scene.now.g.phase = "event"
    (slip,) = scene.results_of([own])
    assert slip.weight == OWN and slip.lines


def test_what_befalls_a_hero_in_the_turn_of_a_bot_ends_what_is_passed_over(home):
    _, scene = table("fistful")
    scene.now.asked = 1
    (slip,) = scene.results_of([heist_news.Healed(0, 1)])
    assert slip.weight == OWN and slip.title
    assert not scene.results_of([heist_news.Healed(1, 1)])


def test_a_stage_of_one_person_never_lies_over_the_turn_of_the_next(home):
    """Whoever won a battle sees how, before the next person is asked; their own next deed puts it away."""
    hands, scene = table("fistful", (0, 0))
    waited = 0
    for step in range(900):
        if scene.session.over:
            break
        scene.give(bot_answer(scene.session, step))
        scene.hurry()
        if scene.passing:
            waited += 1
            assert scene.results.staged and not scene.now.mine and not scene.now.options
            assert not [w.name for w in scene.group.widgets if w.name.startswith("tile:")]
            brass = scene.group.named("primary")
            assert brass.why and brass.label == scene.whose(scene.session.choice.seat)
            if waited % 2:
                stage = next(one for one in scene.results.lying if one.result.stage is not None)
                scene.results.take(stage.name)
            else:
                hands.frames(12, 500.0)
            hands.frames(2)
            assert not scene.passing and not scene.results.staged and scene.now.mine
        stages = {one.name: one.result.seat for one in scene.results.lying if one.result.stage is not None}
        assert scene.session.over or all(seat == scene.now.seat for seat in stages.values())
        if stages and scene.answer(bot_answer(scene.session, step)):
            scene.hurry()
            assert not {one.name for one in scene.results.lying} & stages.keys(), "it goes with the next deed"
            scene.results.clear()
            hands.frames(2)
    assert waited > 1
