"""The hints of somebody's first turns find a free place, whatever lies over the board and however large letters are."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.app.lessons.files import lesson_path
from game.app.lessons.hints import Hints
from game.app.lessons.schema import read
from tests.ui.test_results import GAMES, table
from tests.ui.test_steady import chosen

WINDOWS = (((1280, 720), 200), ((1920, 1080), 100), ((1280, 720), 100))
OPENING = {
    "fistful": {"roll", "walk"},
    "keepflyin": {"home", "search", "take", "fly"},
    "firefly": {"leader", "start", "keep", "fly", "consider"},
}
"""The hints of the first turns, whoever plays."""
BARE = ("primary", "big:", "large:", "lies:", "slip:", "card:", "tile:", "result:")
"""No hint lies on the brass button, nor on what is pressed for an answer, on a card or on a result."""


@pytest.mark.parametrize("game", GAMES)
def test_no_opening_hint_lies_on_what_it_speaks_of_on_cards_or_on_the_brass_button(home, game):
    hands, scene = table(game, (0, 2), speed="off")
    app = hands.app
    app.settings.coach, left = True, set(OPENING[game])
    scene.coach = coach = Hints(scene, read(lesson_path(game)))
    for step in range(60):
        if not left:
            break
        if not scene.thinks():
            coach.settled()
        if coach.hint is not None and coach.hint.id in left:
            left.discard(coach.hint.id)
            for app.size, app.settings.text_scale in WINDOWS:
                app.window = pygame.display.set_mode(app.size)
                app.refit()
                slip = coach.rect
                assert slip is not None and app.window.get_rect().contains(slip)
                hidden = [w.name for w in scene.group.widgets if w.name.startswith(BARE) and w.rect.colliderect(slip)]
                assert not hidden, (coach.hint.id, app.size, app.settings.text_scale)
                assert coach.about is None or not slip.colliderect(coach.about)
                if app.settings.text_scale == 100:  # nor on a space that can be chosen
                    assert slip.collidelist([*scene.lit()]) < 0, (coach.hint.id, app.size)
        scene.results.clear()
        scene.give(chosen(scene.session, step))
        scene.hurry()
    assert not left


def test_a_hint_stays_where_it_lies_when_all_is_laid_out_anew(home):
    """It made room for a slip that has gone since: nobody looks for it elsewhere because the window changed nothing."""
    hands, scene = table("keepflyin", (0, 2), speed="off")
    app = hands.app
    app.settings.coach = True
    scene.coach = coach = Hints(scene, read(lesson_path("keepflyin")))
    coach.hint = next(hint for hint in coach.lesson.hint if not hint.point)
    scene.panels.refresh()
    free = coach.rect
    assert free is not None
    coach.drop()
    scene.aside = lambda: Rect(0, 0, 960, 720)  # only the inspector is left
    scene.panels.refresh()
    made_room = coach.rect
    assert made_room is not None and not made_room.colliderect(free)
    del scene.aside
    app.refit()
    assert coach.rect == made_room
