"""Pointy-top hexes: arithmetic on axial coordinates, boards of offset rows with spurs, and how far a way on them is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]
"""Axial coordinates q and r: q counts to the right, r downwards along the rows; a row further down stands half a hex to
the right of the same q. q, r and -q - r together are cube coordinates."""

STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six ways to a neighbour, clockwise from the right."""


def axial(column: int, row: int) -> Hex:
    """The hex in a column and row of a board whose odd rows stand half a hex to the right."""
    return column - (row - (row & 1)) // 2, row


def offset(a: Hex) -> tuple[int, int]:
    """Column and row of a hex, the inverse of `axial`."""
    return a[0] + (a[1] - (a[1] & 1)) // 2, a[1]


def distance(a: Hex, b: Hex) -> int:
    """The fewest steps from one hex to another where nothing is in the way."""
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def neighbours(a: Hex) -> list[Hex]:
    """The six hexes around `a`, clockwise from the right."""
    return [(a[0] + q, a[1] + r) for q, r in STEPS]


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes exactly `radius` steps away, clockwise from the one to the right; the centre itself for 0."""
    if radius == 0:
        return [centre]
    q, r = centre[0] + radius, centre[1]
    found = []
    for dq, dr in (*STEPS[2:], *STEPS[:2]):
        for _ in range(radius):
            found.append((q, r))
            q, r = q + dq, r + dr
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at most `radius` steps away, centre first, then ring by ring."""
    return [one for far in range(radius + 1) for one in ring(centre, far)]


