"""The news that this box adds to those of *Firefly*: a class for each kind of it."""

from __future__ import annotations

from typing import NamedTuple


class Bound(NamedTuple):
    seat: int
    other: int
    crew: str


class Fought(NamedTuple):
    seat: int
    prey: str
    skill: str
    faces: tuple[int, ...]


class Freed(NamedTuple):
    seat: int
    other: int
    crew: str


class Haven(NamedTuple):
    seat: int
    sector: int


class Hunt(NamedTuple):
    seat: int
    other: int
    bounty: str
    prey: str


class Jumped(NamedTuple):
    seat: int
    other: int
    bounty: str


class Listed(NamedTuple):
    bounty: str


class Poached(NamedTuple):
    seat: int
    other: int


class Raid(NamedTuple):
    seat: int
    other: int
    job: str


class Reaved(NamedTuple):
    seat: int
    crew: str


class Showdown(NamedTuple):
    seat: int
    other: int
    prey: str
    skill: str
    attack: int
    reply: str
    defence: int


class Stolen(NamedTuple):
    seat: int
    other: int
    goal: int


class Unlisted(NamedTuple):
    bounty: str
