"""Exact chances of a fight, by counting all rolls; no luck is drawn here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
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


def ammo_bonus(spent: int, first: int = 1) -> int:
    """What some spent Ammo adds to a roll: one each, the first `first` (Double Barrels: 3, R-FC-184)."""
    return spent - 1 + first if spent else 0


def ammo_needed(short: int, first: int = 1) -> int:
    """The fewest Ammo that add more than `short` to a roll; 0 when it wins without."""
    spent = 0
    while ammo_bonus(spent, first) <= short:
        spent += 1
    return spent


def next_roll(dice: Sequence[str], strength: int, bonus: int = 0, ammo: int = 0, first: int = 1,
              draw_wins: bool = False) -> Fraction:
    """The chance that the very next roll wins, up to `ammo` spent on it; a draw is none."""
    found = Fraction(0)
    for total, p in rolls(tuple(dice)):
        short = strength - total - bonus
        if short < 0 or (short == 0 and draw_wins) or ammo_needed(short, first) <= ammo:
            found += p
    return found


def unhurt(
    dice: Sequence[str], strength: int, bonus: int = 0, ammo: int = 0, first: int = 1, draw_wins: bool = False
) -> Fraction:
    """The chance to win without losing Health: draws are rolled again, up to `ammo` is spent where it wins."""
    return in_the_end(dice, strength, bonus, ammo, 1, 1, first, draw_wins)


def in_the_end(
    dice: Sequence[str],
    strength: int,
    bonus: int = 0,
    ammo: int = 0,
    health: int = 1,
    damage: int = 1,
    first: int = 1,
    draw_wins: bool = False,
) -> Fraction:
    """The chance that the enemy is beaten before `health` runs out, when the player always fights on.

    Ammo is spent, as few as needed, on the first draw or defeat that it turns into a victory; other draws are rolled
    again and other defeats cost `damage`.
    """

    @cache
    def chance(left: int, hearts: int) -> Fraction:
        if hearts <= 0:
            return Fraction(0)
        won = drawn = Fraction(0)
        for total, p in rolls(tuple(dice)):
            short = strength - total - bonus
            if short < 0 or (short == 0 and draw_wins) or ammo_needed(short, first) <= left:
                won += p
            elif short == 0:
                drawn += p
            else:
                won += p * chance(left, hearts - damage)
        return won / (1 - drawn) if drawn < 1 else Fraction(0)  # a draw leads back here: p = won + drawn * p

    return chance(ammo, health)


def together(
    dice: Sequence[str],
    partner: Sequence[str],
    strength: int,
    bonus: int = 0,
    health: int = 1,
    damage: int = 1,
    draw_wins: bool = False,
) -> Fraction:
    """The chance that two win together (R-FC-139, R-FC-140): dice are added, no Ammo, both lose Health on a defeat.

    `health` is that of the weaker of the two.
    """
    return in_the_end((*dice, *partner), strength, bonus, 0, health, damage, 1, draw_wins)


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
