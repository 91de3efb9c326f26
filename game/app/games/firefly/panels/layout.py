"""Where the parts of the table lie, in px: the layout of the target picture, and a compact one for large letters."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from game.app.captains.layout import Places
from game.app.captains.layout import places as compact_places
from game.app.table.layout import COMPACT_ABOVE
from game.app.ui.kit import Kit

DOCK = 168  # units from the dock's top to the window's lower edge


def places(kit: Kit, size: tuple[int, int]) -> Places:
    """All places for a window; extra width and height go to the map."""
    if kit.grow > COMPACT_ABOVE or kit.scale < 1:
        return _compact(kit, size)
    wide, high = size[0] / kit.scale, size[1] / kit.scale
    dock, side = high - DOCK, wide - 272

    def rect(x: float, y: float, right: float, bottom: float) -> Rect:
        return kit.R(x, y, right - x, bottom - y)

    split = 58 + 300 + max(0.0, (dock - 552) * 0.5)
    return Places(
        False,
        rect(0, 0, wide, 44),
        rect(8, 52, 272, dock - 8),
        rect(287, 59, side - 15, dock - 15),
        rect(side, 58, wide - 8, split),
        [],
        rect(side, split + 8, wide - 8, dock - 8),
        rect(8, dock, 272, high - 8),
        rect(280, dock, side - 8, high - 8),
        rect(side + 6, dock + 4, wide - 14, dock + 60),
        rect(side + 6, dock + 68, wide - 56, dock + 98),
        rect(wide - 48, dock + 68, wide - 16, dock + 98),
        rect(side + 6, dock + 104, side + 129, dock + 134),
        foot=rect(side + 6, dock + 136, wide - 14, high - 5),
        details=rect(side + 135, dock + 104, wide - 14, dock + 134),
        window=Rect((0, 0), size),
    )


def _compact(kit: Kit, size: tuple[int, int]) -> Places:
    """The compact layout of the star chart, with more of the lower edge for cards."""
    found = compact_places(kit, size)
    wide = found.dock.right - found.actions.x
    half = found.actions.x + round(wide * 0.44)
    gap = found.dock.x - found.actions.right
    actions = Rect(found.actions.x, found.actions.y, half - found.actions.x, found.actions.h)
    dock = Rect(half + gap, found.dock.y, found.dock.right - half - gap, found.dock.h)
    side = min(found.hint.h, found.hint.w // 3)
    details = Rect(found.hint.right - side, found.hint.y + (found.hint.h - side) // 2, side, side)
    hint = Rect(found.hint.x, found.hint.y, found.hint.w - side - gap // 2, found.hint.h)
    return replace(found, actions=actions, dock=dock, hint=hint, details=details)
