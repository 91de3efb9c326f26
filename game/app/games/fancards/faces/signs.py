"""The signs of the card game: sides, trades, flames of infamy, drops, pips, sockets, and the dials of Reputation.

Colour never speaks alone: the Alliance is a blue hexagon with a star, the underworld an ochre diamond with a skull.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.base import Point
from game.app.ui.theme import C, Color, tone
from game.rules.fancards.reputation import HINGE

SIDES: dict[str, tuple[str, Color, int]] = {
    "alliance": ("star", (44, 96, 176), 6),
    "criminal": ("skull", (176, 84, 22), 4),
    "either": ("swap", (92, 84, 70), 0),
    "open": ("swap", (92, 84, 70), 0),
}
"""Icon, colour and number of corners of each side; a disc has none."""
TRADES = {"pilot": "rocket", "mechanic": "wrench", "medic": "medkit", "gun": "gun", "talk": "shake", "sneak": "eye"}
KINDS: dict[str, Color] = {"core": (82, 140, 226), "rim": (214, 138, 44), "unmarked": (150, 150, 150)}
"""The line around locations of each kind."""
PALE: Color = (255, 244, 222)
FIRE: tuple[Color, ...] = ((206, 58, 16), (246, 134, 30), (255, 226, 132))
SPENT: tuple[Color, ...] = ((52, 48, 52), (40, 37, 41), (30, 28, 32))
MOST = 18
"""Where a dial ends; who is better known has the needle at its stop."""


def badge(kit: Kit, dst: Surface, at: Point, side: str, size: float, number: int | str = "") -> None:
    """A side's badge, so many units wide, with its sign or a number in it."""
    icon, color, corners = SIDES[side]
    r = size / 2
    if corners:
        k = kit.scale * r * (1.16 if corners == 4 else 1.04)
        pts = [
            (at[0] + cos(2 * pi * i / corners - pi / 2) * k, at[1] + sin(2 * pi * i / corners - pi / 2) * k)
            for i in range(corners)
        ]
        kit.poly(dst, pts, color)
        kit.line(dst, pts, (250, 226, 180), 0.8, 170, closed=True)
    else:
        kit.disc(dst, at, r, color, 255, (250, 226, 180), 0.7)
    if number != "":
        kit.text(dst, at, str(number), "black", max(12 / kit.grow, size * 0.74 / kit.grow), PALE, "mc")
    else:
        kit.icon(dst, at, icon, size * 0.58, PALE)


def trade(kit: Kit, dst: Surface, at: Point, name: str, size: float, color: Color | str = "ink") -> None:
    """The sign of a trade in a round frame."""
    kit.disc(dst, at, size / 2, (248, 236, 206), 255, C["ink_line"], 0.8)
    kit.icon(dst, at, TRADES[name], size * 0.62, color)


def coin(kit: Kit, dst: Surface, at: Point, size: float) -> None:
    """A credit: a struck coin."""
    kit.disc(dst, (at[0] + kit.u(0.5), at[1] + kit.u(0.9)), size / 2, (0, 0, 0), 110)
    kit.disc(dst, at, size / 2, (238, 186, 82), 255, (112, 70, 14), 0.9)
    kit.disc(dst, at, size * 0.31, (252, 222, 140), 255, (176, 118, 34), 0.8)


# ------------------------------------------------------------ fire, blood and pips

_FLAME = (
    (0.50, 0.00), (0.58, 0.14), (0.74, 0.28), (0.86, 0.46), (0.92, 0.66), (0.84, 0.86), (0.68, 0.97), (0.50, 1.00),
    (0.32, 0.97), (0.16, 0.86), (0.08, 0.66), (0.13, 0.48), (0.24, 0.36), (0.30, 0.48), (0.38, 0.40), (0.41, 0.20),
)  # fmt: skip
_DROP = (
    (0.50, 0.00), (0.62, 0.22), (0.76, 0.44), (0.84, 0.64), (0.80, 0.82), (0.68, 0.95), (0.50, 1.00), (0.32, 0.95),
    (0.20, 0.82), (0.16, 0.64), (0.24, 0.44), (0.38, 0.22),
)  # fmt: skip


