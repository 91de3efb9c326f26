"""How many cards of *Firefly: The Game* there are, and on which of their facts sources differ."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace

from game.content.common.records import Differ
from game.content.firefly.records import Firefly


def counts(content: Firefly) -> dict[str, int]:
    """How many cards every deck holds, Ship Cards apart from the Set Up Cards, and how many maps there are; without
    those of boxes, see `boxed_counts`."""
    return {**_counted(content, ""), "maps": len(content.maps)}


def boxed_counts(content: Firefly) -> dict[str, dict[str, int]]:
    """The same for the cards of every expansion, guests apart."""
    return {name: _counted(content, name) for name in sorted({card.box for card in content.faces.values()} - {""})}


def of_box(content: Firefly, box: str) -> Firefly:
    """The content with the cards of one expansion alone, "" for those of none; maps stay."""
    decks = {field.name: getattr(content, field.name) for field in fields(content) if field.name != "maps"}
    kept = {name: {id: card for id, card in deck.items() if card.box == box} for name, deck in decks.items()}
    return replace(content, **kept)


def _counted(content: Firefly, box: str) -> dict[str, int]:
    cards = Counter[str]()
    own = of_box(content, box)
    for id, deck, count in own.lots():
        card = own.faces[id]
        deck = "ships" if id in own.ships else "guests" if getattr(card, "guest", False) else deck
        cards[f"{deck} {card.mod}" if card.mod else deck] += count
    return dict(cards)


def differing(content: Firefly) -> list[tuple[str, Differ]]:
    """The facts on which sources differ, each with the id of its card."""
    cards = (*content.faces.items(), *content.contacts.items())
    return [(id, differ) for id, card in cards for differ in card.differs]
