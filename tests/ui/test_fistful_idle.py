"""What the heist table costs: nothing while it rests, little while one doll is dragged."""

from __future__ import annotations

from pygame import Rect

from game.app.ui.counters import COUNT
from game.app.ui.layers import Layers
from tests.ui.fistful_table import middle, table


def test_an_unchanged_table_draws_nothing(home):
    hands, scene = table(4, 5)
    hands.move(middle(scene, (9, 4)))
    hands.rest()
    hands.frames(30)
    COUNT.reset()
    hands.frames(120)
    assert (COUNT.presents, COUNT.renders, COUNT.scalings) == (0, 0, 0)


def test_moving_the_mouse_inside_a_space_draws_nothing(home):
    hands, scene = table(2, 5)
    hands.click("primary")
    x, y = middle(scene, next(iter(scene.now.cells)))
    hands.move((x, y))
    hands.frames(60)
    COUNT.reset()
    for i in range(5):
        hands.move((x + i, y))
        hands.frames(3)
    assert COUNT.presents == 0


def test_a_situation_seen_before_renders_no_text_again(home):
    hands, scene = table(2, 5)
    hands.click("primary")
    cells = list(scene.now.cells)[:6]
    for cell in cells + cells:
        hands.move(middle(scene, cell))
        hands.frames(2)
    COUNT.reset()
    for cell in cells:
        hands.move(middle(scene, cell))
        hands.frames(2)
    assert COUNT.renders == 0
    assert COUNT.presents > 0


def watched(app, monkeypatch) -> tuple[list[Rect], list[Rect]]:
    """From now on: the rectangles that are drawn, and those of panels that are painted anew."""
    shown, stale, render, refresh = [], [], app.render, Layers.refresh
    monkeypatch.setattr(app, "render", lambda dst, dirty: shown.append(Rect(dirty)) or render(dst, dirty))
    monkeypatch.setattr(Layers, "refresh", lambda self: stale.extend(new := refresh(self)) or new)
    COUNT.reset()
    return shown, stale


def test_a_frame_of_a_dragged_doll_draws_what_is_under_it_and_paints_nothing_anew(home, monkeypatch):
    hands, scene = table(4, 5, size=(1920, 1080))
    hands.click("primary")
    start = middle(scene, scene.now.hero_cell(0))
    hands.move(start)
    hands.down(start)
    goal = middle(scene, next(iter(scene.now.cells)))
    hands.move(goal)
    hands.frames(60)
    shown, stale = watched(hands.app, monkeypatch)
    for i in range(40):
        scene.drag.goal = (goal[0] + i % 2 * 6.0, goal[1])
        scene.drag.at = (goal[0] + 3.0, goal[1])
        hands.app.update(16.0)
        hands.app.present()
    assert COUNT.presents == 40 and stale == [] and (COUNT.renders, COUNT.scalings) == (0, 0)
    whole = hands.app.window.get_width() * hands.app.window.get_height()
    assert sum(rect.w * rect.h for rect in shown) < 40 * whole / 10


def test_a_full_redraw_goes_over_the_window_once_and_paints_nothing_anew(home, monkeypatch):
    hands, scene = table(4, 5, size=(1920, 1080))
    hands.click("primary")
    hands.move(middle(scene, next(iter(scene.now.cells))))
    hands.frames(10)
    shown, stale = watched(hands.app, monkeypatch)
    for _ in range(10):
        hands.app.dirty.add()
        hands.app.present()
    assert shown == [hands.app.window.get_rect()] * 10
    assert stale == [] and (COUNT.renders, COUNT.scalings) == (0, 0)
