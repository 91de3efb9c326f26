"""A chart whose camera moves: an unsharp picture at once, the sharp one when it rests, both of the same chart."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.table.boards.resting import REST
from game.app.table.boards.sheet import MARGIN, Sheet
from game.app.table.boards.travel import Picture, Travel, sheet_box
from game.app.ui.blur import blurred
from tests.ui.keepflyin_table import play_to, table

GLASS = Rect(18, 15, 700, 560)
KIT: Any = object()


def camera(zoom: int, at: tuple[int, int] = (300, 200)) -> HexCamera:
    found = HexCamera(20, 20)
    found.fit(GLASS)
    found.zoom_by(zoom, at)
    return found


class Plain:
    """A board of one colour, with a spot in the middle of each hex."""

    piecemeal = False

    def __init__(self) -> None:
        self.camera, self.colour, self.painted = camera(0), (0, 90, 0), 0

    @property
    def glass(self) -> Rect:
        return self.camera.window

    def paint(self, kit: object, dst: Surface, shown: object) -> None:
        self.painted += 1
        dst.fill(self.colour, dst.get_clip().clip(self.glass))
        for column in range(20):
            for row in range(20):
                dst.fill((0, 0, 250), Rect(*self.camera.middle(column, row), 1, 1).inflate(6, 6))

    def beside(self, kit: object, dst: Surface) -> None:
        pass


class Bare:
    def still(self) -> Bare:
        return self


def canvas() -> Surface:
    return Surface((720, 580))


def kept(view: Plain) -> Travel[Bare]:
    """A board that was seen whole, and near since."""
    travel, dst = Travel[Bare](), canvas()
    travel.sharp(KIT, dst, view, Bare())
    view.camera.zoom_by(4, (300, 200))
    travel.paint(KIT, dst, view)  # it moves: the whole is kept
    view.colour = (90, 0, 0)
    travel.sharp(KIT, dst, view, Bare())
    return travel


@pytest.mark.parametrize(("before", "after"), [(0, 1), (0, 5), (3, 4), (4, 2), (5, 0)])
def test_a_hex_stays_where_the_camera_sees_it(before: int, after: int) -> None:
    old, new = camera(before), camera(after, (500, 400))
    box = sheet_box(Sheet(GLASS, new), Picture(Surface(GLASS.size), old), new)
    box.move_ip(GLASS.x - MARGIN, GLASS.y - MARGIN)
    assert box.colliderect(GLASS)
    for column in range(20):
        for row in range(20):
            x, y = old.middle(column, row)
            px = box.x + (x - GLASS.x) * box.w / GLASS.w
            py = box.y + (y - GLASS.y) * box.h / GLASS.h
            there = new.middle(column, row)
            assert abs(px - there[0]) <= 4 and abs(py - there[1]) <= 4, (column, row)


def test_beyond_the_last_picture_lies_the_whole_chart() -> None:
    view = Plain()
    travel, dst = kept(view), canvas()
    view.camera.zoom_by(-2, (300, 200))
    assert travel.moves(KIT, view)
    travel.paint(KIT, dst, view)
    seen = [dst.get_at((x, y)) for x in range(20, 718, 3) for y in range(17, 575, 3)]
    assert {(one.r > 0, one.g > 0) for one in seen if not one.b} == {(True, False), (False, True)}
    assert dst.get_at((5, 5))[:3] == (0, 0, 0), "rulers are not painted over"


def test_a_board_that_is_dragged_along_is_copied_and_not_painted() -> None:
    view = Plain()
    travel, dst = kept(view), canvas()
    painted = view.painted
    for step in range(40):
        view.camera.pan(-7, -4 if step < 20 else 5)
        travel.paint(KIT, dst, view)
    assert view.painted == painted + 1, "only to keep what was seen last"
    shown = view.camera
    near = [shown.middle(column, row) for column, row in shown.seen()]
    inside = [at for at in near if GLASS.inflate(-20, -20).collidepoint(at)]
    found = sum(
        any(dst.get_at((at[0] + dx, at[1] + dy)).b > 200 for dx in (-2, 0, 2) for dy in (-2, 0, 2)) for at in inside
    )
    assert len(inside) > 20 and found == len(inside), "each hex is where a sharp picture would have it"


@pytest.mark.parametrize("steps", [1, -1, -2, -4])
def test_the_first_glance_at_another_size_is_what_the_sheet_shows_and_stays_within_the_glass(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Rect] = []
    view = Plain()
    travel, first, second = kept(view), canvas(), canvas()
    for dst in (first, second):
        dst.fill((1, 2, 3))
    view.camera.zoom_by(steps, (331, 257))
    begin = Sheet.begin
    monkeypatch.setattr(Sheet, "begin", lambda sheet, cam: (made.append(sheet.glass), begin(sheet, cam))[-1])
    travel.paint(KIT, first, view)
    assert not made, "no sheet for one glance"
    travel.paint(KIT, second, view)
    assert made == [GLASS]
    inner = GLASS.inflate(-8, -8)
    one, other = (pygame.transform.smoothscale(img.subsurface(inner), (69, 55)) for img in (first, second))
    apart = [
        max(abs(a - b) for a, b in zip(one.get_at((x, y)), other.get_at((x, y)))) for x in range(69) for y in range(55)
    ]
    assert sum(apart) / len(apart) < 6 and max(apart) < 110, "hardly more than a spot that is moved by a px"
    for dst in (first, second):
        around = [dst.get_at((x, y))[:3] for x in (GLASS.x - 1, GLASS.right) for y in range(0, 580, 7)]
        around += [dst.get_at((x, y))[:3] for y in (GLASS.y - 1, GLASS.bottom) for x in range(0, 720, 7)]
        assert set(around) == {(1, 2, 3)}
        edge = [(x, y) for x in range(GLASS.x, GLASS.right, 5) for y in (GLASS.y, GLASS.bottom - 1)]
        edge += [(x, y) for y in range(GLASS.y, GLASS.bottom, 5) for x in (GLASS.x, GLASS.right - 1)]
        assert (1, 2, 3) not in {dst.get_at(at)[:3] for at in edge}


def test_a_board_that_comes_back_to_where_it_was_sharp_is_not_painted_before_it_rests() -> None:
    view = Plain()
    travel, dst = kept(view), canvas()
    view.camera.zoom_by(-1, (300, 200))
    travel.paint(KIT, dst, view)
    painted = view.painted
    view.camera.zoom_by(1, (300, 200))
    assert travel.moves(KIT, view)
    travel.paint(KIT, dst, view)
    assert view.painted == painted
    assert not travel.rests(0.0, KIT, view) and travel.rests(REST, KIT, view) and not travel.moves(KIT, view)


def test_a_board_painted_in_pieces_is_sharp_at_once() -> None:
    view = Plain()
    view.piecemeal = True
    travel, dst = Travel[Bare](), canvas()
    view.camera.zoom_by(4, (300, 200))
    travel.sharp(KIT, dst, view, Bare())
    for _ in range(30):
        view.camera.pan(-7, -3)
        travel.paint(KIT, dst, view)
    direct = canvas()
    direct.set_clip(GLASS)
    view.paint(KIT, direct, Bare())
    one, other = (pygame.image.tobytes(img.subsurface(GLASS), "RGB") for img in (dst, direct))
    assert one == other


def test_the_sharp_picture_comes_when_the_camera_rests(home: object) -> None:
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    scene.edge.drop()  # whose turn it is lies over the chart for a moment
    hands.move((3, 3))
    hands.rest()
    scene.zoom(2, scene.places.board.center)
    assert scene.panels.moves and scene.update(REST / 3)
    scene.view.camera.pan(20, 10)
    scene.panels.board()
    scene.repaint()
    assert scene.update(REST * 0.8), "it moved again: the time counts anew"
    assert scene.panels.moves
    for _ in range(4):
        scene.update(REST * 0.4)
    shown = scene.shown()
    assert not scene.panels.moves and not scene.update(16.0)
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
