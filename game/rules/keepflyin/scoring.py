"""How the game ends, and what a captain has (R-KF-152 to R-KF-154)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.rules.keepflyin import news
from game.rules.keepflyin.state import KeepFlyin, captains

GOAL = 5000
"""The Platinum to retire with (R-KF-152)."""
FIRST = "first"
"""The opening of a shorter first game, a house rule."""
FIRST_GOAL = 3000
"""The Platinum to retire with in that."""
LAST_ROUND = "limit"
"""The reason of a game that the house rule of a last round ended."""


def goal(g: KeepFlyin) -> int:
    """The Platinum to retire with at this table (R-KF-152)."""
    return goal_of(g.settings)


def goal_of(settings: Mapping[str, str]) -> int:
    """The Platinum to retire with under these settings (R-KF-152)."""
    return FIRST_GOAL if settings["opening"] == FIRST else GOAL


def can_retire(g: KeepFlyin, seat: int) -> bool:
    """Whether a captain has enough to retire on the next occasion of this turn (R-KF-152, R-KF-154)."""
    return g.platinum[seat] >= goal(g) and seat in captains(g) and not g.flags.get("stays")


@dataclass(frozen=True, slots=True)
class EndGame(Effect[KeepFlyin]):
    """The game is over: nothing happens after it."""

    seats: tuple[int, ...]
    why: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.over, g.why, g.winners = "won", self.why, self.seats
        g.stack.clear()
        g.tell(news.Over(self.seats, self.why))
        return ()


def last_flying(g: KeepFlyin) -> tuple[Step, ...]:
    """The last captain left wins at once (R-KF-153)."""
    left = captains(g)
    return (EndGame(tuple(left), "R-KF-153"),) if len(left) == 1 else ()


@dataclass(frozen=True, slots=True)
class RetireOffer(Effect[KeepFlyin]):
    """A captain with enough Platinum may retire (R-KF-152); who has said no is asked again on another turn."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        return (Retire(self.seat),) if can_retire(g, self.seat) else ()


@dataclass(frozen=True, slots=True)
class Retire(Choice[KeepFlyin]):
    """Retire and win, or keep flying (R-KF-154)."""

    seat: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        ship = f"ship:{self.seat}"
        yield Option("retire", (EndGame((self.seat,), "R-KF-152"),), ship)
        yield Option("fly_on", (FlyOn(self.seat),), ship)


@dataclass(frozen=True, slots=True)
class FlyOn(Effect[KeepFlyin]):
    """A captain does not retire yet."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.flags["stays"] = 1
        g.tell(news.FliesOn(self.seat))
        return ()


def richest(g: KeepFlyin) -> tuple[int, ...]:
    """The captains with the most Platinum."""
    most = max(g.platinum[seat] for seat in captains(g))
    return tuple(seat for seat in captains(g) if g.platinum[seat] == most)


def earn(g: KeepFlyin, seat: int, money: int) -> int:
    """Give Platinum, or take it as far as there is some; returns how much it was."""
    change = max(money, -g.platinum[seat])
    g.platinum[seat] += change
    if change:
        g.tell(news.Platinum(seat, change))
    return change


def notorious(g: KeepFlyin, seat: int, change: int) -> None:
    """Change a Notoriety Rating; it never goes below 0 (R-KF-120)."""
    change = max(change, -g.nr[seat])
    g.nr[seat] += change
    if change:
        g.tell(news.Notoriety(seat, change))
