"""The box of *Firefly: The Game*."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, sin, tau

from pygame import Surface

from game.app.ui.box import STAR, SUN, Box, Spark, box_of, engine, night, strew
from game.app.ui.kit import Kit

SPARKS = (
    engine(0.60, 0.66, 42, 1000, 0.4),
    Spark(0.34, 0.42, 0, 30, SUN, 5200, 0.1),
    Spark(0.07, 0.24, 0, 5, STAR, 3100, 0.6),
    Spark(0.42, 0.90, 0, 5, STAR, 3900, 0.1),
    Spark(0.93, 0.86, 0, 5, STAR, 2700, 0.8),
)
"""The engine of the ship, its sun, stars."""


def firefly(words: Callable[..., str]) -> Box:
    """The box of *Firefly: The Game*."""
    return box_of("firefly", words, (112, 34, 44), firefly_picture, SPARKS)


def firefly_picture(k: Kit, s: Surface) -> None:
    """A ship on its way around a white sun, circles of Sectors behind it."""
    w, h = s.get_size()
    f = night(k, s)
    sun = w * 0.34, h * 0.42
    k.glow(s, sun, 150 * f, (96, 40, 30), 1)
    for i, r in enumerate((30, 54, 82, 114, 150)):
        k.circle(s, sun, r * f, (226, 176, 120), 1.1, 120 - 14 * i)
        for n in range(6 + 2 * i):
            turn = (n + 0.5 * (i % 2)) * tau / (6 + 2 * i)
            ends = [(sun[0] + cos(turn) * k.u(q * f), sun[1] + sin(turn) * k.u(q * f)) for q in (r, r + 24 + 4 * i)]
            k.line(s, ends, (226, 176, 120), 0.9, 90 - 12 * i)
    k.glow(s, sun, 46 * f, (255, 236, 200), 1)
    k.disc(s, sun, 9 * f, (255, 248, 232))
    things = (
        ("world_ariel", 0.80, 0.22, 46),
        ("world_londinum", 0.14, 0.82, 40),
        ("world_space_bazaar", 0.90, 0.56, 34),
        ("ship_3", 0.60, 0.66, 96),
    )
    strew(k, s, f, things)
    k.vignette(s, s.get_rect(), 0.7, (0.5, 0.45))
