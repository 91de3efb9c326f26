"""The box of the fans' card game."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.app.ui.box import Box, box_of
from game.app.ui.kit import Kit


def fancards(words: Callable[..., str]) -> Box:
    """The box of the fans' card game."""
    return box_of("fancards", words, (64, 76, 52), fancards_picture)


def fancards_picture(k: Kit, s: Surface) -> None:
    """A scene from one of its cards."""
    raw = k.art.raw("place_persephone")
    if raw is not None:
        s.blit(k.cover(raw, s.get_size()), (0, 0))
    k.vignette(s, s.get_rect(), 0.7, (0.5, 0.45))
