"""The news of the card game: a class for each kind of it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.shared.news import Over as Over
from game.rules.shared.news import Rolled as Rolled
from game.rules.shared.news import Turn as Turn


class Aboard(NamedTuple):
    seat: int
    card: str


class Answered(NamedTuple):
    seat: int
    card: str


class Attached(NamedTuple):
    seat: int
    item: str
    card: str


class Attacked(NamedTuple):
    seat: int
    place: str
    attackers: tuple[str, ...]


class Bounty(NamedTuple):
    seat: int
    n: int


class Captain(NamedTuple):
    seat: int
    card: str


class Charting(NamedTuple):
    seat: int
    card: str


class Closed(NamedTuple):
    seat: int
    cell: str


class Completed(NamedTuple):
    seat: int
    card: str


class Credits(NamedTuple):
    seat: int
    n: int


class Crew(NamedTuple):
    seat: int
    card: str


class Died(NamedTuple):
    seat: int
    card: str


class Disbanded(NamedTuple):
    seat: int
    card: str


class Discarded(NamedTuple):
    seat: int
    card: str


class Drew(NamedTuple):
    seat: int
    n: int


class Dropped(NamedTuple):
    seat: int
    card: str


class Escort(NamedTuple):
    seat: int
    card: str
    job: str
    victim: int


class First(NamedTuple):
    seat: int


class Fought(NamedTuple):
    seat: int
    mine: str
    foe: str
    own: tuple[int, ...]
    other: tuple[int, ...]
    total: int
    against: int


class Got(NamedTuple):
    seat: int
    card: str


class Guards(NamedTuple):
    seat: int
    card: str
    foe: str


class Healed(NamedTuple):
    seat: int
    card: str


class Hit(NamedTuple):
    seat: int
    unit: str


class Home(NamedTuple):
    seat: int
    card: str
    zone: str


class Incited(NamedTuple):
    seat: int
    victim: int


class Jammed(NamedTuple):
    seat: int
    card: str
    answer: str
    victim: int


class Joined(NamedTuple):
    seat: int
    card: str


class Killed(NamedTuple):
    seat: int
    unit: str


class Laid(NamedTuple):
    seat: int
    card: str
    place: str
    infamy: int


class Learnt(NamedTuple):
    seat: int
    card: str
    trade: str


class Left(NamedTuple):
    seat: int
    card: str
    cell: str


class Looked(NamedTuple):
    seat: int


class LookedOut(NamedTuple):
    seat: int


class Loot(NamedTuple):
    seat: int
    card: str
    cell: str


class Looted(NamedTuple):
    seat: int
    card: str
    cell: str


class LostJob(NamedTuple):
    seat: int
    card: str


class Mission(NamedTuple):
    seat: int
    card: str


class Moved(NamedTuple):
    seat: int
    start: str
    cell: str


class Mutineer(NamedTuple):
    seat: int
    card: str


class Mutiny(NamedTuple):
    seat: int
    card: str
    rebels: int
    loyal: int


class MutinyOver(NamedTuple):
    seat: int
    card: str


class Nasty(NamedTuple):
    seat: int
    card: str
    target: str
    victim: int


class NoFight(NamedTuple):
    seat: int
    card: str
    foe: str


class Numb(NamedTuple):
    seat: int
    card: str


class Part(NamedTuple):
    """A part of the ring lies on a place, or somebody has found it there."""

    part: str
    cell: str
    seat: int = -1


class Placed(NamedTuple):
    seat: int
    card: str
    cell: str


class Played(NamedTuple):
    seat: int
    card: str


class Posted(NamedTuple):
    card: str


class Quit(NamedTuple):
    seat: int
    card: str


class Readied(NamedTuple):
    seat: int
    card: str
    word: str


class Reputation(NamedTuple):
    seat: int
    side: str
    n: int


class Reset(NamedTuple):
    seat: int
    moves: int
    command: int


class Returned(NamedTuple):
    seat: int
    card: str


class Roved(NamedTuple):
    seat: int
    start: str
    cell: str


class SentBack(NamedTuple):
    seat: int
    card: str


class Ship(NamedTuple):
    seat: int
    card: str


class Sold(NamedTuple):
    seat: int
    card: str


class Stage(NamedTuple):
    seat: int
    card: str
    cell: str


class Stowed(NamedTuple):
    seat: int
    card: str


class Strikes(NamedTuple):
    seat: int
    card: str
    payer: int


class Sunk(NamedTuple):
    seat: int


class Took(NamedTuple):
    seat: int
    card: str


class Uncharted(NamedTuple):
    seat: int
    card: str


class Warded(NamedTuple):
    seat: int
    card: str


class Wounded(NamedTuple):
    seat: int
    card: str
    n: int
