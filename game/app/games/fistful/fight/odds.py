"""Exact chances of a fight, by counting all rolls; no luck is drawn here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

Rolls = tuple[tuple[int, Fraction], ...]
"""Totals with their chances, lowest first."""


class Faces(NamedTuple):
    """One roll: chance of a victory, of a draw, of a defeat."""

    win: Fraction
    draw: Fraction
    lose: Fraction


def faces(die: str) -> range:
    """The faces of a die by its name; the ten-sided one counts from 0 to 9 (R-FC-185)."""
    sides = int(die[1:])
    return range(10) if sides == 10 else range(1, sides + 1)


@lru_cache(maxsize=256)
def rolls(dice: tuple[str, ...]) -> Rolls:
    """All totals of some dice with their chances."""
    known: dict[int, Fraction] = {0: Fraction(1)}
    for die in dice:
        sides = faces(die)
        after: dict[int, Fraction] = {}
        for total, chance in known.items():
            for face in sides:
                after[total + face] = after.get(total + face, Fraction(0)) + chance / len(sides)
        known = after
    return tuple(sorted(known.items()))


def one_roll(dice: Sequence[str], strength: int, bonus: int = 0, draw_wins: bool = False) -> Faces:
    """The chances of a single roll against a strength (R-FC-131 to R-FC-133); `draw_wins` is Quickdraw (R-FC-187)."""
    win = draw = lose = Fraction(0)
    for total, chance in rolls(tuple(dice)):
        if total + bonus > strength or (draw_wins and total + bonus == strength):
            win += chance
        elif total + bonus == strength:
            draw += chance
        else:
            lose += chance
    return Faces(win, draw, lose)


def shares(counts: Mapping[str, int]) -> list[tuple[str, int, Fraction]]:
    """Kinds still face down as (kind, how many, chance of the next flip), the likeliest first."""
    total = sum(counts.values())
    if not total:
        return []
    rows = [(kind, n, Fraction(n, total)) for kind, n in counts.items() if n]
    return sorted(rows, key=lambda row: (-row[1], row[0]))
