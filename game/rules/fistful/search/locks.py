"""Lock picking (R-FC-69, R-FC-117 to R-FC-122)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core.steps import Chance, Effect, Option, Step
from game.rules.fistful import news
from game.rules.fistful.board import board_of
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import AdvanceTimer, Alarm
from game.rules.fistful.tokens import number
from game.rules.fistful.zones import put

DEFT = 1
"""What a locksmith of the heist adds to the die."""


@dataclass(frozen=True, slots=True)
class PickLock(Chance[Fistful]):
    """The six-sided die against the number of a Security Door, whatever the battle dice are (R-FC-117, R-FC-205)."""

    seat: int
    door: str

    def options(self, g: Fistful) -> Iterable[Option]:
        return lock_faces(self.seat, self.door)


@cache
def lock_faces(seat: int, door: str) -> tuple[Option, ...]:
    """The six faces of the die for a lock, made once."""
    return tuple(Option(f"d6:{face}", (Tried(seat, door, face),)) for face in range(1, 7))


def deft(g: Fistful, seat: int) -> int:
    """What a seat's hero adds to the die: the heist has its locksmiths."""
    return DEFT if g.hero[seat] in board_of(g.heist).heist.locksmiths else 0


def quiet_chance(g: Fistful, seat: int, strength: int) -> float:
    """The chance that a seat opens a lock of that number quietly."""
    return max(0, min(6, 6 - strength + deft(g, seat))) / 6


@dataclass(frozen=True, slots=True)
class Tried(Effect[Fistful]):
    """Higher opens quietly; equal or lower shoots the door open: the alarm, or the Timer where it rings already
    (R-FC-118 to R-FC-122). The door is gone and the turn over either way."""

    seat: int
    door: str
    face: int

    def run(self, g: Fistful) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "lock", self.face))
        zone = next((zone for token, zone in g.up.items() if token == self.door), "")
        if zone:
            put(g, self.door, zone, "removed")
        quiet = self.face + deft(g, self.seat) > number(self.door)
        g.tell(news.Opened(self.seat, self.door, "quiet" if quiet else "loud"))
        if quiet:
            return ()
        return (AdvanceTimer(1),) if g.flags.get("alarm") else (Alarm(),)
