"""Heist grids: squares with walls and doors on their edges and people movers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.geometry import letters
from game.geometry.edges import Edge, Segment, corner, segment

MOST = 64
"""Ways in which people movers may be taken that the fans of a board are kept for."""


class Fan(dict[int, "tuple[int, ...]"]):
    """Where one step from a cell can end, of those cells that are in a field, in the order of `Grid.landings`: made for
    each field when it is first asked for. `field`: all of them."""

    __slots__ = ("field", "near")

    def __init__(self, near: Sequence[int]) -> None:
        super().__init__()
        self.near = near
        self.field = sum([1 << cell for cell in near])

    def __missing__(self, field: int) -> tuple[int, ...]:
        found = self[field] = tuple([cell for cell in self.near if field >> cell & 1])
        return found


@dataclass(frozen=True, eq=False)
class Grid:
    """A board of cells `y * width + x`; immutable, compared by identity.

    Walls include the hull. Closed doors bar movement and sight as walls do, until `opened` gives a grid without them.
    """

    width: int
    height: int
    floor: frozenset[int]
    walls: frozenset[Edge]
    doors: frozenset[Edge] = frozenset()
    movers: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def build(
        cls,
        rows: Sequence[str],
        open_pairs: Iterable[str] = (),
        doorways: Iterable[Sequence[object]] = (),
        walls: Iterable[Sequence[object]] = (),
        doors: Iterable[Sequence[object]] = (),
        movers: Iterable[Sequence[Sequence[int]]] = (),
    ) -> Grid:
        """The grid that a map file draws, see `letters.read`; ValueError names the entry that cannot stand."""
        return cls(*letters.read(rows, open_pairs, doorways, walls, doors, movers))

    def cell(self, x: int, y: int) -> int:
        """The cell in column x and row y; IndexError outside the board."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError(f"({x}, {y}) lies outside {self.width} columns and {self.height} rows")
        return y * self.width + x

    def xy(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
        return cell % self.width, cell // self.width

    def name(self, cell: int) -> str:
        """The cell as keys and files write it: "column,row"."""
        return f"{cell % self.width},{cell // self.width}"

    def parse(self, name: str) -> int:
        """The cell called `name`, the inverse of `name`; ValueError when the board has no such cell."""
        if re.fullmatch(r"(0|[1-9][0-9]{0,5}),(0|[1-9][0-9]{0,5})", name):
            x, y = map(int, name.split(","))
            if x < self.width and y < self.height:
                return y * self.width + x
        raise ValueError(f"{name[:40]!r} is no cell of {self.width} columns and {self.height} rows")

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """Floor cells one step away in the eight directions, straight ones first; people movers don't count (R-FC-89).

        No step crosses a wall or closed door (R-FC-90), nor, diagonally, a corner that one of them touches (R-FC-95).
        """
        return self._near[cell]

    def opened(self, *edges: Edge) -> Grid:
        """This grid with those closed doors opened; an open door is no wall. ValueError where no closed door is."""
        for edge in edges:
            if edge not in self.doors:
                raise ValueError(f"no closed door at {edge!r}")
        return replace(self, doors=self.doors.difference(edges))

    @cached_property
    def everywhere(self) -> int:
        """The field of all cells, those without a floor too: bit n is cell n."""
        return (1 << self.width * self.height) - 1

    @cached_property
    def barred(self) -> frozenset[Edge]:
        """Every edge that stops movement and sight: walls and closed doors."""
        return self.walls | self.doors

    def segments(self) -> list[Segment]:
        """All walls as lines in cell units, for drawing: no doors, but the hull on the left and upper frame too."""
        lines = [segment(edge, self.width) for edge in self.walls]
        lines += [(0, y, 0, y + 1) for y in range(self.height) if y * self.width in self.floor]
        lines += [(x, 0, x + 1, 0) for x in range(self.width) if x in self.floor]
        return sorted(lines)

    def landings(self, plain: frozenset[int]) -> list[tuple[int, ...]]:
        """Per cell, where one step can end: `neighbours`, each people mover replaced by its matching cell (R-FC-67).

        Movers in `plain` don't carry: a step onto one ends there. The lists are kept and not to be changed.
        """
        known = self._landings.get(plain)
        if known is None:
            carry = {cell: out for cell, out in self.movers.items() if cell not in plain}
            known = [tuple(dict.fromkeys([carry.get(to, to) for to in near])) for near in self._near]
            self._landings[plain] = known
        return known

    def fans(self, ends: int = 0, taken: int = 0) -> tuple[list[int], list[Fan]]:
        """Per cell, the field of where one step can end and its fan. People movers in the field `ends`, and those whose
        matching cell is `taken`, don't carry. Kept, not to be changed."""
        ends, taken = ends & self._lifts, taken & self._lifts
        known = self._fans.get((ends, taken))
        if known is None:
            plain = [m for m, out in self.movers.items() if ends >> m & 1 or taken >> out & 1]
            fans = [Fan(near) for near in self.landings(frozenset(plain))]
            if len(self._fans) >= MOST:
                self._fans.clear()
            known = self._fans[ends, taken] = [fan.field for fan in fans], fans
        return known

    @cached_property
    def _lifts(self) -> int:
        return sum([1 << mover for mover in self.movers])

    @cached_property
    def _fans(self) -> dict[tuple[int, int], tuple[list[int], list[Fan]]]:
        return {}

    @cached_property
    def _landings(self) -> dict[frozenset[int], list[tuple[int, ...]]]:
        return {}

    @cached_property
    def _near(self) -> list[tuple[int, ...]]:
        return [self._steps_from(cell) if cell in self.floor else () for cell in range(self.width * self.height)]

    def _steps_from(self, cell: int) -> tuple[int, ...]:
        wide, barred = self.width, self.barred
        x, y = self.xy(cell)
        west, north, east, south = x > 0, y > 0, x < wide - 1, y < self.height - 1
        found = []
        for inside, to, edge in (
            (north, cell - wide, (cell - wide, "S")),
            (east, cell + 1, (cell, "E")),
            (south, cell + wide, (cell, "S")),
            (west, cell - 1, (cell - 1, "E")),
        ):
            if inside and to in self.floor and edge not in barred:
                found.append(to)
        for inside, to, north_west in (
            (north and east, cell - wide + 1, cell - wide),
            (south and east, cell + wide + 1, cell),
            (south and west, cell + wide - 1, cell - 1),
            (north and west, cell - wide - 1, cell - wide - 1),
        ):
            if inside and to in self.floor and barred.isdisjoint(corner(north_west, wide)):
                found.append(to)
        return tuple(found)
