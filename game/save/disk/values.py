"""Checked values, as JSON files keep them: each field of a dataclass says what it takes, and anything else is refused.

They stand before the first picture, so nothing heavy checks them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import field, fields
from typing import Any, ClassVar, TypeVar

V = TypeVar("V", bound="Values")
Take = Callable[[Any], bool]
TAKES = "takes"


def whole(usual: int | None, low: int, high: int) -> Any:
    """A whole number; None as well where that is usual."""
    return _field(usual, lambda value: value is usual or (type(value) is int and low <= value <= high))


def flag(usual: bool) -> Any:
    """True or False."""
    return _field(usual, lambda value: type(value) is bool)


def one_of(usual: str, *others: str) -> Any:
    """One of these words."""
    return _field(usual, lambda value: value in (usual, *others))


def text(most: int) -> Any:
    """At most so many letters."""
    return _field("", lambda value: type(value) is str and len(value) <= most)


def row(most: int, takes: Take = lambda value: type(value) is str) -> Any:
    """A list of at most so many entries, words if nothing else is said."""
    return _field([], lambda value: type(value) is list and len(value) <= most and all(map(takes, value)))


def table(takes: Take = lambda value: type(value) is str) -> Any:
    """Entries by their names, words if nothing else is said."""
    return _field({}, lambda value: is_table(value, takes))


def is_table(value: Any, takes: Take = lambda value: type(value) is str) -> bool:
    """Whether something is a table whose entries are taken."""
    return type(value) is dict and all(type(name) is str and takes(entry) for name, entry in value.items())


def _field(usual: Any, takes: Take) -> Any:
    return field(default_factory=lambda: deepcopy(usual), metadata={TAKES: takes})


class Values:
    """What a dataclass of such fields is made of.  `more`: what a newer version wrote and this one doesn't know."""

    __dataclass_fields__: ClassVar[dict[str, Any]]
    more: Mapping[str, Any] = {}

    def __setattr__(self, name: str, value: Any) -> None:
        known = self.__dataclass_fields__.get(name)
        if known is not None and not known.metadata[TAKES](value):
            raise ValueError(f"{name} can't be {str(value)[:40]!r}")
        super().__setattr__(name, value)

    @classmethod
    def of(cls: type[V], raw: Mapping[str, Any]) -> tuple[V, tuple[str, ...]]:
        """The values of a JSON object, and the names of those that were wrong and are as usual instead."""
        found, wrong = cls(), []
        for one in fields(found):
            try:
                setattr(found, one.name, deepcopy(raw.get(one.name, getattr(found, one.name))))
            except ValueError:
                wrong.append(one.name)
        found.more = {name: value for name, value in raw.items() if name not in cls.__dataclass_fields__}
        return found, tuple(wrong)

    def dump(self) -> dict[str, Any]:
        """As it is written."""
        own = {name: deepcopy(getattr(self, name)) for name in self.__dataclass_fields__}
        return {**own, **deepcopy(dict(self.more))}
