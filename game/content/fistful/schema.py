"""The shape of deck and heist files, strict: unknown keys are errors, nothing is converted silently."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, PlainValidator

from game.content.common.records import Word
from game.content.common.schema import Count, Flavour, Model, Picture, Slug, Title, effect, printed
from game.content.fistful.words import ALARM_WORDS, EVENT_WORDS, GEAR_WORDS

_TOKEN = re.compile(r"crate|trap|goods|(credits|brute|scalper|[a-z]+)-[1-9][0-9]{0,3}")


def _token(text: str) -> str:
    if not _TOKEN.fullmatch(text):
        raise ValueError(f"{text[:40]!r} is no kind of token; known are crate, trap, credits-100, brute-4, scalper-7")
    return text


def _gear_words(entries: object) -> tuple[Word, ...]:
    return effect(entries, GEAR_WORDS)


def _alarm_words(entries: object) -> tuple[Word, ...]:
    return effect(entries, ALARM_WORDS)


def _event_words(entries: object) -> tuple[Word, ...]:
    return effect(entries, EVENT_WORDS)


Token = Annotated[str, Field(max_length=20), AfterValidator(_token)]
Text = Annotated[str, Field(max_length=110), AfterValidator(printed)]
Lots = Annotated[dict[Token, Count], Field(min_length=1, max_length=40)]
Dice = Annotated[list[Literal["d4", "d6", "d8", "d10"]], Field(min_length=1, max_length=3)]
Moment = Literal["turn", "battle", "timer", "hurt", "sight"]
Timer = Annotated[list[Literal["green", "gray", "red", "yellow", "black"]], Field(min_length=2, max_length=30)]


class GearCard(Model):
    id: Slug
    title: Title
    kind: Literal["supply", "equipment", "arms"]
    text: Text
    picture: Picture
    count: Annotated[int, Field(ge=1, le=12)]
    uses: Annotated[int, Field(ge=1, le=4)] = 1
    when: Annotated[list[Moment], Field(min_length=1, max_length=5)]
    do: Annotated[tuple[Word, ...], PlainValidator(_gear_words)]


class EventCard(Model):
    id: Slug
    title: Title
    text: Text
    flavour: Flavour | Literal[""] = ""
    tone: Literal["good", "bad"]
    count: Annotated[int, Field(ge=1, le=12)]
    do: Annotated[tuple[Word, ...], PlainValidator(_event_words)]
    picture: Picture


class Hero(Model):
    skill: Slug
    title: Title
    text: Text
    health: Annotated[int, Field(ge=1, le=9)]
    ammo: Annotated[int, Field(ge=0, le=9)]
    retreat: Annotated[int, Field(ge=0, le=9)]
    dice: Dice


class Sidekick(Model):
    skill: Slug
    title: Title
    text: Text
    track: Annotated[int, Field(ge=0, le=9)] = 0


class CrewCard(Model):
    id: Slug
    name: Title
    doll: Picture
    hero: Hero
    sidekick: Sidekick


class EnemyKind(Model):
    id: Slug
    name: Title
    damage: Annotated[int, Field(ge=0, le=5)]
    special: Literal["", "leap", "pin", "seize", "hunt"] = ""
    text: Text
    strengths: Annotated[list[Annotated[int, Field(ge=1, le=12)]], Field(min_length=1, max_length=12)]
    picture: Picture


class TokenArea(Model):
    area: Literal["crew", "engine"]
    lots: Lots


class HeistLevel(Model):
    timer: Timer
    gear: Annotated[int, Field(ge=0, le=2)]
    extras: Annotated[dict[Token, Count], Field(max_length=20)]
    posted: Annotated[int, Field(ge=0, le=15)] = 0
    longer: Annotated[list[Annotated[int, Field(ge=0, le=20)]], Field(max_length=4)] = []
    longer_with: Annotated[dict[Slug, Annotated[int, Field(ge=1, le=20)]], Field(max_length=9)] = {}


class Levels(Model):
    easy: HeistLevel
    normal: HeistLevel
    hard: HeistLevel


class StarTable(Model):
    kind: Literal["trap", "goods"]
    name: Title
    text: Text
    needed: Annotated[int, Field(ge=1, le=20)]
    crew: Annotated[list[Slug], Field(min_length=1, max_length=9)]
    sidekicks: bool = False
    carried: bool = False
    heavy: Annotated[int, Field(ge=0, le=3)] = 0


class VisitTable(Model):
    icon: Slug
    name: Title
    text: Text
    crew: Annotated[list[Slug], Field(min_length=1, max_length=4)]


class AreaTable(Model):
    name: Title


class HeistCard(Model):
    id: Slug
    title: Title
    story: Annotated[str, Field(max_length=240), AfterValidator(printed)]
    map: Slug
    goal_credits: Annotated[int, Field(ge=0, le=20_000)]
    must_have: Annotated[list[Slug], Field(max_length=2)] = []
    must_not_fall: Annotated[list[Slug], Field(max_length=9)] = []
    guards: Annotated[list[Token], Field(max_length=40)] = []
    alarm: Annotated[tuple[Word, ...], PlainValidator(_alarm_words)] = ()
    doors: Annotated[dict[Token, Count], Field(max_length=6)] = {}
    hunters: Annotated[list[Token], Field(max_length=4)] = []
    locksmiths: Annotated[list[Slug], Field(max_length=9)] = []
    rules: Annotated[list[Text], Field(max_length=8)] = []
    areas: dict[Literal["crew", "engine"], AreaTable] = {}
    star: Annotated[list[StarTable], Field(max_length=2)] = []
    visit: Annotated[list[VisitTable], Field(max_length=4)] = []
    token: Annotated[list[TokenArea], Field(min_length=1, max_length=10)]
    level: Levels


class GearFile(Model):
    gear: Annotated[list[GearCard], Field(min_length=1, max_length=200)]


class EventFile(Model):
    event: Annotated[list[EventCard], Field(min_length=1, max_length=200)]


class CrewFile(Model):
    crew: Annotated[list[CrewCard], Field(min_length=1, max_length=40)]


class EnemyFile(Model):
    enemy: Annotated[list[EnemyKind], Field(min_length=1, max_length=20)]


class HeistFile(Model):
    heist: Annotated[list[HeistCard], Field(min_length=1, max_length=20)]
