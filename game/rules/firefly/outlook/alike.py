"""A chance that hangs on little of a team: worked out once for all teams that are alike in that little."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from operator import attrgetter
from struct import Struct
from typing import TYPE_CHECKING, TypeAlias

from game.content.firefly.records import Choosable, Do
from game.core.remembered import ENOUGH, remembered
from game.rules.firefly.boxes import leads

if TYPE_CHECKING:
    from game.rules.firefly.outlook.odds import Force

FIELDS = {"team": "heads", "firearm_fight": "guns", "content": "content"}
"""The fields of a Force that some needs ask about; all others ask for what it shows."""


Asked: TypeAlias = "str | tuple[str, str]"
"""A field of a Force by its name, or what it may show."""


NUMBERS = ("fight", "tech", "negotiate", "kosher", "heads", "guns", "content", "warrants", "bonus", "money")
"""The fields of a Force that are one number each; `solo` is several of them."""
_numbers, _packed = attrgetter(*NUMBERS), Struct(f"<{len(NUMBERS) - 1}hi4h")
_PLACES = {name: 0xFFFF << 16 * i for i, name in enumerate(NUMBERS)}
_PLACES["money"] |= _PLACES["money"] << 16
_PLACES["solo"] = (1 << 8 * _packed.size) - (1 << 16 * (len(NUMBERS) + 1))
_bits: dict[tuple[str, str], int] = {}


class Alike:
    """A chance of teams, found once for all that are alike in what is `asked`."""

    def __init__(self, find: Callable[[Force], float], asked: Iterable[Asked]) -> None:
        self.find = find
        self.mask = _PLACES["bonus"]
        for one in asked:
            self.mask |= _PLACES[one] if isinstance(one, str) else _shown(frozenset({one}))
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


@partial(remembered, most=ENOUGH)
def number(has: Force) -> int:
    """All that a team is in one number, of which parts are compared: each number it has in its place, and a bit for all
    that can be shown."""
    return int.from_bytes(_packed.pack(*_numbers(has), *has.solo), "little") | _shown(has.shows)


@partial(remembered, most=ENOUGH)
def _shown(words: frozenset[tuple[str, str]]) -> int:
    """The bits of what is shown, handed out as it is met with."""
    return sum([1 << _bits.setdefault(word, 8 * _packed.size + len(_bits)) for word in words])


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
