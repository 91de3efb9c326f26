"""The lesson of Pirates & Bounty Hunters: an attack followed by what is ringed, in both languages."""

from __future__ import annotations

import pytest

from game.app.lessons import minutes
from tests.told import told_by
from tests.ui import lesson_table
from tests.ui.lesson_table import follow

NAME = "firefly-pirates"


@pytest.mark.parametrize(
    ("speed", "size", "text", "language"), [("off", (1280, 720), 100, "en"), ("normal", (1024, 640), 200, "de")]
)
def test_who_does_what_is_ringed_boards_wins_and_is_paid(home, speed, size, text, language):
    hands, scene = lesson_table.lesson(NAME, speed=speed, size=size, text=text, language=language)
    follow(hands, scene)
    told = told_by(scene)
    assert [news[5:] for news in told if news[0] == "showdown"] == [(13, "fight", 9)], "as the lesson says"
    assert ("money", 0, 1200, "pay") in told and not any(news[0] == "token" for news in told)
    assert sum(news[3] for news in told if news[0] == "goods" and news[1] == 0) == 6
    assert not hands.app.words.missing


def test_it_takes_less_than_six_minutes_and_has_a_name_of_its_own(home):
    hands, _ = lesson_table.lesson(NAME)
    assert minutes(NAME, hands.app.words) <= 6
    from game.app.menus.lesson_menu import LessonMenu

    labels = {one.name: one.label for one in LessonMenu(hands.app).lessons("firefly")}
    assert hands.app.words(f"lesson.{NAME}.title") in labels[NAME]
