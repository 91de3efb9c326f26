"""A small table: lay out what matters, pick options, fix the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.engine import settle
from game.core.session import Session
from game.core.state import News
from game.core.steps import AnyChance, Option
from game.rules.keepflyin import given
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.told import told
from tests.rules.fistful.table import plain

SPACE = "E9"
"""A hex of the Border without a location that the tests use most; whitefall and F9 are beside it, verbena beyond."""


class Table:
    """One game in the making. Places are locations or hexes, cards are named by their kind."""

    def __init__(self, state: KeepFlyin) -> None:
        self.session: Session[KeepFlyin] = Session(KEEPFLYIN, state)

    @property
    def g(self) -> KeepFlyin:
        """The state."""
        return self.session.state

    @property
    def pending(self) -> str:
        """The name of the pending choice, "" when the game is over."""
        return type(self.session.choice).__name__ if self.session.choice else ""

    @property
    def seat(self) -> int:
        """Who must decide."""
        assert self.session.choice is not None
        return self.session.choice.seat

    def offered(self, head: str = "") -> list[str]:
        """The offered keys that begin with `head`, copies of cards not told apart."""
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
        assert KEEPFLYIN.faults(self.g) == []
        return news

    def told(self, name: str) -> Any:
        """A table in the text form of scenarios."""
        return told(self.g)[name]

    def refused(self, source: str, target: str) -> tuple[str, str]:
        """The rule and the nearest legal answer when something is refused."""
        refusal = KEEPFLYIN.why_not(self.g, source, target)
        assert refusal is not None, f"nothing is said against {source} to {target}"
        assert not refusal.nearest or refusal.nearest in [o.key for o in self.session.options]
        return refusal.rule, plain(refusal.nearest)


def table(seats: int = 2, *, seed: int = 7, settings: dict[str, str] | None = None, **tables: Any) -> Table:
    """An empty board, the ships far apart in space; `tables` as in scenario files. Seat 0 begins."""
    laid: dict[str, Any] = {"board": "empty", "at": {"0": SPACE, "1": "T1"}}
    for name, value in tables.items():
        laid[name] = {str(k): v for k, v in value.items()} if isinstance(value, dict) else value
    return Table(given.start(seats, seed, settings or {}, laid, False))


def resolve(t: Table, *steps: Any) -> Table:
    """Let steps happen now, before the pending choice."""
    settle(t.g, Option("", (*steps, t.g.stack[-1])))
    t.session = Session(KEEPFLYIN, t.g)
    return t
