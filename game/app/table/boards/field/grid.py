"""The grid of a growing map without pictures: which part of it there is, and where each cell lies in units.

A card is 1 wide and `HIGH` high."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.app.table.boards.field.data import Cell

HIGH = 0.70
GAP = 0.05
ACROSS, DOWN = 1 + GAP, HIGH + GAP
LEAST = (7, 5)
"""So many cells are seen at least, so that the first card is not as large as the table."""


class Grid(NamedTuple):
    """The first cell, and how many across and down: all cards with one free ring around them. `shift`: by how much of
    a card's width each row lies farther right than the one above it; with a half each card has six neighbours."""

    low: Cell = (-3, -2)
    across: int = LEAST[0]
    down: int = LEAST[1]
    shift: float = 0.0

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in units."""
        return (self.across + self.shift * (self.down - 1)) * ACROSS - GAP, self.down * DOWN - GAP

    def corner(self, cell: Cell) -> tuple[float, float]:
        """The upper left corner of a cell in units."""
        row = cell[1] - self.low[1]
        return (cell[0] - self.low[0] + self.shift * row) * ACROSS, row * DOWN

    def at(self, x: float, y: float) -> Cell:
        """The cell nearest to a point."""
        row = int((y + GAP / 2) // DOWN)
        return int((x + GAP / 2 - self.shift * row * ACROSS) // ACROSS) + self.low[0], row + self.low[1]

    def has(self, cell: Cell) -> bool:
        """Whether a cell is part of it."""
        x, y = cell[0] - self.low[0], cell[1] - self.low[1]
        return 0 <= x < self.across and 0 <= y < self.down


def around(cells: Iterable[Cell], shift: float = 0.0, before: Grid | None = None) -> Grid:
    """The grid with these cells and one free ring around them; around (0, 0) where there are none. It has `LEAST`
    cells, the cards in its middle, and all that the grid `before` had: what lies there stays where it is as long as
    there is room."""
    known = list(cells) or [(0, 0)]
    found = []
    for i in (0, 1):
        low, high = min(cell[i] for cell in known) - 1, max(cell[i] for cell in known) + 1
        if before is not None:
            low, high = min(low, before.low[i]), max(high, before.low[i] + (before.across, before.down)[i] - 1)
        missing = max(0, LEAST[i] - (high - low + 1))
        low, high = low - missing // 2 - missing % 2, high + missing // 2
        found.append((low, high - low + 1))
    return Grid((found[0][0], found[1][0]), found[0][1], found[1][1], shift)
