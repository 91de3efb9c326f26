"""How the captains' money and Goals went from turn to turn, counted from the news of a game."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.play.course import Course
from game.core.news import News
from game.rules.firefly import news as kinds


def course(news: Iterable[News], seats: int) -> Course:
    """What changed of money, which Goals were reached, and when turns began."""
    now = [0] * seats
    found: list[list[int]] = [[] for _ in range(seats)]
    goals: list[tuple[int, int]] = []

    def keep() -> None:
        for line, money in zip(found, now):
            line.append(money)

    for one in news:
        if isinstance(one, kinds.Turn):
            keep()
        elif isinstance(one, kinds.Money):
            now[one.seat] += one.n
        elif isinstance(one, kinds.Goal):
            goals.append((one.seat, len(found[0])))
    keep()
    return Course(tuple(map(tuple, found)), tuple(goals))
