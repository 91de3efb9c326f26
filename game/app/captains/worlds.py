"""Models away from the chart: worlds, ships and counters in the inspector, the rail and the dock."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.keepflyin.chart import pieces as chart_pieces
from game.app.games.keepflyin.chart.pieces import PICTURES, TALL
from game.app.games.keepflyin.chart.sky import sky as stars
from game.app.games.keepflyin.chart.words import INK as ZONE_INK
from game.app.table.boards.places import RINGED, marble, picture
from game.app.ui.kit import Kit
from game.content.keepflyin.records import Location

RING = 1.14
"""How far a ring may reach beyond the size of a world."""

__all__ = ["ZONE_INK", "down", "face", "ship", "stem", "world"]


def stem(kit: Kit, place: Location) -> str:
    """The picture of a location."""
    return picture(kit, place)


def world(kit: Kit, dst: Surface, pos: Sequence[float], place: Location, size: float) -> None:
    """A location as a marble or a model; `size` in units: a ringed one is smaller, so that its ring covers no words."""
    name = picture(kit, place)
    marble(kit, dst, pos, name, size * min(1.0, RING / RINGED.get(name, 1.0)))


def ship(kit: Kit, dst: Surface, pos: Sequence[float], seat: int, size: float, dim: int = 255, turn: int = 0) -> None:
    """A captain's ship in its colour; `size` in units, `turn` in degrees to the left."""
    chart_pieces.flying(kit, dst, pos, f"ship_{kit.looks[seat]}", size, turn, 0.0, dim)


def sky(kit: Kit, dst: Surface, r: Rect, radius: int) -> None:
    """A window on clouds and stars, as behind the chart's glass."""
    if kit.contrast:
        kit.box(dst, r, (0, 0, 0), radius)
        return
    pic = kit.memo(("sky", r.size, radius), lambda: kit.cut(stars(kit, r.size), kit.u(radius)))
    kit.put(dst, pic, r.topleft)


def down(kit: Kit, dst: Surface, pos: Sequence[float], size: float, dim: int = 255) -> None:
    """A face-down counter; `size` in units."""
    chart_pieces.token(kit, dst, pos, "counter", size, dim)


def face(kit: Kit, dst: Surface, pos: Sequence[float], kind: str, size: float, score: int = 0, dim: int = 255) -> None:
    """A face-up counter: its model, and its number on a badge where it has one; `size` in units."""
    if kind == "ghost":
        chart_pieces.token(kit, dst, pos, PICTURES[kind], size * TALL[kind], dim)
    else:
        chart_pieces.flying(kit, dst, pos, PICTURES[kind], size * TALL[kind], 0, 0.0, dim)
    if score:
        at = pos[0] + kit.u(size * 0.36), pos[1] + kit.u(size * 0.32)
        chart_pieces.badge(kit, dst, at, score, kind, size)
