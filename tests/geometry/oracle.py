"""Sight and walks straight from their definitions: slow, and sharing no code with the game."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from game.geometry.squares import Grid

HALF = Fraction(1, 2)
Point = tuple[Fraction, Fraction]
Line = tuple[int, int, int, int]


def wall_lines(grid: Grid) -> list[Line]:
    """Walls and closed doors as x1, y1, x2, y2 in cell units, the smaller end first."""
    lines = []
    for cell, side in sorted(grid.walls | grid.doors):
        left, top = cell % grid.width, cell // grid.width
        lines.append((left + 1, top, left + 1, top + 1) if side == "E" else (left, top + 1, left + 1, top + 1))
    return lines


def centre(grid: Grid, cell: int) -> Point:
    return cell % grid.width + HALF, cell // grid.width + HALF


def touching(lines: list[Line], a: Point, b: Point) -> Iterator[tuple[Fraction, Point]]:
    """Every wall, ends included, that the straight line from a to b, ends included, has a point in common with.

    Yields how far along the line (0..1) that point is, and the point. Centres never lie on a wall's own straight
    line, so a common point is always a single one.
    """
    (ax, ay), (bx, by) = a, b
    low_x, high_x, low_y, high_y = *sorted((float(ax), float(bx))), *sorted((float(ay), float(by)))
    for x1, y1, x2, y2 in lines:
        if x2 < low_x or x1 > high_x or y2 < low_y or y1 > high_y:  # halves are exact as floats: only a quick way out
            continue
        if x1 == x2:
            along = (x1 - ax) / (bx - ax)
            point = (Fraction(x1), ay + along * (by - ay))
        else:
            along = (y1 - ay) / (by - ay)
            point = (ax + along * (bx - ax), Fraction(y1))
        if 0 <= along <= 1 and x1 <= point[0] <= x2 and y1 <= point[1] <= y2:
            yield along, point


def sees(lines: list[Line], a: Point, b: Point) -> bool:
    """The strict reading: no wall, its ends included, has a point in common with the line."""
    return next(touching(lines, a, b), None) is None


def first_wall(lines: list[Line], a: Point, b: Point) -> Point | None:
    """The point nearest to a where the line meets a wall."""
    return min(touching(lines, a, b), default=(0, None))[1]


def may_step(grid: Grid, lines: list[Line], cell: int, dx: int, dy: int) -> int | None:
    """The cell of floor one step away, or None where a wall or a wall's end stops the step or the floor ends."""
    x, y = cell % grid.width, cell // grid.width
    if not (0 <= x + dx < grid.width and 0 <= y + dy < grid.height):
        return None
    to = (y + dy) * grid.width + x + dx
    if to not in grid.floor:
        return None
    crossed = (x + HALF + dx * HALF, y + HALF + dy * HALF)  # the middle of an edge, or a corner
    for x1, y1, x2, y2 in lines:
        if x1 <= crossed[0] <= x2 and y1 <= crossed[1] <= y2:
            return None
    return to


def land(grid: Grid, to: int, ends: frozenset[int], shut: frozenset[int], taken: frozenset[int]) -> int:
    """Where a step onto `to` ends: a people mover carries on unless its exit can't be used or a token lies on it."""
    out = grid.movers.get(to)
    if out is None or to in ends or out in shut or out in taken:
        return to
    return out


def all_walks(
    grid: Grid, start: int, steps: int, ends: frozenset[int], shut: frozenset[int], taken: frozenset[int]
) -> dict[int, int]:
    """Fewest steps to every cell where some walk may stop, found by making every walk there is."""
    lines = wall_lines(grid)
    around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    onto = {
        cell: [to for dx, dy in around if (to := may_step(grid, lines, cell, dx, dy)) is not None and to not in shut]
        for cell in grid.floor
    }
    best = {start: 0}

    def walk(cell: int, spent: int) -> None:
        if cell not in taken:
            best[cell] = min(best.get(cell, spent), spent)
        if spent < steps and (spent == 0 or cell not in ends):
            for to in onto[cell]:
                walk(land(grid, to, ends, shut, taken), spent + 1)

    walk(start, 0)
    return best
