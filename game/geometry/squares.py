"""Heist grids: squares with walls and doors on their edges and people movers, and how far a walk on them gets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from game.geometry import letters
from game.geometry.edges import Edge, Segment, corner, segment

_NONE: frozenset[int] = frozenset()


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


class Route(NamedTuple):
    """How a walk gets to a cell: steps spent, and the cell it came from (-1 where the walk began)."""

    cost: int
    back: int


class Routes(dict[int, Route]):
    """Cells where a walk may stop. `over`: cells it may only pass; `rode`: cell to where its mover was entered from."""

    __slots__ = ("over", "rode")

    def __init__(self, found: dict[int, Route]) -> None:
        super().__init__(found)
        self.over: dict[int, Route] = {}
        self.rode: dict[int, int] = {}


def reach(
    grid: Grid,
    start: int,
    steps: int,
    *,
    ends: AbstractSet[int] = _NONE,
    shut: AbstractSet[int] = _NONE,
    pass_only: AbstractSet[int] = _NONE,
) -> Routes:
    """Every cell where a walk of at most `steps` steps may stop, by its fewest steps (R-FC-94), start included.

    `ends` may be entered but not left again (face-down tokens, R-FC-91); `shut` can't be entered (R-FC-96); over
    `pass_only` (other players) a walk may go on but not stop there (R-FC-92, R-FC-93). A step onto a people mover costs
    1 and ends on the matching cell (R-FC-68), unless that cell is shut or taken by a player, or the mover itself is in
    `ends`: then it is plain floor. The start may always be left. Equal input gives equal routes in equal order.
    """
    plain = _NONE
    if grid.movers:
        plain = frozenset(
            [m for m, out in grid.movers.items() if m in ends or m in shut or out in shut or out in pass_only]
        )
    land = grid.landings(plain)
    routes, made = Routes({start: Route(0, -1)}), tuple.__new__
    fresh = [True] * len(land)
    fresh[start] = False
    for cell in shut:
        fresh[cell] = False
    front = [start]
    for cost in range(1, steps + 1):
        arrived: list[int] = []
        for cell in front:
            route = None
            for to in land[cell]:
                if fresh[to]:
                    fresh[to] = False
                    if route is None:
                        route = made(Route, (cost, cell))
                    routes[to] = route
                    if to not in ends:
                        arrived.append(to)
        if not arrived:
            break
        front = arrived
    if grid.movers or pass_only:
        _sort_out(grid, start, plain, pass_only, routes)
    return routes


def _sort_out(grid: Grid, start: int, plain: frozenset[int], pass_only: AbstractSet[int], routes: Routes) -> None:
    """Say which arrivals were rides on a people mover, and take out the cells where nobody may stop."""
    for out, mover in grid.movers.items():
        if out in routes and out != start:
            cost, back = routes[out]
            if out not in plain or out not in grid.neighbours(back):
                routes.rode[out] = back
                routes[out] = Route(cost, mover)
    for cell in pass_only:
        if cell in routes and cell != start:
            routes.over[cell] = routes.pop(cell)


def path(routes: Routes, cell: int) -> list[int]:
    """The cells of the walk from the start to `cell`, a mover's both ends included; KeyError if it can't stop there."""
    trail = [cell]
    back = routes[cell].back
    while back >= 0:
        trail.append(back)
        if cell in routes.rode:
            back = routes.rode[cell]
            trail.append(back)
        cell = back
        back = (routes.over.get(cell) or routes[cell]).back
    return trail[::-1]
