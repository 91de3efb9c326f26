"""A turn: its five phases and its end (R-CG-21, R-CG-30, R-CG-79, R-CG-102)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from game.core.steps import Choice, Effect, Followed, Option, Step
from game.rules.fancards import news
from game.rules.fancards.advanced.looting import loot_options
from game.rules.fancards.advanced.mutiny import mutiny_options
from game.rules.fancards.advanced.squads import squad_options
from game.rules.fancards.away import away_options
from game.rules.fancards.cardplay import play_options
from game.rules.fancards.charting import ChartOne, may_chart
from game.rules.fancards.hands import DiscardPhase
from game.rules.fancards.items import attach_options, detach_options, use_options
from game.rules.fancards.moves import move_options
from game.rules.fancards.recruit import recruit_options
from game.rules.fancards.reputation import higher, reset_pools
from game.rules.fancards.reset import ResetPhase
from game.rules.fancards.scoring import BY_NAME, EPICS, GOAL, LAST_ROUND, NAME, GameOver, best, by_name, done
from game.rules.fancards.state import CHARTER, CREW, FanCards, on, opponents
from game.rules.fancards.verse.challenges import challenge_options
from game.rules.fancards.verse.encounter import VersePhase
from game.rules.fancards.work.jobs import take_options
from game.rules.fancards.work.missions import finish_options, quit_options
from game.rules.fancards.work.ring import ring_options

LASTING = ("been:", "next:", "round:", "ticked:", "trade:", "until:")
"""Marks that outlast a turn."""


@dataclass(frozen=True, slots=True)
class SeatTurn(Effect[FanCards]):
    """A seat's turn: Reset, 'Verse, Charter, Crew, Discard (R-CG-21). A great name wins as it begins, where the table
    plays for one."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        seat = self.seat
        g.active, g.turn = seat, g.turn + 1
        g.tell(news.Turn(seat, g.turn))
        if by_name(g) and higher(g, seat) >= NAME:
            return (GameOver((seat,), BY_NAME),)
        return _phases(seat)


@cache
def _phases(seat: int) -> tuple[Step, ...]:
    """The phases of a seat's turn, made once."""
    phases = (ResetPhase(seat), VersePhase(seat), CharterPhase(seat), CrewPhase(seat), DiscardPhase(seat))
    return (*phases, SeatDone(seat))


@dataclass(frozen=True, slots=True)
class CharterPhase(Effect[FanCards]):
    """A location is drawn and placed (R-CG-60); with a revealed map there is nothing to chart (R-CG-108)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.phase = CHARTER
        return () if on(g, "revealed") else (ChartOne(self.seat),)


@dataclass(frozen=True, slots=True)
class CrewPhase(Effect[FanCards]):
    """The Crew phase goes on until its player ends it (R-CG-65 to R-CG-98)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.phase = CREW
        return _asked(self.seat)


@cache
def _asked(seat: int) -> tuple[Step, ...]:
    """The choice of a seat, made once."""
    return (Act(seat),)


@dataclass(frozen=True, slots=True)
class Act(Choice[FanCards]):
    """Cards, movement and command points, in any order; "done" ends the phase (R-CG-79)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        found: list[Option] = []
        for way in WAYS:
            found += way(g, self.seat)
        return Followed(found, CrewPhase(self.seat), DONE)


DONE = (Option("done"),)
"""The end of the phase."""


def charters(g: FanCards) -> bool:
    """Whether the Charter action is played at this table (R-CG-90, R-CG-108)."""
    return not on(g, "revealed") or on(g, "charter_action")


def charter_options(g: FanCards, seat: int) -> Iterable[Option]:
    """Charting a location for a movement point (R-CG-90)."""
    return (charter_option(seat),) if g.moves[seat] and may_chart(g) and charters(g) else ()


@cache
def charter_option(seat: int) -> Option:
    """The option to chart a location, made once."""
    return Option("charter", (SpendMove(seat), ChartOne(seat)), "location", "map")


WAYS: tuple[Callable[[FanCards, int], Iterable[Option]], ...] = (
    finish_options,
    move_options,
    charter_options,
    take_options,
    quit_options,
    ring_options,
    recruit_options,
    play_options,
    attach_options,
    use_options,
    detach_options,
    away_options,
    challenge_options,
    squad_options,
    loot_options,
    mutiny_options,
)
"""What can be done in the Crew phase, in the order in which it is listed."""


@dataclass(frozen=True, slots=True)
class SpendMove(Effect[FanCards]):
    """A movement point is spent (R-CG-90)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.moves[self.seat] -= 1
        return ()


@cache
def _lasts(flag: str, seat: int) -> bool:
    """Whether a mark outlasts the turn of a seat: one for a next turn goes with that of its own seat."""
    return flag.startswith(LASTING) and not (flag.startswith("next:") and flag.endswith(f":{seat}"))


@dataclass(frozen=True, slots=True)
class SeatDone(Effect[FanCards]):
    """The turn is over: pools are full again (R-CG-30), the marks of the turn go, and the next player begins; at the
    end of a round the game may be over (R-CG-102)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        reset_pools(g)
        for flag in [flag for flag in g.flags if not _lasts(flag, self.seat)]:
            del g.flags[flag]
        after = opponents(g, self.seat)[0]
        return self.round_over(g) or (SeatTurn(after),) if after == g.first else (SeatTurn(after),)

    def round_over(self, g: FanCards) -> tuple[Step, ...]:
        """Every seat has had its turn."""
        if any(done(g, seat) >= GOAL for seat in g.credits):
            return (GameOver(best(g), EPICS),)
        if g.round == int(g.settings["limit"]):
            return (GameOver(best(g), LAST_ROUND),)
        g.round += 1
        for flag in [flag for flag in g.flags if flag.startswith("round:")]:
            del g.flags[flag]
        return ()
