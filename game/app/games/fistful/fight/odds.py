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


def percents(chances: Sequence[Fraction]) -> tuple[str, ...]:
    """Chances that make a whole, as whole percentages that do too: the largest remainders are rounded up."""
    exact = [chance * 100 for chance in chances]
    whole = [int(value) for value in exact]
    missing = round(sum(exact)) - sum(whole)
    by_rest = sorted(range(len(exact)), key=lambda i: whole[i] - exact[i])
    for i in by_rest[:missing]:
        whole[i] += 1
    return tuple(percent(chance) if chance and not n else f"{n} %" for chance, n in zip(chances, whole))


def percent(chance: Fraction | float) -> str:
    """A chance in words of numbers; never 0 % or 100 % unless it is."""
    value = round(float(chance) * 100)
    if value == 0 and chance > 0:
        return "<1 %"
    if value == 100 and chance < 1:
        return ">99 %"
    return f"{value} %"
