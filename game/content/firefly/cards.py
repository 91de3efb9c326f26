"""The cards of *Firefly: The Game*: what is printed on each kind, frozen."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.content.common.records import Differ
from game.content.firefly.parts import Choosable, Do, Skills


@dataclass(frozen=True, slots=True)
class AnyCard:
    """What every card has. `source` and `differs`: how sure the facts are ("O", "2+", "2", "C", "I", "G", "own").
    `flavour`: a line for the mood of a Job, a Nav or a Misbehave card, "" for none and on any other; `mod` and `box`:
    the mod or the expansion it belongs to, "" for the game itself."""

    id: str
    title: str
    text: str
    picture: str
    source: str = field(kw_only=True)
    differs: tuple[Differ, ...] = field(default=(), kw_only=True)
    flavour: str = field(default="", kw_only=True)
    mod: str = field(default="", kw_only=True)
    box: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Crew(AnyCard):
    """A Crew or Leader card (R-FB-298 to R-FB-318). `cost` in $: hiring price and Cut, 0 for a Leader.

    `group`: "hill-folk" or "". `decks`: the Supply Decks it is in and how often; a Leader is in "setup". `guest`: it
    belongs to an expansion that isn't here, and another one names it.
    """

    cost: int
    skills: Skills
    professions: tuple[str, ...]
    keywords: tuple[str, ...]
    group: str
    leader: bool
    moral: bool
    wanted: bool
    perks: tuple[Do, ...]
    decks: tuple[tuple[str, int], ...]
    guest: bool


@dataclass(frozen=True, slots=True)
class Gear(AnyCard):
    """A Gear card (R-FB-332 to R-FB-341). A Keyword that it only has when discarded is a perk, not in `keywords`.

    `knife`: it counts as "any Knife".
    """

    cost: int
    skills: Skills
    keywords: tuple[str, ...]
    knife: bool
    perks: tuple[Do, ...]
    decks: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Upgrade(AnyCard):
    """A Ship Upgrade (R-FB-342 to R-FB-349)."""

    cost: int
    keywords: tuple[str, ...]
    perks: tuple[Do, ...]
    decks: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Drive(AnyCard):
    """A Drive Core (R-FB-350 to R-FB-356). `range` in Sectors, `fuel` to start a Full Burn; a starting core is in the
    deck "setup" and costs nothing. `only`: the ship it fits, which takes no other; "" for the rest."""

    cost: int
    range: int
    fuel: int
    perks: tuple[Do, ...]
    decks: tuple[tuple[str, int], ...]
    only: str


@dataclass(frozen=True, slots=True)
class Ship(AnyCard):
    """A Ship Card (R-FB-27 to R-FB-39). `hold` and `stash` in squares; `drive`: the id of its starting core."""

    hold: int
    stash: int
    crew: int
    upgrades: int
    active: int
    drive: str
    perks: tuple[Do, ...]


@dataclass(frozen=True, slots=True)
class Contact(AnyCard):
    """A Contact (R-FB-17, R-FB-527 to R-FB-531). `planet`: "" for the one who travels with the Cruiser; `prices`: what
    is bought for how much; `perks`: the special rule, in force while Solid, `always` from the first accepted Job on."""

    planet: str
    prices: tuple[tuple[str, int], ...]
    perks: tuple[Do, ...]
    always: bool


@dataclass(frozen=True, slots=True)
class Job(AnyCard):
    """A Job card (R-FB-386 to R-FB-413). `kind`: one of JOB_KINDS.

    `places`: the planets of its stages, each stage a tuple of planets where it may be worked (one, or the two of the
    Motherlode); `misbehave`: cards to pass at each stage. `load`: what the first stage of a Delivery puts aboard and
    the second takes off: `Do("load", "cargo", 2)`, `Do("load_any", "passenger")`. `pay` in $, for each delivered token
    of the kind `per` if that isn't "". `bonus`: a Profession, the $ and the Parts it brings. `options`: the test of the
    stage that completes it, after its Misbehaving; several are a choice. `reward`: what completion does besides.
    `heavy`: more Fuel for each Full Burn while it is Active.
    """

    contact: str
    kind: str
    legal: bool
    immoral: bool
    places: tuple[tuple[str, ...], ...]
    misbehave: tuple[int, ...]
    load: tuple[Do, ...]
    skills: Skills
    keywords: tuple[str, ...]
    pay: int
    per: str
    bonus: tuple[str, int, int]
    options: tuple[Choosable, ...]
    reward: tuple[Do, ...]
    heavy: int
    count: int

    @property
    def deck(self) -> str:
        """The deck it is in: that of its Contact, or one of its kind."""
        return f"contact:{self.contact}" if self.contact else self.kind


@dataclass(frozen=True, slots=True)
class NavCard(AnyCard):
    """A Nav Card (R-FB-171). `deck`: one of ZONES; `do` happens before the options; `reshuffle`: R-FB-49."""

    deck: str
    do: tuple[Do, ...]
    options: tuple[Choosable, ...]
    reshuffle: bool
    count: int


@dataclass(frozen=True, slots=True)
class MisbehaveCard(AnyCard):
    """A Misbehave card (R-FB-453 to R-FB-462). `ace`: who has one of these may Proceed at once (R-FB-457)."""

    suit: str
    ace: tuple[Do, ...]
    options: tuple[Choosable, ...]
    reshuffle: bool
    count: int


@dataclass(frozen=True, slots=True)
class Goal:
    """A Goal (R-FB-551 to R-FB-559), `id` "<story>/<number>". `places`: planets where a Work Action works it, none for
    a pure state; `has`: what must hold: `Do("solid", "badger")`, `Do("solids", "", 2)`, `Do("money", "", 6000)`,
    `Do("goals", "", 1)`; then `misbehave` cards, then the `options`; `end` without options: "complete" or "win"."""

    id: str
    title: str
    text: str
    places: tuple[str, ...]
    has: tuple[Do, ...]
    misbehave: int
    options: tuple[Choosable, ...]
    end: str

    @property
    def acts(self) -> bool:
        """What it does, the card does it stands on."""
        return True


@dataclass(frozen=True, slots=True)
class Story(AnyCard):
    """A Story Card (R-FB-551). `setup`: what it changes, the story words; `seats`: fewest and most players."""

    length: str
    goals: tuple[Goal, ...]
    setup: tuple[Do, ...]
    seats: tuple[int, int]
    boxed: bool
