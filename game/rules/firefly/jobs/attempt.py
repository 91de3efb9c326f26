"""The end of a Work attempt, and going back to the ship (R-FB-322, R-FB-426, R-FB-429, R-FB-463 to R-FB-467)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.core.zones import move
from game.rules.firefly import news
from game.rules.firefly.boxes import forget
from game.rules.firefly.perks import all_crew, leader_of, working
from game.rules.firefly.state import Firefly

PAY_MORE, HALF_PAY, AS_FIGHT = "pay_more", "half_pay", "as_fight"
"""Marks of the running Work attempt, gone with it: what a card adds to the Pay, that it halves it, and that a Negotiate
Test was made a Fight Test."""


def half_pay(job: str) -> str:
    """The mark of an Active Job whose Pay was halved at its pick-up; it stays until the Job is done or lost."""
    return f"{HALF_PAY}:{job}"


def on_job(g: Firefly, seat: int) -> bool:
    """Whether this seat works a Job, not a Goal (R-FB-560)."""
    return working(g, seat) and not g.work.startswith("goal:")


def back_aboard(g: Firefly, seat: int, crew: str) -> None:
    """One of the Crew goes back to the ship and is out of this attempt (R-FB-429); nothing for who is aboard."""
    if crew not in g.zones.get(f"team:{seat}", ()):
        return
    move(g, crew, f"team:{seat}", f"crew:{seat}")
    leader = leader_of(g, seat)
    if crew == leader:
        g.zones[f"crew:{seat}"] = (leader, *(item for item in g.zones[f"crew:{seat}"] if item != leader))


def all_aboard(g: Firefly, seat: int) -> None:
    """Everybody is back aboard, the Leader first, the others in an order that does not tell who was to go where
    (R-FB-370, R-FB-426)."""
    leader, everybody = leader_of(g, seat), sorted(all_crew(g, seat))
    g.zones.pop(f"team:{seat}", None)
    if everybody:
        g.zones[f"crew:{seat}"] = tuple(sorted(everybody, key=lambda crew: crew != leader))


@dataclass(frozen=True, slots=True)
class AttemptOver(Effect[Firefly]):
    """The Work attempt is over: everybody is back aboard, and what only held for it is forgotten (R-FB-426)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if not working(g, self.seat):
            return ()
        all_aboard(g, self.seat)
        g.work = ""
        for mark in (PAY_MORE, HALF_PAY, AS_FIGHT):
            g.flags.pop(mark, None)
        forget(g, "attempt")
        return ()


@dataclass(frozen=True, slots=True)
class Botched(Effect[Firefly]):
    """The attempt failed; the Job stays Active and may be tried again in a later turn (R-FB-463 to R-FB-467)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if not working(g, self.seat):
            return ()
        g.tell(news.Botched(self.seat, g.work))
        return (AttemptOver(self.seat),)
