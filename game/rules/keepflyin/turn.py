"""A turn: its five phases and its end (R-KF-62 to R-KF-64, R-KF-80 to R-KF-85)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core.remembered import listed_once
from game.core.steps import Chance, Effect, Option, Step
from game.rules.keepflyin import news
from game.rules.keepflyin.cards.events import EventPhase
from game.rules.keepflyin.encounter import EncounterPhase
from game.rules.keepflyin.enemy import EnemyPhase, HelmPhase
from game.rules.keepflyin.movement import PlayPhase
from game.rules.keepflyin.scoring import LAST_ROUND, EndGame, RetireOffer, notorious, richest
from game.rules.keepflyin.search import SearchPhase
from game.rules.keepflyin.state import DETAINED, FLYING, OUT, TORTURED, TURNCOAT, KeepFlyin, seats_from

LASTING = ("niska:", "evade:", "torture:", "wreck:", "counters")
"""Marks that outlast a turn."""


@dataclass(frozen=True, slots=True)
class CaptainTurn(Effect[KeepFlyin]):
    """A seat's turn: Encounter, Event, Job Search, Play and Enemy (R-KF-63); who is held or has turned coat has other
    phases (R-KF-83, R-KF-85, R-KF-89)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, fate = self.seat, g.fate[self.seat]
        g.active, g.turn = seat, g.turn + 1
        g.tell(news.Turn(seat, g.turn))
        if g.ship[seat] >= 0:
            g.flags["docked"] = g.ship[seat] + 1
        free, end = _phases(seat)
        if fate == DETAINED:
            return (ReleaseRoll(seat), *end)
        if fate == TORTURED:
            return (TortureRoll(seat), *end)
        if fate == TURNCOAT:
            return (HelmPhase(seat), *end)
        return free[1:] if g.round == 1 else free


@cache
def _phases(seat: int) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """The phases of a seat that flies freely, and those of everybody from the Enemy phase on."""
    end = (EnemyPhase(seat), RetireOffer(seat), TurnOver(seat))
    return (EncounterPhase(seat), EventPhase(seat), SearchPhase(seat), PlayPhase(seat), *end), end


@dataclass(frozen=True, slots=True)
class ReleaseRoll(Chance[KeepFlyin]):
    """A detained captain rolls a die for the Notoriety that is served (R-KF-81)."""

    seat: int

    @listed_once
    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for face in range(1, 7):
            yield Option(f"d6:{face}", (ServeTime(self.seat, face),))


@dataclass(frozen=True, slots=True)
class ServeTime(Effect[KeepFlyin]):
    """Points of Notoriety are lost; without any left the ship may move on the following turn (R-KF-81,
    R-KF-82)."""

    seat: int
    face: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "release", (self.face,)))
        notorious(g, self.seat, -self.face)
        if not g.nr[self.seat]:
            g.fate[self.seat] = FLYING
            g.tell(news.Released(self.seat))
        return ()


@dataclass(frozen=True, slots=True)
class TortureRoll(Chance[KeepFlyin]):
    """A tortured captain rolls a die to get away from Niska (R-KF-85)."""

    seat: int

    @listed_once
    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for face in range(1, 7):
            yield Option(f"d6:{face}", (Endure(self.seat, face),))


@dataclass(frozen=True, slots=True)
class Endure(Effect[KeepFlyin]):
    """High enough, and the captain moves on the following turn (R-KF-85)."""

    seat: int
    face: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "torture", (self.face,)))
        if self.face >= g.flags.get(f"torture:{self.seat}", 0):
            g.flags.pop(f"torture:{self.seat}", None)
            g.fate[self.seat] = FLYING
            g.tell(news.Released(self.seat))
        return ()


@dataclass(frozen=True, slots=True)
class TurnOver(Effect[KeepFlyin]):
    """The turn is over; the next player clockwise who is still at the table begins (R-KF-62)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        for flag in [f for f in g.flags if not _lasts(f)]:
            del g.flags[flag]
        fate = g.fate
        after = next((s for s in seats_from(g, self.seat)[1:] if fate[s] != OUT), self.seat)
        order = seats_from(g, g.first)
        if order.index(after) <= order.index(self.seat):
            if g.round == int(g.settings["limit"]):
                return (EndGame(richest(g), LAST_ROUND),)
            g.round += 1
        return _turn(after)


@cache
def _lasts(flag: str) -> bool:
    return flag.startswith(LASTING)


@cache
def _turn(seat: int) -> tuple[Step, ...]:
    """A seat's turn, made once."""
    return (CaptainTurn(seat),)
