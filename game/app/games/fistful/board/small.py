"""A board at a glance: all of its picture, small, on the table, with nothing on it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.games.fistful.board.board import TABLE, HeistBoard, load_print
from game.app.ui.counters import smooth
from game.app.ui.kit import Kit
from game.app.ui.theme import Color
from game.content.fistful.records import Heist

MARGIN = 0.94
"""So much of the room a board takes that fits it exactly."""
AREAS: dict[str, Color] = {"landing": (150, 104, 36), "crew": (74, 86, 98), "engine": (104, 50, 42)}
"""The floors of an outline."""


def small(kit: Kit, heist: Heist, size: tuple[int, int]) -> Surface:
    """The board of a heist in the middle of a picture of `size` px."""
    board = heist.map
    key = "small", heist.id, board.rows, board.doorways, size
    return kit.memo(key, lambda: _made(kit, heist, size))


def outline(kit: Kit, heist: Heist, size: tuple[int, int]) -> Surface:
    """The floors of a board in plain colours, where its picture would lie: drawn at once."""
    return kit.memo(("outline", heist.id, heist.map.rows, size), lambda: _outlined(kit, heist, size))


def _outlined(kit: Kit, heist: Heist, size: tuple[int, int]) -> Surface:
    found = Surface(size)
    found.blit(kit.walnut(*size, 23, TABLE), (0, 0))
    board, rows = load_print(heist.map), heist.map.rows
    wide, high = board.columns * board.cell + 2 * board.origin[0], board.rows * board.cell + 2 * board.origin[1]
    share = min(size[0] / wide, size[1] / high) * MARGIN
    left, top = (size[0] - wide * share) / 2, (size[1] - high * share) / 2
    found.fill((14, 18, 26), (round(left), round(top), round(wide * share), round(high * share)))
    edges = [
        [round(start + (corner + n * board.cell) * share) for n in range(count + 1)]
        for start, corner, count in ((left, board.origin[0], board.columns), (top, board.origin[1], board.rows))
    ]
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter in heist.map.zones:
                box = Rect(edges[0][x], edges[1][y], edges[0][x + 1] - edges[0][x], edges[1][y + 1] - edges[1][y])
                found.fill(AREAS.get(heist.map.zones[letter].area, AREAS["crew"]), box.inflate(-1, -1))
    return found


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
