"""Which cards can be opened in the card workshop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, NamedTuple

from game.app.workshop.disk import holds_only
from game.content.fancards import fancards
from game.content.fancards.sketch.card import CardSketch, opened, own_rule
from game.content.fancards.sketch.kinds import KINDS, SORTS, kind_of, sort_of

LEFT_OUT = ("spares", "parts")
"""Decks that the box alone has."""


class Known(NamedTuple):
    """A card that can be opened: its mod, its id, what it is called. Without an id: all of one sort of the box."""

    mod: str
    id: str
    title: str
    sort: str


def cards() -> Mapping[str, Any]:
    """All cards that a mod may bring, by their ids with the deck before it: "crew/mal"."""
    found = fancards()
    decks = {deck.name: getattr(found, deck.name) for deck in fields(found) if deck.name not in LEFT_OUT}
    return {f"{name}/{id}": card for name, deck in decks.items() for id, card in deck.items()}


def own() -> list[Known]:
    """The players' own cards that a form can show."""
    return [
        Known(card.mod, id, card.title, sort_of(kind_of(card)))
        for id, card in cards().items()
        if card.mod and not own_rule(card)
    ]


def of_box(sort: str) -> dict[str, Any]:
    """The cards of the box of one sort, by name."""
    found = [(id, card) for id, card in cards().items() if not card.mod and sort_of(kind_of(card)) == sort]
    return dict(sorted(found, key=lambda one: str(one[1].title)))


def sorts() -> list[Known]:
    """The sorts of cards of the box."""
    return [Known("", "", "", sort) for sort in SORTS]


def open_known(id: str) -> CardSketch:
    """The sketch of a card by its id with its deck. One of the box, or of a mod with more in it, is opened as a copy,
    which can be kept under a new name only."""
    card = cards()[id]
    return opened(card, card.mod if card.mod and alone(card) else "")


def alone(card: Any) -> bool:
    """Whether the mod of a card holds it and nothing else, so that it may be written again."""
    ours = (f"decks/{KINDS[kind_of(card)].file}.toml", "mod.toml")
    return holds_only(card.mod, ours) and sum(one.mod == card.mod for one in cards().values()) == 1
