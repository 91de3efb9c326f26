"""The campaign of hexes: random boards with spurs and obstacles, ways on them against walks over cubes."""

from __future__ import annotations

from tests.geometry.ways import wrong
from tests.long.result import Result


def hexes(size: int, seed: int) -> Result:
    """`size` random boards: reach, every path in it, all distances to a goal and the first steps towards it."""
    result = Result("random boards of hexes, ways against walks over cubes")
    for number in range(seed, seed + size):
        result.faults += wrong(number)
        result.tried += 1
    return result
