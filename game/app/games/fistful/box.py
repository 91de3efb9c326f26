"""The box of *Fistful of Credits*."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.ui.box import Box, Spark, box_of
from game.app.ui.kit import Kit
from game.app.ui.kit.base import MULT

SPARKS = (Spark(0.5, 0.5, 0, 48, (60, 42, 14), 3800),)
"""The lamp over the crew."""


def fistful(words: Callable[..., str]) -> Box:
    """The box of *Fistful of Credits*."""
    return box_of("fistful", words, (92, 62, 28), fistful_picture, SPARKS)


def fistful_picture(k: Kit, s: Surface) -> None:
    """Three of the crew on the floor of the derelict."""
    w, h = s.get_size()
    board = k.art.raw("derelict")
    if board is not None:
        bw, bh = board.get_size()
        part = Rect(int(bw * 0.36), int(bh * 0.22), int(bw * 0.30), int(bh * 0.46))
        s.blit(k.cover(board.subsurface(part).convert(24), (w, h)), (0, 0))
    else:
        s.blit(k.walnut(w, h, 3), (0, 0))
    s.fill((158, 146, 138), special_flags=MULT)
    k.vignette(s, s.get_rect(), 0.95, (0.5, 0.55))
    k.glow(s, (w * 0.5, h * 0.5), 120, (78, 52, 18), 1)
    f = h / k.u(168)
    for who, x, y, tall in (
        ("zoe", 0.25, 0.62, 92),
        ("jayne", 0.77, 0.62, 96),
        ("mal", 0.40, 0.80, 106),
        ("kaylee", 0.63, 0.82, 98),
    ):
        k.stand(s, (w * x, h * y), who, tall * f)
    k.token(s, (w * 0.13, h * 0.88), "coin", 34 * f)
    k.token(s, (w * 0.89, h * 0.88), "crate", 38 * f)
    k.vignette(s, s.get_rect(), 0.62, (0.45, 0.42))
