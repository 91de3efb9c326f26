"""What reads news, one function for each kind of it: a game has a table of them for whatever it tells news in."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from game.core.news import News

To = TypeVar("To")
"""What is told in."""
T = TypeVar("T")
N = TypeVar("N", bound=News)


class Readers(Generic[To, T]):
    """A table of functions by the kinds of news that they read. Each gets what is told in, and a piece of news of the
    kinds that the type of its second parameter names."""

    def __init__(self) -> None:
        self.of: dict[type[News], Callable[[To, Any], T]] = {}

    def __call__(self, reader: Callable[[To, N], T]) -> Callable[[To, N], T]:
        """Puts a function into the table."""
        self.of.update(dict.fromkeys(kinds_of(reader), reader))
        return reader

    def read(self, told: To, news: News, other: T) -> T:
        """What a piece of news is told as; `other` for a kind that nothing reads."""
        reader = self.of.get(type(news))
        return reader(told, news) if reader is not None else other


def kinds_of(reader: Callable[..., object]) -> tuple[type[News], ...]:
    """The kinds of news that the type of a function's second parameter names."""
    _, second, *_ = inspect.signature(reader).parameters
    found = get_type_hints(reader)[second]
    return get_args(found) or (found,)
