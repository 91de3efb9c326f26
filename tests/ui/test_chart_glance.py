"""A chart whose camera moves: an unsharp picture at once, the sharp one when it rests, both of the same chart."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.table.boards.glance import Glance, seen
from game.app.table.boards.resting import REST
from game.app.ui.blur import blurred
from tests.ui.keepflyin_table import play_to, table

GLASS = Rect(18, 15, 700, 560)


def camera(zoom: int, at: tuple[int, int] = (300, 200)) -> HexCamera:
    found = HexCamera(20, 20)
    found.fit(GLASS)
    found.zoom_by(zoom, at)
    return found


@pytest.mark.parametrize(("before", "after"), [(0, 1), (0, 5), (3, 4), (4, 2), (5, 0)])
def test_a_hex_stays_where_the_camera_sees_it(before: int, after: int) -> None:
    old, new = camera(before), camera(after, (500, 400))
    part, to = seen(old, new)
    assert GLASS.contains(part) and GLASS.contains(to) and to.w > 50
    for column in range(20):
        for row in range(20):
            x, y = old.middle(column, row)
            if part.inflate(-4, -4).collidepoint(x, y):
                px = to.x + (x - part.x) * to.w / part.w
                py = to.y + (y - part.y) * to.h / part.h
                there = new.middle(column, row)
                assert abs(px - there[0]) <= 4 and abs(py - there[1]) <= 4, (column, row)


def test_beyond_the_last_picture_lies_the_whole_chart() -> None:
    glance, sheet = Glance(), Surface((720, 580))
    sheet.fill((0, 90, 0))
    glance.keep(sheet.copy(), camera(0))
    sheet.fill((90, 0, 0))
    glance.keep(sheet.copy(), camera(4))
    dst = Surface((720, 580))
    glance.draw(dst, camera(2), (0, 0))
    colours = [dst.get_at(at) for at in ((30, 30), (300, 200), (700, 560), (700, 30))]
    assert all(max(colour.r, colour.g) >= 85 and not min(colour.r, colour.g) for colour in colours)
    assert len({colour.r > 0 for colour in colours}) == 2
    assert dst.get_at((5, 5))[:3] == (0, 0, 0), "rulers are not painted over"
    glance.draw(dst, camera(5), (0, 0))
    assert glance.fits(camera(5)) and not glance.fits(camera(4))


def test_the_sharp_picture_comes_when_the_camera_rests(home: object) -> None:
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    scene.edge.drop()  # whose turn it is lies over the chart for a moment
    hands.move((3, 3))
    hands.rest()
    scene.zoom(2, scene.places.board.center)
    assert scene.shown().glance and scene.update(REST / 3)
    scene.view.camera.pan(20, 10)
    scene.panels.board()
    scene.repaint()
    assert scene.update(REST * 0.8), "it moved again: the time counts anew"
    assert scene.shown().glance
    for _ in range(4):
        scene.update(REST * 0.4)
    shown = scene.shown()
    assert not shown.glance and not scene.update(16.0)
    scene.edge.drop()  # whose turn it is has been said by then
    rect = scene.places.board
    direct = Surface(scene.app.size)
    scene.view.paint(scene.kit, direct, shown)
    glass = scene.view.camera.window.inflate(-200, -60)
    assert rect.contains(glass)
    sharp, base = (pygame.image.tobytes(img.subsurface(glass), "RGB") for img in (direct, scene.layers.base))
    assert sharp == base


@pytest.mark.parametrize("radius", [1, 3, 4, 7, 12])
def test_a_wide_blur_keeps_size_and_weight(radius: int) -> None:
    img = Surface((120, 90), pygame.SRCALPHA)
    img.fill((0, 0, 0, 0))
    img.fill((0, 0, 0, 200), (45, 30, 30, 30))
    soft = blurred(img, radius)
    assert soft.get_size() == img.get_size()
    true = pygame.transform.gaussian_blur(img, radius)
    for x in range(4, 118, 8):
        for y in range(4, 88, 8):
            assert abs(soft.get_at((x, y)).a - true.get_at((x, y)).a) <= 24, (x, y)
