"""How many cards and counters of *Keep Flyin'* there are."""

from __future__ import annotations

from game.content.common.counts import counted
from game.content.keepflyin.records import KeepFlyin


def counts(content: KeepFlyin) -> dict[str, int]:
    """How many cards every deck holds, how many counters there are of a kind, and how many charts."""
    return {
        **counted("jobs", content.jobs.values()),
        **counted("events", content.events.values()),
        **{kind.id: len(kind.counters) for kind in content.counters.values()},
        "boards": len(content.boards),
    }
