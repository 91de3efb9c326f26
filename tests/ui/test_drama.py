"""Whose turn it is, what hit somebody, what Undo takes back: what people around one screen must not miss."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.app.games.fistful.scene import FistfulScene
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.shell.sheets.ask import Ask
from game.app.table.curtain.handover import secret
from game.app.table.curtain.scene import Curtain
from game.app.table.moving.edge import SHOWN_MS
from game.app.table.results.results import OWN, Line, Result
from game.rules.shared.news import Turn
from tests.told import news
from tests.ui import firefly_table
from tests.ui.seated_table import seated
from tests.ui.test_results import GAMES


def table(game: str, bots: tuple[int, ...], speed: str = "normal", seed: int = 8):
    kind, settings = GAMES[game]
    app = Program(size=(1280, 720), prefs=Settings(speed=speed, coach=False))
    return seated(app, kind, game, len(bots), seed, bots, settings)


def to_next_person(hands, scene, most: int = 60) -> int:
    """Play on until the table turns to another person while what happened is still shown; that seat."""
    seat = scene.now.seat
    for _ in range(most):
        scene.results.clear()
        scene.give(scene.session.options[0].key)
        asked = scene.session.choice.seat
        if asked != seat and scene.player.playing and scene.now.veiled:
            return asked
        scene.hurry()
        hands.app.update(16.0)
        if hands.app.stack.top is not scene:
            hands.app.stack.top.close()
        seat = scene.now.seat
    raise AssertionError("the table never turned to another person")


def test_an_open_table_turns_to_who_acts_and_never_waits_for_a_person_as_for_a_bot(home):
    hands, scene = table("keepflyin", (0, 0))
    asked = to_next_person(hands, scene)
    assert isinstance(scene, KeepflyinScene) and scene.now.seat == asked and not scene.now.mine and not scene.thinks()
    primary = hands.widget("primary")
    assert scene.now.name(asked) in primary.label and primary.why and scene.words("table.skip") != primary.label
    assert scene.words("hex.page.waiting") not in [getattr(w, "label", "") for w in scene.group.widgets]
    scene.hurry()
    hands.app.update(16.0)
    assert scene.now.mine and scene.edge.seat == asked and scene.deaf > 0
    for _ in range(round(SHOWN_MS / 16) + 2):
        scene.edge.update(16.0)
    assert scene.edge.seat < 0 and not [name for name in scene.layers.panels if name.startswith("edge:")]


def test_the_edge_hinders_no_press(home):
    hands, scene = table("fistful", (0, 0))
    scene.edge.show(1, scene.whose(1), scene.doll(1))
    at = scene.edge.plate().center
    assert isinstance(scene, FistfulScene) and not any(w.name.startswith("edge") for w in scene.group.widgets)
    was = scene.group.at(at)
    scene.edge.drop()
    assert scene.group.at(at) is was


@pytest.mark.parametrize("game", GAMES)
def test_what_hit_somebody_is_told_when_the_turn_begins(home, game):
    hands, scene = table(game, (0, 2))
    scene.hurry()
    scene.results.clear()
    line = {"fistful": ("hurt", 0, 2), "keepflyin": ("platinum", 0, -100), "firefly": ("money", 0, -500, "card")}[game]
    told = scene.recap.chronicle
    told.told.clear()
    seen = len(scene.session.record)
    told.heard(seen + 1, 0, [Turn(0, 1), Turn(1, 1)])
    told.heard(seen + 2, 1, [*news(game, line), Turn(0, 2)])
    scene.recap.told.clear()
    while scene.session.choice.seat != 0:
        scene.session.answer(scene.session.options[0].key)
    scene.now.read()
    scene.recap.settled()
    assert [one for one in scene.results.due if one.title == scene.words("recap.hit", name=scene.now.name(0))]
    scene.results.clear()
    hands.app.settings.recap = False
    scene.recap.told.clear()
    scene.recap.settled()
    assert not scene.results.due


def test_undo_of_what_another_person_did_asks_by_name_and_the_curtain_falls_where_there_are_secrets(home):
    hands, scene = firefly_table.table(2, 3, to="PickShip")
    first = scene.now.seat
    scene.give(scene.session.options[0].key)
    hands.app.update(16.0)
    firefly_table.open_curtain(hands, scene)
    record = len(scene.session.record)
    assert scene.now.seat != first == scene.undoing.whose() and scene.now.name(first) in scene.undoing.says()
    assert hands.widget("undo").hint.startswith(scene.undoing.says())
    scene.undoing.ask()
    top = hands.app.stack.top
    assert isinstance(top, Ask) and len(scene.session.record) == record
    top.do()
    assert len(scene.session.record) == record - 1 and scene.session.choice.seat == first
    covered = isinstance(hands.app.stack.top, Curtain)
    assert covered == secret(scene.session.rules, scene.session.state, scene.now.people, first)
    assert covered or scene.now.seat == first


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [100, 200])
def test_slips_and_the_name_at_the_edge_lie_beside_each_other(home, game, text):
    hands, scene = table(game, (0, 0))
    hands.app.settings.text_scale = text
    hands.app.refit()
    scene.hurry()
    scene.results.clear()
    for _ in range(2 if text == 100 else 1):  # of large letters no more fit
        scene.results.heard([Result(0, "Ada", "Got away", "good", (Line("star", "Gets $200"),), weight=OWN)])
    scene.results.settled()
    scene.panels.refresh()
    scene.edge.show(1, scene.whose(1), scene.doll(1))
    assert scene.edge.at.collidelist([one.rect for one in scene.results.lying]) < 0
    scene.results.clear()
    scene.results.heard([Result(0, "Ada", "Caught", "bad", weight=OWN)])
    scene.results.settled()
    scene.panels.refresh()
    assert scene.edge.at.collidelist([one.rect for one in scene.results.lying]) < 0


def test_undo_says_on_its_button_whose_answer_it_takes_back(home):
    hands, scene = firefly_table.table(2, 3, to="PickShip")
    first = scene.now.seat
    assert hands.widget("undo").label in ("", scene.words("table.undo"))
    scene.give(scene.session.options[0].key)
    hands.app.update(16.0)
    firefly_table.open_curtain(hands, scene)
    undo, kit = hands.widget("undo"), scene.kit
    assert scene.now.name(first) in undo.label and not undo.cap
    assert "End turn" not in undo.label, "nobody has had a turn"
    assert kit.width(undo.label, "bold", 14) + kit.u(30) <= undo.rect.w


class Field(NamedTuple):
    """A stage as large as the board."""

    def size(self, kit, board):
        return board.size

    def paint(self, kit, dst, r, lines):
        pass


@pytest.mark.parametrize("game", GAMES)
def test_the_name_at_the_edge_lies_over_no_battle(home, game):
    """Its dice are read: whose turn it is stands beside the board meanwhile."""
    hands, scene = table(game, (0, 0))
    scene.hurry()
    scene.results.clear()
    scene.results.heard([Result(0, "Ada", "Won", "good", weight=OWN, stage=Field())])
    scene.results.settled()
    scene.panels.refresh()
    scene.edge.show(1, scene.whose(1), scene.doll(1))
    (battle,) = [one.rect for one in scene.results.lying]
    assert battle.size == scene.places.board.size
    assert not scene.edge.at.colliderect(battle) and scene.places.window.contains(scene.edge.at)


@pytest.mark.parametrize("early", [False, True])
def test_a_press_while_the_name_passes_counts_or_is_seen_to_be_too_soon(home, early):
    """What lies there can be pressed as soon as it could be seen; the name goes with any press."""
    hands, scene = table("fistful", (0, 0))
    steady, given = hands.app.ears.steady, scene.session.record
    scene.hurry()
    scene.results.clear()
    hands.frames(100)
    steady.on = True
    place = hands.widget("primary").rect
    before = len(given)
    if early:
        steady.turn(place)  # the world has put it there this moment
    scene.edge.show(0, scene.whose(0), scene.doll(0))
    hands.move(place.center)
    hands.down(place.center)
    assert scene.edge.seat < 0, "it is seen that the press was heard"
    hands.up(place.center)
    assert (len(given) > before) is not early and (steady.spot is not None) is early
