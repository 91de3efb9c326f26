"""The course of a game: money and Goals turn by turn, and the chart of it."""

from __future__ import annotations

import pygame
import pytest

from game.app.captains.result_chart import ROUNDS, STEPS, paint_course, step
from game.app.games.firefly.course import course
from game.app.play.course import Course
from game.rules.firefly import news as news_of

NEWS = [
    news_of.Money(0, 3000, "start"),
    news_of.Money(1, 3000, "start"),
    news_of.Turn(0, 1),
    news_of.Money(0, -500, "buy"),
    news_of.Turn(1, 2),
    news_of.Goal(1, 1),
    news_of.Money(1, 2000, "job"),
    news_of.Turn(0, 3),
    news_of.Money(0, 100, "work"),
]


def test_money_stands_as_it_was_when_each_turn_ended():
    found = course(NEWS, 2)
    assert found == Course(((3000, 2500, 2500, 2600), (3000, 3000, 5000, 5000)), ((1, 2),))
    assert found.turns == 3
    assert course([], 3) == Course(((0,),) * 3, ())


@pytest.mark.parametrize(("most", "by"), [(1, 100), (500, 100), (501, 200), (15_000, 5000), (10**7, 100_000)])
def test_the_grid_has_round_numbers_and_few_lines(most, by):
    assert step(most, STEPS, 5) == by
    assert step(20, ROUNDS, 12) == 2


@pytest.mark.parametrize(
    "money", [((3000,), (3000,)), ((0,), (0,)), ((-500, 200), (0, 900)), ((3000, 3000), (10, 99999))]
)
def test_every_course_can_be_painted(hands, money):
    """One that has hardly begun, one in debt, one where all have the same."""
    page = pygame.Surface((900, 400))
    paint_course(
        hands.app.kit, page, page.get_rect(), Course(money, ((1, len(money[0]) - 1),)), ["A", "B"], hands.app.words
    )
    assert page.get_bounding_rect().size == page.get_size()
