"""Hexes straight from their definitions, as cubes: slow, and sharing no code with the game."""

from __future__ import annotations

from collections import deque
from fractions import Fraction
from random import Random

from game.geometry.hexes import HexGrid

Cube = tuple[int, int, int]
SIDES = [(1, -1, 0), (1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1), (0, -1, 1)]


def cube(column: int, row: int) -> Cube:
    """A hex of a board whose odd rows stand half a hex to the right."""
    x = column - row // 2
    return x, row, -x - row


def around(a: Cube) -> list[Cube]:
    return [(a[0] + x, a[1] + y, a[2] + z) for x, y, z in SIDES]


def steps_from(a: Cube, most: int) -> dict[Cube, int]:
    """Fewest steps to every hex of the endless plane within `most`, found by walking."""
    found, queue = {a: 0}, deque([a])
    while queue:
        at = queue.popleft()
        if found[at] < most:
            for to in around(at):
                if to not in found:
                    found[to] = found[at] + 1
                    queue.append(to)
    return found


def centre(a: Cube) -> tuple[Fraction, Fraction]:
    """Where a hex's centre lies, in widths of a hex to the right and in rows downwards."""
    return a[0] + Fraction(a[1], 2), Fraction(a[1])


def nearest(x: Fraction, y: Fraction) -> Cube:
    """The hex whose centre is nearest to a point, of several the upper, then the left one; looks at all near ones."""
    rows = range(int(y) - 2, int(y) + 3)
    near = [cube(column, row) for row in rows for column in range(int(x) - 3, int(x) + 4)]
    spots = [(centre(one), one) for one in near]
    return min(((a - x) ** 2 + Fraction(3, 4) * (b - y) ** 2, b, a, one) for (a, b), one in spots)[3]


Graph = dict[int, set[int]]


def graph(grid: HexGrid) -> Graph:
    """Who is joined to whom on a board, spurs included."""
    places = {cube(x, y): y * grid.width + x for y in range(grid.height) for x in range(grid.width)}
    joined = {cell: {places[to] for to in around(at) if to in places} for at, cell in places.items()}
    for number, host in enumerate(grid.spurs):
        joined[host].add(len(places) + number)
        joined[len(places) + number] = {host}
    return joined


def search(joined: Graph, start: int, shut: set[int], ends: set[int] | None = None) -> dict[int, int]:
    """Fewest steps from a cell to every other that can be reached."""
    found, queue = {start: 0}, deque([start])
    while queue:
        at = queue.popleft()
        if at != start and at in (ends or ()):
            continue
        for to in joined[at]:
            if to not in found and to not in shut:
                found[to] = found[at] + 1
                queue.append(to)
    return found


def begins(joined: Graph, start: int, goal: int, shut: set[int]) -> set[int]:
    """The neighbours from which the goal, or else the nearest cells that can be reached, is one step nearer."""
    free = search(joined, start, shut)
    plain = search(joined, goal, set())
    least = min(plain[cell] for cell in free)
    firsts = [cell for cell in joined[start] if cell in free]
    ways = [search(joined, first, shut | {start}) for first in firsts]
    aims = [cell for cell in free if plain[cell] == least]
    if start in aims:
        return set()
    costs = {first: min((way[aim] for aim in aims if aim in way), default=10**6) for first, way in zip(firsts, ways)}
    return {first for first, cost in costs.items() if cost == min(costs.values())}


def board(rng: Random) -> tuple[HexGrid, set[int], set[int]]:
    """A random board with spurs; cells that are shut, and cells that end a way."""
    most = rng.choice([9, 24])
    width, height = rng.choice([(20, 20), (rng.randint(1, most), rng.randint(1, most))])
    hosts = rng.sample(range(width * height), min(width * height, rng.choice([0, 1, 1, 3])))
    grid = HexGrid(width, height, tuple(hosts))
    cells = range(grid.size)
    shut = {cell for cell in cells if rng.random() < rng.choice([0.0, 0.1, 0.3, 0.5])}
    ends = {cell for cell in cells if rng.random() < 0.1}
    return grid, shut, ends