def flame(kit: Kit, dst: Surface, at: Point, high: float, lit: bool = True) -> None:
    """A point of infamy, so many units high: burning, or dark where it is spent."""
    w, h = kit.u(high * 0.74), kit.u(high)
    colors = FIRE if lit else SPENT

    def draw(s: Surface, k: int) -> None:
        for color, share in zip(colors, (1.0, 0.72, 0.40)):
            left, top = w * k * (1 - share) / 2, h * k * (1 - share) * 0.94
            pts = [(left + x * w * k * share, top + y * h * k * share) for x, y in _FLAME]
            pygame.draw.polygon(s, (*color, 255), pts)

    if lit:
        kit.glow(dst, at, high * 0.8, (96, 40, 8), 0.8)
    img = kit.shape((w, h), draw, ("flame", w, h, lit))
    kit.put(dst, img, (round(at[0] - w / 2), round(at[1] - h / 2)))


def drop(kit: Kit, dst: Surface, at: Point, high: float, full: bool = True) -> None:
    """A wound, so many units high; empty: health that is left."""
    w, h = kit.u(high * 0.72), kit.u(high)

    def draw(s: Surface, k: int) -> None:
        pts = [(x * (w - 1) * k + k / 2, y * (h - 1) * k + k / 2) for x, y in _DROP]
        pygame.draw.polygon(s, (*((156, 22, 22) if full else (120, 98, 74)), 255), pts)
        inner = [(w * k / 2 + (x - w * k / 2) * 0.68, h * k * 0.56 + (y - h * k * 0.56) * 0.68) for x, y in pts]
        pygame.draw.polygon(s, (*((214, 44, 36) if full else (242, 230, 204)), 255), inner)

    kit.put(dst, kit.shape((w, h), draw, ("drop", w, h, full)), (round(at[0] - w / 2), round(at[1] - h / 2)))


def pips(kit: Kit, dst: Surface, at: Point, left: int, of: int, icon: str, size: float) -> Rect:
    """Points in a row from the middle of their left edge: brass with its sign for those left, dark for those spent."""
    step = kit.u(size + 3)
    for i in range(max(left, of)):
        spot = at[0] + step * i + kit.u(size / 2), at[1]
        if i < left:
            kit.disc(dst, (spot[0] + kit.u(0.6), spot[1] + kit.u(1.2)), size / 2, (0, 0, 0), 120)
            kit.disc(dst, spot, size / 2, (226, 180, 92), 255, (96, 66, 20), 1)
            kit.icon(dst, spot, icon, size * 0.6, (58, 38, 10))
        else:
            kit.disc(dst, spot, size / 2, (14, 17, 26), 255, C["subtle"], 1)
            kit.icon(dst, spot, icon, size * 0.6, "off")
    wide = step * max(left, of)
    return Rect(round(at[0]), round(at[1] - kit.u(size / 2)), wide, kit.u(size))


def socket(kit: Kit, dst: Surface, at: Point, size: float, won: bool) -> None:
    """A place for an Epic: a large star where one was completed."""
    r = size / 2
    if not won:
        kit.disc(dst, at, r, (12, 15, 25), 255, C["brass_lo"], 1.2)
        kit.icon(dst, at, "star", size * 0.5, "subtle")
        return
    kit.glow(dst, at, size * 0.9, (110, 78, 24), 0.8)
    kit.disc(dst, (at[0] + kit.u(0.8), at[1] + kit.u(1.6)), r, (0, 0, 0), 140)
    kit.disc(dst, at, r, (232, 188, 98), 255, (96, 66, 20), 1.2)
    kit.icon(dst, at, "star", size * 0.66, (96, 50, 8), press=(255, 244, 208))


# ------------------------------------------------------------ dials


class Dial(NamedTuple):
    """A Reputation: which side, its points, and whether it is the higher one, which burns."""

    side: str
    points: int
    burns: bool


def _share(points: float) -> float:
    """How far around its arc a needle stands, 0 to 1; the notch stands at the top."""
    if points <= HINGE:
        return 0.5 * points / HINGE
    return 0.5 + 0.5 * min(1.0, (points - HINGE) / (MOST - HINGE))


