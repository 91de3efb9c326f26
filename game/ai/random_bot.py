"""The random bot: any legal answer, each as likely as the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.rng import mix
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option


def choose(rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int) -> str:
    """The key of one of the options."""
    return options[mix(seed) * len(options) >> 64].key