def line(a: Hex, b: Hex) -> list[Hex]:
    """The hexes along the straight line from centre to centre, both ends included: distance + 1 of them, in order.

    At each whole step the hex whose centre is nearest; where two or three are equally near (the line runs along an edge
    or through a corner) the upper one, of two in one row the left one. So `line(b, a)` is `line(a, b)` reversed.
    """
    count = distance(a, b)
    found = [a]
    for step in range(1, count + 1):
        q, r = a[0] * count + (b[0] - a[0]) * step, a[1] * count + (b[1] - a[1]) * step
        best = None
        for one in ((q // count + x, r // count + y) for y in (0, 1) for x in (0, 1)):
            dq, dr = one[0] * count - q, one[1] * count - r
            key = dq * dq + dq * dr + dr * dr, one[1], one[0]
            best = key if best is None or key < best else best
        if best is not None:
            found.append((best[2], best[1]))
    return found


@dataclass(frozen=True, eq=False)
class HexGrid:
    """A board of cells `row * width + column`, odd rows half a hex to the right; immutable, compared by identity.

    A spur is one more space that hangs on a hex and is joined to it alone (R-KF-17, R-KF-173): spur i is the cell
    `width * height + i` and hangs on cell `spurs[i]`. Sets of cells are fields: integers with one bit per cell, made by
    `field`, read by `cells` and `has`. The bits' order is the grid's own affair.
    """

    width: int
    height: int
    spurs: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.width < 1 or self.height < 1:
            raise ValueError("a board needs at least one cell")
        board = range(self.width * self.height)
        if len(set(self.spurs)) < len(self.spurs) or not all(host in board for host in self.spurs):
            raise ValueError(f"spurs {self.spurs!r} don't hang on different hexes of the board")

    # ------------------------------------------------------------ cells

    @property
    def size(self) -> int:
        """How many cells there are, spurs included."""
        return self.width * self.height + len(self.spurs)

    def cell(self, column: int, row: int) -> int:
        """The cell in a column and row; IndexError outside the board."""
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise IndexError(f"({column}, {row}) lies outside {self.width} columns and {self.height} rows")
        return row * self.width + column

    def host(self, cell: int) -> int:
        """The hex a spur hangs on; any other cell is its own."""
        own = cell - self.width * self.height
        return cell if own < 0 else self.spurs[own]

    def xy(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell, a spur's those of its host."""
        row, column = divmod(self.host(cell), self.width)
        return column, row

    def name(self, cell: int) -> str:
        """The cell as a chart writes it: the column's letters and the row from 1 ("F5"), a spur's with a plus."""
        column, row = self.xy(cell)
        letters = ""
        column += 1
        while column:
            column, letter = divmod(column - 1, 26)
            letters = chr(ord("A") + letter) + letters
        return f"{letters}{row + 1}" + "+" * (cell >= self.width * self.height)

    def parse(self, name: str) -> int:
        """The cell called `name`, the inverse of `name`; ValueError when the board has no such cell."""
        if re.fullmatch(r"[A-Z]{1,3}[1-9][0-9]{0,3}\+?", name) and name in self._called:
            return self._called[name]
        raise ValueError(f"{name[:40]!r} is no cell of {self.width} columns and {self.height} rows")

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The cells one step away, clockwise from the right, a spur last; IndexError off the board."""
        return self.near[cell]

    def distance(self, a: int, b: int) -> int:
        """The fewest steps between two cells where nothing is in the way, to and from spurs by way of their hosts."""
        if a == b:
            return 0
        hosts = self.host(a), self.host(b)
        return (hosts[0] != a) + (hosts[1] != b) + distance(axial(*self.xy(a)), axial(*self.xy(b)))

    @cached_property
    def near(self) -> list[tuple[int, ...]]:
        """Per cell its neighbours, for hot loops; not to be changed."""
        found: list[list[int]] = []
        for row in range(self.height):
            for column in range(self.width):
                around = map(offset, neighbours(axial(column, row)))
                found.append([y * self.width + x for x, y in around if 0 <= x < self.width and 0 <= y < self.height])
        for number, host in enumerate(self.spurs):
            found[host].append(self.width * self.height + number)
            found.append([host])
        return [tuple(cells) for cells in found]

    @cached_property
    def far(self) -> list[tuple[int, ...]]:
        """`far[a][b]` is `distance(a, b)`, for hot loops; made on first use, not to be changed."""
        return [tuple(distances(self, cell)) for cell in range(self.size)]

    # ------------------------------------------------------------ fields

    def field(self, cells: Iterable[int]) -> int:
        """These cells as a field; IndexError off the board."""
        found, bits = 0, self._bits
        for cell in cells:
            if cell < 0:
                raise IndexError(cell)
            found |= bits[cell]
        return found

    def cells(self, field: int) -> list[int]:
        """The cells of a field in ascending order."""
        found, cell_at = [], self._cell_at
        while field:
            low = field & -field
            found.append(cell_at[low.bit_length() - 1])
            field ^= low
        return found

    def has(self, field: int, cell: int) -> bool:
        """Is the cell in the field? IndexError off the board."""
        if cell < 0:
            raise IndexError(cell)
        return bool(field & self._bits[cell])

    def grown(self, field: int) -> int:
        """A field and every cell one step away from it."""
        right, left, row = field | field << 1, field | field >> 1, self.width + 1
        wide = right | left | right << row | left >> row
        if field & self._joints:
            for host, spur in self._hung:
                if field & (host | spur):
                    wide |= host | spur
        return wide & self.everywhere

    @cached_property
    def everywhere(self) -> int:
        """All cells."""
        return self.field(range(self.size))

    @cached_property
    def _bits(self) -> list[int]:
        # Axial rows of width + 2 bits: each step is a shift (1 along the row, width + 2 and width + 1 between rows) and
        # never lands in a row it does not lead to, for at least one bit between two rows belongs to no cell. Spurs lie
        # too far behind the last row, and from each other, for any shift.
        wide = self.width + 2
        places = [row * wide + axial(column, row)[0] for row in range(self.height) for column in range(self.width)]
        places += [(self.height + 2 + 2 * number) * wide for number in range(len(self.spurs))]
        return [1 << place for place in places]

    @cached_property
    def _cell_at(self) -> dict[int, int]:
        return {bit.bit_length() - 1: cell for cell, bit in enumerate(self._bits)}

    @cached_property
    def _hung(self) -> list[tuple[int, int]]:
        first = self.width * self.height
        return [(self._bits[host], self._bits[first + number]) for number, host in enumerate(self.spurs)]

    @cached_property
    def _joints(self) -> int:
        return sum(host | spur for host, spur in self._hung)

    @cached_property
    def _called(self) -> dict[str, int]:
        return {self.name(cell): cell for cell in range(self.size)}


def reach(grid: HexGrid, start: int, steps: int, *, ends: int = 0, shut: int = 0, goal: int = 0) -> list[int]:
    """How far a ship gets: item n is the field of the cells it can reach with n steps and no fewer, n from 0 up.

    `ends` is the field of cells that may be entered but not left again (face-down counters, R-KF-115), `shut` that of
    cells that can't be entered; the start may always be left. The list ends early where nothing new can be reached, and
    with the first item that holds a cell of the field `goal`.
    """
    front = grid.field([start])
    free = grid.everywhere & ~shut & ~front
    grown, rings = grid.grown, [front]
    for _ in range(steps):
        front = grown(front) & free
        if not front:
            break
        rings.append(front)
        if front & goal:
            break
        free ^= front
        if ends:
            front &= ~ends
    return rings


def path(grid: HexGrid, rings: Sequence[int], cell: int, *, ends: int = 0) -> list[int]:
    """The cells of one shortest way from the start of `reach` to `cell`; KeyError if it is not in its rings."""
    steps = next((steps for steps, ring_ in enumerate(rings) if grid.has(ring_, cell)), -1)
    if steps < 0:
        raise KeyError(cell)
    trail = [cell]
    for before in range(steps - 1, -1, -1):
        left = rings[before] & ~ends if before else rings[0]
        cell = next(one for one in grid.near[cell] if grid.has(left, one))
        trail.append(cell)
    return trail[::-1]


def distances(grid: HexGrid, goal: int, *, shut: int = 0) -> list[int]:
    """Per cell the steps of a shortest way from it to `goal` around the cells in `shut`, -1 where there is none.

    `goal` itself may be shut: then the way counts that would lead there.
    """
    found = [-1] * grid.size
    for steps, ring_ in enumerate(reach(grid, goal, grid.size, shut=shut)):
        for cell in grid.cells(ring_):
            found[cell] = steps
    return found


def toward(grid: HexGrid, start: int, goal: int, *, shut: int = 0) -> tuple[int, ...]:
    """Every neighbour of `start` that begins a shortest way to `goal` around the cells in `shut` (R-KF-146).

    Where no way leads to `goal` (also when it is shut itself) the ways count that lead as near as one can get, by
    `distance`. Empty when nothing nearer can be reached. The start may lie in `shut`. The order is that of `near`.
    """
    free = (grid.everywhere & ~shut) | grid.field([start])
    wanted = grid.field([goal]) & free
    while True:
        before = 0
        while wanted != before and not grid.has(wanted, start):
            before, wanted = wanted, grid.grown(wanted) & free
        if grid.has(wanted, start):
            return tuple(cell for cell in grid.near[start] if grid.has(before, cell))
        found, wanted = sum(reach(grid, start, grid.size, shut=shut)), grid.field([goal])
        while not wanted & found:
            wanted = grid.grown(wanted)
        wanted &= found
