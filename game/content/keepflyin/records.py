"""The records *Keep Flyin'* is built from: what its cards, counters and star chart say, frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.content.common.records import Word

KINDS = ("cargo", "passenger", "delivery", "heist")
ZONES = ("core", "border", "fringe")
COUNTERS = ("alliance", "reaver", "derelict", "ghost")


@dataclass(frozen=True, slots=True)
class Job:
    """A Job card (R-KF-104). `kind`: one of KINDS; `pay` in $; `destination`: the id of a location.

    `count`: how many of it are in the deck; `mod`: whose deck it is from, "" for the game's own. On a chart without its
    destination a job has no place in the deck.
    """

    id: str
    title: str
    kind: str
    notoriety: int
    space: int
    pay: int
    destination: str
    text: str
    count: int = 1
    mod: str = ""

    @property
    def illegal(self) -> bool:
        """Whether the Alliance objects (R-KF-105)."""
        return self.notoriety > 0

    @property
    def picture(self) -> str:
        """What is to be seen on it: the world it is bound for."""
        return f"world_{self.destination.replace('-', '_')}"


@dataclass(frozen=True, slots=True)
class EventCard:
    """An Event card (R-KF-90). Its words and how they are read: `game.content.keepflyin.words`.

    `who`: the captains concerned, seen from the one who draws; `when`: what must hold for each of them;
    `do`: what then happens to them, in order. Only where `who` is "captain" there are also
    `optional`: the captain for whom it holds may leave it, and must leave it without the money for what it asks;
    `otherwise`: what happens instead: if `optional` to a captain who leaves it, else to one for whom it doesn't hold.
    `flavour`: a line for the mood of it, "" for none.
    """

    id: str
    title: str
    text: str
    tone: str
    who: str
    when: tuple[str, ...]
    do: tuple[Word, ...]
    otherwise: tuple[Word, ...]
    optional: bool
    picture: str
    count: int = 1
    mod: str = ""
    flavour: str = ""


@dataclass(frozen=True, slots=True)
class Counter:
    """One counter. `move`: hexes (R-KF-130), 0 if it never moves face up; `grapple`: Reavers' score, 0 for others.

    `spare`: not taken in set-up, kept for R-KF-151 and for events.
    """

    id: str
    move: int
    grapple: int
    spare: bool


@dataclass(frozen=True, slots=True)
class CounterKind:
    """A kind of counter, `id` one of COUNTERS, with all of its counters (R-KF-7); they are called `<kind>-<number>`."""

    id: str
    name: str
    text: str
    picture: str
    counters: tuple[Counter, ...]


@dataclass(frozen=True, slots=True)
class Location:
    """A place on the chart (R-KF-21). `kind`: planet, moon, station or skyplex; `zone`: one of ZONES.

    `at`: its node (see Board); `quadrants`: one number, or two on a line between two (R-KF-22); `inside`: the id of
    the location whose hex it lies in, "" for all but a skyplex; `home`: it may be a home world (R-KF-53 to R-KF-56).
    """

    id: str
    name: str
    kind: str
    zone: str
    at: int
    quadrants: tuple[int, ...]
    inside: str
    home: bool
    text: str


@dataclass(frozen=True)
class Board:
    """A star chart of `width` x `height` hexes, pointy side up, odd rows (the 2nd, 4th, ...) half a hex to the right.

    A node is a number, as in `game.geometry.hexes`: `row * width + column` for a hex; a skyplex is one more node,
    `width * height`, joined only to the hex it lies in (R-KF-17, R-KF-173). `zones` and `quadrants` are told for every
    node; the blue sun lies in all six quadrants, a hex whose middle is on a line in two (R-KF-22). `prison`: the id of
    the location of R-KF-80.
    """

    id: str
    title: str
    width: int
    height: int
    zones: tuple[str, ...]
    quadrants: tuple[tuple[int, ...], ...]
    sun: int
    prison: str
    locations: Mapping[str, Location]
    mod: str = ""

    @cached_property
    def by_node(self) -> Mapping[int, Location]:
        """The location of each node that has one."""
        return {place.at: place for place in self.locations.values()}

    @cached_property
    def skyplex(self) -> Location | None:
        """Niska's Skyplex; None on a chart without one."""
        return next((place for place in self.locations.values() if place.inside), None)

    @cached_property
    def homes(self) -> tuple[Location, ...]:
        """The locations that may be home worlds, in printed order (R-KF-53 to R-KF-56)."""
        return tuple(place for place in self.locations.values() if place.home)

    @property
    def nodes(self) -> range:
        """Every node, hexes first."""
        return range(len(self.zones))


@dataclass(frozen=True)
class KeepFlyin:
    """All of *Keep Flyin'*: its decks, counters and charts, each by id; the game's own chart comes first."""

    jobs: Mapping[str, Job]
    events: Mapping[str, EventCard]
    counters: Mapping[str, CounterKind]
    boards: Mapping[str, Board]

    @property
    def board(self) -> Board:
        """The game's own chart."""
        return next(iter(self.boards.values()))

    @cached_property
    def job_cards(self) -> Mapping[str, Job]:
        """What every Job card says, by the id of the card: "bank-job#1"."""
        return {f"{job.id}#{i}": job for job in self.jobs.values() for i in range(1, job.count + 1)}