def _turn(side: str, share: float) -> float:
    """The angle of a share of the arc; the two sides turn against each other."""
    sweep = 1.5 * pi
    start = pi / 2 + (2 * pi - sweep) / 2
    angle = start + sweep * share
    return angle if side == "alliance" else pi - angle


def _arc(kit: Kit, at: Point, r: float, side: str, low: float, high: float) -> list[tuple[float, float]]:
    steps = max(2, round(24 * (high - low)) + 1)
    turns = [_turn(side, low + (high - low) * i / (steps - 1)) for i in range(steps)]
    return [(at[0] + cos(a) * kit.scale * r, at[1] + sin(a) * kit.scale * r) for a in turns]


def dial(kit: Kit, dst: Surface, at: Point, r: float, shown: Dial) -> None:
    """A dial of that radius in units: the arc as far as the points, the notch at 7, the number in its middle."""
    icon, color, _ = SIDES[shown.side]
    lit = tone(color, 1.5)
    thick = max(2.4, r * 0.17)
    ring = r - thick / 2 - 1.2
    if shown.burns and shown.points:
        kit.glow(dst, at, r * 1.5, (92, 42, 10), 0.9)
    kit.disc(dst, (at[0] + kit.u(0.8), at[1] + kit.u(1.8)), r, (0, 0, 0), 150)
    kit.disc(dst, at, r, (196, 148, 70), 255, (84, 56, 18), 1)
    kit.disc(dst, at, r - 1.2, (16, 19, 29))
    kit.line(dst, _arc(kit, at, ring, shown.side, 0, 1), tone(color, 0.42, 8), thick)
    share = _share(shown.points)
    if shown.points:
        kit.line(dst, _arc(kit, at, ring, shown.side, 0, share), lit, thick)
    for n in (3.5, 10.7, 14.4):
        _tick(kit, dst, at, r, shown.side, _share(n), 0.12, (120, 130, 158), 0.8)
    _tick(kit, dst, at, r, shown.side, 0.5, 0.3, C["brass_hi"], 1.8)
    a = _turn(shown.side, share)
    tip = (at[0] + cos(a) * kit.scale * (r - 1.6), at[1] + sin(a) * kit.scale * (r - 1.6))
    root = (at[0] + cos(a) * kit.scale * r * 0.52, at[1] + sin(a) * kit.scale * r * 0.52)
    kit.line(dst, [root, tip], (255, 246, 226), max(1.6, r * 0.09))
    if r >= 15:
        low = at[0], at[1] + kit.u(r * 0.74)
        badge(kit, dst, low, shown.side, r * 0.62)
    else:
        kit.icon(dst, (at[0], at[1] + kit.u(r * 0.78)), icon, r * 0.5, tone(color, 1.8))
    size = max(12 / kit.grow, r * 0.84 / kit.grow)
    kit.text(dst, at, str(shown.points), "black", size, "hi", "mc")


def _tick(
    kit: Kit, dst: Surface, at: Point, r: float, side: str, share: float, long: float, color: Color, wide: float
) -> None:
    a = _turn(side, share)
    ends = [(at[0] + cos(a) * kit.scale * q, at[1] + sin(a) * kit.scale * q) for q in (r - 1.4, r - 1.4 - r * long)]
    kit.line(dst, ends, color, wide)


def flames(kit: Kit, dst: Surface, r: Rect, left: int, of: int) -> None:
    """A pool of infamy from the left edge of a strip: a flame a point, or, where they have no room, one and the
    number."""
    high = r.h / kit.scale
    count = max(left, of)
    fitting = r.w / max(1, count)
    if count and fitting < kit.u(high * 0.58):
        flame(kit, dst, (r.x + kit.u(high * 0.4), r.centery), high, left > 0)
        at = r.x + kit.u(high * 0.9), r.centery
        kit.text(dst, at, f"{left} / {of}" if left != of else str(left), "black", 14, "warn" if left else "low", "ml")
        return
    step = min(high * 0.80 * kit.scale, fitting)
    for i in range(count):
        flame(kit, dst, (r.x + step * (i + 0.5), r.centery), high, i < left)
