"""How the pieces of one space of the star chart stand together: side by side, and the world beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

LONE_WORLD = (0.0, -0.07, 0.66)


class Stance(NamedTuple):
    """Where something stands: hexes right of and below the middle of its space, and how large compared to a piece that
    has a hex to itself."""

    x: float
    y: float
    size: float = 1.0


def world(tokens: int, host: bool = False) -> Stance:
    """Where a world stands beside so many ships and counters, its size in hexes; `host`: a skyplex hangs on its hex."""
    if host:
        return Stance(-0.10, -0.08, 0.66) if not tokens else Stance(-0.24, -0.06, 0.52)
    if not tokens:
        return Stance(*LONE_WORLD)
    if tokens == 1:
        return Stance(-0.28, -0.18, 0.48)
    return Stance(-0.24, -0.20, 0.48) if tokens == 2 else Stance(-0.30, -0.26, 0.38)


def homes(count: int) -> list[Stance]:
    """Where the home counters of a world stand: in its upper corners, more of them in a row above."""
    if count <= 2:
        return [Stance(0.32, -0.29), Stance(-0.33, -0.31)][:count]
    step = min(0.3, 0.9 / (count - 1))
    return [Stance((i - (count - 1) / 2) * step, -0.36, 0.84) for i in range(count)]


def tokens(count: int, settled: bool = False, host: bool = False) -> list[Stance]:
    """Where so many counters and ships stand, the ships last: the number of a counter hangs to its lower right, the
    mark of a ship below its right wing, and neither lies on another piece. `settled`: a world is there too, `host`:
    with a skyplex."""
    if host:
        return _around([Stance(0.24, -0.24, 0.62), Stance(-0.08, 0.32, 0.56)], count, 0.40)
    if settled:
        if count == 1:
            return [Stance(0.24, 0.07, 0.82)]
        return _around([Stance(0.26, -0.12, 0.62), Stance(-0.06, 0.24, 0.62)], count, 0.46)
    if count == 1:
        return [Stance(0.0, 0.0)]
    if count == 2:
        return [Stance(0.25, -0.21, 0.70), Stance(-0.27, 0.17, 0.70)]
    if count == 3:
        return [Stance(-0.29, -0.20, 0.60), Stance(0.25, -0.25, 0.60), Stance(-0.04, 0.28, 0.60)]
    if count == 4:
        return [Stance(x, y, 0.56) for y in (-0.23, 0.23) for x in (-0.23, 0.23)]
    return _rows(count)


def _around(few: Sequence[Stance], count: int, size: float) -> list[Stance]:
    """Two beside the world, or more in the places of a ring that leaves the upper left to it."""
    if count <= len(few):
        return list(few[:count])
    if count <= 3:
        return [Stance(x, y, size + 0.06) for x, y in ((0.24, -0.22), (-0.24, 0.24), (0.26, 0.22))][:count]
    ring = [
        Stance(0.06, -0.34, size),
        Stance(0.36, -0.16, size),
        Stance(0.10, 0.02, size),
        Stance(-0.28, 0.14, size),
        Stance(0.38, 0.20, size),
        Stance(0.06, 0.36, size),
    ]
    if count <= len(ring):
        return ring[:count]
    return _rows(count)


def _rows(count: int) -> list[Stance]:
    """Any number in rows of three or more, within the hex."""
    across = 3 if count <= 9 else 4 if count <= 16 else 6
    down = -(-count // across)
    size = 1.26 / max(across, down)
    step = 0.90 / across
    found = []
    for i in range(count):
        row, column = divmod(i, across)
        found.append(Stance((column - (across - 1) / 2) * step, (row - (down - 1) / 2) * step, size))
    return found
