"""How the captains' money and Goals went from turn to turn, counted from the news of a game."""

from __future__ import annotations

from typing import NamedTuple


class Course(NamedTuple):
    """`money`: what each seat had when each turn of the table ended, first at the start; `goals`: who reached one, and
    up to which of those turns."""

    money: tuple[tuple[int, ...], ...]
    goals: tuple[tuple[int, int], ...]

    @property
    def turns(self) -> int:
        """How many turns were told."""
        return len(self.money[0]) - 1 if self.money else 0
