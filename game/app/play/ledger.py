"""The luck ledger: how often each seat rolled which face, and how far its mean may lie from the expected one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from game.core.news import News
from game.rules.shared.dice import SIDES
from game.rules.shared.news import Thrown

RARE = Fraction(1, 20)  # so much of all chances lies below the band, and as much above it


class Face(NamedTuple):
    """How often a face came, and how often it comes on average with these dice."""

    face: int
    times: int
    expected: float


class Luck(NamedTuple):
    """The dice of one seat: their number, faces, mean; between `low` and `high` the mean lies in nine games of ten."""

    rolls: int
    faces: tuple[Face, ...]
    mean: float
    expected: float
    low: float
    high: float

    @property
    def place(self) -> str:
        """Where the mean lies: below, within or above the band."""
        return "below" if self.mean < self.low else "above" if self.mean > self.high else "within"


def ledger(news: Iterable[News], seats: int) -> list[Luck]:
    """The luck of every seat: all that was rolled to move, to fight and to scrounge, counted from the news."""
    rolled: list[Counter[tuple[str, int]]] = [Counter() for _ in range(seats)]
    for item in news:
        if isinstance(item, Thrown):
            for seat, die, face in item.dice:
                if 0 <= seat < seats:
                    rolled[seat][die, face] += 1
    return [luck(one) for one in rolled]


def luck(rolled: Mapping[tuple[str, int], int]) -> Luck:
    """The luck in some rolls, given as die and face with how often; six faces are shown at least."""
    dice: Counter[str] = Counter()
    times: Counter[int] = Counter()
    for (die, face), n in rolled.items():
        dice[die] += n
        times[face] += n
    shown = sorted({face for die in ("d6", *dice) for face in SIDES[die]})
    expected = {f: sum(n / len(SIDES[die]) for die, n in dice.items() if f in SIDES[die]) for f in shown}
    faces = tuple(Face(f, times[f], expected[f]) for f in shown)
    rolls = sum(dice.values())
    if not rolls:
        return Luck(0, faces, 0.0, 0.0, 0.0, 0.0)
    low, high = band(tuple(sorted(dice.items())))
    total = sum(face * n for face, n in times.items())
    fair = sum(n * sum(SIDES[die]) / len(SIDES[die]) for die, n in dice.items())
    return Luck(rolls, faces, total / rolls, fair / rolls, low / rolls, high / rolls)


def ways(dice: Iterable[tuple[str, int]]) -> list[int]:
    """In how many ways so many of each die make every sum from 0 up.

    A die is a polynomial in x with x**face for each face; with x a power of two above every coefficient the product
    is one product of whole numbers, and its digits are the coefficients."""
    dice = list(dice)
    most = 1
    for die, n in dice:
        most *= len(SIDES[die]) ** n
    wide = most.bit_length() // 8 + 1
    product = 1
    for die, n in dice:
        product *= sum(1 << 8 * wide * face for face in SIDES[die]) ** n
    digits = product.to_bytes((product.bit_length() + 7) // 8, "little")
    return [int.from_bytes(digits[i : i + wide], "little") for i in range(0, len(digits), wide)]


@lru_cache(maxsize=64)
def band(dice: tuple[tuple[str, int], ...]) -> tuple[int, int]:
    """The lowest and the highest usual sum: a sum below the band has a chance of 1 in 20 at most, one above as well."""
    count = ways(dice)
    room = sum(count) * RARE
    return _edge(count, room), len(count) - 1 - _edge(count[::-1], room)


def _edge(count: list[int], room: Fraction) -> int:
    """The first place whose predecessors together have no more than `room`, as far on as possible."""
    passed = 0
    for i, n in enumerate(count):
        passed += n
        if passed > room:
            return i
    return len(count) - 1
