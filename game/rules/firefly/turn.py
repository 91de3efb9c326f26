"""A turn: the hunters first, then two Actions in any order, and the next player (R-FB-23, R-FB-132 to R-FB-148,
R-FB-233, R-FB-590 to R-FB-592)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly import news
from game.rules.firefly.acting import open_actions
from game.rules.firefly.boxes import after, between, forget, mark_of, offers
from game.rules.firefly.crew.crew import cheer_options, offer_options
from game.rules.firefly.flight.contact import ContactsDue, contacts_due
from game.rules.firefly.flight.flying import fly_options
from game.rules.firefly.flight.reavers import ReaverContact
from game.rules.firefly.jobs.working import work_options
from game.rules.firefly.ship.aboard import aboard_options
from game.rules.firefly.state import Firefly, seats_from
from game.rules.firefly.story.ending import StoryOver
from game.rules.firefly.story.stories import Reckoning, call_options, state_goals
from game.rules.firefly.trade.buying import buy_options
from game.rules.firefly.trade.deal import deal_options
from game.rules.firefly.trade.trading import trade_options
from game.rules.firefly.zones import story_says

OFFERED: tuple[tuple[str, Callable[[Firefly, int], Iterable[Option]]], ...] = (
    ("fly", fly_options),
    ("buy", buy_options),
    ("deal", deal_options),
    ("work", work_options),
    ("cheer", cheer_options),
    ("call", call_options),
)
"""How each Action can be taken; asked for while it is open."""
LASTING = ("passed:", "half_pay:", "call")
"""Marks that outlast a turn: Misbehave cards a seat has passed, Jobs whose Pay is halved, who declared Last Call."""
ENDED = "ended"
"""Mark of a turn whose player is done."""
LIMIT, SOLO = "limit", "solo"
"""Why a game ends without a Story told to its end."""


@dataclass(frozen=True, slots=True)
class PlayerTurn(Effect[Firefly]):
    """A seat's turn begins; who is with the Cutter now meets the Reavers before all else (R-FB-233, R-FB-235). With the
    setting "turn" the Cruiser looks again at who stays beside it (R-FB-217)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        seat = self.seat
        g.active, g.turn, g.acted = seat, g.turn + 1, ()
        g.tell(news.Turn(seat, g.turn))
        if g.settings["contact"] == "turn":
            g.met.pop(seat, None)
        reavers = (ReaverContact(seat),) if g.ship[seat] == g.cutter else ()
        return (*after(g, "turn", seat, None), *reavers, TurnGoesOn(seat), PlayerTurnOver(seat))


@dataclass(frozen=True, slots=True)
class TurnGoesOn(Effect[Firefly]):
    """Between two decisions: Outlaws beside the Cruiser meet it (R-FB-71, R-FB-201, R-FB-218), Goals that have come
    true are marked, then the player goes on."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        if contacts_due(g):
            return (ContactsDue(-1), self)
        due = state_goals(g) or between(g)
        if due:
            return (*due, self)
        return () if g.flags.get(ENDED) else (_actions(self.seat), self)


@dataclass(frozen=True, slots=True)
class Actions(Choice[Firefly]):
    """An Action, or what costs none, or the end of the turn; up to two Actions, each kind once, in any order
    (R-FB-133 to R-FB-140)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        return [*self.actions(g), *self.free(g), _end(self.seat)]

    def actions(self, g: Firefly) -> list[Option]:
        """What uses an Action up (R-FB-132, R-FB-143)."""
        seat, left = self.seat, open_actions(g)
        found: list[Option] = []
        for kind, listed in OFFERED if left else ():
            if kind in left:
                found += listed(g, seat)
        found += offers(g, self)
        return found

    def free(self, g: Firefly) -> list[Option]:
        """What is free on one's own turn (R-FB-140)."""
        found = aboard_options(g, self.seat)
        if g.disgruntled:
            found += offer_options(g, self.seat)
        found += trade_options(g)
        return found


@cache
def _actions(seat: int) -> Actions:
    """The choice of a seat, made once."""
    return Actions(seat)


@cache
def _end(seat: int) -> Option:
    """The option to end a turn, made once."""
    return Option("end", (EndTurn(seat),))


@dataclass(frozen=True, slots=True)
class EndTurn(Effect[Firefly]):
    """The player is done, with fewer than two Actions if so wished (R-FB-134)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.flags[ENDED] = 1
        return ()


@dataclass(frozen=True, slots=True)
class PlayerTurnOver(Effect[Firefly]):
    """The left-hand neighbour is next, and takes the Dinosaur (R-FB-74, R-FB-141, R-FB-590 to R-FB-592). There is no
    last round (R-FB-142), unless the table has set one, the Story counts turns or Last Call comes back to who declared
    it."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        for flag in [flag for flag in g.flags if not _lasts(flag) and not mark_of(g, flag)]:
            del g.flags[flag]
        forget(g, "attempt", "turn")
        after = seats_from(g, self.seat)[1 % len(g.ship)]
        if g.flags.get("call") == after + 1:
            return (Reckoning(),)
        if after == g.first:
            if any(g.round == do.n for do in story_says(g, "turn_limit")):
                return (StoryOver((), SOLO),)
            if g.round == int(g.settings["limit"]):
                return (StoryOver(leading(g), LIMIT),)
            g.round += 1
        return (PlayerTurn(after),)


@cache
def _lasts(flag: str) -> bool:
    return flag.startswith(LASTING)


def leading(g: Firefly) -> tuple[int, ...]:
    """Who has the most Goals, and of those the most money."""
    best = max((g.goals[seat], g.money[seat]) for seat in g.ship)
    return tuple(seat for seat in g.ship if (g.goals[seat], g.money[seat]) == best)
