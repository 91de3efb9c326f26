"""A card of a shelf."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.table.spread.data import Card, Look
from game.app.table.spread.face import socket, state, ticked
from game.app.ui.hyphens import broken
from game.app.ui.kit import Kit

LEAST = 12.0
"""How small a name may be, in units of letters."""
MOST, LEAD = 4, 1.0
"""Lines of a name at the most, and from one to the next in letters."""
SIDE = 2
"""What is left free beside a name, in units."""
WINDOW = 22.0
"""How high a picture is at least where the name stands below it, in units of letters."""


def paint(kit: Kit, dst: Surface, r: Rect, card: Card, number: str, look: Look) -> None:
    """A card of a shelf: its picture, its key, and its name where letters leave it room."""
    if card.gone:
        socket(kit, dst, r)
        return
    kit.parchment(dst, r, 6, 11 + len(card.title), border=False, drop=(2, 4))
    pad = kit.u(4)
    inner = r.inflate(-2 * pad, -2 * pad)
    size, name = _name(kit, card.title, r.w - 2 * kit.u(SIDE))
    high = kit.para(None, (0, 0), name, r.w - 2 * kit.u(SIDE), size, "ink", "serif", lead=LEAD, dry=True) if name else 0
    window = Rect(inner.x, inner.y, inner.w, inner.h - (high + kit.u(1) if name else 0))
    if window.h < kit.t(WINDOW):
        window, name = inner, ""
    look.picture(kit, dst, window, card.picture, card.title)
    if name:
        spot = r.x + kit.u(SIDE), window.bottom + kit.u(1)
        kit.para(dst, spot, name, r.w - 2 * kit.u(SIDE), size, "ink", "serif", lead=LEAD, align="c", most=MOST)
    if number:
        kit.keycap(dst, (inner.x + kit.u(2), inner.y + kit.t(11)), number, 12, "ml")
    if card.tick:
        ticked(kit, dst, corner(kit, r), card.ticked)
    state(kit, dst, r, card)


def _name(kit: Kit, title: str, room: int) -> tuple[float, str]:
    """The size of the letters of a name, and the name with a hyphen where a word is too long; "" where it is too long
    for its lines, as words beside the shelf have it."""
    size = max(LEAST, kit.para_size(title, room, 13, 2, "serif"))
    name = broken(title, lambda word: kit.width(word, "serif", size) <= room, kit.tongue)
    wide = max(kit.width(word, "serif", size) for word in name.split())
    one = kit.para(None, (0, 0), "x", room, size, "ink", "serif", lead=LEAD, dry=True)
    high = kit.para(None, (0, 0), name, room, size, "ink", "serif", lead=LEAD, dry=True)
    return size, name if wide <= room and high <= one * (MOST + 0.4) else ""


def corner(kit: Kit, r: Rect) -> Rect:
    """Where the tick of a small card lies."""
    side = kit.t(18)
    return Rect(r.right - side - kit.u(5), r.y + kit.u(5), side, side)
