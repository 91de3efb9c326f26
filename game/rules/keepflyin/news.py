"""The news of *Keep Flyin'*: a class for each kind of it. Counters go by their `number`, places by their `node`."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.shared.news import Over as Over
from game.rules.shared.news import Rolled as Rolled
from game.rules.shared.news import Turn as Turn


class Appeared(NamedTuple):
    number: int
    node: int


class Arrested(NamedTuple):
    seat: int
    fine: int


class Bonus(NamedTuple):
    seat: int


class Caught(NamedTuple):
    seat: int
    number: int
    total: int
    limit: int


class Cleared(NamedTuple):
    hulk: str


class Drew(NamedTuple):
    seat: int
    card: str


class Dumped(NamedTuple):
    seat: int
    card: str


class Echo(NamedTuple):
    number: int
    node: int


class Evaded(NamedTuple):
    seat: int
    number: int
    total: int
    limit: int


class Event(NamedTuple):
    seat: int
    card: str


class First(NamedTuple):
    seat: int


class FliesOn(NamedTuple):
    seat: int


class Flipped(NamedTuple):
    node: int
    number: int
    face: str


class Held(NamedTuple):
    seat: int
    fate: str
    node: int


class Home(NamedTuple):
    seat: int
    node: int


class Job(NamedTuple):
    seat: int
    card: str


class Left(NamedTuple):
    seat: int


class LeftAboard(NamedTuple):
    seat: int
    card: str
    hulk: str


class LiesLow(NamedTuple):
    seat: int


class Lost(NamedTuple):
    seat: int
    why: str


class Mixed(NamedTuple):
    zone: str
    quadrant: int


class Moved(NamedTuple):
    seat: int
    path: tuple[int, ...]


class Niska(NamedTuple):
    seat: int
    card: str


class NoPursuit(NamedTuple):
    number: int
    seat: int
    total: int
    limit: int


class Notoriety(NamedTuple):
    seat: int
    change: int


class Paid(NamedTuple):
    seat: int
    money: int
    card: str


class PassedOver(NamedTuple):
    seat: int
    card: str


class Placed(NamedTuple):
    seat: int
    number: int
    node: int


class Platinum(NamedTuple):
    seat: int
    change: int


class Pursues(NamedTuple):
    """A counter hunts a captain; with no dice thrown for it, there is no total."""

    number: int
    seat: int
    total: int = 0
    limit: int = 0


class Pursuit(NamedTuple):
    seat: int


class PursuitOver(NamedTuple):
    number: int
    seat: int


class Refused(NamedTuple):
    seat: int
    card: str


class Released(NamedTuple):
    seat: int


class Salvaged(NamedTuple):
    seat: int
    card: str


class Scanned(NamedTuple):
    seat: int
    number: int


class Seized(NamedTuple):
    seat: int
    card: str


class Shifted(NamedTuple):
    number: int
    start: int
    node: int


class Shown(NamedTuple):
    seat: int
    number: int


class Sold(NamedTuple):
    seat: int
    card: str


class Turncoat(NamedTuple):
    seat: int
    number: int


class TurnedDown(NamedTuple):
    number: int
