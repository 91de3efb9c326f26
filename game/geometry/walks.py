"""How far a walk on squares gets, past what ends it, bars it or may only be passed."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

from game.geometry.squares import Grid, Leg

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


def rings(grid: Grid, start: int, steps: int, marks: Marks) -> list[list[int]]:
    """The cells of `routes` without the ways there, in the same order: those one step away, those two steps away and so
    on, the start in none of them. Quicker, for who only asks where. The marks are used up."""
    front = [grid.legs(_plain(grid, marks))[start]]
    marks[start] = SHUT
    found = list[list[int]]()
    for _ in range(steps):
        arrived, after = list[int](), list[Leg]()
        for leg in front:
            for to, on in leg:
                mark = marks[to]
                if mark:
                    marks[to] = SHUT
                    if mark != OVER:
                        arrived.append(to)
                    if mark != ENDS:
                        after.append(on)
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
