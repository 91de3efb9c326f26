"""The news of *A Fistful of Credits*: a class for each kind of it. Places are cells by their numbers."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.shared.news import Die
from game.rules.shared.news import Turn as Turn


class Alarm(NamedTuple):
    """Nothing more is said of it."""


class Ammo(NamedTuple):
    seat: int
    n: int


class Backup(NamedTuple):
    seat: int
    other: int


class Banked(NamedTuple):
    seat: int
    n: int


class Battle(NamedTuple):
    seat: int
    enemy: str
    cell: int


class Calm(NamedTuple):
    n: int


class Defeated(NamedTuple):
    seat: int
    enemy: str


class Discarded(NamedTuple):
    seat: int
    card: str


class DrawRound(NamedTuple):
    seat: int
    total: int
    strength: int


class Drew(NamedTuple):
    seat: int
    card: str


class Dropped(NamedTuple):
    seat: int
    token: str
    cell: int


class Event(NamedTuple):
    card: str


class Flipped(NamedTuple):
    cell: int
    token: str


class Grasped(NamedTuple):
    seat: int


class Healed(NamedTuple):
    seat: int
    n: int


class Hurt(NamedTuple):
    seat: int
    n: int


class Jumped(NamedTuple):
    enemy: str
    start: int
    cell: int


class KnockedOut(NamedTuple):
    seat: int
    who: str


class LostRound(NamedTuple):
    seat: int
    total: int
    strength: int


class Mark(NamedTuple):
    flag: str
    n: int


class Moved(NamedTuple):
    seat: int
    path: tuple[int, ...]
    cost: int


class Objective(NamedTuple):
    what: str


class Onward(NamedTuple):
    heist: str
    done: str
    n: int
    crew: tuple[str, ...]


class Opened(NamedTuple):
    seat: int
    door: str
    how: str


class Out(NamedTuple):
    seat: int


class Over(NamedTuple):
    how: str
    why: str


class Passed(NamedTuple):
    seat: int
    item: str
    other: int


class Peeked(NamedTuple):
    cell: int
    token: str


class Pinned(NamedTuple):
    seat: int
    enemy: str


class Refilled(NamedTuple):
    seat: int
    n: int


class Retreated(NamedTuple):
    seat: int
    path: tuple[int, ...]


class Rolled(NamedTuple):
    """A die was thrown for something; in a battle somebody else may throw it."""

    seat: int
    what: str
    face: int
    die: str = "d6"
    thrower: int = -1

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice, as the ledger of luck counts them."""
        return ((self.seat if self.thrower < 0 else self.thrower, self.die, self.face),)


class Seized(NamedTuple):
    seat: int
    enemy: str
    n: int


class Skill(NamedTuple):
    seat: int
    who: str
    how: str


class Spawned(NamedTuple):
    cell: int
    token: str


class Stalked(NamedTuple):
    enemy: str
    start: int
    cell: int


class SteppedIn(NamedTuple):
    seat: int
    who: str


class Timer(NamedTuple):
    n: int
    colour: str


class Took(NamedTuple):
    seat: int
    token: str
    zone: str


class Turned(NamedTuple):
    seat: int
    enemy: str


class Used(NamedTuple):
    seat: int
    card: str


class WonRound(NamedTuple):
    seat: int
    total: int
    strength: int
