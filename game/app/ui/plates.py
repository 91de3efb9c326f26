"""Scenes in the windows of cards: rendered plates as wide as a card, in assets/art/scenes."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.theme import C

FOLDER = "scenes"


def is_plate(kit: Kit, name: str) -> bool:
    """Whether a picture of this name is a scene, not a figure or a thing."""
    path = kit.art.paths.get(name)
    return path is not None and path.parent.name == FOLDER


def plate(kit: Kit, dst: Surface, r: Rect, name: str) -> None:
    """The scene `name` fills `r`; where the window is lower, more is lost at the feet than above the heads."""
    raw = kit.art.raw(name)
    if raw is None:
        return
    high = min(raw.get_height(), max(1, round(raw.get_width() * r.h / r.w)))
    part = raw.subsurface((0, (raw.get_height() - high) // 3, raw.get_width(), high))
    kit.put(dst, kit.memo(("plate", name, r.size), lambda: kit.cut(kit.cover(part, r.size), kit.u(5))), r.topleft)
    kit.sunken(dst, r, 5, 6, 150)
    kit.ring(dst, r, C["ink_line"], 1, 5)
