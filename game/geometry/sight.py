"""Line of sight: exact, from the centre of one cell to the centre of another, at any distance."""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from operator import or_

from game.geometry.shadows import crossings, shadows
from game.geometry.squares import Grid

_CLEAR = bytes.maketrans(b"01", b"\x01\x00")


class Sight:
    """Who sees whom on a grid (R-FC-125, R-FC-126): walls and closed doors break a line of sight, nothing else does.

    Strict reading: a line that touches a wall's end is broken too; an open door is no wall. Always symmetric, integers
    only. Open space (cells off the floor) has no sight of its own: the hull around the floor answers for it.
    """

    __slots__ = ("_full", "_rows", "_shadows", "_walls", "grid")

    def __init__(self, grid: Grid) -> None:
        self.reload(grid)

    def reload(self, grid: Grid) -> None:
        """Answer for this grid from now on, as after a door was opened; each row is made when it is first needed."""
        self.grid = grid
        self._shadows = shadows(grid.width, grid.height)
        # Edges as the shadows' field numbers them for a looking cell in the grid's lower right corner.
        width, wider, south = grid.width, grid.width - 1, len(self._shadows) // 2
        self._walls = [cell + cell // width * wider + (south if side == "S" else 0) for cell, side in grid.barred]
        self._rows = [b""] * (grid.width * grid.height)
        self._full = False

    @property
    def rows(self) -> list[bytes]:
        """All rows, for hot loops: `rows[a][b]` is 1 when cell `a` sees cell `b`, else 0; fetch it before the loop."""
        if not self._full:
            for cell, row in enumerate(self._rows):
                if not row:
                    self.make_row(cell)
            self._full = True
        return self._rows

    def row(self, cell: int) -> bytes:
        """What one cell sees: one byte per cell of the grid, 1 or 0; IndexError off the board."""
        if cell < 0:
            raise IndexError(cell)
        return self._rows[cell] or self.make_row(cell)

    def sees(self, a: int, b: int) -> bool:
        """Is the line between the centres of the two cells clear? IndexError off the board."""
        if a < 0 or b < 0:
            raise IndexError((a, b))
        return (self._rows[a] or self.make_row(a))[b] == 1

    def make_row(self, cell: int) -> bytes:
        """Work out what one cell sees and keep it: one byte per cell of the grid, 1 or 0."""
        width, height = self.grid.width, self.grid.height
        columns = 2 * width - 1
        size = columns * height
        y, x = divmod(cell, width)
        shift = (height - 1 - y) * columns + width - 1 - x
        cast = self._shadows
        hidden = reduce(or_, [cast[wall + shift] for wall in self._walls], 0) >> shift
        # As text, highest bit first; the bit set on top keeps the length fixed and is cut off again.
        field = f"{hidden | 1 << 2 * size:b}"[:0:-1].encode().translate(_CLEAR)
        row = b"".join([field[at : at + width] for at in range(0, size, columns)])
        self._rows[cell] = row
        return row

    def blocked_at(self, a: int, b: int) -> tuple[Fraction, Fraction] | None:
        """Where the line from `a` to `b` first meets a wall or closed door, x and y in cell units; None if clear."""
        if not (0 <= a < len(self._rows) and 0 <= b < len(self._rows)):
            raise IndexError((a, b))
        (ax, ay), (bx, by) = self.grid.xy(a), self.grid.xy(b)
        width, barred = self.grid.width, self.grid.barred
        for part, whole, edges in crossings(bx - ax, by - ay):
            if any(((ay + y) * width + ax + x, side) in barred for x, y, side in edges):
                along = Fraction(part, whole)
                return ax + Fraction(1, 2) + (bx - ax) * along, ay + Fraction(1, 2) + (by - ay) * along
        return None
