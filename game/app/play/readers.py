"""What reads news, one function for each kind of it: a game has a table of them for whatever it tells news in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.core.state import News

T = TypeVar("T")
Reader = TypeVar("Reader", bound=Callable[..., object])


class Readers(Generic[T]):
    """A table of functions by the kinds of news that they read. Each gets what is told in and, under names of its own,
    what the news says after its kind."""

    def __init__(self) -> None:
        self.of: dict[str, Callable[..., T]] = {}

    def __call__(self, *kinds: str) -> Callable[[Reader], Reader]:
        """Puts a function into the table."""

        def keep(reader: Reader) -> Reader:
            self.of.update(dict.fromkeys(kinds, reader))  # type: ignore[arg-type]
            return reader

        return keep

    def read(self, told: Any, news: News, other: T) -> T:
        """What a piece of news is told as; `other` for a kind that nothing reads."""
        reader = self.of.get(news[0])
        return reader(told, *news[1:]) if reader is not None else other
