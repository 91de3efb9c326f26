"""The generator: published vectors, fairness, and that it is the only luck."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.rng import MASK, below, mix, seeded, shuffled
from game.core.state import State

GOLDEN = 0x9E3779B97F4A7C15


def test_mix_gives_the_published_numbers_of_splitmix64() -> None:
    numbers = [mix(GOLDEN * i & MASK) for i in (1, 2, 3)]
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_golden_vectors() -> None:
    g = State(rng=seeded(1))
    assert g.rng == 0xF3C85CEDD17449A1
    assert [below(g, 6) for _ in range(12)] == [5, 3, 2, 4, 0, 2, 5, 4, 1, 5, 5, 4]
    assert shuffled(g, range(10)) == (6, 8, 2, 9, 3, 5, 1, 0, 7, 4)
    assert g.rng == 0xEE5559254290775A


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [below(State(rng=seeded(seed)), 1 << 32) for seed in range(2_000)]
    assert len(set(firsts)) == 2_000
    bits = [bin(a ^ b).count("1") for a, b in zip(firsts, firsts[1:])]
    assert 15 < sum(bits) / len(bits) < 17


@pytest.mark.parametrize("n", [1, 2, 6, 7, 60])
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    g = State(rng=seeded(3))
    seen = Counter(below(g, n) for _ in range(600 * n))
    assert set(seen) == set(range(n))
    assert sum((c - 600) ** 2 / 600 for c in seen.values()) < n + 5 * (2 * n) ** 0.5 + 1


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    g = State(rng=seeded(4))
    seen = Counter(shuffled(g, "abc") for _ in range(6_000))
    assert len(seen) == 6
    assert all(850 < c < 1_150 for c in seen.values())


def test_a_number_moves_the_generator_on_by_one_step_and_a_shuffle_by_its_length_less_one() -> None:
    g = State(rng=seeded(5))
    start = g.rng
    below(g, 1)
    assert g.rng == (start + GOLDEN) & MASK
    shuffled(g, "abcd")
    assert g.rng == (start + 4 * GOLDEN) & MASK
    assert shuffled(g, ()) == () and g.rng == (start + 4 * GOLDEN) & MASK
