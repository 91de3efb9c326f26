"""The tray for what can be done: where nothing can, it says what is waited for."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C


def paint(kit: Kit, dst: Surface, r: Rect, waiting: str, most: int) -> None:
    """The tray at `r` with what is waited for in its middle, at most so many lines; "" for a tray that is to be
    filled."""
    kit.tray(dst, r, C["panel"], 8, seed=5)
    if waiting:
        room = r.w - kit.u(24)
        high = kit.para(None, (0, 0), waiting, room, 14, dry=True, lead=1.2)
        at = r.x + kit.u(12), r.centery - high // 2
        kit.para(dst, at, waiting, room, 14, "low", lead=1.2, align="c", most=most)
