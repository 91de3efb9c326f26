"""The rule lines of a game: pages of the rulebook, refusals, scenarios and tests cite them by id."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from game.content.common.errors import ContentError, Problem
from game.content.common.records import RuleLine
from game.content.common.schema import Model, Title, printed
from game.content.common.toml.source import Source, read_model

_ID = re.compile(r"R-[A-Z]{2,3}-[1-9][0-9]{0,3}")


def rule_id(text: str) -> str:
    """The id of a rule line. ValueError says how it must look."""
    if not _ID.fullmatch(text):
        raise ValueError("must be a rule id such as R-FC-12")
    return text


class Rule(Model):
    id: Annotated[str, AfterValidator(rule_id)]
    text: Annotated[str, Field(max_length=400), AfterValidator(printed)]
    reading: Annotated[str, Field(max_length=400), AfterValidator(printed)] | None = None
    source: Literal["", "site-faq"] = ""
    option: bool = False


class Group(Model):
    title: Title
    rule: Annotated[list[Rule], Field(min_length=1, max_length=200)]


class RulesFile(Model):
    group: Annotated[list[Group], Field(min_length=1, max_length=60)]


def read_rules(root: Path, game: str) -> dict[str, RuleLine]:
    """The lines of `assets/rules/<game>.toml` by id, in printed order. ContentError."""
    file = f"rules/{game}.toml"
    groups = read_model(Source(root / "assets" / "rules" / f"{game}.toml", file), RulesFile).group
    lines: dict[str, RuleLine] = {}
    for group in groups:
        for rule in group.rule:
            if rule.id in lines:
                raise ContentError(Problem("twice", file, f"has two lines with the id {rule.id}.", "", 0, group.title))
            lines[rule.id] = RuleLine(rule.id, group.title, rule.text, rule.source, rule.reading or "", rule.option)
    return lines
