"""Models away from the chart: worlds, ships and counters in the inspector, the rail and the dock."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.table.boards.models import flying
from game.app.table.boards.sky import sky as stars
from game.app.ui.kit import Kit


def ship(
    kit: Kit, dst: Surface, pos: Sequence[float], seat: int, size: float, dim: int = 255, turn: float = 0.0
) -> None:
    """A captain's ship in its colour; `size` in units, `turn` in degrees to the left."""
    flying(kit, dst, pos, f"ship_{kit.looks[seat]}", size, turn, 0.0, dim)


def sky(kit: Kit, dst: Surface, r: Rect, radius: int) -> None:
    """A window on clouds and stars, as behind the chart's glass."""
    if kit.contrast:
        kit.box(dst, r, (0, 0, 0), radius)
        return
    pic = kit.memo(("sky", r.size, radius), lambda: kit.cut(stars(kit, r.size), kit.u(radius)))
    kit.put(dst, pic, r.topleft)
