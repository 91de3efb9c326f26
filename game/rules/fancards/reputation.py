"""Credits, Reputation with both sides, and the infamy that comes of it (R-CG-28 to R-CG-31, R-CG-67, R-CG-68, R-CG-81
to R-CG-87)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.parts import Price, Terms
from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.state import FanCards

ALLIANCE, CRIMINAL = "alliance", "criminal"
HINGE = 7
"""Points above it cost the other side (R-CG-83)."""


def higher(g: FanCards, seat: int) -> int:
    """The highest Reputation of a seat (R-CG-28)."""
    return max(g.alliance[seat], g.criminal[seat])


def standing(g: FanCards, seat: int, side: str) -> int:
    """The Reputation of a seat with a side."""
    return (g.alliance if side == ALLIANCE else g.criminal)[seat]


def reset_pools(g: FanCards) -> None:
    """All pools return to the Reputation values (R-CG-24, R-CG-30)."""
    alliance, criminal = g.alliance, g.criminal
    for seat in g.pool:
        g.pool[seat] = max(alliance[seat], criminal[seat])


def missing(g: FanCards, seat: int, needs: Terms) -> int:
    """How many points a seat is short of what is asked for, 0 when it is met."""
    return short(needs, g.alliance[seat], g.criminal[seat])


@remembered
def short(needs: Terms, alliance: int, criminal: int) -> int:
    """How many points who has such Reputation is short of what is asked for."""
    more = needs.alliance - alliance, needs.criminal - criminal, needs.either - max(alliance, criminal)
    return sum(points for points in more if points > 0)


def meets(g: FanCards, seat: int, needs: Terms) -> bool:
    """Whether a seat has the Reputation that is asked for (R-CG-67)."""
    return not missing(g, seat, needs)


def affords(g: FanCards, seat: int, price: Price) -> bool:
    """Whether a seat can pay a price in credits and Reputation (R-CG-65, R-CG-68)."""
    enough = g.credits[seat] >= price.credits
    return enough and g.alliance[seat] >= price.alliance and g.criminal[seat] >= price.criminal


def pay(g: FanCards, seat: int, price: Price) -> None:
    """A seat pays: Reputation is given up and lowers the pool only at its next reset (R-CG-68)."""
    earn(g, seat, -price.credits)
    lose_points(g, seat, ALLIANCE, price.alliance)
    lose_points(g, seat, CRIMINAL, price.criminal)


def earn(g: FanCards, seat: int, credits: int) -> int:
    """Give credits, or take them as far as there are some; returns how many it was (R-CG-86)."""
    change = max(credits, -g.credits[seat])
    if change:
        g.credits[seat] += change
        g.tell(news.Credits(seat, change))
    return change


def gain_points(g: FanCards, seat: int, side: str, points: int) -> None:
    """Points assigned to a side, one by one: each above 7 costs the other side one as far as it has some (R-CG-83,
    R-CG-84)."""
    own, other = (g.alliance, g.criminal) if side == ALLIANCE else (g.criminal, g.alliance)
    lost = 0
    for _ in range(points):
        if own[seat] >= HINGE and other[seat]:
            other[seat] -= 1
            lost += 1
        own[seat] += 1
    if points:
        g.tell(news.Reputation(seat, side, points))
    if lost:
        g.tell(news.Reputation(seat, CRIMINAL if side == ALLIANCE else ALLIANCE, -lost))


def lose_points(g: FanCards, seat: int, side: str, points: int) -> None:
    """Points a side takes back, as far as there are some; the other side gives nothing for them."""
    own = g.alliance if side == ALLIANCE else g.criminal
    lost = min(points, own[seat])
    if lost:
        own[seat] -= lost
        g.tell(news.Reputation(seat, side, -lost))


def higher_side(g: FanCards, seat: int) -> str:
    """The side a seat stands higher with, the Alliance when both are equal."""
    return ALLIANCE if g.alliance[seat] >= g.criminal[seat] else CRIMINAL


@dataclass(frozen=True, slots=True)
class Receive(Effect[FanCards]):
    """What a location or a job brings: it must be taken, and points without a side go to either (R-CG-82)."""

    seat: int
    gain: tuple[int, int, int, int]

    def run(self, g: FanCards) -> Iterable[Step]:
        credits, alliance, criminal, either = self.gain
        if credits:
            earn(g, self.seat, credits)
        if alliance:
            gain_points(g, self.seat, ALLIANCE, alliance)
        if criminal:
            gain_points(g, self.seat, CRIMINAL, criminal)
        return [AssignPoint(self.seat)] * either


@dataclass(frozen=True, slots=True)
class AssignPoint(Choice[FanCards]):
    """A point that goes to either side (R-CG-82)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for side in (ALLIANCE, CRIMINAL):
            yield Option(side, (Assigned(self.seat, side),), "point", f"{side}:{self.seat}")


@dataclass(frozen=True, slots=True)
class Assigned(Effect[FanCards]):
    """A point goes to a side."""

    seat: int
    side: str

    def run(self, g: FanCards) -> Iterable[Step]:
        gain_points(g, self.seat, self.side, 1)
        return ()
