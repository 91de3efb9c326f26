"""A mod that can be used, and the name its cards go by."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import Field, replace
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar


class Mod(NamedTuple):
    """A mod that can be used: its name (the folder), what players read, its game, and the content it brings."""

    name: str
    title: str
    text: str
    game: str
    brings: Any


class Ownable(Protocol):
    """A record with an id, and with a field `mod` for whose it is."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def id(self) -> str: ...


Card = TypeVar("Card", bound=Ownable)


MARKS = ":."
"""What stands between a mod and an id; the dot where answers of a game are read between colons."""


def owned(cards: Iterable[Card], mod: str, mark: str = ":") -> dict[str, Card]:
    """Cards by id, called `<mod>:<id>`; `mark`: one of MARKS."""
    return {f"{mod}{mark}{card.id}": replace(card, id=f"{mod}{mark}{card.id}", mod=mod) for card in cards}


def mod_of(id: str) -> str:
    """The mod that an id names, "" for one of the box."""
    return next((id.partition(mark)[0] for mark in MARKS if mark in id), "")
