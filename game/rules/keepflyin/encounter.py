"""The Encounter phase: evading the enemies in one's hex (R-KF-64 to R-KF-76)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.remembered import listed_once
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.rules.keepflyin import news
from game.rules.keepflyin.capture import Arrest, Boarded
from game.rules.keepflyin.jobs import illegal_held, passengers_held
from game.rules.keepflyin.placing import send_off
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import grapple, sort
from game.rules.keepflyin.zones import enemies_at, flying, zone_at


@dataclass(frozen=True, slots=True)
class EncounterPhase(Effect[KeepFlyin]):
    """A ship that shares its space with enemies must evade each of them, in the order its captain likes (R-KF-65,
    R-KF-75)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.phase = "encounter"
        seat = self.seat
        foes = enemies_at(g, g.ship[seat]) if flying(g, seat) else []
        if not foes:
            g.flags.pop(f"evade:{seat}", None)
            return ()
        return (EvadeRoll(seat, foes[0], 0) if len(foes) == 1 else EvadeFirst(seat), EncounterPhase(seat))


@dataclass(frozen=True, slots=True)
class EvadeFirst(Choice[KeepFlyin]):
    """Several enemies: which of them to evade first (R-KF-75)."""

    seat: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        ship = f"ship:{self.seat}"
        for number in enemies_at(g, g.ship[self.seat]):
            yield Option(f"evade:{number}", (EvadeRoll(self.seat, number, 0),), ship, f"counter:{number}")


@dataclass(frozen=True, slots=True)
class EvadeRoll(Chance[KeepFlyin]):
    """Two dice, one after the other (R-KF-66). `first`: the face of the first, 0 before it is rolled."""

    seat: int
    number: int
    first: int

    @listed_once
    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for face in range(1, 7):
            again = EvadeRoll(self.seat, self.number, face)
            yield Option(f"d6:{face}", (Evasion(self.seat, self.number, self.first, face) if self.first else again,))


@dataclass(frozen=True, slots=True)
class Evasion(Effect[KeepFlyin]):
    """The enemy is evaded when the roll, less what weighs in the hold, is more than the NR or the Grapple Score
    (R-KF-67 to R-KF-70)."""

    seat: int
    number: int
    first: int
    face: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, number, face = self.seat, self.number, g.up[self.number]
        g.tell(news.Rolled(seat, "evade", (self.first, self.face)))
        total = self.first + self.face + evade_bonus(g, seat, face)
        limit = evade_limit(g, seat, face)
        if total <= limit:
            g.tell(news.Caught(seat, number, total, limit))
            return (Arrest(seat, number) if sort(face) == "alliance" else Boarded(seat, number),)
        g.tell(news.Evaded(seat, number, total, limit))
        zone = zone_at(g, g.ship[seat]) if sort(face) == "alliance" else "fringe"
        return send_off(g, seat, number, zone)


def evade_bonus(g: KeepFlyin, seat: int, face: str) -> int:
    """What is added to an evasion roll: less 1 for each illegal job against the Alliance, for each Passenger job
    against Reavers (R-KF-67, R-KF-69), and what Event cards give."""
    burden = illegal_held(g, seat) if sort(face) == "alliance" else passengers_held(g, seat)
    return g.flags.get(f"evade:{seat}", 0) - burden


def evade_limit(g: KeepFlyin, seat: int, face: str) -> int:
    """What an evasion roll must exceed: the NR or the Grapple Score (R-KF-68, R-KF-70)."""
    return g.nr[seat] if sort(face) == "alliance" else grapple(face)
