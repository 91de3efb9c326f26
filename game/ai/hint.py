"""What a seat might do: the best options with what is to be expected of each, and what speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.ai.search import think
from game.ai.thought import Limits, Prospect
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import Option

FOR_HINTS = Limits(600, 2.0)
MOST = 3
RARE = 12
"""What was tried that many times less often than the favourite is not told."""


def hint(
    rules: Ruleset[Any],
    sight: State,
    options: Sequence[Option],
    seed: int,
    limits: Limits = FOR_HINTS,
    stop: Callable[[], bool] = lambda: False,
) -> tuple[Prospect, ...]:
    """The best options of the choice that waits in a view, the best first, at most MOST.

    A prospect's `value` is the chance to win as far as it can be told, its `reasons` are among the ruleset's `aims`:
    the sentence of the catalogue is "hint.<game>.<reason>", where a table can vouch for it. A window asks a `Thinker`
    with `reasons=True` instead.
    """
    return best_of(think(rules, sight, [o.key for o in options], seed, limits, stop, True).prospects)


def best_of(prospects: Sequence[Prospect]) -> tuple[Prospect, ...]:
    """The first few that were tried often enough to be told, the highest share shown first; equal ones stay as the
    search ranks them. What would be done is among them in any case."""
    often = max((p.tries for p in prospects), default=0) / RARE
    found = [p for i, p in enumerate(prospects[:MOST]) if not i or p.tries > often]
    return tuple(sorted(found, key=lambda p: -round(p.value * 100)))
