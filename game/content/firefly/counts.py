"""How many cards of *Firefly: The Game* there are, and on which of their facts sources differ."""

from __future__ import annotations

from collections import Counter

from game.content.common.records import Differ
from game.content.firefly.records import Firefly


def counts(content: Firefly) -> dict[str, int]:
    """How many cards every deck holds, Ship Cards apart from the Set Up Cards, and how many maps there are."""
    cards = Counter[str]()
    for id, deck, count in content.lots():
        mod = content.faces[id].mod
        deck = "ships" if id in content.ships else deck
        cards[f"{deck} {mod}" if mod else deck] += count
    return {**cards, "maps": len(content.maps)}


def differing(content: Firefly) -> list[tuple[str, Differ]]:
    """The facts on which sources differ, each with the id of its card."""
    cards = (*content.faces.items(), *content.contacts.items())
    return [(id, differ) for id, card in cards for differ in card.differs]
