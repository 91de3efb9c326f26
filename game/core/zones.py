"""Zones: where each card or token lies, and which seats know its face."""

from __future__ import annotations

from game.core.rng import shuffled
from game.core.state import State


def everyone(seats: int) -> int:
    """The knowledge mask of all seats."""
    return (1 << seats) - 1


def move(g: State, item: str, source: str, target: str) -> None:
    """Move a card or token to the top of another zone. Raises ValueError when it does not lie in `source`."""
    pile = g.zones.get(source, ())
    i = pile.index(item)
    rest = pile[:i] + pile[i + 1 :]
    if rest:
        g.zones[source] = rest
    else:
        del g.zones[source]
    g.zones[target] = (*g.zones.get(target, ()), item)


def sink(g: State, item: str, source: str, deck: str) -> None:
    """Put a card face down under a deck: nobody knows its face any more. ValueError when it does not lie in
    `source`."""
    move(g, item, source, deck)
    g.zones[deck] = (item, *g.zones[deck][:-1])
    g.seen.pop(item, None)


def pile(g: State, zone: str) -> tuple[str, ...]:
    """What lies in a zone, the top last; empty when the zone holds nothing."""
    return g.zones.get(zone, ())


def zone_of(g: State, item: str) -> str:
    """The zone that holds a card or token, or "" (slow: for tests, tools and the screen)."""
    return next((zone for zone, items in g.zones.items() if item in items), "")


def draw(g: State, deck: str, discard: str) -> str:
    """The card on top of a deck, left there; the discards are shuffled in when the deck is empty; "" if none."""
    if deck not in g.zones and discard in g.zones:
        cards = g.zones.pop(discard)
        for card in cards:
            g.seen.pop(card, None)
        g.zones[deck] = shuffled(g, cards)
    cards = g.zones.get(deck, ())
    return cards[-1] if cards else ""


def reveal(g: State, item: str, mask: int) -> None:
    """Add seats to those that know the face of a card or token."""
    g.seen[item] = g.seen.get(item, 0) | mask
