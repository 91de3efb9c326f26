"""A board at a glance: all of its picture, small, on the table, with nothing on it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.table.boards.heist import TABLE, HeistBoard, load_print
from game.app.ui.counters import smooth
from game.app.ui.kit import Kit
from game.content.records import Heist

MARGIN = 0.94
"""So much of the room a board takes that fits it exactly."""


def small(kit: Kit, heist: Heist, size: tuple[int, int]) -> Surface:
    """The board of a heist in the middle of a picture of `size` px."""
    board = heist.map
    key = "small", heist.id, board.rows, board.doorways, size
    return kit.memo(key, lambda: _made(kit, heist, size))


def _made(kit: Kit, heist: Heist, size: tuple[int, int]) -> Surface:
    found = Surface(size)
    found.blit(kit.walnut(*size, 23, TABLE), (0, 0))
    raw = HeistBoard(load_print(heist.map)).picture(kit)
    if raw is None:
        return found
    share = min(size[0] / raw.get_width(), size[1] / raw.get_height()) * MARGIN
    place = Rect(0, 0, max(1, round(raw.get_width() * share)), max(1, round(raw.get_height() * share)))
    place.center = found.get_rect().center
    kit.shadow(found, place, 2, 5, (2, 3), 190)
    found.blit(smooth(raw.convert(), place.size), place)
    return found
