"""What a team brings to tests, and all that it is in one number."""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from struct import Struct
from typing import NamedTuple

from game.content.firefly.records import SKILLS
from game.core.remembered import ENOUGH, remembered


class Force(NamedTuple):
    """What a team brings to a test: Skill Points (`kosher`: the Fight printed on Crew), `solo` those of whoever is best
    at each of the four, what it can show (a Keyword is "lasting", too, unless Gear is discarded for it), how many it
    is, and what its captain has."""

    fight: int
    tech: int
    negotiate: int
    kosher: int
    solo: tuple[int, ...]
    shows: frozenset[tuple[str, str]]
    heads: int
    guns: int
    content: bool
    money: int
    warrants: int
    bonus: bool

    def skill(self, name: str, kosher: bool = False, alone: bool = False) -> int:
        """The points of a Skill, of the team or of whoever is best at it (R-FB-105, R-FB-113)."""
        if alone:
            return self.solo[-1 if kosher else SKILLS.index(name)]
        found: int = self.kosher if kosher else getattr(self, name)
        return found


NUMBERS = ("fight", "tech", "negotiate", "kosher", "heads", "guns", "content", "warrants", "bonus", "money")
"""The fields of a Force that are one number each; `solo` is several of them."""
_numbers, _packed = attrgetter(*NUMBERS), Struct(f"<{len(NUMBERS) - 1}hi4h")
PLACES = {name: 0xFFFF << 16 * i for i, name in enumerate(NUMBERS)}
PLACES["money"] |= PLACES["money"] << 16
PLACES["solo"] = (1 << 8 * _packed.size) - (1 << 16 * (len(NUMBERS) + 1))
"""Where each field is in the number of a team."""
_bits: dict[tuple[str, str], int] = {}


@partial(remembered, most=ENOUGH)
def number(has: Force) -> int:
    """All that a team is in one number, of which parts are compared: each number it has in its place, and a bit for all
    that can be shown."""
    return int.from_bytes(_packed.pack(*_numbers(has), *has.solo), "little") | shown(has.shows)


@partial(remembered, most=ENOUGH)
def shown(words: frozenset[tuple[str, str]]) -> int:
    """The bits of what is shown, handed out as it is met with."""
    return sum([1 << _bits.setdefault(word, 8 * _packed.size + len(_bits)) for word in words])
