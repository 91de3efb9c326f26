"""What a bot is asked and what it thinks, as plain values that also travel between processes."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.ruleset import Ruleset
from game.core.state import State


class Limits(NamedTuple):
    """How much a search may think about one answer; it stops at whichever comes first.

    `tries`: games tried in mind. `seconds`: by the clock, 0 for none; with none the answer depends on the seed alone.
    `ahead`: answers played on from a new position before it is judged.
    """

    tries: int = 100
    seconds: float = 0.0
    ahead: int = 0


USUAL = Limits()


class Prospect(NamedTuple):
    """What is to be expected of an option: the share of the tries it got, its worth from 0 (lost) to 1 (won), and what
    speaks for it beyond doubt: names of the ruleset's aims, the weightiest first."""

    key: str
    share: float
    value: float
    tries: int
    reasons: tuple[str, ...] = ()


class Thought(NamedTuple):
    """Options as a search ranks them, the best first; `tries` games were tried."""

    prospects: tuple[Prospect, ...]
    tries: int

    @property
    def key(self) -> str:
        """The answer."""
        return self.prospects[0].key


def worth(rules: Ruleset[Any], g: State, seat: int) -> float:
    """What a game came to for a seat, 0 to 1; a victory that seats share is shared."""
    end = rules.outcome(g)
    if end is None:
        return rules.evaluate(g, seat)
    if rules.cooperative:
        return float(end.won)
    return 1 / len(end.winners) if seat in end.winners else 0.0
