"""pymunk shows the ruler on screen (R-FC-8); the exact geometry decides. They must hardly ever differ."""

from __future__ import annotations

from random import Random

from game.geometry.sight import Sight
from tests.geometry import boards
from tests.geometry.ruler import pymunk_sees


def test_the_ruler_agrees_with_the_rule_but_for_rounding() -> None:
    """Cells of size 1 and walls without thickness: at most one answer in a thousand may differ."""
    rng, asked, differ = Random(11), 0, 0
    for number in range(12):
        grid = boards.mixed(number)
        rows, ray = Sight(grid).rows, pymunk_sees(grid)
        for _ in range(1500):
            a, b = (rng.randrange(len(rows)) for _ in "ab")
            asked += 1
            differ += ray(a, b) != (rows[a][b] == 1)
    assert differ * 1000 <= asked, (differ, asked)
