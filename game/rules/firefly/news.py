"""The news of *Firefly*: a class for each kind of it. Places are Sectors by their numbers."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.shared.news import Die
from game.rules.shared.news import Over as Over
from game.rules.shared.news import Turn as Turn


class Ace(NamedTuple):
    seat: int
    card: str


class Active(NamedTuple):
    seat: int
    card: str


class Botched(NamedTuple):
    seat: int
    card: str


class Bought(NamedTuple):
    seat: int
    card: str


class Chosen(NamedTuple):
    seat: int
    card: str


class Considered(NamedTuple):
    seat: int
    card: str


class Contact(NamedTuple):
    seat: int


class Cruiser(NamedTuple):
    start: int
    end: int


class Cutter(NamedTuple):
    start: int
    end: int


class Deal(NamedTuple):
    seat: int
    contact: str


class Dealt(NamedTuple):
    seat: int
    n: int


class Done(NamedTuple):
    seat: int
    card: str


class Dropped(NamedTuple):
    seat: int
    card: str


class Equipped(NamedTuple):
    seat: int
    gear: str
    crew: str


class Fitted(NamedTuple):
    seat: int
    card: str


class Forfeited(NamedTuple):
    seat: int
    card: str


class Goal(NamedTuple):
    seat: int
    n: int


class Goods(NamedTuple):
    """Tokens come (n > 0), go or, with none of both, move to another `area`."""

    seat: int
    good: str
    n: int
    area: str
    why: str = ""


class Hired(NamedTuple):
    seat: int
    card: str


class Job(NamedTuple):
    seat: int
    card: str


class Killed(NamedTuple):
    seat: int
    card: str


class LastCall(NamedTuple):
    seat: int


class Left(NamedTuple):
    seat: int
    card: str
    why: str


class Misbehave(NamedTuple):
    seat: int
    card: str


class Money(NamedTuple):
    seat: int
    n: int
    why: str


class Moved(NamedTuple):
    seat: int
    start: int
    end: int


class Nav(NamedTuple):
    seat: int
    card: str


class Option(NamedTuple):
    seat: int
    card: str
    option: int


class Reavers(NamedTuple):
    seat: int


class Reshuffled(NamedTuple):
    deck: str


class Rolled(NamedTuple):
    """Dice were thrown for something, or for somebody of the crew."""

    seat: int
    what: str
    faces: tuple[int, ...]
    card: str = ""

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice, as the ledger of luck counts them."""
        return tuple((self.seat, "d6", face) for face in self.faces)


class Saved(NamedTuple):
    seat: int
    card: str


class Seized(NamedTuple):
    seat: int
    card: str


class Solid(NamedTuple):
    seat: int
    contact: str
    now: int
    why: str = ""


class Stopped(NamedTuple):
    seat: int


class Story(NamedTuple):
    card: str


class Test(NamedTuple):
    seat: int
    skill: str
    total: int


class Token(NamedTuple):
    """A Disgruntled token, or how many of them, lies on a card now."""

    seat: int
    card: str
    lies: int
    why: str = ""


class Traded(NamedTuple):
    seat: int
    other: int


class UsedUp(NamedTuple):
    seat: int
    card: str


class Warrant(NamedTuple):
    seat: int
    n: int
