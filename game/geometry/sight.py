"""Line of sight: exact, from the centre of one cell to the centre of another, at any distance."""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from operator import or_

from game.geometry.shadows import crossings, shadows
from game.geometry.squares import Grid

_CLEAR = bytes.maketrans(b"01", b"\x01\x00")


class Rows(dict[int, bytes]):
    """Per cell a row with one byte per cell of the grid, 1 where sight is clear; each is made when first asked for."""

    __slots__ = ("_columns", "_height", "_shadows", "_walls", "_width")

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self._width, self._height = grid.width, grid.height
        self._columns = 2 * grid.width - 1
        self._shadows = shadows(grid.width, grid.height)
        south = len(self._shadows) // 2
        self._walls = [self._place(cell) + (south if side == "S" else 0) for cell, side in grid.barred]

    def _place(self, cell: int) -> int:
        """The number of a cell on the shadows' wider field, for a looking cell in the lower right corner."""
        return cell // self._width * self._columns + cell % self._width

    def __missing__(self, cell: int) -> bytes:
        if not 0 <= cell < self._width * self._height:
            raise KeyError(cell)
        width, columns, size = self._width, self._columns, self._columns * self._height
        shift = self._place(self._width * self._height - 1) - self._place(cell)
        cast = self._shadows
        hidden = reduce(or_, [cast[wall + shift] for wall in self._walls], 0) >> shift
        field = f"{hidden | 1 << 2 * size:b}"[:0:-1].encode().translate(_CLEAR)
        row = b"".join([field[at : at + width] for at in range(0, size, columns)])
        self[cell] = row
        return row


class Sight:
    """Who sees whom on a grid (R-FC-125, R-FC-126): walls and closed doors break a line of sight, nothing else does.

    Strict reading: a line that touches a wall's end is broken too; an open door is no wall. Always symmetric, integers
    only. `rows[a][b]` is 1 when cell `a` sees cell `b`, for use in hot loops.
    """

    __slots__ = ("grid", "rows")

    grid: Grid
    rows: Rows

    def __init__(self, grid: Grid) -> None:
        self.reload(grid)

    def reload(self, grid: Grid) -> None:
        """Answer for another grid from now on, as after a door was opened; rows are made anew when asked for."""
        self.grid = grid
        self.rows = Rows(grid)

    def sees(self, a: int, b: int) -> bool:
        """Is the line between the centres of the two cells clear? KeyError or IndexError for cells off the board."""
        return self.rows[a][b] == 1

    def blocked_at(self, a: int, b: int) -> tuple[Fraction, Fraction] | None:
        """Where the line from `a` to `b` first meets a wall or closed door, x and y in cell units; None if clear."""
        (ax, ay), (bx, by) = self.grid.xy(a), self.grid.xy(b)
        width, barred = self.grid.width, self.grid.barred
        for part, whole, edges in crossings(bx - ax, by - ay):
            if any(((ay + y) * width + ax + x, side) in barred for x, y, side in edges):
                along = Fraction(part, whole)
                return ax + Fraction(1, 2) + (bx - ax) * along, ay + Fraction(1, 2) + (by - ay) * along
        return None
