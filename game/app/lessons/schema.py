"""Lesson files: their shape, strict and closed, so that a game's lesson is data alone."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from game.app.lessons.files import lesson_path
from game.content.common.errors import ContentError, Problem
from game.content.common.schema import Model, Slug, printed
from game.content.common.toml.source import Source, read_model

PLAIN = (
    "primary",
    "undo",
    "redo",
    "rehearse",
    "actions",
    "inspector",
    "log",
    "board",
    "help",
    "menu",
    "title",
    "timer",
    "goals",
    "tokens",
    "mover",
    "phases",
    "rail",
    "hint",
    "hunter",
    "source",
    "overview",
    "cruiser",
    "cutter",
)
NAMED = ("answer", "tile", "crew", "slots", "hero", "cell", "ship", "counter", "place", "rail", "chip", "card")
POINTS = re.compile(
    rf"{'|'.join(PLAIN)}|(crew|slots|hero|ship|chip):([0-7]|active)|cell:\d{{1,2}},\d{{1,2}}|counter:(\d{{1,2}}|near)"
    r"|(place|rail):[a-z][a-z-]{0,30}|(answer|tile|card):[a-z*][^\s]{0,60}"
)
"""The places a lesson may point at; each table knows its own, and what it does not know is not there."""


def _point(text: str) -> str:
    if not POINTS.fullmatch(text):
        raise ValueError(
            f"{text[:40]!r} is no place; known are {', '.join(PLAIN)}, and with a name behind a colon "
            f"{', '.join(NAMED)}"
        )
    return text


Point = Annotated[str, Field(max_length=70), AfterValidator(_point)]
Pattern = Annotated[str, Field(min_length=1, max_length=80), AfterValidator(printed)]
Look = Literal["cell", "crew", "gear", "enemy", "event", "counter", "ship", "job", "card", "sector", "goal"]
Kind = Annotated[str, Field(pattern=r"^[A-Z][A-Za-z]{0,30}$")]
Points = Annotated[list[Point], Field(max_length=8)]


class Until(Model):
    """What brings an idea up; any one of its parts is enough.

    `news`: words of the news, "*" for anything ("took * credits*"); `choice`: kinds of the pending choice; `look`: what
    the inspector shows; `near`: what can be reached now.
    """

    news: Annotated[list[Pattern], Field(max_length=8)] = []
    choice: Annotated[list[Kind], Field(max_length=8)] = []
    look: Annotated[list[Look], Field(max_length=8)] = []
    near: Annotated[list[Literal["mover", "counter", "hunter"]], Field(max_length=4)] = []

    @model_validator(mode="after")
    def _something(self) -> Until:
        if not (self.news or self.choice or self.look or self.near):
            raise ValueError("says nothing to wait for; give news, choice, look or near")
        return self


class Figures(Model):
    """Figures in the words of a step: those of the last such news, by their place in its line, counted from 0."""

    news: Annotated[str, Field(min_length=1, max_length=80), AfterValidator(printed)]
    at: Annotated[dict[Slug, Annotated[int, Field(ge=1, le=9)]], Field(min_length=1, max_length=6)]


class Step(Model):
    """One idea; what it asks for is all that can be done while it is up.

    `allow`: the answers that are its deed, in the form they are offered in; `then`: answers that the lesson gives
    itself afterwards. `look`: the deed is to see such a thing in the inspector; `undone`: to take an answer back. With
    none of these it is only read.

    `point`: the first of these places that is there is ringed; `names`: a place that its words name gets a thin ring
    besides.  `figures`: without such news it says .without instead. `topic`: the hint that need not come up later.
    """

    id: Slug
    allow: Annotated[list[Pattern], Field(max_length=8)] = []
    then: Annotated[list[Pattern], Field(max_length=8)] = []
    look: Annotated[list[Look], Field(max_length=8)] = []
    undone: bool = False
    point: Points = []
    names: Points = []
    figures: Figures | None = None
    topic: Slug | None = None

    @property
    def asks(self) -> bool:
        """Whether it waits for something."""
        return bool(self.allow or self.look or self.undone)

    @model_validator(mode="after")
    def _one_deed(self) -> Step:
        if bool(self.allow) + bool(self.look) + self.undone > 1:
            raise ValueError(f"step {self.id!r} asks for more than one thing; give one of allow, look and undone")
        return self


class Hint(Model):
    """What a normal game says the first time an idea comes up; `own`: only what happens to who looks brings it up."""

    id: Slug
    when: Until
    point: Points = []
    own: bool = False


class Begin(Model):
    """The set-up of the lesson, in the form of a scenario file; `bots`: the level of each seat's bot, 0 for none."""

    seats: Annotated[int, Field(ge=1, le=8)]
    seed: Annotated[int, Field(ge=0, le=2**53)]
    bots: Annotated[list[Annotated[int, Field(ge=0, le=2)]], Field(max_length=8)] = []
    settings: Annotated[dict[Slug, str], Field(max_length=20)] = {}
    given: Annotated[dict[Slug, object], Field(max_length=60)] = {}

    @model_validator(mode="after")
    def _seated(self) -> Begin:
        if self.bots and len(self.bots) != self.seats:
            raise ValueError(f"bots has {len(self.bots)} entries for {self.seats} seats; give one per seat")
        return self


class LessonFile(Model):
    """A lesson of a game: its first, which has the game's hints, a second `part`, or one about a `heist`.

    Its sentences are lesson.<name>.<id> in the catalogue, what to do .do behind it."""

    game: Slug
    heist: Slug = ""
    part: Slug = ""
    begin: Begin
    step: Annotated[list[Step], Field(min_length=1, max_length=40)]
    hint: Annotated[list[Hint], Field(max_length=60)] = []

    @property
    def name(self) -> str:
        """What its file, its sentences and its place are called after."""
        return self.heist or (f"{self.game}-{self.part}" if self.part else self.game)

    @model_validator(mode="after")
    def _once(self) -> LessonFile:
        for name, ids in (("step", [s.id for s in self.step]), ("hint", [h.id for h in self.hint])):
            twice = next((one for one in ids if ids.count(one) > 1), "")
            if twice:
                raise ValueError(f"has two entries of {name} called {twice!r}; rename one")
        topics = {h.id for h in self.hint}
        for step in self.step if topics else ():
            if step.topic and step.topic not in topics:
                raise ValueError(f"step {step.id!r} has the topic {step.topic!r}, and there is no such hint")
        return self


def read(path: Path) -> LessonFile:
    """A lesson file.  ContentError says what is wrong with it, with file and field."""
    lesson = read_model(Source(path, path.name), LessonFile)
    if lesson.name != path.stem:
        raise ContentError(
            Problem(
                "game", path.name, f"is the lesson of {lesson.name!r}.", "Call the file after the game.", 0, "", "game"
            )
        )
    return lesson


def further(game: str) -> list[str]:
    """The further lessons of a game, by name, its second part before those of heists; files that make no sense are left
    out."""
    found = []
    for path in sorted(lesson_path(game).parent.glob("*.toml")):
        with suppress(ContentError):
            if path.stem != game and read(path).game == game:
                found.append(path.stem)
    return sorted(found, key=lambda name: (not name.startswith(f"{game}-"), name))
