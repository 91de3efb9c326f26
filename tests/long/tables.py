"""Which games a campaign plays, with how many seats and which settings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from game.core.ruleset import Ruleset
from game.rules.registry import RULESETS, ruleset
from tests.contract.playing import BOXED, Boxed
from tests.heists import heist

BOX = "pirates"
BOXED_FIREFLY: Any = Boxed(ruleset("firefly"))


class Tables(NamedTuple):
    """The games of that id, "" for all, "pirates" for Firefly with that box, with so many seats, 0 for every number;
    which heist, "" for that of the campaign."""

    game: str = ""
    seats: int = 0
    heist: str = ""

    def all(self) -> list[tuple[Ruleset[Any], Sequence[int]]]:
        """The rulesets with their numbers of seats. ValueError when there is none."""
        found: list[tuple[Ruleset[Any], Sequence[int]]] = []
        for rules in (BOXED_FIREFLY,) if self.game == BOX else RULESETS:
            low, high = rules.seats_with(BOXED if self.game == BOX else {})
            counts = range(low, high + 1)
            if self.game in ("", rules.id, BOX) and (not self.seats or self.seats in counts):
                found.append((rules, (self.seats,) if self.seats else counts))
        if not found:
            raise ValueError(f"no game {self.game!r} for {self.seats} seats")
        return found

    def walked(self) -> list[tuple[Ruleset[Any], Sequence[int]]]:
        """The same for campaigns of random decisions: where all games are played, Firefly with its box is one, too."""
        boxed = self._replace(game=BOX).all() if not (self.game or self.seats or self.heist) else []
        return [*self.all(), *boxed]


EVERY = Tables()
WHOLE = ("pirates", "new_ships")
"""Settings of the box that stay on: with fewer ships fewer can play."""
HOUSE = 0.3
"""How many games have house rules of their own."""
ENDING = {"firefly": {"limit": "60"}, "fancards": {"limit": "20"}}
"""The settings with which a game ends that goes on until somebody has won, which random play hardly does."""


def house(rules: Ruleset[Any], luck: Random) -> dict[str, str]:
    """The settings of a game; which heist is played is always by chance."""
    chosen = {one.name: luck.choice(one.values) for one in rules.settings} if luck.random() < HOUSE else {}
    if isinstance(rules, Boxed):
        chosen |= {
            one.name: luck.choice(one.values) for one in rules.extras if chosen and one.name not in WHOLE
        } | BOXED
    return {**chosen, **heist(rules.id, luck.randrange(1000)), **ENDING.get(rules.id, {})}
