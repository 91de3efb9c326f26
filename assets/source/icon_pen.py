"""The words that icons are drawn with, on a grid of 24 by 24 with y downwards.

A shape is (kind, points, width) with kind line (round pen of that width), loop (the same, closed) or fill (polygon,
corners rounded by `width`); (disc, (x, y), radius). "-" before the kind cuts the shape out of what was drawn before.
"""

from __future__ import annotations

import math
from typing import Any

Shape = tuple[str, Any, float]
PEN = 2.5


def line(*points: tuple[float, float], w: float = PEN) -> Shape:
    return "line", points, w


def loop(*points: tuple[float, float], w: float = PEN) -> Shape:
    return "loop", points, w


def fill(*points: tuple[float, float], r: float = 0.6) -> Shape:
    return "fill", points, r


def disc(x: float, y: float, r: float) -> Shape:
    return "disc", (x, y), r


def cut(shape: Shape) -> Shape:
    return "-" + shape[0], shape[1], shape[2]


def arc(x: float, y: float, r: float, start: float, end: float) -> list[tuple[float, float]]:
    """Points of an arc; angles in degrees, clockwise from the right."""
    steps = max(8, int(abs(end - start) / 8))
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in turns]


def ring(x: float, y: float, r: float, w: float = PEN) -> Shape:
    return loop(*arc(x, y, r, 0, 352), w=w)


def rect(x0: float, y0: float, x1: float, y1: float, r: float = 1.0) -> Shape:
    """A filled rectangle whose outer corners are rounded by r."""
    return fill((x0 + r, y0 + r), (x1 - r, y0 + r), (x1 - r, y1 - r), (x0 + r, y1 - r), r=r)


def mirror(shapes: list[Shape]) -> list[Shape]:
    """The same, left and right exchanged."""
    out: list[Shape] = []
    for kind, points, w in shapes:
        if kind.endswith("disc"):
            out.append((kind, (24 - points[0], points[1]), w))
        else:
            out.append((kind, tuple((24 - x, y) for x, y in points), w))
    return out


def star(n: int, outer: float, inner: float, x: float = 12, y: float = 12.6) -> list[tuple[float, float]]:
    turns = [(math.pi * i / n - math.pi / 2, outer if i % 2 == 0 else inner) for i in range(2 * n)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a, r in turns]


def teeth(n: int, outer: float, inner: float) -> list[tuple[float, float]]:
    out = []
    for i in range(n):
        for turn, r in ((-15, inner), (-10, outer), (10, outer), (15, inner)):
            a = math.radians(360 * i / n + turn)
            out.append((12 + r * math.cos(a), 12 + r * math.sin(a)))
    return out


def heart_curve() -> list[tuple[float, float]]:
    out = []
    for i in range(48):
        t = 2 * math.pi * i / 48
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        out.append((12 + 16 * math.sin(t) ** 3 * 0.56, 11.4 - y * 0.56))
    return out


def lens(half: float, height: float) -> list[tuple[float, float]]:
    """An eye's outline: two shallow arcs."""
    top = [(12 - half + 2 * half * i / 16, 12 - height * math.sin(math.pi * i / 16)) for i in range(17)]
    low = [(12 + half - 2 * half * i / 16, 12 + height * math.sin(math.pi * i / 16)) for i in range(1, 16)]
    return top + low


def bullet(x: float) -> list[Shape]:
    tip = [(x - 1.5, 8.6), (x - 1.25, 6.2), (x, 3.9), (x + 1.25, 6.2), (x + 1.5, 8.6)]
    return [rect(x - 2.1, 9.9, x + 2.1, 17.6, 0.4), fill(*tip, r=0.5), rect(x - 2.4, 18.9, x + 2.4, 21.3, 0.5)]


def bullet_tip(x: float) -> list[Shape]:
    """The upper end of a round that stands in something."""
    return [
        rect(x - 1.9, 6.6, x + 1.9, 13.0, 0.3),
        fill((x - 1.5, 5.6), (x - 1.2, 3.6), (x, 1.9), (x + 1.2, 3.6), (x + 1.5, 5.6), r=0.4),
    ]


def person(x: float, y: float, k: float) -> list[Shape]:
    """Head and shoulders; k = size."""
    body = [*arc(x, y + 9.4 * k, 5.2 * k, 180, 360), (x + 5.2 * k, y + 10.2 * k), (x - 5.2 * k, y + 10.2 * k)]
    return [disc(x, y, 3.3 * k), fill(*body, r=0.6)]
