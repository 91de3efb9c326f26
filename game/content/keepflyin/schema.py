"""The shape of the decks, counters and charts of *Keep Flyin'*, strict."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, PlainValidator

from game.content.common.records import Word
from game.content.common.schema import Cell, Count, Flavour, Model, Picture, Slug, Title, effect, hundreds, printed
from game.content.keepflyin.words import EVENT_WORDS

MIN_SIDE, MAX_SIDE = 10, 40


def _event_words(entries: object) -> tuple[Word, ...]:
    return effect(entries, EVENT_WORDS)


def _row(text: str) -> str:
    bad = sorted(set(text) - set("CBF"))
    if bad:
        raise ValueError(f"holds {bad[0]!r}; a hex is C (Core), B (Border) or F (Fringe)")
    return text


Said = Annotated[str, Field(max_length=160), AfterValidator(printed)]
Pay = Annotated[int, Field(ge=100, le=2000), AfterValidator(hundreds)]
Words = Annotated[tuple[Word, ...], PlainValidator(_event_words)]
Who = Literal["captain", "all", "others", "quadrant", "core", "border", "fringe", "notorious", "rich", "poor"]
When = Literal[
    "space",
    "location",
    "core",
    "border",
    "fringe",
    "home",
    "pursued",
    "cargo",
    "passenger",
    "delivery",
    "heist",
    "illegal",
    "niska",
    "jobs",
    "empty",
    "room",
    "notorious",
    "quiet",
    "rich",
    "poor",
]
Row = Annotated[str, Field(min_length=MIN_SIDE, max_length=MAX_SIDE), AfterValidator(_row)]


class BlankJob(Model):
    title: Title
    kind: Literal["cargo", "passenger", "delivery", "heist"]
    notoriety: Annotated[int, Field(ge=-5, le=9)]
    space: Annotated[int, Field(ge=0, le=4)]
    pay: Pay
    destination: Slug
    text: Said


class JobCard(BlankJob):
    id: Slug
    count: Annotated[int, Field(ge=1, le=12)] = 1


class EventFace(Model):
    id: Slug
    title: Title
    text: Annotated[str, Field(max_length=220), AfterValidator(printed)]
    flavour: Flavour | Literal[""] = ""
    tone: Literal["good", "bad", "mixed"]
    who: Who = "captain"
    when: Annotated[list[When], Field(max_length=4)] = []
    do: Words
    otherwise: Words = ()
    optional: bool = False
    picture: Picture
    count: Annotated[int, Field(ge=1, le=12)] = 1


class CounterTable(Model):
    move: Annotated[int, Field(ge=0, le=6)] = 0
    grapple: Annotated[int, Field(ge=0, le=12)] = 0
    count: Count = 1
    spare: bool = False


class CounterKindTable(Model):
    id: Literal["alliance", "reaver", "derelict", "ghost"]
    name: Title
    text: Said
    picture: Picture
    counter: Annotated[list[CounterTable], Field(min_length=1, max_length=40)]


class LocationTable(Model):
    id: Slug
    name: Title
    kind: Literal["planet", "moon", "station", "skyplex"]
    at: Cell
    inside: Slug | None = None
    text: Said


class BoardFile(Model):
    id: Slug
    title: Title
    sun: Cell
    prison: Slug
    rows: Annotated[list[Row], Field(min_length=MIN_SIDE, max_length=MAX_SIDE)]
    location: Annotated[list[LocationTable], Field(min_length=4, max_length=100)]


class JobFile(Model):
    job: Annotated[list[JobCard], Field(min_length=1, max_length=200)]


class BlankFile(Model):
    job: Annotated[list[BlankJob], Field(max_length=2)]


class EventFile(Model):
    event: Annotated[list[EventFace], Field(min_length=1, max_length=200)]


class CounterFile(Model):
    kind: Annotated[list[CounterKindTable], Field(min_length=4, max_length=4)]
