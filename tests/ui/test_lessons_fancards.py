"""The two lessons of the card game: followed by what is ringed and by the brass button alone."""

from __future__ import annotations

import pytest

from game.app.lessons.files import lesson_path
from game.app.lessons.schema import read
from tests.told import told_by
from tests.ui.lesson_table import follow, lesson

NAMES = ("fancards", "fancards-decides")


@pytest.mark.parametrize(("size", "text", "language"), [((1280, 720), 100, "en"), ((1024, 640), 200, "de")])
def test_who_does_what_is_ringed_charts_takes_arms_flies_and_troubles(home, size, text, language):
    came = []
    for name in NAMES:
        hands, scene = lesson(name, size=size, text=text, language=language)
        assert follow(hands, scene) == [step.id for step in read(lesson_path(name)).step]
        came += [news[0] for news in told_by(scene) if len(news) > 1 and news[1] in (0, 1)]
        assert not hands.app.words.missing
    assert {"placed", "took", "attached", "moved", "completed", "laid", "fought", "wounded"} <= set(came)


def test_the_brass_button_does_each_deed(home):
    for name in NAMES:
        hands, scene = lesson(name)
        for _ in range(40):
            course = scene.coach.course
            if course.over:
                break
            if course.step.look and not course.reading:
                hands.move(scene.coach.about.center)
                hands.rest()
            else:
                hands.frames(20)
                hands.click("primary")
        assert course.over, name
