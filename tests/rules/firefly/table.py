"""A small table: lay out what matters, pick options, fix the dice."""

from __future__ import annotations

from typing import Any

from game.rules.firefly import given
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face
from game.rules.firefly.told import told
from tests.rules.table import GameTable, laid

RULES = FIREFLY


class Table(GameTable[Firefly]):
    """One game in the making. Places are planets or Sectors such as "s31", cards are named without their numbers."""

    rules = FIREFLY

    def told(self, name: str, entry: object = None) -> Any:
        """A table in the text form of scenarios, or one entry of it: `told("fuel", 0)`."""
        found = told(self.g)[name]
        return found if entry is None else found[str(entry)]

    def pile(self, zone: str) -> list[str]:
        """The cards in a zone, the top last."""
        return [face(item) for item in self.g.zones.get(zone, ())]


def table(seats: int = 2, *, seed: int = 7, settings: dict[str, str] | None = None, **tables: Any) -> Table:
    """Ships in open space with the starting supplies and no Jobs; `tables` as in scenario files (see
    tests/scenarios/README.md), names with hyphens as `**{...}`. The turn of seat 0 begins."""
    return Table(given.start(FIREFLY, seats, seed, settings or {}, laid(tables), False))
