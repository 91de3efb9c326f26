"""A chance that hangs on little of a team: worked out once for all teams that are alike in that little."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from game.content.firefly.records import Choosable, Do
from game.rules.firefly.boxes import leads

FIELDS = {"team": "heads", "firearm_fight": "guns", "content": "content"}
"""The fields of a Force that some needs ask about; all others ask for what it shows."""


Asked: TypeAlias = "str | tuple[str, str]"
"""A field of a Force by its name, or what it may show."""


class Showing(Protocol):
    """A team, as far as it can show something."""

    @property
    def shows(self) -> frozenset[tuple[str, str]]: ...


T = TypeVar("T", bound=Showing)


class Alike(Generic[T]):
    """A chance of teams, found once for all that are alike in what is `asked`."""

    def __init__(self, find: Callable[[T], float], asked: Iterable[Asked]) -> None:
        all_of_it = set(asked)
        self.find = find
        self.fields = attrgetter("bonus", *sorted(name for name in all_of_it if isinstance(name, str)))
        self.words = frozenset(word for word in all_of_it if not isinstance(word, str))
        self.known: dict[Any, float] = {}

    def __call__(self, has: T) -> float:
        like = self.fields(has), self.words & has.shows
        found = self.known.get(like)
        if found is None:
            found = self.known[like] = self.find(has)
        return found


def need(do: Do) -> Asked:
    """What a need asks about."""
    return FIELDS.get(do.word, (do.word, do.what))


def asks(option: Choosable) -> Iterator[Asked]:
    """What the chance of an option hangs on, for `Alike`."""
    yield from map(need, (*option.needs, *option.free_with))
    if option.cost:
        yield "money"
    if option.test:
        yield "solo" if option.test.alone else "kosher" if option.test.kosher else option.test.skill
        for do in option.test.plus:
            yield "warrants" if do.word == "warrants" else ("lasting", do.what)
    for do in (do for band in option.bands for do in band.do):
        further = leads(do)
        if further:
            yield from asks(further)
        elif do.word == "special":
            yield "money"
