"""News: what the rules tell of what happens. Each kind of it is a NamedTuple of its game, in the module `news` of its
rules; its word, by which scenarios, lessons and the catalogues of words know it, comes from the name of the class."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Protocol, TypeVar


class News(Protocol):
    """A piece of news: a NamedTuple. What it says is read by name, once its kind is known."""

    @property
    def _fields(self) -> tuple[str, ...]: ...

    @property
    def _field_defaults(self) -> Mapping[str, Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


N = TypeVar("N", bound=News)


@cache
def word_for(kind: type[News]) -> str:
    """The word of a kind of news: "knocked_out" for `KnockedOut`."""
    return spoken(kind.__name__)


def spoken(name: str) -> str:
    """The word that the name of a class stands for."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def word_of(news: News) -> str:
    """The word of a piece of news."""
    return word_for(type(news))


def said(news: News) -> tuple[Any, ...]:
    """A piece of news as its word and what it says, without values at its end that are those it has by default."""
    values, usual = list(news), news._field_defaults
    for name in reversed(news._fields):
        if name not in usual or usual[name] != values[-1]:
            break
        values.pop()
    return word_of(news), *values


def seat_of(news: News) -> int:
    """Whose news it is: the seat that it names first, -1 where it begins with something else."""
    return int(next(iter(news))) if news._fields[:1] == ("seat",) else -1


def changed(news: N, change: Callable[[Any], Any]) -> N:
    """The same piece of news with each of its values changed."""
    return type(news)(*map(change, news))
