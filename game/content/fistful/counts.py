"""How many cards of *Fistful of Credits* there are."""

from __future__ import annotations

from game.content.common.counts import counted
from game.content.fistful.records import Fistful


def counts(content: Fistful) -> dict[str, int]:
    """How many cards every deck holds, and how many tokens every heist."""
    heists = content.heists
    return {
        "crew": len(content.crew),
        **counted("gear", content.gear.values()),
        **counted("events", content.events.values()),
        "heists": len(heists),
        **{f"tokens {h.id}": sum(lot.count for lot in h.tokens) + len(h.guards) for h in heists.values()},
    }
