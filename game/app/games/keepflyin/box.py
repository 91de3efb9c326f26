"""The box of *Keep Flyin'*."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.app.ui.box import STAR, Box, Spark, box_of, engine, night, strew
from game.app.ui.kit import Kit

SPARKS = (
    engine(0.5, 0.54, 46, 900),
    Spark(0.62, 0.14, 0, 20, (30, 52, 110), 4200, 0.3),
    Spark(0.22, 0.28, 12, 12, (60, 84, 120), 2600, 0.6),
    Spark(0.07, 0.44, 0, 5, STAR, 2900, 0.2),
    Spark(0.39, 0.10, 0, 5, STAR, 3700, 0.7),
    Spark(0.93, 0.86, 0, 5, STAR, 3300, 0.5),
)
"""The engine of the ship, a blue sun, the windows of a Cruiser, stars."""


def keepflyin(words: Callable[..., str]) -> Box:
    """The box of *Keep Flyin'*."""
    return box_of("keepflyin", words, (38, 58, 96), keepflyin_picture, SPARKS)


def keepflyin_picture(k: Kit, s: Surface) -> None:
    """A ship between two worlds, something dark behind it."""
    w, h = s.get_size()
    f = night(k, s)
    k.glow(s, (w * 0.5, h * 0.46), 130 * f, (26, 56, 128), 1)
    things = (
        ("world_persephone", 0.16, 0.78, 96),
        ("world_ezra", 0.86, 0.20, 54),
        ("sun_blue", 0.62, 0.14, 22),
        ("reaver", 0.80, 0.62, 54),
        ("alliance", 0.22, 0.24, 58),
        ("ship_0", 0.50, 0.54, 104),
    )
    strew(k, s, f, things)
    k.vignette(s, s.get_rect(), 0.7, (0.5, 0.45))
