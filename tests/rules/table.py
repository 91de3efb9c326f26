"""A small table of any game: what is offered, an answer, the dice that follow it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from game.core.engine import settle
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.core.state import State
from game.core.steps import AnyChance, Option
from tests.told import lines

S = TypeVar("S", bound=State)


class GameTable(Generic[S]):
    """One game in the making; a game's own table says how its places, cards and tokens are named."""

    rules: Ruleset[S]

    def __init__(self, state: S) -> None:
        self.session = Session(self.rules, state)

    @property
    def g(self) -> S:
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
        """The offered keys that begin with `head`, copies of cards and tokens not told apart."""
        return [plain(o.key) for o in self.session.options if o.key.startswith(head)]

    def pick(self, key: str, *faces: int) -> list[tuple[Any, ...]]:
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
        assert self.rules.faults(self.g) == []
        return lines(news)

    def refused(self, source: str, target: str) -> tuple[str, str]:
        """The rule and the nearest legal answer when something is refused."""
        refusal = self.rules.why_not(self.g, source, target)
        assert refusal is not None, f"nothing is said against {source} to {target}"
        assert not refusal.nearest or refusal.nearest in [o.key for o in self.session.options]
        return refusal.rule, plain(refusal.nearest)

    def resolve(self, *steps: Any) -> None:
        """Let steps happen now, before the pending choice."""
        settle(self.g, Option("", (*steps, self.g.stack[-1])))
        self.session = Session(self.rules, self.g)


def plain(key: str) -> str:
    """A key without the numbers of copies."""
    return re.sub(r"#\d+", "", key)


def laid(tables: dict[str, Any]) -> dict[str, Any]:
    """Tables named in Python as scenario files have them: every key of a table is text."""
    return {
        name: {str(k): v for k, v in value.items()} if isinstance(value, dict) else value
        for name, value in tables.items()
    }
