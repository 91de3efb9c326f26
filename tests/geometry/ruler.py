"""pymunk's answer to the same question, for the ruler on screen: how often does it differ from the exact one?"""

from __future__ import annotations

from collections.abc import Callable

import pymunk

from game.geometry.squares import Grid
from tests.geometry.oracle import wall_lines


def pymunk_sees(grid: Grid) -> Callable[[int, int], bool]:
    """Sight by ray query with cells of size 1 and walls without thickness."""
    space = pymunk.Space()
    for x1, y1, x2, y2 in wall_lines(grid):
        space.add(pymunk.Segment(space.static_body, (x1, y1), (x2, y2), 0))
    space.step(0.001)
    query, everything = space.segment_query_first, pymunk.ShapeFilter()
    centres = [(cell % grid.width + 0.5, cell // grid.width + 0.5) for cell in range(grid.width * grid.height)]

    def sees(a: int, b: int) -> bool:
        return query(centres[a], centres[b], 0, everything) is None

    return sees
