"""The only source of luck in the rules: splitmix64 on one integer of the state (law 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from game.core.state import State

T = TypeVar("T")
MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
"""By how much the generator moves on."""


def mix(x: int) -> int:
    """The splitmix64 output function: 64 well-stirred bits of a 64-bit integer."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def seeded(seed: int) -> int:
    """A generator value for a seed; neighbouring seeds give unrelated games."""
    return mix((seed * STEP + 0x1B873593) & MASK)


def below(g: State, n: int) -> int:
    """The next number from 0 to n-1, every one equally likely to within n / 2**64; moves the generator on once."""
    g.rng = (g.rng + STEP) & MASK
    return mix(g.rng) * n >> 64


def shuffled(g: State, things: Sequence[T]) -> tuple[T, ...]:
    """The same things in random order (Fisher and Yates)."""
    pile, luck = list(things), g.rng
    for i in range(len(pile) - 1, 0, -1):
        luck = (luck + STEP) & MASK  # as `below` does, for hundreds of cards at once
        j = mix(luck) * (i + 1) >> 64
        pile[i], pile[j] = pile[j], pile[i]
    g.rng = luck
    return tuple(pile)
