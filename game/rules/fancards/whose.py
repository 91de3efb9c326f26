"""Whose a zone or place is, from its name alone."""

from __future__ import annotations

from functools import cache, partial

from game.core.remembered import SOME, remembered
from game.rules.fancards.state import FanCards


@cache
def seats_named(count: int) -> frozenset[str]:
    """So many seats by their numbers: "0", "1", ..."""
    return frozenset(map(str, range(count)))


def zone_seat(g: FanCards, zone: str) -> int:
    """The seat that a zone such as "hand:0" or "away:0:2" belongs to; -1 for one of the table."""
    return _owner(zone, len(g.credits))


@partial(remembered, most=SOME)
def _owner(zone: str, seats: int) -> int:
    """The same at a table of so many seats."""
    head, _, tail = zone.partition(":")
    seat, _, team = tail.partition(":")
    if seat not in seats_named(seats):
        return -1
    if bool(team) != (head == "away") or team and not team.isdigit():
        return -1
    return int(seat)
