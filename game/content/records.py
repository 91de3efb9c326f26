"""The records a game is built from: what its cards, tokens, boards and rule lines say, frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple


class Word(NamedTuple):
    """One word of a card's effect with its value, still as data: `Word("heal", 2)`."""

    name: str
    value: int | str | bool


@dataclass(frozen=True, slots=True)
class Gear:
    """A Gear card (R-FC-82 to R-FC-84). `when`: the moments it may be used; `uses`: how often until it is discarded.

    `mod`: whose deck it is from, "" for the game's own.
    """

    id: str
    title: str
    kind: str
    text: str
    picture: str
    count: int
    uses: int
    when: tuple[str, ...]
    do: tuple[Word, ...]
    mod: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """An Event card (R-FC-52): resolved at once, good or bad. `mod` as for Gear."""

    id: str
    title: str
    text: str
    tone: str
    count: int
    do: tuple[Word, ...]
    picture: str
    mod: str = ""


@dataclass(frozen=True, slots=True)
class HeroSide:
    """The front of a Crew card (R-FC-76): tracks, Retreat number, battle dice and the Shiny Skill."""

    skill: str
    title: str
    text: str
    health: int
    ammo: int
    retreat: int
    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SidekickSide:
    """The back of a Crew card (R-FC-78): the Shiny Skill and the length of its own track, 0 for none."""

    skill: str
    title: str
    text: str
    track: int


@dataclass(frozen=True, slots=True)
class Crew:
    """A double-sided Crew card (R-FC-71); `doll` names the miniature and portrait."""

    id: str
    name: str
    doll: str
    hero: HeroSide
    sidekick: SidekickSide


@dataclass(frozen=True, slots=True)
class Enemy:
    """A kind of enemy (R-FC-154, R-FC-155); tokens are called `<id>-<strength>`. `special`: "" or the attack's name."""

    id: str
    name: str
    damage: int
    special: str
    text: str
    strengths: tuple[int, ...]
    picture: str


@dataclass(frozen=True, slots=True)
class Zone:
    """What a letter of a map is: the name of the room, the token area it belongs to and the floor painted there."""

    letter: str
    name: str
    area: str
    look: str


@dataclass(frozen=True, slots=True)
class Spawn:
    """A Spawn Zone with its printed strength (R-FC-63); `guard`: an enemy stands there at the start (R-FC-45)."""

    at: tuple[int, int]
    strength: int
    guard: bool


@dataclass(frozen=True, slots=True)
class HeistMap:
    """A heist's board. Cells are (column, row); edges (column, row, "E" or "S"), doors with a name behind the side.

    `spots` are the Token Spots of each area, in reading order; `props` are painted furniture and block nothing.
    """

    id: str
    title: str
    rows: tuple[str, ...]
    open: tuple[str, ...]
    doorways: tuple[tuple[int, int, str], ...]
    walls: tuple[tuple[int, int, str], ...]
    doors: tuple[tuple[int, int, str, str], ...]
    zones: Mapping[str, Zone]
    spawns: tuple[Spawn, ...]
    movers: tuple[tuple[tuple[int, int], tuple[int, int]], ...]
    spots: Mapping[str, tuple[tuple[int, int], ...]]
    props: tuple[tuple[str, tuple[tuple[int, int], ...]], ...]

    def cells(self, area: str) -> tuple[tuple[int, int], ...]:
        """The cells of a token area, in reading order ("landing" gives the Landing Zone)."""
        letters = {z.letter for z in self.zones.values() if z.area == area}
        return tuple((x, y) for y, row in enumerate(self.rows) for x, letter in enumerate(row) if letter in letters)


@dataclass(frozen=True, slots=True)
class TokenLot:
    """So many tokens of one kind in one area of the board, face down (R-FC-36)."""

    kind: str
    area: str
    count: int


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a heist is: its Timer, the extra enemies in the box (R-FC-168) and the Gear each player starts with."""

    timer: tuple[str, ...]
    extras: tuple[tuple[str, int], ...]
    gear: int


@dataclass(frozen=True, slots=True)
class Heist:
    """A Heist card, both sides (R-FC-34). `guards`: the enemies face up on the guarded Spawn Zones, in map order.

    `must_have`: crew without whom it can't be played; `must_not_fall`: crew whose knock-out loses it (R-FC-151).
    `timer` and `extras` are those of the level "normal". `alarm`: what happens when the Timer enters yellow (R-FC-54).
    """

    id: str
    title: str
    story: str
    map: HeistMap
    tokens: tuple[TokenLot, ...]
    guards: tuple[str, ...]
    extras: tuple[tuple[str, int], ...]
    timer: tuple[str, ...]
    goal_credits: int
    traps_needed: int
    trap_crew: tuple[str, ...]
    must_have: tuple[str, ...]
    must_not_fall: tuple[str, ...]
    levels: Mapping[str, Level]
    alarm: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One line of the rulebook in our own words. `source`: "" for the rulebook, "site-faq" for the publisher's page;
    `reading`: the rulebook leaves it open and this is how the program plays it; `option`: an optional rule."""

    id: str
    group: str
    text: str
    source: str
    reading: str
    option: bool


@dataclass(frozen=True, slots=True)
class Fistful:
    """All of *Fistful of Credits*: its decks, crew, enemies and heists, each by id."""

    gear: Mapping[str, Gear]
    events: Mapping[str, Event]
    crew: Mapping[str, Crew]
    enemies: Mapping[str, Enemy]
    heists: Mapping[str, Heist]
