"""The box of the fans' card game."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.ui.box import COURSE, Box, Spark, box_of, engine, night
from game.app.ui.kit import Kit
from game.app.ui.plates import plate

MAP = (
    ("place_persephone", 0, 0),
    ("place_ariel", 1, 0),
    ("place_boros", -1, 0),
    ("place_whitefall", -1, 1),
    ("place_paquin", 0, 1),
    ("place_sihnon", 1, -1),
    ("place_ezra", 0, -1),
)
"""Locations on the lid, and how many cards to the right of and below the middle they lie."""
GHOSTS = ((1, 1), (-1, -1))
"""Where the next one may lie."""
WIDE, HIGH, GAP = 98.0, 64.0, 6.0


SPARKS = (engine(0.5, 0.5, 39, 940, 0.7), Spark(0.5, 0.5, 0, 34, (18, 44, 38), 4600, 0.2))
"""The engine of the ship, and the light it stands in."""


def fancards(words: Callable[..., str]) -> Box:
    """The box of the fans' card game."""
    return box_of("fancards", words, (30, 78, 74), fancards_picture, SPARKS)


def fancards_picture(k: Kit, s: Surface) -> None:
    """A ship on a map of cards that grows."""
    w, h = s.get_size()
    f = night(k, s)
    k.glow(s, (w * 0.5, h * 0.5), 130 * f, (22, 84, 80), 1)

    def at(x: int, y: int) -> Rect:
        r = Rect(0, 0, k.u(WIDE * f), k.u(HIGH * f))
        r.center = round(w * 0.5 + x * k.u((WIDE + GAP) * f)), round(h * 0.5 + y * k.u((HIGH + GAP) * f))
        return r

    for x, y in GHOSTS:
        k.dots_ring(s, at(x, y).inflate(-k.u(8), -k.u(8)), "brass")
    for name, x, y in MAP:
        r = at(x, y)
        k.parchment(s, r, 4, 30 + x + 3 * y, border=False)
        plate(k, s, r.inflate(-k.u(5 * f), -k.u(5 * f)), name)
    pic = k.sprite("ship_0", h=88 * f, turn=COURSE, bare=True)
    if pic is not None:
        k.drop(s, (w * 0.5, h * 0.5), pic, None, alpha=110)
    k.vignette(s, s.get_rect(), 0.7, (0.5, 0.5))
