"""Losing Health (R-FC-133, R-FC-135)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.reactions import Offer
from game.core.steps import Effect, Step
from game.rules.fistful import news
from game.rules.fistful.battle.knockout import KnockedOut
from game.rules.fistful.state import Fistful


@dataclass(frozen=True, slots=True)
class LoseHealth(Effect[Fistful]):
    """A seat is about to lose Health; cards may prevent some of it first."""

    seat: int
    amount: int

    def run(self, g: Fistful) -> Iterable[Step]:
        if g.at[self.seat] < 0 or self.amount < 1:
            return ()
        return (Offer("hurt", (self.seat, self.amount), (self.seat,), (Hurt(self.seat, self.amount),)),)


@dataclass(frozen=True, slots=True)
class Hurt(Effect[Fistful]):
    """The Health is lost as far as nothing prevents it. Whoever has none left falls after Special Attacks
    (R-FC-193)."""

    seat: int
    amount: int

    def run(self, g: Fistful) -> Iterable[Step]:
        seat = self.seat
        shield = g.flags.pop(f"shield:{seat}", 0)
        lost = min(g.health[seat], max(0, self.amount - shield))
        if g.at[seat] >= 0 and lost:
            g.health[seat] -= lost
            g.tell(news.Hurt(seat, lost))
        return ()


@dataclass(frozen=True, slots=True)
class Fall(Effect[Fistful]):
    """A hero without Health is knocked out (R-FC-143)."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        return (KnockedOut(self.seat),) if g.at[self.seat] >= 0 and g.health[self.seat] < 1 else ()
