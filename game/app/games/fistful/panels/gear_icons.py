"""The small sign of a Gear card: what it does at the table, where its kind alone would lead astray."""

from __future__ import annotations

from game.content.fistful.records import Gear

KINDS = {"supply": "medkit", "equipment": "gear", "arms": "gun"}
LOOKS = {"knife": "blade", "grenade": "grenade"}
"""Arms that are no guns, by their picture."""


def gear_icon(card: Gear | None) -> str:
    """Rounds for what reloads, a bag with a cross for what heals, a blade for a knife, else the sign of the kind."""
    if card is None:
        return "gear"
    does = {word.name for word in card.do}
    if "load" in does and "heal" not in does:
        return "shells"
    return LOOKS.get(card.picture) or KINDS.get(card.kind, "gear")
