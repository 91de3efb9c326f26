"""Boards put together from parts: what is painted again after a stroke is what a fresh picture shows."""

from __future__ import annotations

import random

import pygame
import pytest

from game.app.games.fistful.board import composed
from game.app.games.fistful.board.board import HeistBoard, load_print
from game.app.games.fistful.board.composed import Composed
from game.app.games.fistful.board.drawing import DrawnBoard, differing, nearest, plan_of_sketch, side_of
from game.app.games.fistful.board.plan import Stretch, plan_of
from game.app.games.fistful.board.tiles import looks, props, slots
from game.content.fistful import fistful
from game.content.fistful.sketch import draw
from game.content.fistful.sketch.check import heist_of
from game.content.fistful.sketch.sketch import blank
from tests.content.test_sketch import NAMES, small


def strokes(luck: random.Random, sketch) -> None:
    """One random stroke."""
    wide, high = sketch.size
    cell = luck.randrange(wide), luck.randrange(high)
    edge = (*cell, luck.choice("ES"))
    luck.choice(
        [
            lambda: draw.paint(sketch, [cell], luck.choice("LCA.")),
            lambda: draw.wall(sketch, edge),
            lambda: draw.doorway(sketch, edge),
            lambda: draw.spot(sketch, cell),
            lambda: draw.lock(sketch, cell),
            lambda: draw.spawn(sketch, cell, luck.randrange(2, 8)),
            lambda: draw.mover(sketch, cell, luck.choice("AB")),
            lambda: draw.prop(sketch, cell, luck.choice(props())),
            lambda: draw.icon(sketch, cell),
        ]
    )()


def test_a_stroke_paints_what_a_fresh_picture_shows(hands, monkeypatch):
    monkeypatch.setattr(composed, "FINEST", 20)
    luck = random.Random(4)
    sketch = blank(NAMES, 12, 8)
    draw.new_room(sketch, "Vault", "engine", "engine")
    draw.paint(sketch, draw.box((2, 2), (9, 6)), "C")
    plan = plan_of_sketch(sketch)
    board = Composed(hands.app.art, plan)
    for n in range(40):
        strokes(luck, sketch)
        after = plan_of_sketch(sketch)
        cells = differing(plan, after)
        assert cells is not None
        board.repaint(after, cells)
        plan = after
        if n % 5 == 4:
            fresh = Composed(hands.app.art, plan).picture
            far = pygame.mask.from_threshold(board.picture, (0, 0, 0), (24, 24, 24, 255), fresh)
            assert far.count() >= fresh.get_width() * fresh.get_height() * 0.998, n


def test_the_light_of_a_lamp_ends_at_walls_and_goes_round_their_ends():
    shut = composed.edges([Stretch("wall", 1, -1, 1, 1), Stretch("door", 0, 2, 1, 2)])
    found = composed.lit((0, 0), shut)
    assert {(0, 1), (-1, -1), (-2, 0), (1, 1)} <= found, "the last one round the end of the wall"
    assert not {(1, 0), (2, 0), (1, -1), (0, 2), (3, 0)} & found
    assert len(composed.lit((0, 0), set())) == 21


def test_a_stroke_is_there_when_the_board_is_moved_about(hands):
    sketch = blank(NAMES, 12, 8)
    draw.paint(sketch, draw.box((2, 2), (9, 6)), "C")
    board = DrawnBoard(plan_of_sketch(sketch))
    board.fit(hands.app.kit, pygame.Rect(0, 0, 400, 300))
    board.camera.zoom_by(2)
    for dx in (0, 9):
        board.camera.pan(dx, 4)
        board.print(hands.app.kit)
    before = board.print(hands.app.kit).copy()
    draw.paint(sketch, [(5, 4)], ".")
    board.change(hands.app.kit, plan_of_sketch(sketch))
    board.camera.pan(-3, 0)
    board.print(hands.app.kit)
    board.camera.pan(3, 0)
    cell = board.camera.box(5, 4)
    after = board.print(hands.app.kit)
    same = pygame.mask.from_threshold(after.subsurface(cell), (0, 0, 0), (24, 24, 24, 255), before.subsurface(cell))
    assert same.count() < cell.w * cell.h / 2, "no floor any more"


def test_a_board_without_a_rendered_picture_is_put_together(hands):
    heist = heist_of(small(), "mine:mine")
    printed = load_print(heist.map)
    assert printed.plan == plan_of(heist.map) and (printed.columns, printed.rows) == (7, 3)
    board = HeistBoard(printed)
    board.fit(hands.app.kit, pygame.Rect(0, 0, 900, 1000))
    page = board.print(hands.app.kit)
    wood = [page.get_at((x, y))[:3] for x in range(200, 700, 50) for y in (60, 100, 140)]
    assert all(r > b for r, _, b in wood) and max(r for r, _, _ in wood) > 20, "it lies on the table, not in the dark"


def test_the_boards_of_the_box_are_shown_as_they_were_rendered_and_fill_their_window(hands):
    for heist in fistful().heists.values():
        printed = load_print(heist.map)
        assert printed.plan is None
        assert (printed.columns, printed.rows) == (len(heist.map.rows[0]), len(heist.map.rows))
        picture = hands.app.art.raw(heist.map.id)
        for size in ((740, 514), (1110, 785), (2230, 1580)):
            board = HeistBoard(printed)
            board.fit(hands.app.kit, pygame.Rect((0, 0), size))
            share = board.camera.cell / printed.cell
            assert picture.get_width() * share >= size[0] - 2 and picture.get_height() * share >= size[1] - 2, heist.id


def test_every_part_a_board_may_ask_for_is_there(hands):
    parts = slots()
    heists = fistful().heists.values()
    assert {zone.look for heist in heists for zone in heist.map.zones.values()} <= set(looks())
    assert {kind for heist in heists for kind, _ in heist.map.props} <= set(props())
    for kind in ("wall", "hull", "doorway"):
        assert {f"{kind}_level", f"{kind}_upright"} <= parts.keys()


@pytest.mark.parametrize("at, side", [((0.1, 0.5), "W"), ((0.9, 0.5), "E"), ((0.5, 0.1), "N"), ((0.5, 0.9), "S")])
def test_the_nearest_edge_is_taken(at, side):
    assert nearest(*at) == side
    assert side_of((3, 3), side) == {"W": (2, 3, "E"), "E": (3, 3, "E"), "N": (3, 2, "S"), "S": (3, 3, "S")}[side]
