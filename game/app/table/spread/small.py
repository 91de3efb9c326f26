"""A card of a shelf."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.table.spread.data import Card, Look
from game.app.table.spread.face import socket, state, ticked
from game.app.ui.kit import Kit

LEAST = 12.0
"""How small a name may be, in units of letters."""


def paint(kit: Kit, dst: Surface, r: Rect, card: Card, number: str, look: Look) -> None:
    """A card of a shelf: its picture, its key, and its name where that has room."""
    if card.gone:
        socket(kit, dst, r)
        return
    kit.parchment(dst, r, 6, 11 + len(card.title), border=False, drop=(2, 4))
    pad = kit.u(4)
    inner = r.inflate(-2 * pad, -2 * pad)
    size = max(LEAST, kit.para_size(card.title, inner.w, 13, 2, "serif"))
    high = kit.para(None, (0, 0), card.title, inner.w, size, "ink", "serif", lead=1.05, dry=True)
    named = high <= min(inner.h - kit.t(34), kit.px(size) * 3.3) and all(
        kit.width(word, "serif", size) <= inner.w for word in card.title.split()
    )
    window = Rect(inner.x, inner.y, inner.w, inner.h - (high + kit.u(2) if named else 0))
    look.picture(kit, dst, window, card.picture, card.title)
    if named:
        spot = inner.x, window.bottom + kit.u(1)
        kit.para(dst, spot, card.title, inner.w, size, "ink", "serif", lead=1.05, align="c", most=3)
    if number:
        kit.keycap(dst, (inner.x + kit.u(2), inner.y + kit.t(11)), number, 12, "ml")
    if card.tick:
        ticked(kit, dst, corner(kit, r), card.ticked)
    state(kit, dst, r, card)


def corner(kit: Kit, r: Rect) -> Rect:
    """Where the tick of a small card lies."""
    side = kit.t(18)
    return Rect(r.right - side - kit.u(5), r.y + kit.u(5), side, side)
