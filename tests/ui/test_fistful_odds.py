"""What one roll may bring, and chances in words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.app.games.fistful.fight import odds
from game.app.table.percent import percent, percents


def test_one_roll_counts_every_face():
    assert odds.one_roll(("d6",), 4) == (Fraction(2, 6), Fraction(1, 6), Fraction(3, 6))
    assert odds.one_roll(("d6",), 4, draw_wins=True) == (Fraction(3, 6), 0, Fraction(3, 6))
    assert odds.one_roll(("d10",), 0).win == Fraction(9, 10), "the ten-sided die counts from 0 (R-FC-185)"
    assert odds.one_roll(("d4", "d4"), 7) == (Fraction(1, 16), Fraction(2, 16), Fraction(13, 16))
    assert odds.one_roll(("d6",), 6, bonus=1).win == Fraction(1, 6)


def test_shares_and_percentages():
    assert odds.shares({"enemy": 2, "crate": 1, "star": 0}) == [
        ("enemy", 2, Fraction(2, 3)),
        ("crate", 1, Fraction(1, 3)),
    ]
    assert odds.shares({}) == []
    assert [percent(p) for p in (Fraction(0), Fraction(1, 1000), Fraction(1, 2), Fraction(999, 1000), Fraction(1))] == [
        "0 %",
        "<1 %",
        "50 %",
        ">99 %",
        "100 %",
    ]


@pytest.mark.parametrize("dice", [("d8",), ("d10",), ("d4", "d4"), ("d6",)])
@pytest.mark.parametrize("strength", range(1, 9))
def test_the_percentages_of_a_roll_add_up_to_a_hundred(dice, strength):
    said = percents(odds.one_roll(dice, strength))
    assert sum(int(p[:-2]) for p in said) == 100
    for chance, shown in zip(odds.one_roll(dice, strength), said):
        assert abs(float(chance) * 100 - int(shown[:-2])) < 1


def test_thirds_are_rounded_by_their_remainders():
    assert percents([Fraction(1, 3)] * 3) == ("34 %", "33 %", "33 %")
    assert percents([Fraction(5, 6), Fraction(1, 6), Fraction(0)]) == ("83 %", "17 %", "0 %")
