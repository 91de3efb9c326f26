"""Which games a campaign plays, with how many seats and which settings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from game.core.ruleset import Ruleset
from game.rules.registry import RULESETS
from tests.heists import heist


class Tables(NamedTuple):
    """The games of that id, "" for all, with so many seats, 0 for every number; which heist, "" for that of the
    campaign."""

    game: str = ""
    seats: int = 0
    heist: str = ""

    def all(self) -> list[tuple[Ruleset[Any], Sequence[int]]]:
        """The rulesets with their numbers of seats. ValueError when there is none."""
        found: list[tuple[Ruleset[Any], Sequence[int]]] = []
        for rules in RULESETS:
            counts = range(rules.seats[0], rules.seats[1] + 1)
            if self.game in ("", rules.id) and (not self.seats or self.seats in counts):
                found.append((rules, (self.seats,) if self.seats else counts))
        if not found:
            raise ValueError(f"no game {self.game!r} for {self.seats} seats")
        return found


EVERY = Tables()
HOUSE = 0.3
"""How many games have house rules of their own."""
ENDING = {"firefly": {"limit": "60"}}
"""The settings with which a game ends that goes on until somebody has won, which random play hardly does."""


def house(rules: Ruleset[Any], luck: Random) -> dict[str, str]:
    """The settings of a game; which heist is played is always by chance."""
    chosen = {one.name: luck.choice(one.values) for one in rules.settings} if luck.random() < HOUSE else {}
    return {**chosen, **heist(rules.id, luck.randrange(1000)), **ENDING.get(rules.id, {})}
