"""What was repainted piece by piece is the picture that a fresh painting of the whole window gives."""
from random import Random

import pygame
import pytest
from pygame import Rect, Surface, mask

from game.app import shots
from game.app.ui.widgets.base import Widget

SCENES = sorted(shots.SCENES)
ACTS = 4
FAINT = (28, 28, 28)
SPECKS = 300  # pixels
PASSING = ("bar:", "coach:")  # what lies on a page that goes away, or places itself anew, when it is pointed at
RUNNING = ("go", "play")      # what these begin goes on by itself: bots at their trial, a replay


def differs(a: Surface, b: Surface) -> Rect | None:
    """The part in which two pictures differ to the eye, None when they don't: the edge of a shadow does not count."""
    same = mask.from_threshold(a, (0, 0, 0), FAINT, b)
    same.invert()
    return None if same.count() <= SPECKS else Rect.unionall(*same.get_bounding_rects()[:1], same.get_bounding_rects())


def afresh(app) -> Surface:
    """The window painted anew, from nothing."""
    app.refit()
    shots.settle(app)
    return app.window.copy()


@pytest.mark.parametrize("scene", SCENES)
def test_piece_by_piece_and_all_at_once_give_the_same_picture(hands, scene):
    app, luck = hands.app, Random(scene)
    shots.arrange(app, scene, 3)
    hands.rest()
    for act in range(ACTS):
        able: list[Widget] = [w for w in hands.group.widgets
                              if w.rect.w and not w.name.startswith(PASSING) and w.name not in RUNNING]
        if not able:
            return
        widget = luck.choice(able)
        if luck.random() < .6:
            hands.click(widget.rect.center)
        else:
            hands.move(widget.rect.center)
        hands.rest()
        app.toasts.queue.clear()
        app.tips.clear()
        app.dirty.add()
        hands.rest()
        before = app.window.copy()
        found = differs(before, afresh(app))
        assert found is None, f"act {act}, {widget.name} in {type(app.stack.top).__name__}: {found} differs"


@pytest.mark.parametrize("page", [pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_6])
def test_what_was_chosen_in_the_settings_stays_in_sight(hands, page):
    shots.arrange(hands.app, "settings", 3)
    hands.key(page)
    hands.rest()
    wide = next(w for w in hands.group.widgets if w.rect.w > 300)
    for part in (.3, .8):
        hands.click((wide.rect.x + round(wide.rect.w * part), wide.rect.centery))
        hands.rest()
        hands.app.toasts.queue.clear()
        hands.app.tips.clear()
        hands.app.dirty.add()
        hands.rest()
        assert differs(hands.app.window.copy(), afresh(hands.app)) is None
