"""A small table: lay out what matters, pick options, fix the dice."""

from __future__ import annotations

from typing import Any

from game.rules.fancards import given
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.state import FanCards
from game.rules.fancards.told import found_card, told
from tests.rules.table import GameTable, laid


class Table(GameTable[FanCards]):
    """One game in the making. Cards are named by their kind."""

    rules = FANCARDS

    def told(self, name: str) -> Any:
        """A table in the text form of scenarios."""
        return told(self.g)[name]

    def says(self, source: str, target: str) -> tuple[str, str]:
        """The rule and the sentence of a refusal; cards are called by their kind."""
        source, target = (found_card(self.g, name, self.seat) for name in (source, target))
        refusal = self.rules.why_not(self.g, source, target)
        assert refusal is not None, f"nothing is said against {source} to {target}"
        assert not refusal.nearest or refusal.nearest in [o.key for o in self.session.options]
        return refusal.rule, refusal.says.rpartition(".")[2]


def table(seats: int = 2, *, seed: int = 7, settings: dict[str, str] | None = None, **tables: Any) -> Table:
    """The turn of seat 0, or a phase of it; `tables` as in scenario files."""
    return Table(given.start(FANCARDS, seats, seed, settings or {}, laid(tables), False))
