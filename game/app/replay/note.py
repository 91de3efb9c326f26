"""Lines on a slip of paper at the end of a game, as large as they fit."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.ui.kit import Kit

LARGEST, SMALLEST = 15.0, 7.5
MANY = 4
"""So many lines stand in two columns where those are no smaller."""


def write(kit: Kit, dst: Surface, room: Rect, lines: list[str]) -> None:
    """Lines in as large letters as fit, in two columns where there are many or one would make them smaller; in the
    middle of the room's height."""
    half, wide = -(-len(lines) // 2), (room.w - kit.u(24)) // 2
    ways = [(["\n".join(lines)], room.w), (["\n".join(lines[:half]), "\n".join(lines[half:])], wide)]
    if len(lines) >= MANY:
        ways.reverse()

    def high(parts: list[str], w: int, size: float) -> int:
        return max(kit.para(None, (0, 0), part, w, size, dry=True, lead=1.15) for part in parts)

    sizes = (size / 2 for size in range(round(2 * LARGEST), round(2 * SMALLEST), -1))
    fits = ((parts, w, size) for size in sizes for parts, w in ways if high(parts, w, size) <= room.h)
    parts, w, size = next(fits, (*ways[-1], SMALLEST))
    y = room.centery - high(parts, w, size) // 2
    for i, part in enumerate(parts):
        kit.para(dst, (room.x + i * (w + kit.u(24)), y), part, w, size, "ink", lead=1.15)
