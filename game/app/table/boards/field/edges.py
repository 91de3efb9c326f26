"""Marks at the edge of a map's window that lead to free places out of sight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, pi, sin

from pygame import Rect, Surface

from game.app.table.boards.field.data import Cell
from game.app.ui.kit import Kit
from game.app.ui.theme import C

SIZE, INSET = 26.0, 6.0
"""How large a mark is, and how far within the window, in units."""


def marks(
    kit: Kit, window: Rect, boxes: Iterable[tuple[Cell, Rect]], spared: Sequence[Rect]
) -> list[tuple[Cell, Rect]]:
    """A mark for every place of which less than half is in the window, one for those that lie the same way, each off
    what is `spared`."""
    size, found = kit.t(SIZE), list[tuple[Cell, Rect]]()
    inner = window.inflate(-size - 2 * kit.u(INSET), -size - 2 * kit.u(INSET))
    for cell, box in boxes:
        seen = box.clip(window)
        if 2 * seen.w * seen.h >= box.w * box.h:
            continue
        r = Rect(0, 0, size, size)
        r.center = (
            min(max(box.centerx, inner.left), inner.right - 1),
            min(max(box.centery, inner.top), inner.bottom - 1),
        )
        for other in spared:
            if r.colliderect(other):
                r.left = max(r.left, other.right + kit.u(INSET))
        if not any(r.colliderect(other) for _, other in found):
            found.append((cell, r))
    return found


def paint(kit: Kit, dst: Surface, window: Rect, r: Rect) -> None:
    """A disc with a plus and a point that shows outwards."""
    x, y = r.center
    way = atan2(y - window.centery, (x - window.centerx) * window.h / max(1, window.w))
    turn = round(way / (pi / 2)) * pi / 2
    half = r.w / 2
    kit.disc(dst, r.center, half / kit.scale, (10, 14, 22), 235, C["good"], 1.2)
    tip = [(x + cos(turn + a) * half * far, y + sin(turn + a) * half * far) for a, far in POINT]
    kit.poly(dst, tip, C["good"])
    kit.icon(dst, (x - cos(turn) * half * 0.12, y - sin(turn) * half * 0.12), "plus", r.w / kit.scale * 0.42, "good")


POINT = ((0.0, 1.25), (0.42, 0.92), (-0.42, 0.92))
"""The point of a mark: angles from where it shows, and how far from its middle."""
