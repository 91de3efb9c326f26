"""A bot for campaigns that would see everything once: what is hardly ever answered it answers, else it plays well."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.ai import greedy
from game.core.rng import mix
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option

FEW = 4
"""What was answered less often than this is rare."""
NUMBERS = re.compile(r"#\d+|seat=\d+")


class Curious:
    """The bot, with how often it has answered what."""

    def __init__(self) -> None:
        self.often: Counter[str] = Counter()

    def __call__(
        self, rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int
    ) -> str:
        asked = NUMBERS.sub("", repr(choice))
        names = {option.key: f"{rules.id} {asked} {option.plain}" for option in options}
        rare = [key for key, name in names.items() if self.often[name] < FEW] if mix(seed) & 1 else []
        key = rare[mix(seed ^ 0xC0) * len(rare) >> 64] if rare else greedy.choose(rules, sight, choice, options, seed)
        self.often[names[key]] += 1
        return key
