"""Captains, and who comes aboard (R-CG-11, R-CG-51, R-CG-76 to R-CG-78)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.parts import TRADES
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal
from game.rules.fancards import news
from game.rules.fancards.faces import power
from game.rules.fancards.state import FanCards, crew_of


@dataclass(frozen=True, slots=True)
class Succession(Effect[FanCards]):
    """A crew without its captain has a new one at once, whose command counts from the next Reset (R-CG-51); a captain
    who lives stays (R-CG-78). Who leads a mutiny is the captain's heir (R-CG-103)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, left = self.seat, crew_of(g, self.seat)
        if g.captain[seat] in left:
            return ()
        g.captain[seat], g.command[seat] = "", 0
        heir = [card for card in left if f"heir:{card}" in g.flags]
        if heir:
            return (CaptainNamed(seat, heir[0]),)
        if len(left) > 1:
            return (NameCaptain(seat),)
        return (CaptainNamed(seat, left[0]),) if left else ()


@dataclass(frozen=True, slots=True)
class NameCaptain(Choice[FanCards]):
    """One of the crew becomes captain (R-CG-11, R-CG-51)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in crew_of(g, self.seat):
            yield Option(f"captain:{card}", (CaptainNamed(self.seat, card),), card, f"captain:{self.seat}")


@dataclass(frozen=True, slots=True)
class CaptainNamed(Effect[FanCards]):
    """A captain is named."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.captain[self.seat] = self.card
        g.tell(news.Captain(self.seat, self.card))
        return ()


@dataclass(frozen=True, slots=True)
class Joins(Effect[FanCards]):
    """A crew card comes aboard from a zone; who comes alone is captain, and a drifter learns a trade."""

    seat: int
    card: str
    zone: str

    def run(self, g: FanCards) -> Iterable[Step]:
        move(g, self.card, self.zone, f"crew:{self.seat}")
        reveal(g, self.card, everyone(len(g.credits)))
        g.tell(news.Joined(self.seat, self.card))
        learns = (LearnTrade(self.seat, self.card),) if power(self.card) == "drifter" else ()
        return (Succession(self.seat), *learns)


@dataclass(frozen=True, slots=True)
class LearnTrade(Choice[FanCards]):
    """One trade of the owner's choice, for good."""

    seat: int
    card: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for trade in TRADES:
            yield Option(f"trade:{trade}", (TradeLearnt(self.seat, self.card, trade),), self.card, trade)


@dataclass(frozen=True, slots=True)
class TradeLearnt(Effect[FanCards]):
    """A drifter has a trade."""

    seat: int
    card: str
    trade: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags[f"trade:{self.card}"] = TRADES.index(self.trade) + 1
        g.tell(news.Learnt(self.seat, self.card, self.trade))
        return ()
