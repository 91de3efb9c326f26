"""Pages of the overview on parchment, side by side, and below them the map of where they lead."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.firefly.cards.pages import Page
from game.app.games.firefly.overview import map as sheet_map
from game.app.games.firefly.overview.map import Stop
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import inspector
from game.app.ui.kit import Kit

MOST = 3
"""Pages beside each other at the most where the map is below them."""
COLUMNS = ((1, 350.0), (1, 390.0), (1, 430.0), (2, 310.0))
"""How many columns of pages are tried at the left of the map, and how many units wide each of them is."""
LOW = 0.72
"""How high the map is by its width, where the pages beside it are lower."""
BESIDE = 420
"""How wide the map is at least, in units, where the pages stand at its left."""


def paint(
    kit: Kit, dst: Surface, now: Situation, words: Words, pages: Sequence[Page], empty: str, stops: Sequence[Stop]
) -> None:
    """The pages with the map at their right; where that has no room, in up to two rows with the map below. `empty` is
    said where there is no page. Page n of them speaks of the stops of number n."""
    r = dst.get_rect()
    if not pages:
        kit.para(dst, (kit.u(30), r.centery - kit.t(12)), empty, r.w - kit.u(60), 16, "mid", align="c")
        return
    tried = (_beside(kit, r, pages, across, wide) for across, wide in COLUMNS)
    boxes, low = next((found for found in tried if found), None) or _above(kit, r, pages)
    mapped = sheet_map.paint(kit, dst, low, now, words, stops)
    for i, (page, box) in enumerate(zip(pages, boxes)):
        inspector.paint(kit, dst, box, inspector.place(kit, box, page))
        if mapped:
            sheet_map.badge(kit, dst, box, i + 1)


def _beside(kit: Kit, r: Rect, pages: Sequence[Page], across: int, units: float) -> tuple[list[Rect], Rect] | None:
    """The pages in so many columns, so many units wide, each as high as it must be, and the map at their right; None
    without room."""
    gap, top = kit.u(14), kit.u(18)
    down, wide = -(-len(pages) // across), kit.t(units)
    left = gap + across * (wide + gap)
    room = Rect(left + kit.u(4), top, r.w - left - gap - kit.u(4), r.h - top - gap)
    if room.w < kit.u(BESIDE):
        return None
    boxes: list[Rect] = []
    for first in range(0, len(pages), down):
        heights = [_needs(kit, wide, page) for page in pages[first : first + down]]
        spare = r.h - top - gap - sum(heights) - (len(heights) - 1) * gap
        if spare < 0:
            return None
        y = top
        for high in heights:
            boxes.append(Rect(gap + first // down * (wide + gap), y, wide, high))
            y += high + gap
    room.h = min(room.h, max(round(room.w * LOW), max(box.bottom for box in boxes) - top))
    return boxes, room


def _above(kit: Kit, r: Rect, pages: Sequence[Page]) -> tuple[list[Rect], Rect]:
    """The pages in up to two rows, and what is left below them."""
    across = min(MOST, len(pages))
    down = -(-len(pages) // across)
    gap, top = kit.u(14), kit.u(18)
    wide, high = (r.w - gap * (across + 1)) // across, (r.h - top - gap * down) // down
    wide = min(wide, kit.t(380))
    high = min(high, max(_needs(kit, wide, page) for page in pages))
    left = (r.w - across * wide - (across - 1) * gap) // 2
    low = top + down * (high + gap) + kit.u(4)
    boxes = [
        Rect(left + (i % across) * (wide + gap), top + (i // across) * (high + gap), wide, high)
        for i in range(len(pages))
    ]
    return boxes, Rect(gap, low, r.w - 2 * gap, r.bottom - gap - low)


def _needs(kit: Kit, wide: int, page: Page) -> int:
    """How high a page would be with all its blocks."""
    room = inspector.inner(kit, Rect(0, 0, wide, 0)).w
    return sum(block.tall(kit, room) + kit.u(4) for block in page) + kit.u(34)
