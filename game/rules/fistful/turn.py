"""A turn: its start, scrounging, its end (R-FC-33, R-FC-97 to R-FC-99, R-FC-110 to R-FC-116)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core.reactions import Offer
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.fistful import crew, news
from game.rules.fistful.battle.encounter import ForcedBattle, hidden
from game.rules.fistful.battle.hunters import HuntersMove, stalkers
from game.rules.fistful.board import board_of
from game.rules.fistful.cards import skills
from game.rules.fistful.scoring import Finish, reckon
from game.rules.fistful.search.movement import MovementRoll, on_the_way
from game.rules.fistful.search.supplies import DrawGear
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import AdvanceTimer
from game.rules.fistful.zones import threats
from game.rules.shared.state import clockwise

LASTING = ("used:", "hidden:", "fallen:", "turned:", "done:", "alarm", "calm", "longer", "earned:", "until:")
"""Marks that outlast a turn."""


@dataclass(frozen=True, slots=True)
class Turn(Effect[Fistful]):
    """A seat's turn: in sight of alert enemies it begins with a battle (R-FC-99, R-FC-124, R-FC-198)."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        seat = self.seat
        g.active, g.turn = seat, g.turn + 1
        g.tell(news.Turn(seat, g.turn))
        if threats(g, seat) and not hidden(g, seat) and not skills.slips_away(g, seat):
            return _watched(seat)
        show(g, seat)
        return _free(seat) if may_plan(g, seat) else (TurnEnd(seat),)


@cache
def _free(seat: int) -> tuple[Step, ...]:
    """The course of a turn that begins in sight of nobody: made once."""
    return (*_plan(seat), TurnEnd(seat))


@cache
def _watched(seat: int) -> tuple[Step, ...]:
    """The course of one that begins in sight of enemies: made once."""
    forced = ForcedBattle(seat, (Shown(seat), Begin(seat)))
    return (Offer("sight", (seat, "start"), (seat,), (forced,)), TurnEnd(seat))


@dataclass(frozen=True, slots=True)
class Shown(Effect[Fistful]):
    """The start of the turn is over: what hid the seat until then hides it no longer."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        show(g, self.seat)
        return ()


def show(g: Fistful, seat: int) -> None:
    """What hid a seat until its turn has begun hides it no longer."""
    if g.flags.get(f"hidden:{seat}") == 2:
        del g.flags[f"hidden:{seat}"]


@dataclass(frozen=True, slots=True)
class Begin(Effect[Fistful]):
    """The turn goes on before the dice, unless something has ended it."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        return _plan(self.seat) if may_plan(g, self.seat) else ()


def may_plan(g: Fistful, seat: int) -> bool:
    """Whether nothing has ended a turn that has begun."""
    return g.at[seat] >= 0 and not g.flags.get("halt")


@cache
def _plan(seat: int) -> tuple[Step, ...]:
    return (Plan(seat),)


@cache
def _begin(seat: int) -> tuple[Step, ...]:
    return (Begin(seat),)


@dataclass(frozen=True, slots=True)
class Plan(Choice[Fistful]):
    """Roll for movement, scrounge on the Landing Zone instead (R-FC-110, R-FC-115), or use Gear and skills first."""

    seat: int

    def options(self, g: Fistful) -> Iterable[Option]:
        seat, board = self.seat, board_of(g.heist)
        found = [_roll(seat)]
        if g.at[seat] in board.landing_set:
            found += [_scrounge(seat, what) for what in scrounges(g, seat)]
        found += on_the_way(g, board, seat, _begin(seat))
        return found


@cache
def _roll(seat: int) -> Option:
    """The option to roll for movement, made once."""
    return Option("roll", (MovementRoll(seat),), f"hero:{seat}")


@cache
def _scrounge(seat: int, what: str) -> Option:
    """The option to scrounge, made once."""
    return Option(f"scrounge:{what}", (Scrounge(seat, what),), f"hero:{seat}")


def scrounges(g: Fistful, seat: int) -> Iterable[str]:
    """What is worth scrounging for: tracks that are not full, the Sidekick's included, and Gear (R-FC-110,
    R-FC-116)."""
    mate, spare = g.sidekick[seat], g.uses[seat] < crew.top_uses(g, seat)
    if g.ammo[seat] < crew.top_ammo(g, seat) or (mate == "jayne" and spare):
        yield "ammo"
    if g.health[seat] < crew.top_health(g, seat) or (mate == "simon" and spare):
        yield "health"
    yield "gear"


@dataclass(frozen=True, slots=True)
class Scrounge(Effect[Fistful]):
    """Scrounging replaces the movement roll. Health needs no roll: 1 for the turn spent here (R-FC-113, R-FC-199,
    R-FC-200)."""

    seat: int
    what: str

    def run(self, g: Fistful) -> Iterable[Step]:
        g.flags["halt"] = 1
        if self.what != "health":
            return (ScroungeRoll(self.seat, self.what),)
        if not crew.heal(g, self.seat, 1) and g.sidekick[self.seat] == "simon":
            crew.refill(g, self.seat, 1)
        return ()


@dataclass(frozen=True, slots=True)
class ScroungeRoll(Chance[Fistful]):
    """The six-sided die for scrounging, whatever the battle dice are (R-FC-205)."""

    seat: int
    what: str

    def options(self, g: Fistful) -> Iterable[Option]:
        return scrounge_faces(self.seat, self.what)


@cache
def scrounge_faces(seat: int, what: str) -> tuple[Option, ...]:
    """The six faces of the die for scrounging, made once."""
    return tuple(Option(f"d6:{face}", (Scrounged(seat, what, face),)) for face in range(1, 7))


@dataclass(frozen=True, slots=True)
class Scrounged(Effect[Fistful]):
    """A 1 advances the Timer and gives nothing; Ammo gives what was rolled, Gear a card on 5 or 6 (R-FC-111 to
    R-FC-116)."""

    seat: int
    what: str
    face: int

    def run(self, g: Fistful) -> Iterable[Step]:
        seat, face = self.seat, self.face
        g.tell(news.Rolled(seat, "scrounge", face))
        if face == 1:
            return (AdvanceTimer(1),)
        if self.what == "gear":
            return (DrawGear(seat, 1),) if face >= 5 else ()
        loaded = crew.load(g, seat, face)
        if g.sidekick[seat] == "jayne":
            crew.refill(g, seat, face - loaded)
        return ()


@dataclass(frozen=True, slots=True)
class TurnEnd(Effect[Fistful]):
    """The turn is over; the Hands of Blue move, then the next player in order begins (R-FC-33, R-FC-150, R-FC-152,
    R-FC-160)."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        foes = () if g.flags.get("stalked") else stalkers(g)
        if foes:
            g.flags["stalked"] = 1
            return (HuntersMove(foes), TurnEnd(self.seat))
        for flag in [f for f in g.flags if not _lasts(f)]:
            del g.flags[flag]
        if g.flags.get(f"hidden:{self.seat}") == 1:
            g.flags[f"hidden:{self.seat}"] = 2
        at = g.at
        for after in clockwise(len(at), (self.seat + 1) % len(at)):
            if at[after] >= 0:
                return (*reckon(g), *_turn(after))
        return (Finish("lost", "R-FC-150"),)


@cache
def _lasts(flag: str) -> bool:
    return flag.startswith(LASTING)


@cache
def _turn(seat: int) -> tuple[Step, ...]:
    return (Turn(seat),)
