"""How the captains' money and Goals went from turn to turn, counted from the news of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.state import News


class Course(NamedTuple):
    """`money`: what each seat had when each turn of the table ended, first at the start; `goals`: who reached one, and
    up to which of those turns."""

    money: tuple[tuple[int, ...], ...]
    goals: tuple[tuple[int, int], ...]

    @property
    def turns(self) -> int:
        """How many turns were told."""
        return len(self.money[0]) - 1 if self.money else 0


def course(news: Iterable[News], seats: int) -> Course:
    """From the news "money" (seat, change), "goal" (seat) and "turn"."""
    now = [0] * seats
    found: list[list[int]] = [[] for _ in range(seats)]
    goals: list[tuple[int, int]] = []

    def keep() -> None:
        for line, money in zip(found, now):
            line.append(money)

    for what, *rest in news:
        if what == "turn":
            keep()
        elif what == "money":
            now[rest[0]] += rest[1]
        elif what == "goal":
            goals.append((rest[0], len(found[0])))
    keep()
    return Course(tuple(map(tuple, found)), tuple(goals))
