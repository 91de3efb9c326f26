"""What was taken back and given again is told again: log and recap are what they were, in both games."""

from __future__ import annotations

import pygame
import pytest

from game.app.table.scene import TableScene
from tests.ui import fistful_table, keepflyin_table
from tests.ui.hands import Hands


def told(scene: TableScene) -> tuple[object, ...]:
    return list(scene.log), list(scene.told), list(scene.recap.chronicle.told), scene.session.record[:]


def flown() -> tuple[Hands, TableScene]:
    hands, scene = keepflyin_table.table(2, 5)
    assert keepflyin_table.play_to(hands, scene, "Play")
    option = next(o for n, o in scene.now.cells.items() if not scene.now.down_at(n) and not scene.now.place(n))
    scene.answer(option.key)
    hands.rest()
    return hands, scene


def walked() -> tuple[Hands, TableScene]:
    hands, scene = fistful_table.table()
    for _ in range(40):
        before = len(scene.log)
        scene.answer(next((o.key for o in scene.now.options if o.key.startswith("move")), scene.now.options[0].key))
        hands.rest()
        if not scene.undoing.why_not() and len(scene.log) > before:
            return hands, scene
    raise AssertionError("nothing that can be taken back is told in the log")


@pytest.mark.parametrize("played", [flown, walked])
def test_redo_gives_log_and_recap_back(home, played):
    hands, scene = played()
    before = told(scene)
    hands.key(pygame.K_z)
    assert told(scene) != before and len(scene.log) < len(before[0])
    hands.key(pygame.K_y)
    assert told(scene) == before
    for _ in range(3):
        hands.key(pygame.K_z)
        hands.key(pygame.K_y)
    assert told(scene) == before


def test_redo_gives_the_answers_of_bots_back_too(home):
    """Undo takes a bot's answer back with the person's before it, redo gives both again, and the bot thinks no more."""
    hands, scene = keepflyin_table.table(2, 5, bots=(0, 1))
    scene.session.free = True
    assert keepflyin_table.play_to(hands, scene, "MoveCounter")
    for key in ("pass", "done"):
        if scene.now.mine and scene.now.key(key):
            scene.answer(key)
            hands.rest()
    before = told(scene)
    scene.undo()
    assert len(scene.session.record) < len(before[3])
    while scene.session.future:
        assert scene.redo()
    assert told(scene) == before
