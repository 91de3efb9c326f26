"""How far a walk on squares gets, past what ends it, bars it or may only be passed."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

from game.geometry.squares import Grid

SHUT, FREE, ENDS, OVER = range(4)
"""What a cell is to a walk: it can't be entered; it is free; it may be entered but not left again; it may be passed but
not stopped at."""

Marks = list[int]
"""One of these for each cell of a grid."""

_NONE: frozenset[int] = frozenset()


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
    `pass_only` (other players) a walk may go on but not stop there (R-FC-92, R-FC-93).
    """
    return routes(grid, start, steps, marked(grid, ends, shut, pass_only))


def marks_of(grid: Grid, ends: int = 0, shut: int = 0, over: int = 0) -> Marks:
    """The marks of a grid by fields, as `rings` asks for them."""
    size = range(grid.width * grid.height)
    return [SHUT if shut >> n & 1 else OVER if over >> n & 1 else ENDS if ends >> n & 1 else FREE for n in size]


def marked(
    grid: Grid, ends: AbstractSet[int] = _NONE, shut: AbstractSet[int] = _NONE, pass_only: AbstractSet[int] = _NONE
) -> Marks:
    """The marks of a grid; a cell that ends a walk and may only be passed is shut."""
    marks = [FREE] * (grid.width * grid.height)
    for cell in ends:
        marks[cell] = ENDS
    for cell in pass_only:
        marks[cell] = SHUT if cell in ends else OVER
    for cell in shut:
        marks[cell] = SHUT
    return marks


def routes(grid: Grid, start: int, steps: int, marks: Marks) -> Routes:
    """The same among cells that are marked; the marks are used up.

    A step onto a people mover costs 1 and ends on the matching cell (R-FC-68), unless that cell is shut or taken by a
    player, or the mover itself ends a walk or is shut: then it is plain floor. The start may always be left. Equal
    input gives equal routes in equal order.
    """
    plain = _plain(grid, marks)
    land = grid.landings(plain)
    found, over = Routes({start: Route(0, -1)}), list[int]()
    marks[start] = SHUT
    front = [start]
    for cost in range(1, steps + 1):
        arrived: list[int] = []
        for cell in front:
            route = Route(cost, cell)
            for to in land[cell]:
                mark = marks[to]
                if mark:
                    marks[to] = SHUT
                    found[to] = route
                    if mark != ENDS:
                        arrived.append(to)
                    if mark == OVER:
                        over.append(to)
        if not arrived:
            break
        front = arrived
    for out, mover in grid.movers.items():
        if out in found and out != start:
            cost, back = found[out]
            if out not in plain or out not in grid.neighbours(back):
                found.rode[out] = back
                found[out] = Route(cost, mover)
    for cell in over:
        found.over[cell] = found.pop(cell)
    return found


def rings(grid: Grid, start: int, steps: int, ends: int = 0, shut: int = 0, over: int = 0) -> list[list[int]]:
    """The cells of `routes` without the ways there, in the same order: those one step away, those two steps away and so
    on, the start in none of them. Quicker, for who only asks where. What lies in the way are fields, in which bit n is
    cell n and of which no two share a cell."""
    near, fans = grid.fans(ends | shut, shut | over)
    everywhere, special = grid.everywhere, ends | over
    free, stop, leave = everywhere & ~(shut | 1 << start), everywhere & ~over, everywhere & ~ends
    front = [start]
    found: list[list[int]] = []
    for left in range(steps - 1, -1, -1):
        arrived: list[int] = []
        if special and left:
            after: list[int] = []
            for cell in front:
                new = near[cell] & free
                if new:
                    free ^= new
                    fan = fans[cell]
                    if new & special:
                        arrived += fan[new & stop if over else new]
                        new &= leave
                        if new:
                            after += fan[new]
                    else:
                        cells = fan[new]
                        arrived += cells
                        after += cells
        else:
            after = arrived
            for cell in front:
                new = near[cell] & free
                if new:
                    free ^= new
                    arrived += fans[cell][new & stop if over else new]
        if not after and not arrived:
            break
        found.append(arrived)
        front = after
    return found


def _plain(grid: Grid, marks: Marks) -> frozenset[int]:
    """The people movers that carry nobody now."""
    if not grid.movers:
        return _NONE
    return frozenset([m for m, out in grid.movers.items() if marks[m] in (SHUT, ENDS) or marks[out] in (SHUT, OVER)])


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
