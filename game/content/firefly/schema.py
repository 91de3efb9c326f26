"""The shape of the decks and the map of *Firefly: The Game*, strict."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, PlainValidator
from pydantic_core import PydanticCustomError

from game.content.common.schema import Flavour, Model, Picture, Slug, hundreds, printed
from game.content.firefly.boxes import known
from game.content.firefly.records import Do
from game.content.firefly.words import COSTS, EFFECTS, GOAL_HAS, NEEDS, PERKS, PLUS, STORY, Takes, do_of


def _words(entries: object, vocabulary: dict[str, Takes]) -> tuple[Do, ...]:
    if not isinstance(entries, list) or not 1 <= len(entries) <= 8:
        raise ValueError('must be a list of 1 to 8 words, as in [{ load = "cargo", n = 2 }]')
    return tuple(do_of(entry, vocabulary) for entry in entries)


def _effects(entries: object) -> tuple[Do, ...]:
    return _words(entries, EFFECTS)


def _needs(entries: object) -> tuple[Do, ...]:
    return _words(entries, NEEDS)


def _costs(entries: object) -> tuple[Do, ...]:
    return _words(entries, COSTS)


def _plus(entries: object) -> tuple[Do, ...]:
    return _words(entries, PLUS)


def _perks(entries: object) -> tuple[Do, ...]:
    return _words(entries, PERKS)


def _has(entries: object) -> tuple[Do, ...]:
    return _words(entries, GOAL_HAS)


def _story(entries: object) -> tuple[Do, ...]:
    return _words(entries, STORY)


def _box(value: object) -> str:
    """The id of a box there is, or none."""
    ids = ["", *(box.id for box in known())]
    if isinstance(value, str) and value in ids:
        return value
    quoted = [repr(id) for id in ids]
    expected = " or ".join(one for one in (", ".join(quoted[:-1]), quoted[-1]) if one)
    raise PydanticCustomError("literal_error", "Input should be {expected}", {"expected": expected})


Title = Annotated[str, Field(max_length=48), AfterValidator(printed)]
Said = Annotated[str, Field(max_length=260), AfterValidator(printed)]
Effects = Annotated[tuple[Do, ...], PlainValidator(_effects)]
Needs = Annotated[tuple[Do, ...], PlainValidator(_needs)]
Costs = Annotated[tuple[Do, ...], PlainValidator(_costs)]
Plus = Annotated[tuple[Do, ...], PlainValidator(_plus)]
Perks = Annotated[tuple[Do, ...], PlainValidator(_perks)]
Has = Annotated[tuple[Do, ...], PlainValidator(_has)]
StoryWords = Annotated[tuple[Do, ...], PlainValidator(_story)]
Money = Annotated[int, Field(ge=0, le=20_000), AfterValidator(hundreds)]
Points = Annotated[int, Field(ge=0, le=5)]
Copies = Annotated[int, Field(ge=1, le=40)]
Skill = Literal["fight", "tech", "negotiate"]
Profession = Literal["soldier", "merc", "pilot", "mechanic", "companion", "grifter", "medic"]
Keyword = Literal["firearm", "sniper-rifle", "explosives", "hacking-rig", "fake-id", "transport", "fancy-duds"]
Source = Literal["O", "2+", "2", "C", "I", "G", "own"]
Supply = Literal["osiris", "persephone", "regina", "silverhold", "space-bazaar"]
ContactId = Literal["amnon-duul", "badger", "harken", "niska", "patience"]
Zone = Literal["alliance", "border"]
BoxId = Annotated[str, PlainValidator(_box)]


class DifferTable(Model):
    field: Annotated[str, Field(max_length=24)]
    taken: Annotated[str, Field(max_length=120)]
    other: Annotated[str, Field(max_length=120)]
    by: Annotated[str, Field(max_length=24)]


class SkillTable(Model):
    fight: Points = 0
    tech: Points = 0
    negotiate: Points = 0


class TrialTable(Model):
    skill: Skill
    kosher: bool = False
    bribes: bool = False
    alone: bool = False
    plus: Plus = ()


class BandTable(Model):
    low: Annotated[int, Field(ge=1, le=20)]
    do: Effects = ()
    end: Annotated[str, Field(max_length=16)]


class OptionTable(Model):
    title: Title
    text: Said
    tags: list[Literal["breakdown", "salvage", "hazard", "customs"]] = []
    needs: Needs = ()
    free_with: Needs = ()
    cost: Costs = ()
    do: Effects = ()
    test: TrialTable | None = None
    band: Annotated[list[BandTable], Field(max_length=5)] = []
    end: Annotated[str, Field(max_length=16)] = ""


class Face(Model):
    """What every card has."""

    id: Slug
    title: Title
    text: Annotated[str, Field(max_length=260)] = ""
    picture: Picture
    source: Source = "own"
    differs: list[DifferTable] = []


class MoodFace(Face):
    flavour: Flavour | Literal[""] = ""


class CrewCard(Face):
    cost: Money = 0
    skills: SkillTable = SkillTable()
    professions: list[Profession] = []
    keywords: list[Keyword] = []
    group: Literal["", "hill-folk"] = ""
    moral: bool = False
    wanted: bool = False
    guest: bool = False
    perks: Perks = ()
    count: Copies = 1


class GearCard(Face):
    cost: Money
    skills: SkillTable = SkillTable()
    keywords: list[Keyword] = []
    knife: bool = False
    perks: Perks = ()
    count: Copies = 1


class UpgradeCard(Face):
    cost: Money
    keywords: list[Keyword] = []
    perks: Perks
    count: Copies = 1


class DriveCard(Face):
    cost: Money = 0
    range: Annotated[int, Field(ge=1, le=9)]
    fuel: Annotated[int, Field(ge=0, le=3)]
    perks: Perks = ()
    count: Copies = 1
    only: Slug | Literal[""] = ""


class ShipCard(Face):
    hold: Annotated[int, Field(ge=1, le=20)]
    stash: Annotated[int, Field(ge=0, le=20)]
    crew: Annotated[int, Field(ge=1, le=12)]
    upgrades: Annotated[int, Field(ge=0, le=6)]
    active: Annotated[int, Field(ge=1, le=6)]
    drive: Slug
    perks: Perks = ()


class Also(Model):
    """Copies in this deck of a card that is printed in the file of another one."""

    card: Slug
    count: Copies


class SupplyFile(Model):
    deck: Supply
    crew: list[CrewCard] = []
    gear: list[GearCard] = []
    upgrade: list[UpgradeCard] = []
    drive: list[DriveCard] = []
    also: list[Also] = []


class SetUpFile(Model):
    leader: list[CrewCard]
    drive: list[DriveCard]
    ship: list[ShipCard]


class PriceTable(Model):
    cargo: Money = 0
    contraband: Money = 0


class ContactTable(Face):
    id: ContactId
    planet: Slug | Literal[""]
    prices: PriceTable
    perks: Perks
    always: bool = False


class BonusTable(Model):
    profession: Profession
    money: Money = 0
    parts: Annotated[int, Field(ge=0, le=3)] = 0


class StageTable(Model):
    places: Annotated[list[Slug], Field(min_length=1, max_length=2)]
    misbehave: Annotated[int, Field(ge=0, le=6)] = 0


class JobCard(MoodFace):
    kind: Literal["shipping", "transport", "smuggling", "crime"]
    legal: bool
    immoral: bool = False
    stage: Annotated[list[StageTable], Field(min_length=1, max_length=2)]
    load: Effects = ()
    skills: SkillTable = SkillTable()
    keywords: list[Keyword] = []
    pay: Money
    per: Literal["", "passenger", "fugitive"] = ""
    bonus: BonusTable | None = None
    option: Annotated[list[OptionTable], Field(max_length=2)] = []
    reward: Effects = ()
    heavy: Annotated[int, Field(ge=0, le=2)] = 0
    count: Copies = 1


class BoxJobCard(JobCard):
    """A Job of an expansion: of a kind of its own, worked nowhere or delivered at one place."""

    kind: Slug  # type: ignore[assignment]
    stage: Annotated[list[StageTable], Field(max_length=2)] = []
    per: Annotated[str, Field(max_length=12)] = ""  # type: ignore[assignment]


class BoxJobsFile(Model):
    """Jobs of an expansion, given by a Contact or, without one, from a deck of their own."""

    contact: ContactId | Literal[""]
    job: Annotated[list[BoxJobCard], Field(min_length=1, max_length=60)]


class BoxFile(Model):
    """What an expansion is: its words, and how many cards each of its parts has."""

    title: Title
    own: Annotated[list[Slug], Field(max_length=60)]
    counts: dict[str, int]


class ContactFile(Model):
    contact: ContactTable
    job: Annotated[list[JobCard], Field(min_length=1, max_length=60)]


class JobsFile(Model):
    """Jobs of a mod, given by a Contact of the box."""

    contact: ContactId
    job: Annotated[list[JobCard], Field(min_length=1, max_length=60)]


class NavFace(MoodFace):
    do: Effects = ()
    option: Annotated[list[OptionTable], Field(min_length=1, max_length=2)]
    reshuffle: bool = False
    count: Copies = 1


class NavFile(Model):
    deck: Zone
    card: Annotated[list[NavFace], Field(min_length=1, max_length=60)]


class MisbehaveFace(MoodFace):
    suit: Literal["clubs", "diamonds", "hearts", "spades"]
    ace: Needs = ()
    option: Annotated[list[OptionTable], Field(min_length=1, max_length=2)]
    reshuffle: bool = False
    count: Copies = 1


class MisbehaveFile(Model):
    card: Annotated[list[MisbehaveFace], Field(min_length=1, max_length=60)]


class GoalTable(Model):
    title: Title
    text: Said
    places: Annotated[list[Slug], Field(max_length=2)] = []
    has: Has = ()
    misbehave: Annotated[int, Field(ge=0, le=6)] = 0
    option: Annotated[list[OptionTable], Field(max_length=2)] = []
    end: Literal["", "complete", "win"] = ""


class StoryTable(Face):
    length: Annotated[str, Field(max_length=24)]
    setup: StoryWords = ()
    seats: Annotated[list[int], Field(min_length=2, max_length=2)] = [1, 4]
    boxed: bool = True
    box: BoxId = ""
    goal: Annotated[list[GoalTable], Field(min_length=1, max_length=6)]


class StoryFile(Model):
    story: Annotated[list[StoryTable], Field(min_length=1, max_length=40)]
