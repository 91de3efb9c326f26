"""Sets of goods that are brought to one's own Haven, each for a Goal token (R-PB-163)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly.acting import act
from game.rules.firefly.board import target
from game.rules.firefly.ship.goods import unload
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import goal_now
from game.rules.firefly.zones import amount
from game.rules.pirates.deeds import Earn, earned
from game.rules.pirates.havens import at_haven
from game.rules.pirates.marks import told


def sets(g: Firefly) -> dict[str, int]:
    """How many tokens of which kinds make a set by the Story in force."""
    return {do.what.partition(":")[2]: do.n for do in told(g, "sets")}


def ready(g: Firefly, seat: int) -> list[str]:
    """The kinds of which a whole set is aboard, for somebody who is at the own Haven and wants one more token."""
    if not at_haven(g, seat) or not earned(goal_now(g, seat)):
        return []
    return [good for good, n in sets(g).items() if amount(g, seat, good) >= n]


def _option(g: Firefly, seat: int, good: str, *first: Step) -> Option:
    then = (*first, BringSet(seat, good), MoreSets(seat))
    return Option(f"set:{good}", then, f"good:hold:{seat}:{good}", target(g, g.ship[seat]))


def set_options(g: Firefly, choice: Any) -> list[Option]:
    """A Work Action at the own Haven brings as many sets as there are (PB-N58)."""
    seat: int = choice.seat
    return [_option(g, seat, good, StartSets(seat)) for good in ready(g, seat)]


@dataclass(frozen=True, slots=True)
class StartSets(Effect[Firefly]):
    """The Work Action is taken."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "work")
        return ()


@dataclass(frozen=True, slots=True)
class BringSet(Effect[Firefly]):
    """A set comes off the ship, for a Goal token; enough of them win."""

    seat: int
    good: str

    def run(self, g: Firefly) -> Iterable[Step]:
        unload(g, self.seat, self.good, sets(g)[self.good], why="delivered")
        return (Earn(self.seat),)


@dataclass(frozen=True, slots=True)
class MoreSets(Effect[Firefly]):
    """Another set may follow by the same Action, if there is one."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        return (SetChoice(self.seat),) if ready(g, self.seat) else ()


@dataclass(frozen=True, slots=True)
class SetChoice(Choice[Firefly]):
    """Which set follows, or none."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for good in ready(g, self.seat):
            yield _option(g, self.seat, good)
        yield Option("done")
