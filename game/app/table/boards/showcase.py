"""Models away from the chart: worlds, ships and counters in the inspector, the rail and the dock."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.app.table.boards.models import engine, flying
from game.app.table.boards.sky import sky as stars
from game.app.ui.box import COURSE
from game.app.ui.kit import Kit
from game.app.ui.theme import SEATS, C, tone

LARGEST = 104.0
"""How high a ship of a fleet is at most, in units."""


def ship(
    kit: Kit, dst: Surface, pos: Sequence[float], seat: int, size: float, dim: int = 255, turn: float = 0.0
) -> None:
    """A captain's ship in its colour; `size` in units, `turn` in degrees to the left."""
    flying(kit, dst, pos, f"ship_{kit.looks[seat]}", size, turn, 0.0, dim)


def outlook(kit: Kit, dst: Surface, r: Rect, seat: int, worlds: Callable[[], None]) -> None:
    """A window in which a ship flies past worlds."""
    sky(kit, dst, r, 6)
    old = dst.get_clip()
    dst.set_clip(r.clip(old))
    worlds()
    at, tall = (r.centerx, r.centery), min(84.0, r.w / kit.scale * 0.8, r.h / kit.scale * 0.8)
    engine(kit, dst, at, f"ship_{kit.looks[seat]}", tall, COURSE)
    ship(kit, dst, at, seat, tall, turn=COURSE)
    dst.set_clip(old)
    kit.sunken(dst, r, 6, 5, 150)
    kit.ring(dst, r, C["brass_lo"], 1.2, 6)


def fleet(kit: Kit, dst: Surface, r: Rect, n: int) -> None:
    """A window on so many ships that fly side by side under the sky, each lit in its colour."""
    sky(kit, dst, r, 7)
    size = min(LARGEST, r.w / n / kit.scale * 0.8, r.h / kit.scale * 0.62)
    slope = max(0, min(kit.u(18), round((r.h - kit.u(size)) / max(2, n))))
    for seat in range(n):
        off = abs(seat - (n - 1) / 2)
        at = r.x + r.w * (seat + 0.5) / n, r.centery + (off - n / 4) * slope
        kit.glow(dst, at, size * 0.8, tone(SEATS[kit.looks[seat]].color, 0.2), 1)
        ship(kit, dst, at, seat, size, turn=COURSE)
    kit.sunken(dst, r, 7, 8, 180)
    kit.ring(dst, r, C["brass_lo"], 1, 7)


def sky(kit: Kit, dst: Surface, r: Rect, radius: int) -> None:
    """A window on clouds and stars, as behind the chart's glass."""
    if kit.contrast:
        kit.box(dst, r, (0, 0, 0), radius)
        return
    pic = kit.memo(("sky", r.size, radius), lambda: kit.cut(stars(kit, r.size), kit.u(radius)))
    kit.put(dst, pic, r.topleft)
