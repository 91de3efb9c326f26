"""The careless bot: every other answer is the greedy bot's, the rest are any that a beginner might give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai import greedy, random_bot
from game.core.rng import mix
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option


def choose(rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int) -> str:
    """The key of one of the options."""
    if mix(seed ^ 0xCA4E) & 1:
        wrong = rules.mistakes(sight, [option.key for option in options])
        if wrong:
            return random_bot.choose(rules, sight, choice, [o for o in options if o.key in wrong], seed)
    return greedy.choose(rules, sight, choice, options, seed)
