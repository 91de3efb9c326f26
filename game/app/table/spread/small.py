"""A card of a shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.table.spread.data import Card, Look
from game.app.table.spread.face import socket, state, ticked
from game.app.table.spread.layout import SCENE
from game.app.ui.hyphens import hyphened
from game.app.ui.kit import Kit

LEAST = 12.0
"""How small a name may be, in units of letters."""
MOST, LEAD = 4, 1.0
"""Lines of a name at the most, and from one to the next in letters."""
SIDE = 2
"""What is left free beside a name, in units."""
WINDOW = 18.0
"""How high a picture is at least where the name stands below it, in units of letters."""


class Setting(NamedTuple):
    """How the names of a shelf are set: one size of letters for all, none where one of them has no room."""

    size: float
    named: bool


def setting(kit: Kit, box: Rect, titles: Sequence[str]) -> Setting:
    """The setting for the names of all cards of a shelf, each as large as `box`."""
    room = box.w - 2 * kit.u(SIDE)
    size = min((max(LEAST, kit.para_size(one, room, 13, 2, "serif")) for one in titles), default=LEAST)
    return Setting(size, all(_fits(kit, one, room, size, box.h) for one in titles))


def paint(kit: Kit, dst: Surface, r: Rect, card: Card, number: str, look: Look, setting: Setting) -> None:
    """A card of a shelf: its picture, its key, and its name where letters leave room to all of them."""
    if card.gone:
        socket(kit, dst, r)
        return
    kit.parchment(dst, r, 6, 11 + len(card.title), border=False, drop=(2, 4))
    pad, room, size = kit.u(4), r.w - 2 * kit.u(SIDE), setting.size
    inner = r.inflate(-2 * pad, -2 * pad)
    name = hyphened(kit, card.title, room, "serif", size) if setting.named else ""
    high = kit.para(None, (0, 0), name, room, size, "ink", "serif", lead=LEAD, dry=True) if name else 0
    window = Rect(inner.x, inner.y, inner.w, inner.h - (high + kit.u(1) if name else 0))
    if card.scene and window.h > (whole := round(window.w / SCENE)):
        window = Rect(inner.x, inner.y + (0 if name else (inner.h - whole) // 2), inner.w, whole)
    look.picture(kit, dst, window, card.picture, card.title)
    if name:
        spot = r.x + kit.u(SIDE), window.bottom + kit.u(1) + max(0, inner.bottom - window.bottom - kit.u(1) - high) // 2
        kit.para(dst, spot, name, room, size, "ink", "serif", lead=LEAD, align="c", most=MOST)
    if number:
        kit.keycap(dst, (inner.x + kit.u(2), inner.y + kit.t(11)), number, 12, "ml")
    if card.tick:
        ticked(kit, dst, corner(kit, r), card.ticked)
    state(kit, dst, r, card)


def _fits(kit: Kit, title: str, room: int, size: float, tall: int) -> bool:
    """Whether a name has room below a picture in so many px; where it is too long words beside the shelf have it."""
    name = hyphened(kit, title, room, "serif", size)
    wide = max(kit.width(word, "serif", size) for word in name.split())
    one = kit.para(None, (0, 0), "x", room, size, "ink", "serif", lead=LEAD, dry=True)
    high = kit.para(None, (0, 0), name, room, size, "ink", "serif", lead=LEAD, dry=True)
    window = tall - 2 * kit.u(4) - high - kit.u(1)
    return wide <= room and high <= one * (MOST + 0.4) and window >= kit.t(WINDOW)


def corner(kit: Kit, r: Rect) -> Rect:
    """Where the tick of a small card lies."""
    side = kit.t(18)
    return Rect(r.right - side - kit.u(5), r.y + kit.u(5), side, side)
