"""Where the parts of the table lie, in px: the layout of the target picture, and a compact one for large letters."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from game.app.ui.kit import Kit

COMPACT_ABOVE = 1.3


@dataclass
class Places:
    """The rects of one window. In the compact layout tokens left and log are tabs of the inspector."""

    compact: bool
    bar: Rect
    crew: list[Rect]
    board: Rect
    inspector: Rect
    tabs: list[Rect]
    tokens: Rect
    log: Rect
    actions: Rect
    primary: Rect
    undo: Rect
    redo: Rect
    rehearse: Rect
    foot: Rect
    todo: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    frame: int = 7
    window: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))

    @property
    def tabbed(self) -> bool:
        """Whether inspector and log are tabs of one panel."""
        return self.compact


def places(kit: Kit, size: tuple[int, int], seats: int) -> Places:
    """All places for a window; extra width and height go to the board."""
    compact = kit.grow > COMPACT_ABOVE or kit.scale < 1
    return _compact(kit, size, seats) if compact else _full(kit, size, seats)


def _rect(kit: Kit, x: float, y: float, right: float, bottom: float) -> Rect:
    """A rect from edges in units; edges are rounded, so neighbours meet."""
    return kit.R(x, y, right - x, bottom - y)


def _full(kit: Kit, size: tuple[int, int], seats: int) -> Places:
    wide, high = size[0] / kit.scale, size[1] / kit.scale
    grow = max(1.0, kit.grow)
    dock = high - 134
    gap = 6.6
    tall = min(126 * grow, (dock - 60 - gap * (max(seats, 4) - 1)) / max(seats, 4))
    tall = max(tall, 126 if seats <= 3 else tall)
    crew = [_rect(kit, 8, 52 + i * (tall + gap), 240, 52 + i * (tall + gap) + tall) for i in range(seats)]
    below = 52 + seats * (tall + gap)
    todo = _rect(kit, 8, below, 240, dock - 8) if dock - 8 - below > 190 * grow else Rect(0, 0, 0, 0)
    right = wide - 272
    look = _rect(kit, right, 58, wide - 8, 338)
    tokens = _rect(kit, right, 346, wide - 8, 346 + 116)
    log = _rect(kit, right, 470, wide - 8, dock - 8)
    return Places(
        False,
        _rect(kit, 0, 0, wide, 44),
        crew,
        _rect(kit, 255, 59, right - 15, dock - 15),
        look,
        [],
        tokens,
        log,
        _rect(kit, 8, dock, right - 8, high - 8),
        _rect(kit, right + 6, dock + 4, wide - 14, dock + 56),
        _rect(kit, right + 6, dock + 64, right + 104, dock + 94),
        _rect(kit, right + 110, dock + 65, right + 138, dock + 93),
        _rect(kit, right + 144, dock + 64, wide - 14, dock + 94),
        _rect(kit, right + 6, dock + 100, wide - 14, high - 8),
        todo=todo,
        frame=7,
        window=Rect((0, 0), size),
    )


def _compact(kit: Kit, size: tuple[int, int], seats: int) -> Places:
    wide, high = size[0] / kit.scale, size[1] / kit.scale
    grow = max(1.0, kit.grow)
    bar = 44.0
    side = min(264 * min(grow, 1.42), wide * 0.30)
    rail = 74 + 30 * min(grow, 1.9)
    dock_high = 34 + 46 * grow
    dock = high - dock_high - 8
    row = min((dock - bar - 16 - 6 * (max(seats, 3) - 1)) / max(seats, 3), 74 + 60 * grow)
    crew = [_rect(kit, 8, bar + 8 + i * (row + 6), 8 + rail, bar + 8 + i * (row + 6) + row) for i in range(seats)]
    right = wide - 8 - side
    tab = 14 + 16 * grow
    tabs = [_rect(kit, right + side * i / 3, bar + 8, right + side * (i + 1) / 3 - 4, bar + 8 + tab) for i in range(3)]
    small = 8 + 22 * grow
    primary_top = high - 8 - small - 8 - (16 + 36 * grow)
    body = _rect(kit, right, bar + 8 + tab + 6, wide - 8, primary_top - 10)
    low = high - 8 - small
    third = (side - 12) / 8
    disc = min(third * 1.4, small)
    return Places(
        True,
        _rect(kit, 0, 0, wide, bar),
        crew,
        _rect(kit, 8 + rail + 15, bar + 15, right - 15, dock - 15),
        body,
        tabs,
        body,
        body,
        _rect(kit, 8, dock, right - 8, high - 8),
        _rect(kit, right + 4, primary_top, wide - 12, low - 8),
        _rect(kit, right + 4, low, right + 4 + third * 2.6, high - 8),
        _rect(
            kit,
            right + 8 + third * 3.3 - disc / 2,
            low + (small - disc) / 2,
            right + 8 + third * 3.3 + disc / 2,
            low + (small + disc) / 2,
        ),
        _rect(kit, right + 12 + third * 4, low, wide - 12, high - 8),
        Rect(0, 0, 0, 0),
        frame=7,
        window=Rect((0, 0), size),
    )
