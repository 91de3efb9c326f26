"""The box of *Pirates & Bounty Hunters* on the title."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.app.ui.box import FIRE, STAR, Box, Spark, box_of, night, strew
from game.app.ui.kit import Kit

SPARKS = (
    Spark(0.06, 0.83, 0, 13, (60, 104, 150), 760, 0.1),
    Spark(0.95, 0.63, 0, 14, FIRE, 1040, 0.5),
    Spark(0.93, 0.09, 0, 5, STAR, 3100, 0.6),
    Spark(0.30, 0.09, 0, 5, STAR, 3500, 0.3),
)
"""The engines of the ships, stars."""


def pirates(words: Callable[..., str]) -> Box:
    """Its lid."""
    return box_of("pirates", words, (58, 40, 66), picture, SPARKS)


def picture(k: Kit, s: Surface) -> None:
    """A ship is boarded: the scene of the box, and both ships of the box come by."""
    f = night(k, s, "boarding")
    things = (("walden_side", 0.74, 0.2, 50), ("interceptor_side", 0.26, 0.8, 40))
    strew(k, s, f, things)
    k.vignette(s, s.get_rect(), 0.7, (0.5, 0.5))
