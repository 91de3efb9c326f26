"""The box of *Keep Flyin'*."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.app.ui.box import Box, box_of
from game.app.ui.kit import Kit


def keepflyin(words: Callable[..., str]) -> Box:
    """The box of *Keep Flyin'*."""
    return box_of("keepflyin", words, (38, 58, 96), keepflyin_picture)


def keepflyin_picture(k: Kit, s: Surface) -> None:
    """A ship between two worlds, something dark behind it."""
    w, h = s.get_size()
    sky = k.art.raw("starfield")
    if sky is not None:
        s.blit(k.cover(sky, (w, h)), (0, 0))
    else:
        s.fill((10, 14, 26))
    f = h / k.u(168)
    k.glow(s, (w * 0.5, h * 0.46), 130 * f, (26, 56, 128), 1)
    for name, x, y, size in (
        ("world_persephone", 0.16, 0.78, 96),
        ("world_ezra", 0.86, 0.20, 54),
        ("sun_blue", 0.62, 0.14, 22),
        ("reaver", 0.80, 0.62, 54),
        ("alliance", 0.22, 0.24, 58),
        ("ship_0", 0.50, 0.54, 104),
    ):
        pic = k.sprite(name, h=size * f)
        if pic is not None:
            k.drop(s, (w * x, h * y), pic, None, alpha=0)
    k.vignette(s, s.get_rect(), 0.7, (0.5, 0.45))
