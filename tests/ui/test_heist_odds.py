"""Odds against brute force: every roll that can fall, in floating point with many rounds."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from game.app.table import odds


def brute(dice, strength, bonus, ammo, health, damage, first, draw_wins, depth=60):
    """The chance to win by following every roll for so many rounds."""
    faces = [list(odds.faces(d)) for d in dice]
    combos = [sum(c) for c in itertools.product(*faces)]
    memo = {}

    def go(left, hearts, rounds):
        if hearts <= 0 or rounds == 0:
            return 0.0
        key = left, hearts, rounds
        if key in memo:
            return memo[key]
        won = 0.0
        for roll in combos:
            total = roll + bonus
            spent = next((n for n in range(left + 1) if total + ((n - 1 + first) if n else 0) > strength), None)
            if total > strength or (draw_wins and total == strength) or spent is not None:
                won += 1
            elif total == strength:
                won += go(left, hearts, rounds - 1)
            else:
                won += go(left, hearts - damage, rounds - 1)
        memo[key] = won / len(combos)
        return memo[key]

    return go(ammo, health, depth)


@pytest.mark.parametrize("dice", [("d6",), ("d8",), ("d4", "d4"), ("d10",), ("d6", "d6"), ("d6", "d4", "d4")], ids=str)
@pytest.mark.parametrize("strength", [2, 4, 5, 7, 9])
@pytest.mark.parametrize(
    ("ammo", "health", "damage", "first", "draw"),
    [(0, 1, 1, 1, False), (2, 1, 1, 1, False), (3, 3, 1, 1, False), (1, 4, 2, 3, False), (2, 2, 1, 3, True)],
)
def test_the_end_of_a_fight(dice, strength, ammo, health, damage, first, draw):
    exact = odds.in_the_end(dice, strength, 0, ammo, health, damage, first, draw)
    assert isinstance(exact, Fraction)
    assert float(exact) == pytest.approx(brute(dice, strength, 0, ammo, health, damage, first, draw), abs=1e-6)


def test_one_roll_counts_every_face():
    assert odds.one_roll(("d6",), 4) == (Fraction(2, 6), Fraction(1, 6), Fraction(3, 6))
    assert odds.one_roll(("d6",), 4, draw_wins=True) == (Fraction(3, 6), 0, Fraction(3, 6))
    assert odds.one_roll(("d10",), 0).win == Fraction(9, 10), "the ten-sided die counts from 0 (R-FC-185)"
    assert odds.one_roll(("d4", "d4"), 7) == (Fraction(1, 16), Fraction(2, 16), Fraction(13, 16))
    assert odds.one_roll(("d6",), 6, bonus=1).win == Fraction(1, 6)


def test_ammo_that_is_needed():
    assert [odds.ammo_needed(short) for short in (-1, 0, 1, 2)] == [0, 1, 2, 3]
    assert [odds.ammo_needed(short, 3) for short in (0, 2, 3, 4)] == [1, 1, 2, 3], (
        "Double Barrels: 3, then 1 (R-FC-184)"
    )


def test_backup_adds_both_dice_without_ammo():
    alone, both = odds.in_the_end(("d6",), 7), odds.together(("d6",), ("d6",), 7)
    assert alone == 0
    assert both == Fraction(15, 30)


def test_shares_and_percentages():
    assert odds.shares({"enemy": 2, "crate": 1, "star": 0}) == [
        ("enemy", 2, Fraction(2, 3)),
        ("crate", 1, Fraction(1, 3)),
    ]
    assert odds.shares({}) == []
    assert [
        odds.percent(p) for p in (Fraction(0), Fraction(1, 1000), Fraction(1, 2), Fraction(999, 1000), Fraction(1))
    ] == ["0 %", "<1 %", "50 %", ">99 %", "100 %"]


@pytest.mark.parametrize("dice", [("d8",), ("d10",), ("d4", "d4"), ("d6",)])
@pytest.mark.parametrize("strength", range(1, 9))
def test_the_percentages_of_a_roll_add_up_to_a_hundred(dice, strength):
    said = odds.percents(odds.one_roll(dice, strength))
    assert sum(int(p[:-2]) for p in said) == 100
    for chance, shown in zip(odds.one_roll(dice, strength), said):
        assert abs(float(chance) * 100 - int(shown[:-2])) < 1


def test_thirds_are_rounded_by_their_remainders():
    assert odds.percents([Fraction(1, 3)] * 3) == ("34 %", "33 %", "33 %")
    assert odds.percents([Fraction(5, 6), Fraction(1, 6), Fraction(0)]) == ("83 %", "17 %", "0 %")


def test_the_next_roll_wins_by_itself_or_with_ammo_and_a_draw_is_no_victory():
    assert odds.next_roll(("d6",), 6) == 0
    assert odds.next_roll(("d6",), 6, ammo=1) == Fraction(1, 6)
    assert odds.next_roll(("d6",), 7, bonus=2) == Fraction(1, 6)
    assert odds.next_roll(("d6",), 6, draw_wins=True) == Fraction(1, 6)
    assert odds.next_roll(("d6",), 8, ammo=1, first=3) == Fraction(1, 6)
