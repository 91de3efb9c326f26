"""The records the fans' card game is built from: what its cards say, frozen.

Words of cards and how they are read: `game.content.fancards.words`. A card that does what no word tells has a `power`:
the id of a class in `game/rules/fancards/cards`, one of POWERS.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from game.content.common.records import Word
from game.content.fancards.parts import PLACES, SIDES, TAGS, TRADES, Foe, Gain, Penalty, Price, Stage, Terms

__all__ = [
    "Action", "Character", "Crew", "Epic", "Event", "FanCards", "Foe", "Gain", "Hazard", "Instant", "Item", "Job",
    "Location", "PLACES", "Part", "Penalty", "Price", "SIDES", "Ship", "Stage", "TAGS", "TRADES", "Terms", "Trait",
    "Unit", "Word",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Face:
    """What every card has. `flavour`: a line for the mood of it, "" for ships and crew; `count`: how many of it are in
    the deck; `mod`: whose deck it is from, "" for the game's own."""

    id: str
    title: str
    text: str
    picture: str
    flavour: str = field(default="", kw_only=True)
    count: int = field(default=1, kw_only=True)
    mod: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Ship(Face):
    """A ship (R-CG-1): movement points, places in the inventory, places for crew."""

    movement: int
    inventory: int
    crew: int


@dataclass(frozen=True, slots=True)
class Crew(Face):
    """Somebody to start with (R-CG-2). `trades`: of TRADES; `perks`: words of PERKS."""

    combat: int
    health: int
    carry: int
    command: int
    trades: tuple[str, ...]
    perks: tuple[Word, ...]
    power: str


@dataclass(frozen=True, slots=True)
class Character(Crew):
    """A character of the event deck (R-CG-76). `upkeep`: credits in each Reset phase (R-CG-23)."""

    price: Price
    needs: Terms
    upkeep: int


@dataclass(frozen=True, slots=True)
class Item(Face):
    """A weapon or another item (R-CG-65 to R-CG-72). `tags`: of TAGS; `trades`: what its carrier can do with it;
    `combat` and `carry` are added to the carrier's; `perks`: words of GEAR."""

    price: Price
    needs: Terms
    tags: tuple[str, ...]
    combat: int
    carry: int
    trades: tuple[str, ...]
    perks: tuple[Word, ...]
    power: str

    @property
    def weapon(self) -> bool:
        """Whether it counts as a weapon."""
        return "weapon" in self.tags


@dataclass(frozen=True, slots=True)
class Trait(Face):
    """A trait, which is only ever attached (R-CG-73). Its numbers are added to those of its bearer; `perks`: GEAR."""

    price: Price
    needs: Terms
    combat: int
    health: int
    carry: int
    trades: tuple[str, ...]
    perks: tuple[Word, ...]
    power: str


@dataclass(frozen=True, slots=True)
class Action(Face):
    """An action of the Crew phase, discarded when it was done (R-CG-3). `do`: words of ACTIONS, in order."""

    price: Price
    needs: Terms
    do: tuple[Word, ...]
    power: str


@dataclass(frozen=True, slots=True)
class Instant(Face):
    """An instant (R-CG-35, R-CG-37). `nasty`: played in the own 'Verse phase and paid with `infamy`; otherwise for the
    defence, in the Response step, for its `price`.

    `do`: words of ATTACK or DEFENCE; `only_with`: the crew card that must be there, "" for none.
    """

    nasty: bool
    price: Price
    needs: Terms
    infamy: int
    only_with: str
    do: tuple[Word, ...]
    power: str


@dataclass(frozen=True, slots=True)
class Unit(Face):
    """A unit that fights others' crews (R-CG-32, R-CG-38). `infamy`: what it costs; `bounty`: the infamy noted on it
    (R-CG-53); `side`: of SIDES, "" for none; `perks`: words of UNITS."""

    combat: int
    health: int
    infamy: int
    bounty: int
    side: str
    perks: tuple[Word, ...]
    power: str


@dataclass(frozen=True, slots=True)
class Hazard(Face):
    """An encounter that is no person. `target`: it strikes one player, else all, and anybody's infamy pays for it
    (R-CG-33); `spared`: the trade that keeps its holder's ship from it, "" for none; `do`: words of HAZARDS."""

    infamy: int
    target: bool
    side: str
    spared: str
    do: tuple[Word, ...]
    power: str


@dataclass(frozen=True, slots=True)
class Location(Face):
    """A location (R-CG-4). `kind`: of PLACES; `gain`: what entering brings; `needs`: who may enter (R-CG-85)."""

    kind: str
    gain: Gain
    needs: Terms


@dataclass(frozen=True, slots=True)
class Job(Face):
    """A job (R-CG-5). `needs` and `trades`: to take it, and to finish it the trades again; `stages`: in order,
    one a visit, those of one kind on different cards; `brings`: one of TAGS that must be there at the last place, ""
    for nothing; `foes`: whom the crew fights there, all of them; `escort`: another crew may take it over (R-CG-92)."""

    needs: Terms
    trades: tuple[str, ...]
    stages: tuple[Stage, ...]
    brings: str
    foes: tuple[Foe, ...]
    reward: Gain
    penalty: Penalty
    escort: bool


@dataclass(frozen=True, slots=True)
class Epic(Job):
    """An Epic job: three of them win (R-CG-6, R-CG-102)."""


@dataclass(frozen=True, slots=True)
class Part(Face):
    """A part of the broadcast, for the other way to win. `number`: from 1; `keeper`: who has to be beaten for it."""

    number: int
    keeper: Foe


Event: TypeAlias = Character | Item | Trait | Action | Instant | Unit | Hazard


@dataclass(frozen=True)
class FanCards:
    """All of the fans' card game: its decks, each by id. No two event cards share an id, nor do two of `jobs` and
    `epics`. `spares`: who stands in when no crew card is left."""

    ships: Mapping[str, Ship]
    crew: Mapping[str, Crew]
    spares: Mapping[str, Crew]
    places: Mapping[str, Location]
    characters: Mapping[str, Character]
    items: Mapping[str, Item]
    traits: Mapping[str, Trait]
    actions: Mapping[str, Action]
    instants: Mapping[str, Instant]
    units: Mapping[str, Unit]
    hazards: Mapping[str, Hazard]
    jobs: Mapping[str, Job]
    epics: Mapping[str, Epic]
    parts: Mapping[str, Part]

    @cached_property
    def events(self) -> Mapping[str, Event]:
        """Every face of the event deck by its id."""
        decks: tuple[Mapping[str, Event], ...] = (
            self.characters,
            self.items,
            self.traits,
            self.actions,
            self.instants,
            self.units,
            self.hazards,
        )
        return {id: card for deck in decks for id, card in deck.items()}

    @cached_property
    def event_cards(self) -> Mapping[str, Event]:
        """What every card of the event deck says, by the id of the card: "pistol#1"."""
        return {f"{card.id}#{i}": card for card in self.events.values() for i in range(1, card.count + 1)}

    @cached_property
    def job_cards(self) -> Mapping[str, Job]:
        """What every card of the job deck says, Epics among them, by the id of the card: "mail-round#1"."""
        jobs = (*self.jobs.values(), *self.epics.values())
        return {f"{job.id}#{i}": job for job in jobs for i in range(1, job.count + 1)}
