"""The greedy bot: looks one answer ahead and takes the one after which its seat stands best.

A ruleset guides it: `guide` says which options deserve a look, `evaluate` how well a seat stands. Luck and unknown
cards are met by a few samples: each plays one answer to the next choice in a game that fits the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine import advance, settle
from game.core.rng import mix
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option
from game.core.views import determinize

SAMPLES = 6


def choose(rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int) -> str:
    """The key of the option with the best average; of equal ones the first."""
    keys = rules.guide(sight, [option.key for option in options])
    if len(keys) == 1:
        return keys[0]
    wanted = [option for option in options if option.key in keys]
    totals = [0.0] * len(wanted)
    for sample in range(SAMPLES):
        world = determinize(rules, sight, mix(seed + sample) >> 1)
        for i, option in enumerate(wanted):
            twin = world.copy()
            settle(twin, option)
            advance(twin)
            totals[i] += rules.evaluate(twin, choice.seat)
    return wanted[max(range(len(wanted)), key=lambda i: (totals[i], -i))].key
