"""The tray for what can be done: where nothing can, it says what is waited for."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C

SIZES = (18.0, 16.0, 14.0)
"""Of the letters that say what is waited for: the largest with which two lines are enough."""
SIGN = 24.0
"""How large the hand above them is, where it has room."""


def paint(kit: Kit, dst: Surface, r: Rect, waiting: str, most: int, own: bool = True) -> None:
    """The tray at `r` with what is waited for in its middle, at most so many lines, below a hand where that is an `own`
    answer; "" for a tray that is to be filled."""
    kit.tray(dst, r, C["panel"], 8, seed=5)
    if not waiting:
        return
    room = r.w - kit.u(24)
    tall = {size: kit.para(None, (0, 0), waiting, room, size, dry=True, lead=1.2) for size in SIZES}
    size = next((size for size in SIZES if tall[size] <= 2.5 * 1.2 * kit.t(size)), SIZES[-1])
    high, sign = tall[size], kit.t(SIGN)
    roomy = own and high + sign + 3 * kit.u(8) <= r.h
    top = r.centery - (high + (sign + kit.u(8) if roomy else 0)) // 2
    if roomy:
        kit.icon(dst, (r.centerx, top + sign // 2), "hand", sign / kit.scale, "brass")
        top += sign + kit.u(8)
    kit.para(dst, (r.x + kit.u(12), top), waiting, room, size, "mid", lead=1.2, align="c", most=most)
