"""Reach, paths, distances and first steps on a random board of hexes, compared with walks over cubes."""

from __future__ import annotations

from random import Random

from game.geometry.hexes import distances, path, reach, toward
from tests.geometry import cubes


def wrong(seed: int) -> list[str]:
    """What differs from the walks on random board number `seed`: reach, paths, distances and first steps."""
    rng = Random(seed)
    grid, shut, ends = cubes.board(rng)
    joined, faults = cubes.graph(grid), []
    barred, ending = grid.field(shut), grid.field(ends)
    start, goal, steps = rng.randrange(grid.size), rng.randrange(grid.size), rng.randint(0, 7)
    rings = reach(grid, start, steps, ends=ending, shut=barred)
    found = {cell: n for n, ring_ in enumerate(rings) for cell in grid.cells(ring_)}
    walked = cubes.search(joined, start, shut, ends)
    if found != {cell: cost for cell, cost in walked.items() if cost <= steps}:
        faults.append(f"board {seed}: reach from {grid.name(start)} with {steps}")
    for cell, cost in found.items():
        trail = path(grid, rings, cell, ends=ending)
        fair = all(two in joined[one] and two not in shut for one, two in zip(trail, trail[1:]))
        if not fair or len(trail) != cost + 1 or trail[0] != start or trail[-1] != cell or ends & set(trail[1:-1]):
            faults.append(f"board {seed}: path from {grid.name(start)} to {grid.name(cell)}")
    away = cubes.search(joined, goal, shut)
    if distances(grid, goal, shut=barred) != [away.get(cell, -1) for cell in range(grid.size)]:
        faults.append(f"board {seed}: distances to {grid.name(goal)}")
    firsts = toward(grid, start, goal, shut=barred)
    if set(firsts) != cubes.begins(joined, start, goal, shut) or len(firsts) != len(set(firsts)):
        faults.append(f"board {seed}: first steps from {grid.name(start)} to {grid.name(goal)}")
    if list(firsts) != [cell for cell in grid.near[start] if cell in firsts]:
        faults.append(f"board {seed}: order of the first steps from {grid.name(start)}")
    return faults
