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


def owned(cards: Iterable[Card], mod: str) -> dict[str, Card]:
    """Cards by id, called `<mod>:<id>`."""
    return {f"{mod}:{card.id}": replace(card, id=f"{mod}:{card.id}", mod=mod) for card in cards}
