"""Chances as they are written: whole percentages, never 0 or 100 unless they are."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


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
