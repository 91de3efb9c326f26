"""How many cards of the fans' card game there are."""

from __future__ import annotations

from dataclasses import fields

from game.content.common.counts import counted
from game.content.fancards.records import FanCards


def counts(content: FanCards) -> dict[str, int]:
    """How many cards every deck holds."""
    found: dict[str, int] = {}
    for deck in fields(content):
        found |= counted(deck.name, getattr(content, deck.name).values())
    return found
