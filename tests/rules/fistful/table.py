"""A small table: lay out what matters, pick options, fix the dice."""

from __future__ import annotations

from typing import Any

from game.core.zones import zone_of
from game.rules.fistful import given
from game.rules.fistful.board import board_of
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind
from tests.rules.table import GameTable, laid

CORRIDOR = "5,4"
"""A corridor space far from the Landing Zone's sight lines that the tests use most; it sees "5,8" and "9,4"."""


class Table(GameTable[Fistful]):
    """One heist in the making. Cells are "column,row"; cards and tokens are named by their kind."""

    rules = FISTFUL

    def at(self, seat: int = 0) -> str:
        """Where a hero stands."""
        return board_of(self.g.heist).names[self.g.at[seat]] if self.g.at[seat] >= 0 else "out"

    def lies(self, cell: str) -> list[str]:
        """The kinds of tokens on a cell."""
        return self.pile(f"cell:{cell}")

    def where(self, name: str) -> list[str]:
        """The zones of all cards or tokens of a kind."""
        return sorted(zone_of(self.g, i) for items in self.g.zones.values() for i in items if kind(i) == name)

    def pile(self, zone: str) -> list[str]:
        """The kinds in a zone."""
        return [kind(item) for item in self.g.zones.get(zone, ())]


def table(heroes: str = "simon+kaylee,book+river", *, settings: dict[str, str] | None = None, **tables: Any) -> Table:
    """An empty board with these heroes ("hero+sidekick,..."); `tables` as in scenario files. Seat 0 begins."""
    pairs = [pair.split("+") for pair in heroes.split(",")]
    crew = {
        "hero": {seat: pair[0] for seat, pair in enumerate(pairs)},
        "sidekick": {seat: pair[1] for seat, pair in enumerate(pairs)},
    }
    return Table(given.start(FISTFUL, len(pairs), 7, settings or {}, laid({"board": "empty", **crew, **tables}), False))
