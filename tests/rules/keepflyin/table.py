"""A small table: lay out what matters, pick options, fix the dice."""

from __future__ import annotations

from typing import Any

from game.rules.keepflyin import given
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.told import told
from tests.rules.table import GameTable, laid

SPACE = "E9"
"""A hex of the Border without a location that the tests use most; whitefall and F9 are beside it, verbena beyond."""


class Table(GameTable[KeepFlyin]):
    """One voyage in the making. Places are locations or hexes, cards are named by their kind."""

    rules = KEEPFLYIN

    def told(self, name: str) -> Any:
        """A table in the text form of scenarios."""
        return told(self.g)[name]


def table(seats: int = 2, *, seed: int = 7, settings: dict[str, str] | None = None, **tables: Any) -> Table:
    """An empty board, the ships far apart in space; `tables` as in scenario files. Seat 0 begins."""
    tables = {"board": "empty", "at": {0: SPACE, 1: "T1"}, **tables}
    return Table(given.start(KEEPFLYIN, seats, seed, settings or {}, laid(tables), False))
