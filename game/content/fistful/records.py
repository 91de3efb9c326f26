"""The records *Fistful of Credits* is built from: what its cards, tokens and boards say, frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.content.common.records import Word


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
    """An Event card (R-FC-52): resolved at once, good or bad. `mod` as for Gear; `flavour`: a line for its mood."""

    id: str
    title: str
    text: str
    tone: str
    count: int
    do: tuple[Word, ...]
    picture: str
    mod: str = ""
    flavour: str = ""


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
    """A kind of enemy (R-FC-154 to R-FC-159); tokens are called `<id>-<strength>`. `special`: "" or its attack."""

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
    `locks`: where Security Doors lie (R-FC-69); `icons`: the spaces of each Objective icon (R-FC-70).
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
    locks: tuple[tuple[int, int], ...] = ()
    icons: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)

    def cells(self, area: str) -> tuple[tuple[int, int], ...]:
        """The cells of a token area, in reading order ("landing" gives the Landing Zone)."""
        letters = {z.letter for z in self.zones.values() if z.area == area}
        return tuple((x, y) for y, row in enumerate(self.rows) for x, letter in enumerate(row) if letter in letters)


@dataclass(frozen=True, slots=True)
class TokenLot:
    """A number of tokens of one kind in one area of the board, face down (R-FC-36)."""

    kind: str
    area: str
    count: int


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a heist is: its Timer, the extra enemies in the box and the Gear each player starts with.

    `posted`: how many of the extras stand on free Spawn Zones from the start (R-FC-168). `longer`: for one, two, three,
    four players so many gray spaces more on the Timer, next to the green one; `longer_with`: as many more for each of
    these who leads at the start, where several play.
    """

    timer: tuple[str, ...]
    extras: tuple[tuple[str, int], ...]
    gear: int
    posted: int = 0
    longer: tuple[int, ...] = ()
    longer_with: tuple[tuple[str, int], ...] = ()

    def track(self, seats: int, more: int = 0) -> tuple[str, ...]:
        """The colours of the Timer for so many players, `more` of it for who leads; green first, black last
        (R-FC-48)."""
        more += self.longer[seats - 1] if 0 < seats <= len(self.longer) else 0
        return (*self.timer[:1], *("gray",) * more, *self.timer[1:])

    def gained(self, hero: str, seats: int) -> int:
        """The spaces that the Timer has more for that hero."""
        return dict(self.longer_with).get(hero, 0) if seats > 1 else 0


@dataclass(frozen=True, slots=True)
class Star:
    """An objective token (R-FC-38, R-FC-104): how many are needed, and which crew can collect it.

    `sidekicks`: as Sidekick, too. `carried`: it goes to the sack and counts when it is banked, else it goes to the
    Heist card at once. `heavy`: steps less on every movement roll for each one in the sack.
    """

    kind: str
    name: str
    text: str
    needed: int
    crew: tuple[str, ...]
    sidekicks: bool = False
    carried: bool = False
    heavy: int = 0


@dataclass(frozen=True, slots=True)
class Visit:
    """An action on the spaces of an Objective icon (R-FC-38, R-FC-70): all of `crew`, either side, must be there."""

    icon: str
    name: str
    text: str
    crew: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """A special rule of a heist in words (R-FC-37)."""

    text: str


@dataclass(frozen=True, slots=True)
class Area:
    """What a part of a board is called, where its tokens lie."""

    name: str


@dataclass(frozen=True, slots=True)
class Heist:
    """A Heist card, both sides (R-FC-34). `guards`: the enemies face up on the guarded Spawn Zones, in map order.

    `must_have`: crew without whom it can't be played; `must_not_fall`: crew whose knock-out loses it (R-FC-151).
    `timer` and `extras` are those of the level "normal". `alarm`: what happens when it is triggered (R-FC-54,
    R-FC-120). `doors`: the Security Door tokens; `hunters`: enemies that wait outside until the alarm; `locksmiths`:
    heroes who add 1 when they pick a lock; `areas`: what the two parts of the board are called; `rules`: its special
    rules in words.
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
    stars: tuple[Star, ...]
    must_have: tuple[str, ...]
    must_not_fall: tuple[str, ...]
    levels: Mapping[str, Level]
    alarm: tuple[Word, ...] = ()
    doors: tuple[tuple[str, int], ...] = ()
    hunters: tuple[str, ...] = ()
    visits: tuple[Visit, ...] = ()
    locksmiths: tuple[str, ...] = ()
    areas: Mapping[str, Area] = field(default_factory=dict)
    rules: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class Fistful:
    """All of *Fistful of Credits*: its decks, crew, enemies and heists, each by id."""

    gear: Mapping[str, Gear]
    events: Mapping[str, Event]
    crew: Mapping[str, Crew]
    enemies: Mapping[str, Enemy]
    heists: Mapping[str, Heist]
