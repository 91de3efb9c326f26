"""How many hexes are left to fly stands in one place on the page of the turn, to the last."""

from __future__ import annotations

import pytest

from game.app.games.keepflyin.panels.pages import moment
from game.app.table.panels.blocks import Row
from game.core.session import Session
from game.rules.keepflyin.movement import MOVE, Play
from tests.ui.keepflyin_table import play_to, table


@pytest.mark.parametrize("left", [MOVE, 1, 0])
def test_the_count_of_hexes_left_keeps_its_place(home, left):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    g = scene.session.state
    g.stack[-1] = Play(0, left)
    scene.session = Session(scene.session.rules, g)
    scene.now.session = scene.session
    scene.now.read()
    block = moment(scene.now, scene.words, str)[1]
    assert isinstance(block, Row) and (block.left, block.right) == ("Hexes left to fly", str(left))
