"""Behind a chart: far stars move less than what is near, keep off words, and a sky has no edge."""

from __future__ import annotations

from pygame import BLEND_RGB_SUB, Rect, Surface
from pygame.image import tobytes

from game.app.games.firefly.map.board import Shown
from game.app.program import Program
from game.app.table.boards import depth
from game.app.table.boards.travel import Travel
from tests.ui.test_sector_map import fitted

GLASS = Rect(20, 10, 480, 300)


def seen(kit, off=(0, 0), walls=(), share=depth.FAR):
    canvas = Surface((520, 320))
    depth.stars(kit, canvas, GLASS, off, walls, share)
    return canvas


def test_far_stars_move_less_than_the_chart(home):
    kit = Program(size=(1280, 720)).kit
    here = seen(kit)
    for share, far in ((depth.FAR, 18), (1.0, 40)):
        there = seen(kit, (40, 0), share=share)
        near = Rect(60, 20, 380, 280)
        before, after = (tobytes(img.subsurface(r), "RGB") for img, r in ((here, near), (there, near.move(far, 0))))
        assert before == after and any(before), f"not {far} px"


def test_no_star_lies_before_a_word(home):
    kit, word = Program(size=(1280, 720)).kit, Rect(100, 40, 200, 160)
    whole, clear = seen(kit), seen(kit, walls=[word])
    assert any(whole.get_at((x, y))[:3] != (0, 0, 0) for x in range(word.x, word.right) for y in range(40, 200))
    assert not any(clear.get_at((x, y))[:3] != (0, 0, 0) for x in range(word.x, word.right) for y in range(40, 200))


def test_a_sky_that_is_pushed_aside_has_no_edge():
    sky = Surface((64, 48))
    for x in range(64):
        for y in range(48):
            sky.set_at((x, y), (4 * x, 5 * y, 90))
    for off in ((0, 0), (17, -9), (-70, 100), (200, 48)):
        canvas = Surface((64, 48))
        depth.lay(canvas, sky, off)
        steps = [
            max(abs(a - b) for a, b in zip(canvas.get_at((x, y)), canvas.get_at((x + dx, y + dy))))
            for x in range(63)
            for y in range(47)
            for dx, dy in ((1, 0), (0, 1))
        ]
        assert max(steps) <= 5, off


def test_the_far_stars_of_a_pushed_map_move_by_themselves(home, monkeypatch):
    app = Program(size=(1280, 720))
    board, canvas, bare = fitted((1280, 720), app), Surface((1280, 720)), Surface((1280, 720))
    travel = Travel[Shown]()
    travel.sharp(app.kit, canvas, board, Shown())
    board.camera.zoom_by(2, board.window.center)
    travel.paint(app.kit, canvas, board)
    monkeypatch.setattr(board, "beside", lambda kit, dst: None)
    travel.paint(app.kit, bare, board)
    canvas.blit(bare, (0, 0), special_flags=BLEND_RGB_SUB)
    assert any(tobytes(canvas.subsurface(board.window), "RGB")), "no star is seen while the map moves"
