"""The grid of a growing map without pictures: which part of it there is, and where each cell lies in units.

A card is 1 wide and `HIGH` high."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.app.table.boards.field.data import Cell

HIGH = 0.70
GAP = 0.05
ACROSS, DOWN = 1 + GAP, HIGH + GAP
LEAST = (5, 5)
"""So many cells are seen at least, so that the first card is not as large as the table."""


class Grid(NamedTuple):
    """From which cell, and how many across and down: all cards with one free ring around them."""

    low: Cell = (-2, -2)
    across: int = LEAST[0]
    down: int = LEAST[1]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.across * ACROSS - GAP, self.down * DOWN - GAP

    def corner(self, cell: Cell) -> tuple[float, float]:
        """The upper left corner of a cell in units."""
        return (cell[0] - self.low[0]) * ACROSS, (cell[1] - self.low[1]) * DOWN

    def at(self, x: float, y: float) -> Cell:
        """The cell nearest to a point."""
        return int((x + GAP / 2) // ACROSS) + self.low[0], int((y + GAP / 2) // DOWN) + self.low[1]

    def has(self, cell: Cell) -> bool:
        """Whether a cell is part of it."""
        x, y = cell[0] - self.low[0], cell[1] - self.low[1]
        return 0 <= x < self.across and 0 <= y < self.down


def around(cells: Iterable[Cell]) -> Grid:
    """The grid with these cells and one free ring around them; around (0, 0) where there are none. It has `LEAST`
    cells, the cards in its middle."""
    known = list(cells) or [(0, 0)]
    found = []
    for i in (0, 1):
        low, high = min(cell[i] for cell in known) - 1, max(cell[i] for cell in known) + 1
        missing = max(0, LEAST[i] - (high - low + 1))
        found.append((low - missing // 2 - missing % 2, high - low + 1 + missing))
    return Grid((found[0][0], found[1][0]), found[0][1], found[1][1])
