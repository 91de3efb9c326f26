"""The legend of the sector map: what the lines and tints of its Sectors say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color

BLUE: Color = (86, 138, 255)
AMBER: Color = (226, 168, 74)
PARTS = ("alliance", "border", "range", "blocked")
SHARE = 0.5
"""The part of the map's width that it may take; where it needs more it is left out, and help tells."""


def rect(kit: Kit, window: Rect, words: Mapping[str, str], taken: Sequence[Rect] = ()) -> Rect | None:
    """Where it lies: along the upper edge, the further right the better, over nothing that is `taken`; None where it
    has no room or no words."""
    if not words:
        return None
    wide = kit.u(10) + sum(kit.t(21) + kit.width(words[name], "sans", 12) + kit.u(10) for name in PARTS)
    high = kit.t(20)
    if wide > window.w * SHARE:
        return None
    gap = kit.u(7)
    right = window.right - wide - gap
    places = [Rect(x, window.y + gap, wide, high) for x in range(right, window.x + gap, -kit.u(12))]
    return next((r for r in places if r.collidelist(list(taken)) < 0), places[0])


def paint(kit: Kit, dst: Surface, r: Rect, words: Mapping[str, str]) -> None:
    """A pill with a small Sector for each kind."""
    kit.box(dst, r, (10, 13, 22), r.h / kit.scale / 2, 226)
    kit.ring(dst, r, C["subtle"], 1, r.h / kit.scale / 2)
    x = r.x + kit.u(10)
    for name in PARTS:
        box = Rect(x, 0, kit.t(15), kit.t(11))
        box.centery = r.centery
        if name == "alliance":
            kit.box(dst, box, (22, 34, 74), 3)
            kit.ring(dst, box, BLUE, 1.4, 3)
            kit.ring(dst, box.inflate(-kit.u(5), -kit.u(5)), BLUE, 0.8, 2)
        elif name == "border":
            kit.box(dst, box, (40, 30, 16), 3)
            kit.ring(dst, box, AMBER, 1.4, 3)
        elif name == "range":
            kit.box(dst, box, (30, 48, 84), 3)
            edge = [box.topleft, box.topright, box.bottomright, box.bottomleft]
            kit.dashes(dst, edge, C["good"], 1.3, 0.1, 3.0, closed=True)
        else:
            kit.box(dst, box, (92, 34, 28), 3)
            for at in range(box.x + kit.u(3), box.right, max(2, kit.u(4))):
                kit.line(dst, [(at, box.y + 1), (at - kit.u(4), box.bottom - 1)], C["bad"], 1.1)
            kit.ring(dst, box, C["bad"], 1.2, 3)
        x = kit.text(dst, (x + kit.t(21), r.centery), words[name], "sans", 12, "mid", "ml").right + kit.u(10)
