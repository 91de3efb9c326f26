"""Epics as they lie on the table: their scenes over their titles, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.fancards.names import picture, title
from game.app.ui.kit import Kit
from game.app.ui.plates import plate

GAP = 10.0
"""Units between two of them."""


def high(kit: Kit, wide: int) -> int:
    """How high a card is that is so wide, in px."""
    return wide * 2 // 5 + kit.t(14 * 2.6) + kit.u(14)


def row(kit: Kit, r: Rect, n: int) -> list[Rect]:
    """Places of n cards that fill a rect from side to side, or as large as its height allows, in the middle."""
    gap = kit.u(GAP)
    wide = (r.w - (n - 1) * gap) // n
    while high(kit, wide) > r.h and wide > kit.u(60):
        wide -= kit.u(4)
    left = r.centerx - (n * wide + (n - 1) * gap) // 2
    return [Rect(left + i * (wide + gap), r.bottom - high(kit, wide), wide, high(kit, wide)) for i in range(n)]


def paint(kit: Kit, dst: Surface, places: Sequence[Rect], cards: Sequence[str]) -> None:
    """Cards at their places; an empty one stands for one that is still to be done."""
    for i, r in enumerate(places):
        kit.parchment(dst, r, 6, 50 + i)
        window = Rect(r.x + kit.u(6), r.y + kit.u(6), r.w - kit.u(12), (r.w - kit.u(12)) * 2 // 5)
        if i >= len(cards):
            kit.box(dst, window, (150, 132, 100), 5)
            kit.sunken(dst, window, 5, 5, 150)
            kit.icon(dst, window.center, "star", 26, (120, 104, 78), "mc")
            continue
        plate(kit, dst, window, picture(cards[i]))
        low = Rect(r.x + kit.u(8), window.bottom, r.w - kit.u(16), r.bottom - kit.u(6) - window.bottom)
        called = title(cards[i])
        size = kit.para_size(called, low.w, 14, 2, "bold")
        tall = kit.para(None, (0, 0), called, low.w, size, voice="bold", lead=1.1, dry=True)
        kit.para(dst, (low.x, low.centery - tall // 2), called, low.w, size, "ink", "bold", lead=1.1, align="c")
