"""How far places are off as a bot sees it, and how many turns it takes to get there."""

from __future__ import annotations

from heapq import heappop, heappush

from game.core.remembered import remembered
from game.rules.firefly.board import board_of, spans
from game.rules.firefly.flight.flying import burn_fuel, range_of
from game.rules.firefly.state import Firefly
from game.rules.firefly.zones import amount, outlaw

RISK = {"alliance": 0.0, "border": 0.1}
"""How much longer a Sector seems for the cards drawn there."""
FLIES_ON = 0.89
"""The chance that a Nav Card lets a ship keep flying."""
LURK = 6
"""How many Sectors farther a place seems where the Cutter is, or the Cruiser to who has something to hide."""
FAR = 99


@remembered
def supply_place(board: str, name: str) -> int:
    """The Sector where a Supply Deck is sold."""
    return next(s.id for s in board_of(board).sectors.values() if any(planet.supply == name for planet in s.planets))


def hops(board: str, start: int, goal: int) -> int:
    """The Sectors between two, no matter who is in the way."""
    return spans(board, start).get(goal, FAR) if start else FAR


def reach_of(g: Firefly, seat: int) -> int:
    """How many Sectors a ship covers in a turn: its range, or one without the Fuel for a Full Burn."""
    return range_of(g, seat) if amount(g, seat, "fuel") >= burn_fuel(g, seat) else 1


@remembered
def burns(far: int, reach: int) -> float:
    """How many Full Burns it takes on average to get so far, for the cards that stop a ship on the way."""
    if far <= 0:
        return 0.0
    if reach <= 1:
        return float(far)
    legs = min(far, reach)
    found, flown = 1.0, 1.0
    for leg in range(1, legs):
        stopped = flown * (1 - FLIES_ON)
        found += stopped * burns(far - leg, reach)
        flown -= stopped
    return found + flown * burns(far - legs, reach)


def ways(g: Firefly, seat: int) -> dict[int, tuple[int, int]]:
    """From a ship's Sector to all others: how far in Sectors, and the first Sector on the way. Not through the Cutter,
    and with something to hide not through the Cruiser's Sector."""
    return ways_from(g, seat, g.ship[seat])


def ways_from(g: Firefly, seat: int, start: int) -> dict[int, tuple[int, int]]:
    """The same from another Sector, which the ship may be in later."""
    return _ways(g.settings["board"], start, lurking(g, seat))


def lurking(g: Firefly, seat: int) -> tuple[int, ...]:
    """Where it isn't good to go: the Cutter's Sector, and the Cruiser's with something to hide."""
    return (g.cutter, g.cruiser) if outlaw(g, seat) and g.ship[seat] != g.cruiser else (g.cutter,)


@remembered
def _ways(board: str, start: int, shut: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    found: dict[int, tuple[int, int]] = {}
    todo = [(0.0, 0, start, start)]
    best = {start: todo[0]}
    while todo:
        cost, steps, here, first = heappop(todo)
        if here in found:
            continue
        found[here] = steps, first
        if here in shut and steps:
            continue
        for there, risk in _near(board)[here]:
            if there not in found:
                danger = risk + 2 * LURK if there in shut else risk
                way = cost + 1 + danger, steps + 1, there, first if steps else there
                if there not in best or way < best[there]:
                    best[there] = way
                    heappush(todo, way)
    return found


@remembered
def _near(board: str) -> dict[int, tuple[tuple[int, float], ...]]:
    """The neighbours of each Sector, and how much longer they seem for the cards drawn there."""
    sectors = board_of(board).sectors
    return {one.id: tuple((there, RISK[sectors[there].zone]) for there in one.near) for one in sectors.values()}
