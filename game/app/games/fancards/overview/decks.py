"""What lies beside the map: decks with how many cards they have, and what lies face up of each."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words


class Deck(NamedTuple):
    """A deck: its cards face down, and those that lie face up, the last one first."""

    id: str
    name: str
    left: int
    cards: tuple[str, ...]


PILES = (
    ("event", "event.discard"),
    ("job", "job.discard"),
    ("location", "map"),
    ("dead", "dead"),
    ("recruit", "recruit"),
)
"""Every deck with the zone of what lies open of it."""
ALWAYS = 3
"""So many of them are always there, the others as soon as there is something in them."""


def decks(now: Situation, words: Words) -> list[Deck]:
    """All of them."""
    found = []
    for i, (deck, pile) in enumerate(PILES):
        open_ = tuple(card for card in reversed(now.zone(pile)) if now.known(card))
        left = len(now.zone(deck)) if deck != pile else 0
        if i < ALWAYS or open_:
            found.append(Deck(deck, words(f"fancards.deck.{deck}"), left, open_))
    return found
