"""The List and the stacks of the bound in scenario files."""

from __future__ import annotations

from typing import Any

from game.core.zones import everyone
from game.rules.firefly.board import board, sector
from game.rules.firefly.board import find as sector_of
from game.rules.firefly.given.cards import find, put
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face
from game.rules.firefly.told import faces
from game.rules.pirates.bound import captives, holds, stack
from game.rules.pirates.havens import HAVEN, haven_of
from game.rules.pirates.listing import LIST
from game.rules.pirates.prisoners import PRISONER
from game.rules.pirates.stories import destinations
from game.rules.shared.given import names, per_seat


def lay_list(g: Firefly, key: str, value: object) -> None:
    """The Bounties that lie open."""
    for name in names(value):
        put(g, find(g, name), LIST, everyone(len(g.ship)))


def lay_bound(g: Firefly, key: str, value: object) -> None:
    """What a seat has bound: the Bounty, then its Fugitives."""
    for seat, cards in per_seat(g.ship, value):
        first, *crew = names(cards)
        bounty = find(g, first)
        put(g, bounty, stack(seat, bounty), everyone(len(g.ship)))
        for name in crew:
            put(g, find(g, name), stack(seat, bounty), everyone(len(g.ship)))


def lay_havens(g: Firefly, key: str, value: object) -> None:
    """Where the Haven of a seat is, by a planet."""
    for seat, name in per_seat(g.ship, value):
        if name not in board(g).where:
            raise ValueError(f"{name!r} is no planet")
        g.flags[f"{HAVEN}:{seat}"] = sector_of(g, name)


def lay_prisoners(g: Firefly, key: str, value: object) -> None:
    """The prisoner of a seat: the Bounty, then whom it seeks."""
    for seat, cards in per_seat(g.ship, value):
        for name in names(cards):
            put(g, find(g, name), f"{PRISONER}:{seat}", everyone(len(g.ship)))


def told(g: Firefly) -> dict[str, Any]:
    """The List, what each seat has bound, Havens, prisoners, and where Destination tokens lie."""
    stacks = {seat: [item for b in holds(g, seat) for item in (b, *captives(g, seat, b))] for seat in g.ship}
    at = {seat: haven_of(g, seat) for seat in g.ship}
    return {
        "wanted": faces(g, LIST),
        "bound": {str(seat): [face(i) for i in stacks[seat]] for seat in g.ship},
        "haven": {str(seat): sector(g, at[seat]).key if at[seat] else "" for seat in g.ship},
        "prisoner": {str(seat): faces(g, f"{PRISONER}:{seat}") for seat in g.ship},
        "destinations": {sector(g, number).key: list(which) for number, which in destinations(g).items()},
    }
