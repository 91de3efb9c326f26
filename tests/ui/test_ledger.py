"""The luck ledger against every outcome counted one by one."""

from collections import Counter
from itertools import product

import pytest

from game.app.play.ledger import band, ledger, ways
from game.rules.fistful import news as news_of
from game.rules.shared.dice import SIDES

HANDFULS = [
    (("d6", 1),),
    (("d6", 2),),
    (("d6", 5),),
    (("d4", 2), ("d6", 1), ("d8", 1)),
    (("d10", 3),),
    (("d10", 1), ("d4", 3)),
    (("d8", 4),),
]


def one_by_one(dice):
    """Every outcome of a handful of dice: how often each sum comes."""
    return Counter(sum(faces) for faces in product(*(SIDES[die] for die, n in dice for _ in range(n))))


@pytest.mark.parametrize("dice", HANDFULS, ids=str)
def test_every_sum_is_counted(dice):
    counted = one_by_one(dice)
    found = ways(dice)
    assert {s: n for s, n in enumerate(found) if n} == dict(counted)


@pytest.mark.parametrize("dice", HANDFULS, ids=str)
def test_the_band_leaves_out_one_in_twenty_at_each_end_at_most(dice):
    counted = one_by_one(dice)
    every = sum(counted.values())
    low, high = band(dice)

    def share(test):
        return sum(n for s, n in counted.items() if test(s)) / every

    assert share(lambda s: s < low) <= 0.05 < share(lambda s: s <= low)
    assert share(lambda s: s > high) <= 0.05 < share(lambda s: s >= high)
    assert share(lambda s: low <= s <= high) >= 0.9


def test_a_long_game_is_near_the_normal_curve():
    n = 300
    low, high = band((("d6", n),))
    reach = 1.645 * (35 / 12 * n) ** 0.5
    assert abs(low - (3.5 * n - reach)) < 1.5 and abs(high - (3.5 * n + reach)) < 1.5


NEWS = [
    news_of.Turn(0, 1),
    news_of.Rolled(0, "move", 6),
    news_of.Rolled(0, "battle", 6, "d6"),
    news_of.Rolled(0, "scrounge", 5),
    news_of.Rolled(1, "battle", 8, "d8"),
    news_of.Rolled(1, "move", 1),
    news_of.Hurt(1, 2),
    news_of.Rolled(7, "move", 3),
]


def test_the_partner_rolls_the_partner_s_dice():
    first, second = ledger([news_of.Rolled(0, "battle", 1, "d6", 0), news_of.Rolled(0, "battle", 7, "d8", 1)], 2)
    assert (first.rolls, second.rolls, second.mean) == (1, 1, 7)


def test_each_seat_has_its_own_rolls():
    first, second, third = ledger(NEWS, 3)
    assert first.rolls == 3 and {f.face: f.times for f in first.faces} == {1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 2}
    assert first.mean == pytest.approx(17 / 3) and first.expected == 3.5 and first.place == "above"
    assert all(f.expected == pytest.approx(0.5) for f in first.faces)
    assert second.rolls == 2 and second.mean == 4.5 and second.expected == pytest.approx((4.5 + 3.5) / 2)
    assert [f.expected for f in second.faces] == pytest.approx([1 / 6 + 1 / 8] * 6 + [1 / 8] * 2)
    assert second.place == "within" and second.low < second.expected < second.high
    assert third.rolls == 0 and sum(f.times for f in third.faces) == 0
