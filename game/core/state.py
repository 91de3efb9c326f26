"""The state: the whole game as one plain value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, ClassVar, NamedTuple, TypeVar

from game.core.news import News
from game.core.steps import Step

S = TypeVar("S", bound="State")


class Reaction(NamedTuple):
    """What a card in play offers when a word is said: see `reactions.Offer`.

    `steps` happen when it is chosen; with `instead` they replace what was announced, else they come before it.
    """

    key: str
    steps: tuple[Step, ...]
    source: str = ""
    instead: bool = False


@dataclass(slots=True)
class State:
    """The whole game: one level of mutable tables that hold immutable, hashable values (law 3).

    `stack`: what is still to do, the last is next. `rng`: the generator. `zones`: each card or token is in exactly one
    zone, the last of a zone is its top (law 6). `seen`: for each card or token a bit per seat that knows its face.
    `news`: written by rules and never read by them (law 5); None in copies, so that bots pay nothing for it.
    """

    stack: list[Step] = field(default_factory=list)
    rng: int = 1
    zones: dict[str, tuple[str, ...]] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    news: list[News] | None = field(default=None, compare=False)

    fields_of: ClassVar[dict[type, tuple[tuple[str, ...], tuple[str, ...], Callable[[Any], Any]]]] = {}

    def copy(self: S) -> S:
        """An independent twin without news."""
        cls = type(self)
        known = State.fields_of.get(cls)
        if known is None:
            known = State.fields_of[cls] = _sorted_fields(self)
        plain, tables, values = known
        twin = object.__new__(cls)
        for name, value in zip(plain, values(self)):
            setattr(twin, name, value)
        for name in tables:
            setattr(twin, name, getattr(self, name).copy())
        twin.news = None
        return twin

    def begun(self: S, cls: type[S]) -> S:
        """A twin with the tables that every game has; a game that copies a line per table (about three times as fast
        as `copy` above) begins with it and adds its own."""
        twin = object.__new__(cls)
        twin.stack = self.stack.copy()
        twin.rng = self.rng
        twin.zones = self.zones.copy()
        twin.seen = self.seen.copy()
        twin.news = None
        return twin

    def tell(self, news: News) -> None:
        """Write a piece of news."""
        if self.news is not None:
            self.news.append(news)

    def tell_lazily(self, line: Callable[[], News]) -> None:
        """Write a piece of news that takes work to find out; nobody works for it when nobody reads the news."""
        if self.news is not None:
            self.news.append(line())

    def reactions(self, word: str, about: tuple[int | str, ...], seat: int) -> Iterable[Reaction]:
        """What the cards of `seat` answer to `word`. Looked up each time, never subscribed."""
        return ()


def _sorted_fields(g: State) -> tuple[tuple[str, ...], tuple[str, ...], Callable[[Any], Any]]:
    """The names of plain fields and of tables (dicts and lists) of a state class, and a getter of the plain ones."""
    names = [n for n in g.__match_args__ if n != "news"]
    tables = tuple(n for n in names if type(getattr(g, n)) in (dict, list))
    plain = tuple(n for n in names if n not in tables)
    first, *rest = plain
    if rest:
        return plain, tables, attrgetter(first, *rest)
    return plain, tables, lambda g: (getattr(g, first),)
