"""The star chart: where its hexes lie, which one is under the pointer, and what is drawn at every size."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from game.app.games.keepflyin.chart import places as chart_places
from game.app.games.keepflyin.chart import zone_names
from game.app.games.keepflyin.chart.camera import ROW, HexCamera
from game.app.games.keepflyin.chart.gas import picture
from game.app.games.keepflyin.chart.places import ChartPlaces
from game.app.games.keepflyin.chart.print import LINE, ChartPrint
from game.app.games.keepflyin.chart.rulers import Rulers, strips
from game.app.program import Program
from game.app.shell.app import App
from game.app.table.boards.camera import ZOOMS
from game.content.keepflyin import keepflyin
from game.geometry.hexes import HexGrid, axial, distance

NAMES = {"core": "Core", "border": "Border", "fringe": "Fringe"}
WINDOWS = [Rect(287, 59, 706, 554), Rect(430, 88, 1059, 831), Rect(861, 177, 2118, 1662), Rect(10, 10, 333, 777)]


def grid() -> HexGrid:
    board = keepflyin().board
    return HexGrid(board.width, board.height, (board.locations["ezra"].at,))


def cameras() -> list[HexCamera]:
    found = []
    for window in WINDOWS:
        for steps in (0, 2, 5):
            cam = HexCamera(20, 20)
            cam.fit(window)
            cam.zoom_by(steps, (window.x + window.w // 3, window.y + window.h // 4))
            found.append(cam)
    return found


@pytest.mark.parametrize("cam", cameras(), ids=lambda cam: f"{cam.window.w}x{cam.window.h}@{cam.zoom}")
def test_the_hex_under_a_pixel_is_the_nearest_one(cam: HexCamera) -> None:
    middles = {(c, r): cam.middle(c, r) for c in range(20) for r in range(20)}
    for spot, at in middles.items():
        assert cam.hex_at(at) == spot
    rng = Random(3)
    for _ in range(200):
        pos = rng.uniform(cam.window.x, cam.window.right), rng.uniform(cam.window.y, cam.window.bottom)
        found = cam.hex_at(pos)
        far = {spot: math.dist(pos, middle) for spot, middle in middles.items()}
        least = min(far.values())
        if found is None:
            assert least > cam.wide * 0.48, "only outside the chart there is none"
        else:
            assert far[found] <= least + 1


@pytest.mark.parametrize("cam", cameras(), ids=lambda cam: f"{cam.window.w}x{cam.window.h}@{cam.zoom}")
def test_hexes_are_alike_and_nearly_regular(cam: HexCamera) -> None:
    assert abs(cam.down - cam.wide * ROW) <= 0.02 * cam.down + 0.5
    for row in range(0, 18, 2):
        for column in range(18):
            x, y = cam.middle(column, row)
            assert cam.middle(column + 1, row) == (x + cam.wide, y)
            assert cam.middle(column, row + 1) == (x + cam.wide // 2, y + cam.down)
            assert cam.middle(column, row + 2) == (x, y + 2 * cam.down)
    if cam.zoom == 1.0:
        assert cam.window.contains(Rect(cam.origin, (int(cam.size[0]), int(cam.size[1]))))


def test_zooming_keeps_the_point_under_the_pointer() -> None:
    cam = HexCamera(20, 20)
    cam.fit(WINDOWS[1])
    at = cam.middle(11, 8)
    for _ in ZOOMS[1:]:
        assert cam.zoom_by(1, at)
        assert math.dist(cam.middle(11, 8), at) < cam.wide * 0.12
    assert not cam.zoom_by(1, at) and cam.zoom == ZOOMS[-1]
    cam.home()
    assert cam.zoom == 1.0 and math.dist(cam.middle(11, 8), at) <= 1


@pytest.mark.parametrize("window", [*WINDOWS, Rect(0, 0, 900, 700), Rect(0, 0, 700, 900), Rect(0, 0, 700, 612)])
@pytest.mark.parametrize("keep", [24, 48])
def test_the_whole_chart_leaves_a_strip_free(window: Rect, keep: int) -> None:
    cam = HexCamera(20, 20)
    cam.fit(window, keep)
    box = Rect(cam.origin, (math.ceil(cam.size[0]), math.ceil(cam.size[1])))
    assert window.contains(box)
    left, low = box.x - window.x, window.bottom - box.bottom
    assert (left >= keep, low >= keep) == (cam.keep[0] > 0, cam.keep[1] > 0) or min(left, low) >= keep
    assert 0 in cam.keep and keep in cam.keep


def test_panning_stops_at_the_edge() -> None:
    cam = HexCamera(20, 20)
    cam.fit(WINDOWS[1])
    cam.zoom_by(3)
    cam.pan(9999, 9999)
    assert cam.origin == cam.window.topleft
    cam.pan(-99999, 0)
    assert abs(cam.origin[0] + cam.size[0] - cam.window.right) <= 1
    x, y = cam.board(cam.middle(3, 4))
    assert cam.show(x, y) and cam.window.collidepoint(cam.middle(3, 4)) and not cam.show(x, y)


def test_only_hexes_in_the_window_are_seen() -> None:
    for cam in cameras():
        seen = set(cam.seen())
        for column in range(20):
            for row in range(20):
                if cam.box(column, row).colliderect(cam.window):
                    assert (column, row) in seen


@pytest.fixture
def app(home: object) -> App:
    return Program(size=(1280, 720))


def drawn(app: App, window: Rect, zoom: int = 0) -> tuple[Surface, HexCamera]:
    board = keepflyin().board
    cam = HexCamera(board.width, board.height)
    cam.fit(strips(app.kit, window)[2])
    cam.zoom_by(zoom)
    img = Surface(window.size)
    img.fill((255, 0, 255))
    cam.window.move_ip(-window.x, -window.y)
    cam.fit(cam.window)
    chart = ChartPrint(board, grid())
    chart.paint(app.kit, img, cam)
    Rulers(board, grid()).paint(app.kit, img, img.get_rect(), cam)
    ChartPlaces(board, grid()).paint(app.kit, img, cam, {})
    return img, cam


@pytest.mark.parametrize("zoom", [0, 3])
def test_the_whole_window_is_painted_and_no_picture_is_missing(fresh_kit, app: App, zoom: int) -> None:
    img, _cam = drawn(app, WINDOWS[0], zoom)
    assert pygame.mask.from_threshold(img, (255, 0, 255), (1, 1, 1, 255)).count() == 0
    assert not app.art.missing


def test_gas_is_faint_and_has_hues_of_its_own_around_the_sun_and_in_each_corner(app: App) -> None:
    img = picture(0.51, 0.43)
    at = [(0.51, 0.43), (0.08, 0.03), (0.95, 0.03), (0.97, 0.85), (0.05, 0.8)]
    spots = [Rect(round(96 + 192 * x) - 20, round(96 + 192 * y) - 20, 40, 40) for x, y in at]
    colors = [pygame.Color(pygame.transform.average_color(img, spot)) for spot in spots]
    assert all(8 < max(color[:3]) < 96 for color in colors), colors
    hues = sorted(color.hsva[0] for color in colors)
    assert all(b - a > 8 for a, b in zip(hues, (*hues[1:], hues[0] + 360))), hues


def test_zone_borders_are_drawn_in_their_colour_along_the_right_sides(app: App) -> None:
    """R-KF-13 to R-KF-15: lines, not tints alone; dashes, so a side is looked at as a whole."""
    img, cam = drawn(app, WINDOWS[1])
    board = keepflyin().board
    chart = ChartPrint(board, grid())
    sides = {(column, row, side) for _zone, column, row, side in chart.borders}
    for zone, column, row, side in chart.borders[::5]:
        pts = cam.corners(column, row)
        a, b = pts[(side + 1) % 6], pts[(side + 2) % 6]
        spots = [(a[0] + (b[0] - a[0]) * t / 40, a[1] + (b[1] - a[1]) * t / 40) for t in range(4, 37)]
        spots = [(round(x + dx), round(y + dy)) for x, y in spots for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        near = [img.get_at(at) for at in spots if img.get_rect().collidepoint(at)]
        best = min(sum(abs(p - q) for p, q in zip(color[:3], LINE[zone])) for color in near)
        assert best < 130, (zone, column, row, side)
    for node in range(400):
        column, row = node % 20, node // 20
        for side, other in enumerate(grid().near[node][:6]):
            if len(grid().near[node]) >= 6 and board.zones[node] == board.zones[other]:
                assert (column, row, side) not in sides


def test_every_zone_has_its_name_inside_it_and_over_no_world() -> None:
    board = keepflyin().board
    found = zone_names.spots(board, grid())
    assert {zone for zone, _, _ in found} == set(NAMES)
    for zone, column, row in found:
        assert board.zones[row * 20 + column] == zone
        for place in board.locations.values():
            assert distance(axial(column, row), axial(*grid().xy(place.at))) >= 1


def test_each_world_of_the_chart_has_its_own_picture_and_others_a_look_alike(app: App) -> None:
    places = keepflyin().board.locations.values()
    own = {place.id: chart_places.picture(app.kit, place) for place in places}
    assert len(set(own.values())) == 35
    for place in places:
        strange = chart_places.picture(app.kit, replace(place, id="far-away"))
        assert strange in app.art.paths and strange != "world_far_away"
