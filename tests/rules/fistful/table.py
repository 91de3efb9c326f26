"""A small table: lay out what matters, pick options, fix the dice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from game.core.engine import settle
from game.core.session import Session
from game.core.state import News
from game.core.steps import AnyChance, Option
from game.core.zones import zone_of
from game.rules.fistful import given
from game.rules.fistful.board import board_of
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind

CORRIDOR = "5,4"
"""A corridor space far from the Landing Zone's sight lines that the tests use most; it sees "5,8" and "9,4"."""


class Table:
    """One game in the making. Cells are "column,row"; cards and tokens are named by their kind."""

    def __init__(self, state: Fistful) -> None:
        self.session: Session[Fistful] = Session(FISTFUL, state)

    @property
    def g(self) -> Fistful:
        """The state."""
        return self.session.state

    @property
    def pending(self) -> str:
        """The name of the pending choice, "" when the heist is over."""
        return type(self.session.choice).__name__ if self.session.choice else ""

    @property
    def seat(self) -> int:
        """Who must decide."""
        assert self.session.choice is not None
        return self.session.choice.seat

    def offered(self, head: str = "") -> list[str]:
        """The offered keys that begin with `head`, copies of cards and tokens not told apart."""
        return [plain(o.key) for o in self.session.options if o.key.startswith(head)]

    def pick(self, key: str, *faces: int) -> list[News]:
        """Answer; the dice that follow show `faces`, and all of them must be thrown."""
        wanted = next((o.key for o in self.session.options if key in (o.key, plain(o.key))), key)
        left = list(faces)

        def dice(chance: AnyChance, outcomes: Sequence[Option]) -> int | None:
            if not left:
                return None
            face = left.pop(0)
            return next(i for i, o in enumerate(outcomes) if o.key.endswith(f":{face}"))

        news = self.session.answer(wanted, dice)
        assert not left, f"dice left over: {left}"
        assert FISTFUL.faults(self.g) == []
        return news

    def at(self, seat: int = 0) -> str:
        """Where a hero stands."""
        return board_of(self.g.heist).names[self.g.at[seat]] if self.g.at[seat] >= 0 else "out"

    def lies(self, cell: str) -> list[str]:
        """The kinds of tokens on a cell."""
        return [kind(item) for item in self.g.zones.get(f"cell:{cell}", ())]

    def where(self, name: str) -> list[str]:
        """The zones of all cards or tokens of a kind."""
        return sorted(zone_of(self.g, i) for items in self.g.zones.values() for i in items if kind(i) == name)

    def pile(self, zone: str) -> list[str]:
        """The kinds in a zone."""
        return [kind(item) for item in self.g.zones.get(zone, ())]

    def refused(self, source: str, target: str) -> tuple[str, str]:
        """The rule and the nearest legal answer when something is refused."""
        refusal = FISTFUL.why_not(self.g, source, target)
        assert refusal is not None, f"nothing is said against {source} to {target}"
        assert not refusal.nearest or refusal.nearest in [o.key for o in self.session.options]
        return refusal.rule, plain(refusal.nearest)


def plain(key: str) -> str:
    """A key without the numbers of copies."""
    return re.sub(r"#\d+", "", key)


def table(heroes: str = "simon+kaylee,book+river", *, settings: dict[str, str] | None = None, **tables: Any) -> Table:
    """An empty board with these heroes ("hero+sidekick,..."); `tables` as in scenario files. Seat 0 begins."""
    pairs = [pair.split("+") for pair in heroes.split(",")]
    laid: dict[str, Any] = {
        "board": "empty",
        "hero": {str(seat): pair[0] for seat, pair in enumerate(pairs)},
        "sidekick": {str(seat): pair[1] for seat, pair in enumerate(pairs)},
    }
    for name, value in tables.items():
        laid[name] = {str(k): v for k, v in value.items()} if isinstance(value, dict) else value
    return Table(given.start(len(pairs), 7, settings or {}, laid, False))


def resolve(t: Table, *steps: Any) -> Table:
    """Let steps happen now, before the pending choice."""
    settle(t.g, Option("", (*steps, t.g.stack[-1])))
    t.session = Session(FISTFUL, t.g)
    return t
