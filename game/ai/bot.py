"""A bot: answers a choice from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option


class Bot(Protocol):
    """Chooses among options. `sight` is the view of the seat that decides, never the true state; `seed` its only
    luck."""

    def __call__(
        self, rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int
    ) -> str: ...
