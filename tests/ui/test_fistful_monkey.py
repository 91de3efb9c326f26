"""Random events over the heist table: it never breaks, never answers what is not offered, and can always go on."""

from __future__ import annotations

import random

import pygame
import pytest

from game.core.codec import dump, load
from tests.ui.fistful_table import table

SIZES = [(1024, 640), (1280, 720), (1600, 900)]
KEYS = [
    pygame.K_RETURN,
    pygame.K_TAB,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_z,
    pygame.K_y,
    pygame.K_p,
    pygame.K_1,
    pygame.K_2,
    pygame.K_3,
    pygame.K_4,
    pygame.K_5,
    pygame.K_6,
    pygame.K_HOME,
    pygame.K_ESCAPE,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
    pygame.K_F1,
]


def poke(hands, scene, luck, size):
    """One event that a person, or a cat on the keyboard, may cause."""
    what = luck.random()
    place = (luck.randrange(size[0]), luck.randrange(size[1]))
    if scene.now.cells and luck.random() < 0.3:
        x, y = scene.view.middle(luck.choice(list(scene.now.cells)))
        place = (round(x), round(y))
    if what < 0.35:
        hands.move(place)
    elif what < 0.55:
        hands.down(place, luck.choice((1, 1, 1, 3)))
    elif what < 0.75:
        hands.up(place, luck.choice((1, 1, 1, 3)))
    elif what < 0.8:
        wheel = luck.choice((-1, 1))
        hands.app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=wheel, which=0, flipped=False))
    elif what < 0.97:
        key = luck.choice(KEYS)
        hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    else:
        hands.app.handle(pygame.event.Event(pygame.WINDOWLEAVE))


@pytest.mark.parametrize("seed", range(3))
def test_three_hundred_random_events(home, seed):
    luck = random.Random(seed)
    size = SIZES[seed % len(SIZES)]
    hands, scene = table(1 + seed, seed, size=size, speed="normal", text=luck.choice((100, 150)))
    answered = 0
    for n in range(300):
        if hands.app.stack.top is not scene:
            answered += len(scene.session.record)
            hands, scene = table(1 + seed, seed + n, size=size, speed="normal")
        poke(hands, scene, luck, size)
        hands.frames(1, luck.choice((0.0, 16.0, 200.0)))
        if n % 100 == 0:
            state = scene.session.state
            assert dump(load(type(state), dump(state))) == dump(state)
            assert scene.session.rules.faults(state) == []
    assert answered + len(scene.session.record) > 3, "random events play on, too"
