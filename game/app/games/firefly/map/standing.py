"""Where pieces stand in a Sector: clear of all planets and of each other, as large as they have room."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.app.games.firefly.map.shapes import Free

UNIT = 1 / 415
"""About a unit while the whole map is seen, in board heights."""
LARGE, SMALL = 36 * UNIT, 19 * UNIT
"""How wide a ship is drawn where it has room, and at least."""
OVER = 0.34
"""So far from its Sector's outline the middle of a piece is, as a share of how wide it is: wings may reach beyond."""
PAIR, CROWD = 0.24, 0.12
"""The same where two stand, and where more do."""
CLEAR = 0.46
"""So far from a world, in the same measure."""
WELL = 0.60
"""The same where there is room: so far that the Cruiser, which is broader than a ship, hides nothing of it."""
ENOUGH = 0.74
"""With so much of the full size a ship is large enough."""
REACH = 0.54
"""Half of what a piece covers, as a share of how wide it is: the Cutter reaches farthest."""
INSIDE = 0.75
"""So far within its Sector the middle of a world is, as a share of its radius: a little of it reaches beyond."""
YIELD = 0.66
"""So much of its size a piece keeps at least when it makes room for a word."""
TRIES = 12
"""So many sizes are tried from large to small."""


SIZES = (
    (LARGE, WELL),
    *((LARGE + (SMALL - LARGE) * i / (TRIES - 1), CLEAR) for i in range(TRIES)),
    *((SMALL, CLEAR - 0.15 * i) for i in range(1, 6)),
    *((SMALL - 2 * i * UNIT, -1.0) for i in range(4)),
)
"""What is tried, best first: at last a piece may reach over its world, and a crowd may cover it."""


class Spot(NamedTuple):
    """Where something stands, in board heights, and how much room it has around it."""

    x: float
    y: float
    room: float


class Round(NamedTuple):
    """A world, in board heights: its middle and its radius."""

    x: float
    y: float
    r: float


class Box(NamedTuple):
    """What a word covers, in board heights."""

    left: float
    top: float
    right: float
    bottom: float


def best(free: Sequence[Free], taken: Sequence[Spot], apart: float) -> Spot:
    """The spot with most room, both to the outline and to what stands there."""

    def room(one: Free) -> float:
        return min((one.far, *(math.dist(one[:2], other[:2]) * 0.5 * apart for other in taken)))

    found = max(free, key=room)
    return Spot(found.x, found.y, room(found))


def aside(free: Sequence[Free], middle: Spot, r: float) -> Spot:
    """Where the world of a Sector lies: in the middle where a ship has room beside it, else so far aside that a ship as
    large as may be has; hardly any of it lies beyond the outline."""
    if room(free, middle, r) >= LARGE * ENOUGH:
        return middle
    inner = [Spot(one.x, one.y, one.far) for one in free if one.far >= r * INSIDE]
    return max([middle, *inner], key=lambda one: (round(min(LARGE, room(free, one, r)), 3), one.room))


def grown(free: Sequence[Free], middle: Spot, least: float, most: float, suns: Sequence[Round]) -> tuple[Spot, float]:
    """Where the only world of a Sector lies, and how many units across it is: as large as leaves a ship beside it the
    room that it has beside one of `least` units, and keeps it within the outline and off all suns. Where it can't grow
    so, a little of it may lie beyond the outline."""
    spot = aside(free, middle, least * UNIT / 2)
    enough = min(LARGE * ENOUGH, room(free, spot, least * UNIT / 2))
    for inside, edge in ((1.0, UNIT), (INSIDE, 0.0)):
        for wide in (least + (most - least) * share / 5 for share in (5, 4, 3, 2, 1)):
            r = wide * UNIT / 2
            moved = aside(free, middle, r)
            off = min((math.dist(moved[:2], sun[:2]) - sun.r for sun in suns), default=r)
            if moved.room - edge >= r * inside and off >= r and room(free, moved, r) >= enough:
                return moved, wide
    return spot, least


def room(free: Sequence[Free], world: Spot, r: float) -> float:
    """How wide a ship can be drawn beside a world of that radius."""
    return max(min(one.far / OVER, (math.dist(one[:2], world[:2]) - r) / CLEAR) for one in free)


def stand(
    free: Sequence[Free], worlds: Sequence[Round], count: int, words: Sequence[Sequence[Round]] = ()
) -> tuple[Spot, ...]:
    """Where so many pieces stand, all of one size, on spots of a Sector: the largest size is taken at which all of them
    have room; where none is, they stand as far apart as may be. A lone one keeps off the first of these `words`, too,
    beside which it can be large."""
    for name in words if count == 1 else ():
        beside = stand(free, [*worlds, *name], 1)
        if beside[0].room * 2 >= LARGE * ENOUGH:
            return beside
    found = _largest(free, worlds, count)
    if found:
        return found
    spots: list[Spot] = []
    taken = [Spot(*world) for world in worlds]
    for _ in range(count):
        spots.append(best(free, [*taken, *spots], 0.8)._replace(room=SIZES[-1][0] / 2))
    return tuple(spots)


def yielding(
    free: Sequence[Free], worlds: Sequence[Round], stood: tuple[Spot, ...], words: Sequence[Box]
) -> tuple[Spot, ...]:
    """Where as many pieces stand that cover none of these words, though they are smaller; as they `stood`, when they
    cover none there or would have to be too small."""
    if not any(covers(spot, spot.room * 2, box) for spot in stood for box in words):
        return stood
    return _largest(free, worlds, len(stood), words, stood[0].room * 2 * YIELD) or stood


def covers(at: Sequence[float], wide: float, box: Box) -> bool:
    """Whether a piece that stands there covers some of a word."""
    r = wide * REACH
    return box.left < at[0] + r and at[0] - r < box.right and box.top < at[1] + r and at[1] - r < box.bottom


def _largest(
    free: Sequence[Free], worlds: Sequence[Round], count: int, words: Sequence[Box] = (), least: float = 0.0
) -> tuple[Spot, ...]:
    """Spots for so many pieces of the largest size at which they have room, off all words; none below `least`."""
    far = {one: min((math.dist(one[:2], world[:2]) - world.r for world in worlds), default=1.0) for one in free}
    over = OVER if count == 1 else PAIR if count == 2 else CROWD
    for wide, clear in SIZES:
        if wide < least:
            continue
        edge = wide * (over if clear >= CLEAR else CROWD)
        fit = [one for one in free if far[one] >= wide * clear and one.far >= edge]
        fit = [one for one in fit if not any(covers(one, wide, box) for box in words)]
        for order in ORDERS:
            found = _packed(sorted(fit, key=order), count, wide * 0.94)
            if len(found) == count:
                return tuple(Spot(one.x, one.y, wide / 2) for one in found)
    return ()


ORDERS: tuple[Callable[[Free], tuple[float, ...]], ...] = (
    lambda one: (-one.far,),
    lambda one: (one.y, one.x),
    lambda one: (one.x, one.y),
    lambda one: (one.x + one.y, one.x),
    lambda one: (one.x - one.y, one.x),
)
"""In which orders spots are tried: most room first, then from each side."""


def _packed(fit: Sequence[Free], count: int, apart: float) -> list[Free]:
    """Spots so far apart, as they come, until there are enough."""
    found: list[Free] = []
    for one in fit:
        if all(math.dist(one[:2], other[:2]) >= apart for other in found):
            found.append(one)
            if len(found) == count:
                break
    return found
