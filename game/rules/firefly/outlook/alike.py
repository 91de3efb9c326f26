"""A chance that hangs on little of a team: worked out once for all teams that are alike in that little."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from game.content.firefly.records import Choosable, Do
from game.rules.firefly.boxes import leads
from game.rules.firefly.outlook.forces import PLACES, Force, number, shown

FIELDS = {"team": "heads", "firearm_fight": "guns", "content": "content"}
"""The fields of a Force that some needs ask about; all others ask for what it shows."""


Asked: TypeAlias = "str | tuple[str, str]"
"""A field of a Force by its name, or what it may show."""


class Alike:
    """A chance of teams, found once for all that are alike in what is `asked`."""

    def __init__(self, find: Callable[[Force], float], asked: Iterable[Asked]) -> None:
        self.find = find
        self.mask = PLACES["bonus"]
        for one in asked:
            self.mask |= PLACES[one] if isinstance(one, str) else shown(frozenset({one}))
        self.known: dict[int, float] = {}

    def __call__(self, has: Force) -> float:
        return self.chance(number(has), has)

    def chance(self, number: int, has: Force) -> float:
        """The chance of a team with that number."""
        like = number & self.mask
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
