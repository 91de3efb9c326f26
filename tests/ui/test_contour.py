"""The line around what can be reached: one for parts that touch, none along the window's edge; numbers only where there
is business."""

from __future__ import annotations

from math import dist

from pygame import Rect

from game.app.table.boards import contour
from tests.ui.test_sector_map import Goal, Shown, app_of, fitted


def test_parts_that_touch_have_one_line_and_the_edge_of_the_window_none():
    window = Rect(10, 20, 400, 300)

    def square(x, y):
        return [(x, y), (x + 60, y), (x + 60, y + 60), (x, y + 60)]

    found = contour.lines(window, [square(100, 100), square(160, 100), square(250, 200)], 1.0)
    assert len(found) == 2 and all(line[0] == line[-1] for line in found)
    both = max(found, key=len)
    xs, ys = [x for x, _ in both], [y for _, y in both]
    for got, wanted in zip((min(xs), max(xs), min(ys), max(ys)), (100, 220, 100, 160)):
        assert abs(got - wanted) < 8
    assert not any(140 < x < 180 and 115 < y < 145 for x, y in both), "no line between two that touch"
    (edge,) = contour.lines(window, [square(-20, 100)], 1.0)
    assert all(x > 14 for x, _ in edge) and dist(edge[0], edge[-1]) > 40


def test_gaps_between_parts_close_at_every_scale():
    """Sectors are drawn a little within their borders, at 4K by several px."""
    for scale in (0.8, 1.0, 3.0):
        window, side, gap = Rect(0, 0, round(400 * scale), round(300 * scale)), 60 * scale, 3 * scale
        parts = [(x, y) for x in (60 * scale, 60 * scale + side + gap) for y in (60 * scale, 60 * scale + side + gap)]
        corners = [[(x, y), (x + side, y), (x + side, y + side), (x, y + side)] for x, y in parts]
        assert len(contour.lines(window, corners, scale)) == 1, scale


def test_numbers_stand_where_somebody_sells_or_gives_work_and_where_own_jobs_lead(home):
    app = app_of((1920, 1080))
    board = fitted((1920, 1080), app)
    goals = tuple(Goal(number, 2, "later") for number in board.board.sectors)
    busy = {number for number in board.board.sectors if board.places.business(number)}
    assert 4 < len(busy) < len(goals) / 4
    plain = board.written(app.kit, Shown(reach=goals)).costs
    assert len(busy) * 0.6 < len(plain) <= len(busy)
    other = next(number for number in board.board.sectors if number not in busy)
    assert len(board.written(app.kit, Shown(reach=goals, due=(other,))).costs) == len(plain) + 1
