"""The List and the stacks of the bound in scenario files."""

from __future__ import annotations

from typing import Any

from game.core.zones import everyone
from game.rules.firefly.given.cards import find, put
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face
from game.rules.firefly.told import faces
from game.rules.pirates.bound import captives, holds, stack
from game.rules.pirates.listing import LIST
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


def told(g: Firefly) -> dict[str, Any]:
    """The List, and what each seat has bound."""
    stacks = {seat: [item for b in holds(g, seat) for item in (b, *captives(g, seat, b))] for seat in g.ship}
    return {"wanted": faces(g, LIST), "bound": {str(seat): [face(i) for i in stacks[seat]] for seat in g.ship}}
