"""Whose a zone or place is, from its name alone."""

from __future__ import annotations

from game.rules.fancards.state import FanCards


def zone_seat(g: FanCards, zone: str) -> int:
    """The seat that a zone such as "hand:0" or "away:0:2" belongs to; -1 for one of the table."""
    head, _, tail = zone.partition(":")
    seat, _, team = tail.partition(":")
    if not seat.isdigit() or int(seat) not in g.credits or str(int(seat)) != seat:
        return -1
    if bool(team) != (head == "away") or team and not team.isdigit():
        return -1
    return int(seat)
