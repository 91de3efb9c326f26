"""Where the parts of the table lie, in px; with large letters rail or inspector have what the chart can't fill."""

from __future__ import annotations

import math
from dataclasses import replace

from pygame import Rect

from game.app.captains.layout import Places
from game.app.captains.layout import places as captains_places
from game.app.games.keepflyin.chart.camera import ROW
from game.app.games.keepflyin.chart.rulers import strips
from game.app.table.panels import corner
from game.app.ui.kit import Kit

COLUMNS, ROWS = 20.5, 20 + 1 / 3  # of a chart, in widths of a hex and in rows
NARROW = 0.9  # a rail is at least so wide, as a share of the inspector
WIDEN = 0.36  # the inspector grows by so much at most


def places(kit: Kit, size: tuple[int, int]) -> Places:
    """All places for a window; what the chart can't fill goes to the rail, or to the inspector where it is too narrow
    for a rail."""
    found = captains_places(kit, size)
    if not found.compact:
        return found
    board, side, gap = found.board, found.inspector.w, kit.u(8)
    glass = strips(kit, board)[2]
    wanted = math.ceil(glass.h * COLUMNS / (ROWS * ROW)) + board.w - glass.w + corner.room(kit)
    wide = min(side, board.w - wanted - gap)
    if wide >= NARROW * side:
        return _railed(found, wide, gap, board.y - kit.u(7))
    return _widened(found, min(round(WIDEN * side), max(0, board.w - wanted)))


def _railed(found: Places, wide: int, gap: int, top: int) -> Places:
    """The compact layout with the rail on the left of the chart."""
    board, off = found.board, wide + gap
    return replace(
        found,
        rail=Rect(gap, top, wide, found.dock.y - gap - top),
        board=Rect(board.x + off, board.y, board.w - off, board.h),
        tabs=_tabs(found, 0, 2),
    )


def _widened(found: Places, more: int) -> Places:
    """The compact layout with a wider panel on the right, above the dock."""
    board, body = found.board, found.inspector
    body = Rect(body.x - more, body.y, body.w + more, min(body.h, found.dock.y - body.y))
    room = Rect(board.x, board.y, board.w - more, board.h)
    return replace(found, rail=body, inspector=body, log=body, board=room, tabs=_tabs(found, more, len(found.tabs)))


def _tabs(found: Places, more: int, count: int) -> list[Rect]:
    """So many tabs side by side, together `more` px wider than before."""
    first, last = found.tabs[0], found.tabs[-1]
    gap = found.tabs[1].x - first.right
    x, step = first.x - more, (last.right - first.x + more + gap) / count
    return [Rect(round(x + step * i), first.y, round(step) - gap, first.h) for i in range(count)]
