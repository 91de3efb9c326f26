"""The box of *Pirates & Bounty Hunters* on the title."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.app.ui.box import Box, box_of, night, strew
from game.app.ui.kit import Kit


def pirates(words: Callable[..., str]) -> Box:
    """Its lid."""
    return box_of("pirates", words, (58, 40, 66), picture)


def picture(k: Kit, s: Surface) -> None:
    """A ship is boarded: the scene of the box, and both ships of the box come by."""
    f = night(k, s, "boarding")
    things = (("walden_side", 0.74, 0.2, 50), ("interceptor_side", 0.26, 0.8, 40))
    strew(k, s, f, things)
    k.vignette(s, s.get_rect(), 0.7, (0.5, 0.5))
