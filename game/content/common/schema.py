"""What the files of all games are shaped of, strict: unknown keys are errors, nothing is converted silently."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, TypeGuard

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainValidator

from game.content.common.records import Word
from game.content.common.words import Values, word_of
from game.core.signs import unturned

_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PICTURE = re.compile(r"[a-z][a-z0-9_]*")
MAX_SIDE = 60
"""Columns or rows that a board of cells may have."""


def printed(text: str) -> str:
    """Text as it may stand on a card: printable, one line, no stacks of accents; signs that turn it around are taken
    out. ValueError says why not."""
    text = unturned(text)
    if not text.strip() or text != text.strip():
        raise ValueError("is empty or has blanks at its ends")
    if not text.isprintable():
        raise ValueError("holds a sign that can't be printed (a line break, a control sign)")
    if any(unicodedata.combining(a) and unicodedata.combining(b) for a, b in zip(text, text[1:])):
        raise ValueError("stacks several accents on one letter")
    return text


def slug(text: str) -> str:
    """An id as files and keys hold it. ValueError says how it must look."""
    if not _SLUG.fullmatch(text) or len(text) > 40:
        raise ValueError("must be at most 40 small letters, digits and single dashes, as in hold-out-pistol")
    return text


def _picture(text: str) -> str:
    if not _PICTURE.fullmatch(text):
        raise ValueError("must be the name of a picture: small letters, digits and underscores")
    return text


def effect(entries: object, vocabulary: dict[str, Values]) -> tuple[Word, ...]:
    """The words of a card's effect. ValueError says what was expected."""
    if not isinstance(entries, list) or not 1 <= len(entries) <= 6:
        raise ValueError("an effect is a list of 1 to 6 words, as in [{ heal = 2 }, { steps = 1 }]")
    return tuple(word_of(entry, vocabulary) for entry in entries)


def numbers(entry: object) -> TypeGuard[list[int]]:
    """Whether an entry is a list of columns and rows."""
    return isinstance(entry, list) and all(type(n) is int and 0 <= n < MAX_SIDE for n in entry)


def _cell(entry: object) -> tuple[int, int]:
    if not numbers(entry) or len(entry) != 2:
        raise ValueError(f"a cell is [column, row], two whole numbers from 0 to {MAX_SIDE - 1}")
    return entry[0], entry[1]


def hundreds(money: int) -> int:
    """An amount of money in whole hundreds. ValueError for another."""
    if money % 100:
        raise ValueError(f"must be a multiple of 100, not {money}")
    return money


class Model(BaseModel):
    """Strict and closed."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


Slug = Annotated[str, Field(max_length=40), AfterValidator(slug)]
Picture = Annotated[str, Field(max_length=40), AfterValidator(_picture)]
Title = Annotated[str, Field(max_length=32), AfterValidator(printed)]
Flavour = Annotated[str, Field(max_length=120), AfterValidator(printed)]
"""A line that only sets the mood of a card."""
Count = Annotated[int, Field(ge=1, le=60)]
Cell = Annotated[tuple[int, int], PlainValidator(_cell)]
