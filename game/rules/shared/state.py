"""What the states of every game have: marks, and seats in a circle."""

from __future__ import annotations

from functools import cache
from typing import Protocol


class Marked(Protocol):
    """A state with marks of the turn and of the game."""

    flags: dict[str, int]


GIVEN_UP = "given-up"
"""Why a game ended that those who played gave up."""


def adjust(g: Marked, flag: str, change: int) -> int:
    """Add to a mark and return it; a mark of 0 is no mark."""
    value = g.flags.get(flag, 0) + change
    if value:
        g.flags[flag] = value
    else:
        g.flags.pop(flag, None)
    return value


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All seats in turn order, `first` first."""
    return tuple((first + i) % seats for i in range(seats))
