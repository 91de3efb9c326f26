"""The live ruler: where pymunk's ray from one cell's centre to another's meets a wall. It shows; sight decides."""

from __future__ import annotations

import atexit

import pymunk

from game.core.remembered import forget, remembered
from game.rules.fistful.board import Board

Point = tuple[float, float]


class Ruler:
    """The walls of a board as segments without thickness; a cell is 1 wide."""

    def __init__(self, board: Board) -> None:
        self.space = pymunk.Space()
        for x0, y0, x1, y1 in board.grid.segments():
            self.space.add(pymunk.Segment(self.space.static_body, (x0, y0), (x1, y1), 0))

    def meets(self, a: tuple[int, int], b: tuple[int, int]) -> Point | None:
        """The first wall on the ray between two cells, in cell units; None when the ray passes."""
        hit = self.space.segment_query_first(
            (a[0] + 0.5, a[1] + 0.5), (b[0] + 0.5, b[1] + 0.5), 0, pymunk.ShapeFilter()
        )
        return (hit.point.x, hit.point.y) if hit is not None else None


@remembered
def ruler_of(board: Board) -> Ruler:
    """The ruler of a board, built once."""
    return Ruler(board)


atexit.register(forget)  # a space can't be freed any more once pymunk itself is gone
