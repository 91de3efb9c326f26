"""What was repainted piece by piece is the picture that a fresh painting of the whole window gives."""

from random import Random

import pygame
import pytest
from pygame import Rect, Surface, mask

from game.app.table.boards.scaled import Scaled
from game.app.trial import shots
from game.app.ui.widgets.base import Widget
from tests.ui.near import families

SCENES = sorted(shots.SCENES)
ACTS = 3
FAINT = (28, 28, 28)
SPECKS = 300  # pixels
PASSING = ("bar:", "coach:")  # what lies on a page that goes away, or places itself anew, when it is pointed at
RUNNING = ("go", "play")  # what these begin goes on by itself: bots at their trial, a replay


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


@pytest.mark.parametrize("scene", families(SCENES))
def test_piece_by_piece_and_all_at_once_give_the_same_picture(hands, scene):
    app, luck = hands.app, Random(scene)
    shots.arrange(app, scene, 3)
    hands.rest()
    for act in range(ACTS):
        able: list[Widget] = [
            w for w in hands.group.widgets if w.rect.w and not w.name.startswith(PASSING) and w.name not in RUNNING
        ]
        if not able:
            return
        widget = luck.choice(able)
        if luck.random() < 0.6:
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


@pytest.mark.parametrize("scene", ["heist", "heist-largest", "hex", "firefly"])
def test_a_board_covers_what_it_says_it_covers(hands, scene):
    shots.arrange(hands.app, scene, 3)
    hands.rest()
    top = hands.app.stack.top
    for zoom in (0, 1, 1):
        top.zoom(zoom)
        hands.rest()
        solid = [panel for panel in top.layers.panels.values() if panel.solid]
        assert [panel.rect for panel in solid] == [top.places.board]
        canvas = Surface(hands.app.window.get_size())
        canvas.fill((255, 0, 255))
        canvas.set_clip(solid[0].rect)
        solid[0].paint(canvas)
        bare = mask.from_threshold(canvas.subsurface(solid[0].rect), (255, 0, 255), (8, 8, 8))
        assert bare.count() == 0, bare.get_bounding_rects()[:4]


def test_a_picture_that_is_moved_about_lies_where_it_is_laid():
    pygame.display.set_mode((90, 60))
    raw = Surface((200, 120))
    for x in range(200):
        for y in range(120):
            raw.set_at((x, y), (x, y * 2, 255 - x))
    board, factor = Scaled(), 1.37
    for corner in ((-8.2, -7.4), (-9.2, -7.4), (-60.2, -41.4), (-120.2, -90.4), (-183.2, -104.4), (20.8, 11.6)):
        img, fresh = Surface((90, 60)), Surface((90, 60))
        board.lay(raw, img, factor, corner)
        Scaled().lay(raw, fresh, factor, corner)
        far = mask.from_threshold(img, (0, 0, 0), (6, 6, 6), fresh)
        assert far.count() == 90 * 60, corner
    raw.fill("red")
    board.drop()
    board.lay(raw, img, factor, (20.8, 11.6))
    assert img.get_at((60, 40)) == pygame.Color("red")


@pytest.mark.parametrize("page", [pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_7])
def test_what_was_chosen_in_the_settings_stays_in_sight(hands, page):
    shots.arrange(hands.app, "settings", 3)
    hands.key(page)
    hands.rest()
    wide = next(w for w in hands.group.widgets if w.rect.w > 300)
    for part in (0.3, 0.8):
        hands.click((wide.rect.x + round(wide.rect.w * part), wide.rect.centery))
        hands.rest()
        hands.app.toasts.queue.clear()
        hands.app.tips.clear()
        hands.app.dirty.add()
        hands.rest()
        assert differs(hands.app.window.copy(), afresh(hands.app)) is None
