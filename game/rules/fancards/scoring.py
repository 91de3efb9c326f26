"""How the game ends (R-CG-102, and what the thread adds)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.fancards import news
from game.rules.fancards.reputation import higher
from game.rules.fancards.state import FanCards

GOAL = 3
"""The Epics that win (R-CG-102)."""
NAME = 18
"""The Reputation that wins with a name, at the start of the own turn."""
EPICS, BY_NAME, BY_RING, LAST_ROUND = "R-CG-102", "name", "ring", "limit"
"""The reasons of an end."""


def by_name(g: FanCards) -> bool:
    """Whether a great name wins at this table."""
    return g.settings["win"] in ("name", "all")


def by_ring(g: FanCards) -> bool:
    """Whether the parts of the broadcast win at this table."""
    return g.settings["win"] in ("ring", "all")


def done(g: FanCards, seat: int) -> int:
    """How many Epics a seat has completed."""
    return len(g.epics[seat])


def best(g: FanCards) -> tuple[int, ...]:
    """The seats that stand best: Epics, then the higher Reputation, then credits."""
    rank = {seat: (done(g, seat), higher(g, seat), g.credits[seat]) for seat in g.credits}
    most = max(rank.values())
    return tuple(seat for seat, own in rank.items() if own == most)


@dataclass(frozen=True, slots=True)
class GameOver(Effect[FanCards]):
    """The game is over: nothing happens after it."""

    seats: tuple[int, ...]
    why: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.over, g.why, g.winners = "won", self.why, self.seats
        g.stack.clear()
        g.tell(news.Over(self.seats, self.why))
        return ()


def after_epic(g: FanCards, seat: int) -> tuple[Step, ...]:
    """The third Epic wins at once, unless the round is played to its end (R-CG-102)."""
    if done(g, seat) >= GOAL and g.settings["ending"] == "at_once":
        return (GameOver((seat,), EPICS),)
    return ()
