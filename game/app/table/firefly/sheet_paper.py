"""Pages of the overview on parchment, side by side, and below them the map of where they lead."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.table import inspector
from game.app.table.firefly import sheet_map
from game.app.table.firefly.cardpages import Page
from game.app.table.firefly.sheet_map import Stop
from game.app.table.firefly.situation import Situation
from game.app.ui.kit import Kit
from game.app.words import Words

MOST = 3
"""Pages beside each other at the most."""


def paint(
    kit: Kit, dst: Surface, now: Situation, words: Words, pages: Sequence[Page], empty: str, stops: Sequence[Stop]
) -> None:
    """Pages in up to two rows; `empty` is said where there is none. Page n of them speaks of the stops of number n."""
    r = dst.get_rect()
    if not pages:
        kit.para(dst, (kit.u(30), r.centery - kit.t(12)), empty, r.w - kit.u(60), 16, "mid", align="c")
        return
    across = min(MOST, len(pages))
    down = -(-len(pages) // across)
    gap, top = kit.u(14), kit.u(18)
    wide, high = (r.w - gap * (across + 1)) // across, (r.h - top - gap * down) // down
    wide = min(wide, kit.t(380))
    high = min(high, max(_needs(kit, wide, page) for page in pages))
    left = (r.w - across * wide - (across - 1) * gap) // 2
    low = top + down * (high + gap) + kit.u(4)
    mapped = sheet_map.paint(kit, dst, Rect(gap, low, r.w - 2 * gap, r.bottom - gap - low), now, words, stops)
    for i, page in enumerate(pages):
        box = Rect(left + (i % across) * (wide + gap), top + (i // across) * (high + gap), wide, high)
        inspector.paint(kit, dst, box, inspector.place(kit, box, page))
        if mapped:
            sheet_map.badge(kit, dst, box, i + 1)


def _needs(kit: Kit, wide: int, page: Page) -> int:
    """How high a page would be with all its blocks."""
    room = inspector.inner(kit, Rect(0, 0, wide, 0)).w
    return sum(block.tall(kit, room) + kit.u(4) for block in page) + kit.u(34)
