"""Who has lost and plays on as the enemy, and who shares a hex with two of a kind: the table shows what matters."""

from __future__ import annotations

from game.app.games.keepflyin.dock.actions import tiles
from game.app.games.keepflyin.panels.bar import bar
from game.app.games.keepflyin.panels.pages import moment
from game.app.games.keepflyin.panels.rail import CAPTAINS, parts, rail
from game.app.games.keepflyin.sayings import lead
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.table.panels.section import Section
from game.core.engine import advance
from game.core.session import Session
from game.rules.keepflyin import bots
from game.rules.keepflyin.ruleset import KEEPFLYIN
from tests.rules.keepflyin.table import table as laid
from tests.ui import keepflyin_table


def scene_of(**tables) -> KeepflyinScene:
    """A voyage on the table with these tables laid out."""
    g = laid(3, **tables).g
    advance(g)
    hands, scene = keepflyin_table.table(3)
    hands.app.stack.pop()
    again = KeepflyinScene(hands.app, Session(KEEPFLYIN, g), keepflyin_table.NAMES[:3])
    hands.app.stack.push(again)
    return again


def test_a_turncoat_sees_its_counter_and_the_ships_that_fly(home):
    scene = scene_of(
        at={0: "penal-moon", 1: "T1", 2: "E9"}, counters={"E12": "reaver:5 up"}, helm={0: 1}, platinum={1: 700}
    )
    now, words = scene.now, scene.words
    assert now.kind == "MoveHelm"
    shown = rail(now, words)
    assert shown.lost and shown.text("plate") == "Ada flies with the enemy"
    assert shown.helm == (1, now.g.up[1]) and shown.text("helm") == "Reavers 5"
    assert not {part.name for part in parts(scene.kit, scene.places.rail, shown)} & set(CAPTAINS)
    assert [name for name, _ in bar(now, words, False).steps] == ["Play", "Enemy"]
    prey = next(block for block in moment(now, words, lambda key: None) if isinstance(block, Section))
    assert [(row.left, row.right) for row in prey.rows] == [("Cy at E9", "3 hexes"), ("Bo at T1", "20 hexes")]


def test_the_brass_button_moves_the_counter_as_a_hint_does(home):
    """It stays only where no move brings it nearer to a ship."""
    scene = scene_of(at={0: "penal-moon", 1: "T1", 2: "E9"}, counters={"E12": "reaver:5 up"}, helm={0: 1})
    now = scene.now
    wanted = bots.worth_a_look(now.g, [option.key for option in now.options])
    assert wanted[0].startswith("shift:1:") and lead(now).key == wanted[0]
    scene.hint.ask()
    assert scene.hint.best[0].key == wanted[0] == scene.panels.dock.first().key
    label, sub, _, _ = scene.panels.dock.primary()
    assert label and sub


def test_a_captain_sees_its_own_ship_and_how_far_it_is_to_retire(home):
    scene = scene_of(at={0: "E9", 1: "T1", 2: "T9"})
    shown = rail(scene.now, scene.words)
    assert not shown.lost and shown.helm == (-1, "")
    assert {part.name for part in parts(scene.kit, scene.places.rail, shown)} >= set(CAPTAINS)
    assert len(bar(scene.now, scene.words, False).steps) == 5


def test_of_two_cruisers_it_is_all_one_which_comes_first(home):
    alike = scene_of(at={0: "E9", 1: "T1", 2: "T9"}, counters={"E9": "alliance:1 up and alliance:2 up"})
    assert alike.now.kind == "EvadeFirst" and len(alike.now.options) == 2
    assert [tile.name for tile in tiles(alike.now, alike.words, "")] == ["Evade"]
    other = scene_of(at={0: "E9", 1: "T1", 2: "T9"}, counters={"E9": "reaver:5 up and reaver:4 up"})
    named = [tile.name for tile in tiles(other.now, other.words, "")]
    assert named == ["Evade Reavers 5 first", "Evade Reavers 4 first"]
