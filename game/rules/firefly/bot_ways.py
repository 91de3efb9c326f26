"""How far places are off as a bot sees it."""

from __future__ import annotations

from heapq import heappop, heappush

from game.core.remembered import remembered
from game.rules.firefly.board import board_of
from game.rules.firefly.state import Firefly
from game.rules.firefly.zones import outlaw

RISK = {"alliance": 0.0, "border": 0.1}
"""How much longer a Sector seems for the cards drawn there."""


@remembered
def supply_place(board: str, name: str) -> int:
    """The Sector where a Supply Deck is sold."""
    return next(s.id for s in board_of(board).sectors.values() if any(planet.supply == name for planet in s.planets))


def hops(g: Firefly, start: int, goal: int) -> int:
    """The Sectors between two, whoever is in the way."""
    return _ways(g.settings["board"], start, (), ()).get(goal, (99, 0))[0]


def ways(g: Firefly, seat: int) -> dict[int, tuple[int, int]]:
    """From a ship's Sector to all others: how far in Sectors, and the first Sector on the way. Not through the Cutter,
    and with something to hide not to the Cruiser."""
    shy = (g.cruiser,) if outlaw(g, seat) and g.ship[seat] != g.cruiser else ()
    return _ways(g.settings["board"], g.ship[seat], (g.cutter,), shy)


@remembered
def _ways(board: str, start: int, shut: tuple[int, ...], shy: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    sectors = board_of(board).sectors
    found: dict[int, tuple[int, int]] = {}
    todo = [(0.0, 0, start, start)]
    while todo:
        cost, steps, here, first = heappop(todo)
        if here in found:
            continue
        found[here] = steps, first
        if here in shy:
            continue
        for there in sectors[here].near:
            if there not in found and there not in shut:
                risk = RISK[sectors[there].zone] + (8.0 if there in shy else 0.0)
                heappush(todo, (cost + 1 + risk, steps + 1, there, first if steps else there))
    return found
