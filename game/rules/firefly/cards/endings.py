"""How options and bands end (R-FB-173, R-FB-461)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.firefly import news
from game.rules.firefly.flight.evading import Evade
from game.rules.firefly.jobs.attempt import AttemptOver, Botched
from game.rules.firefly.jobs.payday import Complete
from game.rules.firefly.jobs.reputation import Warrant
from game.rules.firefly.perks import working
from game.rules.firefly.state import Firefly
from game.rules.shared.state import adjust


@dataclass(frozen=True, slots=True)
class Ends(Effect[Firefly]):
    """An option or a band of a card is over. What speaks of a Work attempt does nothing when that is over already."""

    seat: int
    card: str
    end: str

    def run(self, g: Firefly) -> Iterable[Step]:
        if self.end in ATTEMPT and not working(g, self.seat):
            return ()
        return ENDS[self.end](g, self.seat)


def _full_stop(g: Firefly, seat: int) -> tuple[Step, ...]:
    g.legs = 0
    g.tell(news.Stopped(seat))
    return ()


def _proceed(g: Firefly, seat: int) -> tuple[Step, ...]:
    """The card is passed, by an Ace or without (R-FB-460, R-FB-462)."""
    adjust(g, f"passed:{seat}", 1)
    return ()


def _warrant(g: Firefly, seat: int) -> tuple[Step, ...]:
    """The attempt failed, and there is a Warrant (R-FB-468, R-FB-472)."""
    return Warrant(seat), AttemptOver(seat)


ENDS: dict[str, Callable[[Firefly, int], tuple[Step, ...]]] = {
    "keep-flying": lambda g, seat: (),
    "full-stop": _full_stop,
    "evade": lambda g, seat: (Evade(seat),),
    "proceed": _proceed,
    "botched": lambda g, seat: (Botched(seat),),
    "warrant": _warrant,
    "complete": lambda g, seat: (Complete(seat),),
    "win": lambda g, seat: (Complete(seat),),
}
"""What each ending does."""
ATTEMPT = ("proceed", "botched", "warrant", "complete", "win")
"""Those that end a card or an attempt of work."""
