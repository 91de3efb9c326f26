"""Getting paid, and lying low at home (R-KF-118 to R-KF-121, R-KF-150, R-KF-169, R-KF-170)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.keepflyin import news
from game.rules.keepflyin.capture import shake_off
from game.rules.keepflyin.jobs import NISKA, destination, job_of, jobs_held, locked
from game.rules.keepflyin.scoring import RetireOffer, earn, notorious
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.zones import hunters

BONUS = 100
"""For a payday at one's own home world, in $ (R-KF-119)."""


def arrived(g: KeepFlyin, seat: int) -> bool:
    """Whether a ship has moved on to where it is this turn (R-KF-118)."""
    return g.flags.get("arrived") == g.ship[seat] + 1


def due(g: KeepFlyin, seat: int) -> list[str]:
    """The jobs that can be paid now: the ship has moved on to their destination (R-KF-118)."""
    return [card for card in jobs_held(g, seat) if destination(g, card) == g.ship[seat]] if arrived(g, seat) else []


def pay_of(g: KeepFlyin, card: str) -> int:
    """What a job pays now: Niska pays double (R-KF-169), and an Event card may change it for whose turn it is."""
    change = g.flags.get("job_pay", 0)
    if change and card not in (*g.zones.get(f"hold:{g.active}", ()), *g.zones.get("drawn", ())):
        change = 0
    return (NISKA if locked(g, card) else 1) * max(0, job_of(card).pay + change)


def paydays(g: KeepFlyin, seat: int, end: tuple[Step, ...]) -> Iterable[Option]:
    """All that is due at once, or one job at a time (R-KF-118)."""
    cards = due(g, seat)
    ship = f"ship:{seat}"
    if len(cards) > 1:
        yield Option("pay", (*(Paid(seat, card) for card in cards), *end), ship)
    for card in cards:
        yield Option(f"pay:{card}", (Paid(seat, card), *(end if len(cards) == 1 else (PayMore(seat),))), card, ship)


@dataclass(frozen=True, slots=True)
class Paid(Effect[KeepFlyin]):
    """A job is discarded for its payment and changes the NR; at home a bonus comes once with it (R-KF-118 to
    R-KF-120). What Niska gave of Notoriety stays (R-KF-170)."""

    seat: int
    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, card = self.seat, self.card
        money, job = pay_of(g, card), job_of(card)
        g.flags.pop(f"niska:{card}", None)
        move(g, card, f"hold:{seat}", "job.discard")
        g.tell(news.Paid(seat, money, card))
        earn(g, seat, money)
        if g.ship[seat] == g.home[seat] and not g.flags.get("bonus"):
            g.flags["bonus"] = 1
            g.tell(news.Bonus(seat))
            earn(g, seat, BONUS)
        notorious(g, seat, job.notoriety)
        return ()


@dataclass(frozen=True, slots=True)
class PayMore(Choice[KeepFlyin]):
    """More jobs are due here: get paid for them, too, or keep them."""

    seat: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        yield from paydays(g, self.seat, (AfterPay(self.seat),))
        yield Option("done", (AfterPay(self.seat),))


@dataclass(frozen=True, slots=True)
class AfterPay(Effect[KeepFlyin]):
    """Getting paid ends the Play phase; then victory is checked (R-KF-121), and at home one may lie low (R-KF-150)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        hide = (HideOrNot(self.seat),) if can_lie_low(g, self.seat) else ()
        return (RetireOffer(self.seat), *hide)


def can_lie_low(g: KeepFlyin, seat: int) -> bool:
    """Whether a pursued ship has entered its own home world (R-KF-150, R-KF-184)."""
    return arrived(g, seat) and g.ship[seat] == g.home[seat] and bool(hunters(g, seat))


@dataclass(frozen=True, slots=True)
class HideOrNot(Choice[KeepFlyin]):
    """After being paid at home: lie low, or go on."""

    seat: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        yield Option("lie_low", (LieLow(self.seat),), f"ship:{self.seat}", f"home:{self.seat}")
        yield Option("done")


@dataclass(frozen=True, slots=True)
class LieLow(Effect[KeepFlyin]):
    """All pursuit of the ship stops, and the turn ends at once (R-KF-150)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.LiesLow(self.seat))
        shake_off(g, self.seat)
        g.flags["ended"] = 1
        return ()
