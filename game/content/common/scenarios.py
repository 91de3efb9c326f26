"""Scenario files: rulings stated as data. Their shape; playing them is done by `game.ai.check`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import AfterValidator, Field

from game.content.common.errors import ContentError, Problem
from game.content.common.rulebook.lines import rule_id
from game.content.common.schema import Model, printed
from game.content.common.toml.source import Source, read_model

Key = Annotated[str, Field(min_length=1, max_length=120), AfterValidator(printed)]
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(printed)]


class When(Model):
    """One answer: the key of an option, the faces its dice show, the cards its draws bring."""

    choose: Key
    roll: Annotated[list[Annotated[int, Field(ge=0, le=20)]], Field(max_length=40)] = []
    draw: Annotated[list[Name], Field(max_length=20)] = []


class Table(Model):
    id: Name
    rules: Annotated[list[Annotated[str, AfterValidator(rule_id)]], Field(min_length=1, max_length=40)]
    game: Name
    title: Annotated[str, Field(max_length=160), AfterValidator(printed)]
    seats: Annotated[int, Field(ge=1, le=8)] = 2
    seed: Annotated[int, Field(ge=0, le=2**53)] = 1
    start: Literal["turn", "set-up"] = "turn"
    mod: Annotated[str, Field(max_length=200)] = ""
    settings: Annotated[dict[Name, Name], Field(max_length=20)] = {}
    given: Annotated[dict[Name, object], Field(max_length=60)] = {}
    when: Annotated[list[When], Field(max_length=200)] = []
    then: Annotated[dict[Name, object], Field(min_length=1, max_length=60)]


class ScenarioFile(Model):
    scenario: Annotated[list[Table], Field(min_length=1, max_length=300)]


class Answer(NamedTuple):
    """What is chosen, with fixed luck."""

    choose: str
    roll: tuple[int, ...]
    draw: tuple[str, ...]


class Scenario(NamedTuple):
    """One ruling: what is given, what is chosen, what then holds.

    `start`: "turn" (a turn begins) or "set-up" (the crew is chosen first). `mod`: the folder of a mod to play with.
    """

    id: str
    file: str
    rules: tuple[str, ...]
    game: str
    title: str
    seats: int
    seed: int
    start: str
    mod: Path | None
    settings: Mapping[str, str]
    given: Mapping[str, Any]
    when: tuple[Answer, ...]
    then: Mapping[str, Any]


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of one file. ContentError says what is wrong with it."""
    file = path.name
    found = [_scenario(table, path) for table in read_model(Source(path, file), ScenarioFile).scenario]
    for number, scenario in enumerate(found):
        if any(other.id == scenario.id for other in found[:number]):
            raise ContentError(Problem("twice", file, f"has two scenarios with the id {scenario.id!r}.", "Rename one."))
    return found


def _scenario(table: Table, path: Path) -> Scenario:
    return Scenario(
        table.id,
        path.name,
        tuple(table.rules),
        table.game,
        table.title,
        table.seats,
        table.seed,
        table.start,
        path.parent / table.mod if table.mod else None,
        table.settings,
        table.given,
        tuple(Answer(answer.choose, tuple(answer.roll), tuple(answer.draw)) for answer in table.when),
        table.then,
    )
