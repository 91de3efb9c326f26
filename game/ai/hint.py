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


def hint(
    rules: Ruleset[Any],
    sight: State,
    options: Sequence[Option],
    seed: int,
    limits: Limits = FOR_HINTS,
    stop: Callable[[], bool] = lambda: False,
) -> tuple[Prospect, ...]:
    """The best options of the choice that waits in a view, the best first, at most MOST.

    A prospect's `value` is the chance to win as far as it can be told, its `reason` one of the ruleset's `aims`: the
    sentence of the catalogue is "hint.<game>.<reason>". A window asks a `Thinker` with `reasons=True` instead.
    """
    return best_of(think(rules, sight, [o.key for o in options], seed, limits, stop, True).prospects)


def best_of(prospects: Sequence[Prospect]) -> tuple[Prospect, ...]:
    """The first few that were tried at all; the first in any case."""
    return tuple(p for i, p in enumerate(prospects[:MOST]) if p.tries or not i)
