"""Where the parts of the table lie, in px: the layout of the target picture, and a compact one for large letters."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from game.app.table.layout import COMPACT_ABOVE
from game.app.ui.kit import Kit

NOWHERE = (0, 0, 0, 0)


@dataclass
class Places:
    """The rects of one window. In the compact layout rail, inspector and log are tabs of one panel."""

    compact: bool
    bar: Rect
    rail: Rect
    board: Rect
    inspector: Rect
    tabs: list[Rect]
    log: Rect
    actions: Rect
    dock: Rect
    primary: Rect
    undo: Rect
    redo: Rect
    hint: Rect
    foot: Rect = field(default_factory=lambda: Rect(NOWHERE))
    frame: int = 7
    window: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    crew: list[Rect] = field(default_factory=list)
    details: Rect = field(default_factory=lambda: Rect(NOWHERE))

    @property
    def tabbed(self) -> bool:
        """Whether inspector and log are tabs of one panel."""
        return self.compact

    @property
    def railed(self) -> bool:
        """Whether the rail has a place of its own."""
        return self.rail != self.inspector

    @property
    def rehearse(self) -> Rect:
        """What a coach's slip keeps clear of beside the other buttons."""
        return self.hint


def places(kit: Kit, size: tuple[int, int]) -> Places:
    """All places for a window; extra width and height go to the chart."""
    compact = kit.grow > COMPACT_ABOVE or kit.scale < 1
    return _compact(kit, size) if compact else _full(kit, size)


def _rect(kit: Kit, x: float, y: float, right: float, bottom: float) -> Rect:
    """A rect from edges in units; edges are rounded, so neighbours meet."""
    return kit.R(x, y, right - x, bottom - y)


def _full(kit: Kit, size: tuple[int, int]) -> Places:
    wide, high = size[0] / kit.scale, size[1] / kit.scale
    dock = high - 92
    side = wide - 272
    split = 58 + 336 + max(0.0, (dock - 8 - 394) * 0.1)
    low = high - 40
    return Places(
        False,
        _rect(kit, 0, 0, wide, 44),
        _rect(kit, 8, 52, 272, dock - 8),
        _rect(kit, 287, 59, side - 15, dock - 15),
        _rect(kit, side, 58, wide - 8, min(split, dock - 152)),
        [],
        _rect(kit, side, min(split, dock - 152) + 8, wide - 8, dock - 8),
        _rect(kit, 8, dock, 272, high - 8),
        _rect(kit, 280, dock, side - 8, high - 8),
        _rect(kit, side + 6, dock + 4, wide - 14, dock + 48),
        _rect(kit, side + 6, low, side + 104, high - 8),
        _rect(kit, side + 111, low + 1, side + 142, high - 8),
        _rect(kit, side + 149, low, wide - 14, high - 8),
        window=Rect((0, 0), size),
    )


def _compact(kit: Kit, size: tuple[int, int]) -> Places:
    grow = kit.grow
    wide, high = size[0] / kit.scale, size[1] / kit.scale
    bar = 22 + 18 * grow
    side = min(wide * 0.36, 120 + 110 * grow)
    tile = 30 + 44 * grow
    dock = high - 8 - tile
    right = wide - 8 - side
    tab = 14 + 16 * grow
    tabs = [_rect(kit, right + side * i / 3, bar + 8, right + side * (i + 1) / 3 - 4, bar + 8 + tab) for i in range(3)]
    small = 8 + 22 * grow
    top = high - 8 - small - 8 - (16 + 32 * grow)
    body = _rect(kit, right, bar + 8 + tab + 8, wide - 8, top - 10)
    low = high - 8 - small
    third = (side - 16) / 8
    disc = min(third * 1.4, small)
    half = 8 + (right - 24) * 0.4
    return Places(
        True,
        _rect(kit, 0, 0, wide, bar),
        body,
        _rect(kit, 15, bar + 15, right - 15, dock - 15),
        body,
        tabs,
        body,
        _rect(kit, 8, dock, half, high - 8),
        _rect(kit, half + 8, dock, right - 8, high - 8),
        _rect(kit, right + 4, top, wide - 12, low - 8),
        _rect(kit, right + 4, low, right + 4 + third * 3, high - 8),
        _rect(
            kit,
            right + 8 + third * 3.6 - disc / 2,
            low + (small - disc) / 2,
            right + 8 + third * 3.6 + disc / 2,
            low + (small + disc) / 2,
        ),
        _rect(kit, right + 12 + third * 4.4, low, wide - 12, high - 8),
        window=Rect((0, 0), size),
    )
