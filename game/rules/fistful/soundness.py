"""What must hold of every state of a heist."""

from __future__ import annotations

from typing import Any

from game.rules.fistful.state import Fistful


def faults(rules: Any, g: Fistful) -> list[str]:
    """What is wrong with a state in words, empty when it is sound."""
    found = []
    lying = sorted(item for items in g.zones.values() for item in items)
    if lying != sorted(rules.pieces(g)):
        found.append("the cards and tokens are not those of the box, each in one zone")
    return found
