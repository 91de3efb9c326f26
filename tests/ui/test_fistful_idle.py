"""What the heist table costs: nothing while it rests, little while one doll is dragged."""

from __future__ import annotations

import time

import pygame
import pytest

from game.app.ui.counters import COUNT
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


def blit_ms(app, rounds: int = 30) -> float:
    """One blit of a picture of the window's size and its present, the best of several."""
    picture = app.window.copy()
    best = 1e9
    for _ in range(rounds):
        start = time.process_time()
        app.window.blit(picture, (0, 0))
        pygame.display.flip()
        best = min(best, time.process_time() - start)
    return best * 1000


@pytest.mark.parametrize("size", [(1920, 1080)])
def test_a_frame_of_a_dragged_doll_costs_about_a_background(home, size):
    hands, scene = table(4, 5, size=size)
    hands.click("primary")
    start = middle(scene, scene.now.hero_cell(0))
    hands.move(start)
    hands.down(start)
    goal = middle(scene, next(iter(scene.now.cells)))
    hands.move(goal)
    hands.frames(60)
    best = 1e9
    for i in range(40):
        scene.drag.goal = (goal[0] + i % 2 * 6.0, goal[1])
        scene.drag.at = (goal[0] + 3.0, goal[1])
        begun = time.process_time()
        hands.app.update(16.0)
        hands.app.present()
        best = min(best, time.process_time() - begun)
    base = blit_ms(hands.app)
    assert best * 1000 <= 1.15 * base, f"{best * 1000:.2f} ms against {base:.2f} ms"


def test_a_full_redraw_stays_within_three_backgrounds(home):
    hands, scene = table(4, 5, size=(1920, 1080))
    hands.click("primary")
    hands.move(middle(scene, next(iter(scene.now.cells))))
    hands.frames(10)
    best = 1e9
    for _ in range(10):
        hands.app.dirty.add()
        begun = time.process_time()
        hands.app.present()
        best = min(best, time.process_time() - begun)
    base = blit_ms(hands.app)
    assert best * 1000 <= 3 * base, f"{best * 1000:.2f} ms against {base:.2f} ms"
