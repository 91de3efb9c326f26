"""How many cards there are of a kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any


def counted(deck: str, cards: Iterable[Any]) -> dict[str, int]:
    """How many cards a deck holds, and every mod's deck of that kind."""
    found = Counter({deck: 0})
    for card in cards:
        found[f"{deck} {card.mod}" if card.mod else deck] += card.count
    return dict(found)
