"""Goal tokens for deeds: Jobs of some kinds, Bounties that are delivered, and tokens a pirate steals (R-PB-165)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.firefly.records import Do, Goal
from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import fulfilled, goal_now, goals_of, token
from game.rules.firefly.tokens import job_card
from game.rules.pirates import news
from game.rules.pirates.marks import rival_of, told
from game.rules.shared.state import adjust

NEVER, DAWN = Do("own", "never"), Do("own", "dawn")
"""What a Goal asks for that only a token completes, and one that is looked at when a turn begins."""
BROUGHT = "brought"
"""Mark of the Bounties a seat has delivered, as "brought:<seat>"."""


def earned(goal: Goal | None) -> bool:
    """Whether a Goal is completed by a deed or a set alone."""
    return goal is not None and NEVER in goal.has


@dataclass(frozen=True, slots=True)
class Earn(Effect[Firefly]):
    """A Goal token, as long as the Story has one left for that: a captain with all of them takes no more."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        return token(g, self.seat) if earned(goal_now(g, self.seat)) else ()


def deed(g: Firefly, seat: int, kind: str) -> tuple[Step, ...]:
    """What a deed brings where the Story counts such ones (R-PB-165)."""
    return (Earn(seat),) if any(do.what == f"deeds:{kind}" for do in told(g, "deeds")) else ()


def done(g: Firefly, seat: int, job: str) -> tuple[Step, ...]:
    """A Job is completed; a pirate may be tempted by the tokens of the target, too."""
    kind = job_card(job).kind
    tempted = kind == "piracy" and told(g, "thieves")
    return (*deed(g, seat, kind), *((Tempted(seat, rival_of(g)),) if tempted else ()))


def delivered(g: Firefly, seat: int) -> tuple[Step, ...]:
    """A Bounty is delivered."""
    adjust(g, f"{BROUGHT}:{seat}", 1)
    return deed(g, seat, "bounty")


def can_lose(g: Firefly, seat: int) -> bool:
    """Whether the last Goal token of a seat is one for a deed, which can be stolen."""
    return g.goals[seat] > 0 and earned(goals_of(g)[g.goals[seat] - 1])


@dataclass(frozen=True, slots=True)
class Tempted(Effect[Firefly]):
    """Is there a token to be stolen at all? (PB-N61)"""

    seat: int
    other: int

    def run(self, g: Firefly) -> Iterable[Step]:
        return (StealToken(self.seat, self.other),) if can_lose(g, self.other) else ()


@dataclass(frozen=True, slots=True)
class StealToken(Choice[Firefly]):
    """Steal a Goal token of the target, or let it be (R-PB-165)."""

    seat: int
    other: int

    def options(self, g: Firefly) -> Iterable[Option]:
        then = (LoseToken(self.other), Earn(self.seat))
        yield Option("steal", then, f"ship:{self.other}", f"ship:{self.seat}")
        yield Option("leave")


@dataclass(frozen=True, slots=True)
class LoseToken(Effect[Firefly]):
    """A Goal token fewer, taken by whoever attacks; that Goal has to be done again."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.tell(news.Stolen(g.active, self.seat, g.goals[self.seat]))
        g.goals[self.seat] -= 1
        return ()


def dawn(g: Firefly, seat: int, about: object) -> tuple[Step, ...]:
    """A turn begins: a Goal that is looked at then is completed, and wins as its card says, before all else."""
    goal = goal_now(g, seat)
    if goal is None or DAWN not in goal.has or not fulfilled(g, seat, goal):
        return ()
    return token(g, seat)
