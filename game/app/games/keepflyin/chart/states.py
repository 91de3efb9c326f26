"""What lies over the print of the star chart: reach, ranges, one's own home, hunts, the hovered space and its tag."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.table.boards.lines import dashes
from game.app.table.boards.tags import DEEP, tag_box
from game.app.ui.kit import Kit
from game.app.ui.kit.base import PM
from game.app.ui.theme import C, Color, tone
from game.geometry.hexes import STEPS, axial, offset

Spot = tuple[int, int]


class Reach(NamedTuple):
    """A hex that may be chosen. `cost`: moves to it, -1 for no number. `kind`: move, place (a counter may go there),
    home (a world one may live on) or risk (a face-down counter lies there)."""

    spot: Spot
    cost: int = -1
    kind: str = "move"


class Hunt(NamedTuple):
    """A pursuit, from the enemy to its prey, in px."""

    start: tuple[float, float]
    end: tuple[float, float]


FILLS: dict[str, tuple[Color, Color]] = {
    "move": (C["info"], (206, 238, 255)),
    "place": (C["warn"], (255, 236, 170)),
    "risk": (C["warn"], (255, 224, 150)),
    "home": (C["warn"], (255, 222, 130)),
}


def fills(kit: Kit, dst: Surface, cam: HexCamera, cells: Iterable[Reach]) -> None:
    """State fills, those of moves with one line around all of them, others with dotted lines of their own; each kind is
    one kept picture."""
    cells = list(cells)
    for one in cells:
        img = _filled(kit, cam, one.kind, one.cost == 1)
        x, y = cam.middle(*one.spot)
        dst.blit(img, (x - img.get_width() // 2, y - img.get_height() // 2), special_flags=PM)
    _sides(kit, dst, cam, [one.spot for one in cells if one.kind == "move"], FILLS["move"][1])


def _filled(kit: Kit, cam: HexCamera, kind: str, near: bool) -> Surface:
    def make() -> Surface:
        img, pts = _sheet(kit, cam, 0.88)
        face, line = FILLS[kind]
        if kind == "home":
            kit.poly(img, pts, face, 120)
            _outline(kit, img, pts, line)
            return img
        move = kind == "move"
        kit.poly(img, pts, face, (112 if near else 82) if move else 84 if near else 58)
        if not move:
            kit.dashes(img, pts, (66, 44, 6), 2.6, 0.1, 4.4, 200, closed=True)
            kit.dashes(img, pts, line, 1.5, 0.1, 4.4, closed=True)
        return img

    return kit.memo(("chart.fill", kind, near, cam.wide, cam.down), make)


def _outline(kit: Kit, img: Surface, pts: Sequence[tuple[float, float]], color: Color) -> None:
    kit.line(img, pts, DEEP, 4.6, 210, closed=True)
    kit.line(img, pts, color, 2.2, closed=True)


def home(kit: Kit, dst: Surface, cam: HexCamera, spot: Spot, color: Color) -> None:
    """The hex of a captain's own home: a fine tint and a line in the captain's colour."""

    def made() -> Surface:
        img, pts = _sheet(kit, cam, 0.90)
        kit.poly(img, pts, color, 46)
        _outline(kit, img, pts, tone(color, 0.66, 84))
        return img

    img = kit.memo(("chart.home", color, cam.wide, cam.down), made)
    x, y = cam.middle(*spot)
    dst.blit(img, (x - img.get_width() // 2, y - img.get_height() // 2), special_flags=PM)


def _sheet(kit: Kit, cam: HexCamera, share: float) -> tuple[Surface, list[tuple[float, float]]]:
    """An empty picture around one hex, and the hex's corners in it."""
    pad = kit.u(4)
    w, h = cam.wide + 2 * pad, math.ceil(cam.high) + 2 * pad
    lone = HexCamera(1, 1, wide=cam.wide, down=cam.down)
    cx, cy = lone.middle(0, 0)
    pts = [(x + w // 2 - cx, y + h // 2 - cy) for x, y in lone.corners(0, 0, share)]
    return Surface((w, h), pygame.SRCALPHA), pts


def area(kit: Kit, dst: Surface, cam: HexCamera, spots: Sequence[Spot], color: Color) -> None:
    """A range: a tint, and a dashed line along its outer sides."""
    for spot in spots:

        def tinted() -> Surface:
            img, pts = _sheet(kit, cam, 0.97)
            kit.poly(img, pts, color, 40)
            return img

        img = kit.memo(("chart.area", color, cam.wide, cam.down), tinted)
        x, y = cam.middle(*spot)
        dst.blit(img, (x - img.get_width() // 2, y - img.get_height() // 2), special_flags=PM)
    _sides(kit, dst, cam, spots, color)


def _sides(kit: Kit, dst: Surface, cam: HexCamera, spots: Iterable[Spot], color: Color) -> None:
    """A dashed line along the outer sides of hexes."""
    for spot, side in _rim(set(spots)):
        img = _edge(kit, cam, color, side)
        x, y = cam.middle(*spot)
        dst.blit(img, (x - img.get_width() // 2, y - img.get_height() // 2), special_flags=PM)


def _rim(spots: set[Spot]) -> list[tuple[Spot, int]]:
    """The sides of these hexes, clockwise from the right, that have none of them beyond."""
    found = []
    for column, row in sorted(spots):
        q, r = axial(column, row)
        for side, (dq, dr) in enumerate(STEPS):
            if offset((q + dq, r + dr)) not in spots:
                found.append(((column, row), side))
    return found


def _edge(kit: Kit, cam: HexCamera, color: Color, side: int) -> Surface:
    def make() -> Surface:
        img, pts = _sheet(kit, cam, 1.0)
        a, b = pts[(side + 1) % 6], pts[(side + 2) % 6]
        for start, end in ((0.06, 0.44), (0.56, 0.94)):
            p, q = ((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (start, end))
            kit.line(img, [p, q], DEEP, 3.0, 150)
            kit.line(img, [p, q], color, 1.6)
        return img

    return kit.memo(("chart.edge", color, side, cam.wide, cam.down), make)


def hunts(kit: Kit, dst: Surface, wide: int, found: Iterable[Hunt]) -> None:
    """Who hunts whom: a red line of dashes with an arrow's head at the prey; hexes are `wide` px across."""
    for hunt in found:
        a, b = hunt.start, hunt.end
        long = math.hypot(b[0] - a[0], b[1] - a[1])
        if long < wide * 0.5:
            continue
        c, s = (b[0] - a[0]) / long, (b[1] - a[1]) / long
        trim = wide * 0.42
        p = a[0] + c * trim, a[1] + s * trim
        q = b[0] - c * trim, b[1] - s * trim
        dashes(kit, dst, p, q, DEEP, 4.4, 5, 4)
        dashes(kit, dst, p, q, C["bad"], 2.2, 5, 4)
        head = kit.u(7)
        tip = [(b[0] - c * trim * 0.8, b[1] - s * trim * 0.8)]
        back, half = (q[0] - c * head * 0.4, q[1] - s * head * 0.4), head * 0.62
        tip += [(back[0] + s * half, back[1] - c * half), (back[0] - s * half, back[1] + c * half)]
        kit.poly(dst, tip, C["bad"])


def hovered(kit: Kit, dst: Surface, cam: HexCamera, spot: Spot, legal: bool) -> None:
    """The line of the hovered hex: cream; thin and grey when nothing can be done there."""
    img = kit.memo(("chart.hover", legal, cam.wide, cam.down), lambda: _hover(kit, cam, legal))
    x, y = cam.middle(*spot)
    dst.blit(img, (x - img.get_width() // 2, y - img.get_height() // 2), special_flags=PM)


def _hover(kit: Kit, cam: HexCamera, legal: bool) -> Surface:
    img, pts = _sheet(kit, cam, 0.96)
    kit.line(img, pts, DEEP, 4.4 if legal else 2.8, 210, closed=True)
    kit.line(img, pts, C["hi"] if legal else C["low"], 2.4 if legal else 1.2, 255 if legal else 210, closed=True)
    return img


def threatened(kit: Kit, dst: Surface, at: Sequence[float], size: float) -> None:
    """The ring around a ship that what is pointed at would threaten."""
    kit.circle(dst, at, size * 0.54, DEEP, 4.6, 210)
    kit.circle(dst, at, size * 0.54, C["bad"], 2.6)


def tag_rect(
    kit: Kit,
    cam: HexCamera,
    spot: Spot,
    words: str,
    note: str,
    number: int,
    lines: Sequence[str] = (),
    below: bool = False,
    over: Sequence[Rect] = (),
) -> Rect:
    """Where the tag of a hovered hex goes: above it, or below where there is no room or it is better."""
    return tag_box(kit, cam.window, cam.middle(*spot), cam.high * 0.62, words, note, number, lines, below, over)
