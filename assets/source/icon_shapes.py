"""Our icons as data, on a grid of 24 by 24 with y downwards; icons.py turns them into pictures.

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


_UNDO = [line(*arc(12.6, 13.2, 6.6, 215, 490)), fill((3.0, 9.4), (9.9, 4.9), (9.9, 11.9), r=0.6)]
_LENS = [ring(10.2, 10.2, 6.4, 2.6), line((15.2, 15.2), (20.6, 20.6), w=3.2)]
_PALETTE = [*arc(12, 12, 9.2, 100, 360), (21, 13.2), (19.4, 15), (15.4, 15), (14, 16.6), (14.6, 19), (12.8, 21)]

ICONS: dict[str, list[Shape]] = {
    "rocket": [
        fill((12, 1.6), (16, 6.4), (16, 15), (8, 15), (8, 6.4), r=1.2),
        fill((7.2, 10.5), (7.2, 16.6), (3, 17.6), (3.6, 14), r=0.6),
        fill((16.8, 10.5), (16.8, 16.6), (21, 17.6), (20.4, 14), r=0.6),
        cut(disc(12, 8, 2.1)),
        fill((9.8, 17.4), (14.2, 17.4), (12, 22.6), r=0.5),
    ],
    "cart": [
        line((1.8, 3.8), (4.8, 3.8), (7.6, 15.2), (19.6, 15.2)),
        fill((6.6, 6.8), (21.6, 6.8), (19.8, 12.6), (8, 12.6), r=0.7),
        disc(9.6, 19.8, 2),
        disc(17.8, 19.8, 2),
    ],
    "hammer": [line((4.4, 20.2), (13.2, 10.6), w=3.4), line((10.4, 4.8), (18.6, 12.4), w=5.4)],
    "run": [
        disc(15.6, 4.0, 2.4),
        line((13.4, 8.8), (10.8, 14.0), w=3.4),
        line((13.6, 8.8), (16.4, 11.6), (20.2, 11.0)),
        line((13.0, 8.6), (8.8, 7.8), (6.2, 11.2)),
        line((11.0, 14.2), (15.2, 16.6), (14.4, 21.6)),
        line((10.6, 14.4), (8.8, 18.4), (3.8, 18.4)),
    ],
    "search": _LENS,
    "star": [fill(*star(5, 9.6, 4.3), r=0.9)],
    "eye": [loop(*lens(9.8, 6.4), w=2.3), disc(12, 12, 3.4)],
    "users": [
        *person(5.2, 8.4, 0.72),
        *person(18.8, 8.4, 0.72),
        cut(disc(12, 7.4, 5.0)),
        cut(fill(*arc(12, 18, 7.2, 180, 360), (19.2, 24), (4.8, 24), r=0.2)),
        *person(12, 7.4, 1.06),
    ],
    "bot": [
        disc(12, 3.4, 2.0),
        line((12, 4.0), (12, 8.0), w=1.8),
        rect(4.4, 7.2, 19.6, 20.6, r=2.6),
        rect(1.2, 11.4, 3.2, 16.8, r=0.7),
        rect(20.8, 11.4, 22.8, 16.8, r=0.7),
        cut(disc(8.8, 12.4, 2.0)),
        cut(disc(15.2, 12.4, 2.0)),
        cut(line((9.0, 17.2), (15.0, 17.2), w=1.7)),
    ],
    "note": [
        disc(7.2, 18.2, 3.5),
        disc(17.2, 16.2, 3.5),
        line((9.6, 18.0), (9.6, 6.0), w=2.2),
        line((19.6, 16.0), (19.6, 4.0), w=2.2),
        fill((8.8, 5.4), (20.4, 3.0), (20.4, 7.4), (8.8, 9.8), r=0.3),
    ],
    "palette": [
        fill(*_PALETTE, r=0.6),
        cut(disc(8.0, 9.0, 1.7)),
        cut(disc(13.2, 6.9, 1.7)),
        cut(disc(17.6, 10.2, 1.7)),
        cut(disc(7.4, 14.4, 1.7)),
    ],
    "lock": [
        line(*arc(12, 10, 5, 180, 360), w=2.6),
        line((7, 10), (7, 13), w=2.6),
        line((17, 10), (17, 13), w=2.6),
        rect(4.5, 11.5, 19.5, 21.5, 1.4),
        cut(disc(12, 15.4, 1.6)),
        cut(line((12, 15.4), (12, 18.6), w=1.8)),
    ],
    "arrow": [line((3.4, 12), (19.8, 12)), line((13.4, 5.2), (20.4, 12), (13.4, 18.8))],
    "leave": [
        line((10.2, 4), (4.2, 4), (4.2, 20), (10.2, 20)),
        line((10, 12), (19.8, 12)),
        line((15.2, 6.8), (20.4, 12), (15.2, 17.2)),
    ],
    "fight": [
        line((4.0, 4.0), (15.6, 15.6), w=2.8),
        line((12.8, 18.6), (18.6, 12.8)),
        line((16.8, 16.8), (20.4, 20.4), w=3.0),
        cut(line((20.0, 4.0), (8.4, 15.6), w=5.2)),
        line((20.0, 4.0), (8.4, 15.6), w=2.8),
        line((11.2, 18.6), (5.4, 12.8)),
        line((7.2, 16.8), (3.6, 20.4), w=3.0),
    ],
    "frown": [
        disc(12, 12, 9.8),
        cut(disc(8.3, 10.0, 1.75)),
        cut(disc(15.7, 10.0, 1.75)),
        cut(line(*arc(12, 19.2, 5.2, 215, 325), w=2.2)),
    ],
    "skull": [
        disc(12, 10.2, 8.2),
        rect(7.6, 13.0, 16.4, 21.4, 1.4),
        cut(disc(8.7, 10.8, 2.35)),
        cut(disc(15.3, 10.8, 2.35)),
        cut(fill((12, 13.4), (10.9, 15.6), (13.1, 15.6), r=0.3)),
        cut(line((10.5, 18.8), (10.5, 22), w=1.3)),
        cut(line((13.5, 18.8), (13.5, 22), w=1.3)),
    ],
    "bolt": [fill((13.8, 2.4), (5.0, 13.6), (11.0, 13.6), (9.6, 21.6), (19.0, 9.8), (12.8, 9.8), r=0.6)],
    "bell": [
        fill(
            (12, 4.2),
            (15.6, 5.6),
            (17.2, 8.8),
            (17.6, 13.0),
            (20.0, 16.8),
            (4.0, 16.8),
            (6.4, 13.0),
            (6.8, 8.8),
            (8.4, 5.6),
            r=0.9,
        ),
        line((12, 2.8), (12, 4.6), w=2.4),
        disc(12, 20.2, 2.2),
    ],
    "hourglass": [
        line((5.6, 3.2), (18.4, 3.2), w=2.8),
        line((5.6, 20.8), (18.4, 20.8), w=2.8),
        loop(
            (7.4, 4),
            (16.6, 4),
            (16.6, 7.0),
            (12.9, 12),
            (16.6, 17.0),
            (16.6, 20),
            (7.4, 20),
            (7.4, 17.0),
            (11.1, 12),
            (7.4, 7.0),
            w=2.0,
        ),
        fill((9.6, 19), (14.4, 19), (12, 15.6), r=0.5),
        fill((9.9, 7.6), (14.1, 7.6), (12, 10.4), r=0.4),
    ],
    "x": [line((5.4, 5.4), (18.6, 18.6), w=3.2), line((18.6, 5.4), (5.4, 18.6), w=3.2)],
    "check": [line((4.2, 12.8), (9.6, 18.2), (20.0, 6.4), w=3.2)],
    "home": [
        fill((5.8, 11.0), (12, 5.0), (18.2, 11.0), (18.2, 20.2), (5.8, 20.2), r=0.6),
        line((2.8, 11.6), (12, 3.6), (21.2, 11.6), w=2.7),
        cut(rect(9.8, 14.2, 14.2, 22.0, 0.3)),
    ],
    "coins": [
        disc(8.8, 8.6, 6.5),
        cut(ring(8.8, 8.6, 4.0, 1.3)),
        cut(disc(15.4, 15.6, 7.7)),
        disc(15.4, 15.6, 6.3),
        cut(ring(15.4, 15.6, 3.8, 1.3)),
    ],
    "bomb": [
        disc(10.2, 14.2, 7.2),
        line((14.4, 9.8), (15.8, 8.4), w=4.6),
        line((16.2, 7.8), (17.6, 5.6), (19.6, 5.0), w=2.0),
        disc(20.6, 3.8, 1.9),
        cut(line(*arc(10.2, 14.2, 4.2, 185, 255), w=1.7)),
    ],
    "heart": [fill(*heart_curve(), r=0.5)],
    "ammo": [*bullet(5.0), *bullet(12.0), *bullet(19.0)],
    "bed": [
        line((2.8, 5.0), (2.8, 19.6)),
        line((2.8, 16.4), (21.2, 16.4)),
        line((21.2, 13.4), (21.2, 19.6)),
        rect(10.2, 8.4, 22.4, 15.6, 1.8),
        disc(6.8, 11.6, 2.3),
    ],
    "cog": [fill(*teeth(8, 9.6, 7.0), r=0.7), cut(disc(12, 12, 3.4))],
    "gear": [
        rect(5.0, 6.4, 19.0, 21.6, 3.4),
        line(*arc(12, 6.8, 3.4, 180, 360), w=2.2),
        cut(line((5.0, 12.2), (19.0, 12.2), w=1.5)),
        cut(line((8.6, 16.0), (15.4, 16.0), w=1.5)),
        cut(line((12, 12.2), (12, 14.0), w=1.9)),
        line((2.9, 12.4), (2.9, 17.6), w=2.4),
        line((21.1, 12.4), (21.1, 17.6), w=2.4),
    ],
    "gun": [
        rect(2.4, 5.6, 21.8, 11.0, 0.9),
        fill((4.4, 10.0), (10.4, 10.0), (8.0, 19.4), (2.8, 19.4), r=0.9),
        line((9.6, 14.8), (13.6, 14.8), (14.2, 10.8), w=1.9),
        cut(line((12.4, 8.0), (19.4, 8.0), w=1.2)),
        fill((18.8, 6), (18.8, 4.0), (20.8, 4.0), (20.8, 6), r=0.3),
    ],
    "blade": [
        fill((21.4, 2.6), (20.6, 7.8), (10.6, 17.0), (7.2, 13.6), (16.0, 3.8), r=0.5),
        cut(line((18.6, 5.6), (10.2, 13.8), w=1.1)),
        line((5.2, 12.6), (11.4, 18.8), w=2.6),
        line((7.2, 16.8), (3.4, 20.6), w=3.6),
    ],
    "grenade": [
        fill(*arc(12, 15.2, 6.2, 0, 352), r=0.4),
        rect(9.4, 4.4, 14.2, 8.4, 0.6),
        line((13.6, 4.6), (17.4, 5.6), (20.0, 12.2), w=2.0),
        ring(6.0, 5.6, 2.5, 1.6),
        cut(line((5.6, 15.2), (18.4, 15.2), w=1.3)),
        cut(line((12, 9.4), (12, 21.4), w=1.3)),
    ],
    "shells": [
        *[s for x in (6.8, 12.0, 17.2) for s in bullet_tip(x)],
        rect(2.6, 11.4, 21.4, 21.2, 1.2),
        cut(line((5.4, 16.3), (18.6, 16.3), w=1.7)),
    ],
    "medkit": [
        rect(2.2, 7.2, 21.8, 20.8, 2.2),
        line((8.4, 7.2), (8.4, 4.2), (15.6, 4.2), (15.6, 7.2), w=2.3),
        cut(line((12, 10.8), (12, 17.2), w=2.7)),
        cut(line((8.8, 14), (15.2, 14), w=2.7)),
    ],
    "plus": [line((12, 4.4), (12, 19.6), w=3.2), line((4.4, 12), (19.6, 12), w=3.2)],
    "minus": [line((4.4, 12), (19.6, 12), w=3.2)],
    "help": [line(*arc(12, 8.2, 4.6, 180, 400), (12, 13.0), (12, 15.0), w=3.0), disc(12, 20.0, 1.9)],
    "menu": [line((4, y), (20, y), w=2.8) for y in (5.6, 12.0, 18.4)],
    "undo": _UNDO,
    "redo": mirror(_UNDO),
    "play": [fill((6.4, 4.4), (19.6, 12), (6.4, 19.6), r=1.4)],
    "book": [
        fill((11.1, 7.2), (8.2, 5.2), (3.0, 5.2), (3.0, 18.4), (8.2, 18.4), (11.1, 20.2), r=0.9),
        fill((12.9, 7.2), (15.8, 5.2), (21.0, 5.2), (21.0, 18.4), (15.8, 18.4), (12.9, 20.2), r=0.9),
        *[
            cut(line((x, y), (x + 3.2, y + 0.3), w=1.1))
            for x, y in ((5.0, 9.4), (5.0, 13.2), (15.8, 9.4), (15.8, 13.2))
        ],
    ],
    "quit": [line(*arc(12, 13, 7.6, -48, 228), w=2.8), line((12, 3.2), (12, 11.6), w=2.8)],
    "dice": [
        rect(3.2, 3.2, 20.8, 20.8, 3.4),
        *[cut(disc(x, y, 1.9)) for x, y in ((8.0, 8.0), (16.0, 8.0), (12, 12), (8.0, 16.0), (16.0, 16.0))],
    ],
    "target": [
        ring(12, 12, 7.0, 2.3),
        disc(12, 12, 2.7),
        *[
            line(a, b, w=2.3)
            for a, b in (((12, 2), (12, 6)), ((12, 18), (12, 22)), ((2, 12), (6, 12)), ((18, 12), (22, 12)))
        ],
    ],
    "log": [s for y in (5.6, 12.0, 18.4) for s in (disc(4.4, y, 1.8), line((9.4, y), (20.4, y), w=2.6))],
    "info": [
        disc(12, 4.8, 2.1),
        line((9.4, 10.4), (12.4, 10.4), (12.4, 19.4), w=3.0),
        line((8.8, 20.0), (16.0, 20.0), w=2.8),
    ],
    "hand": [
        *[line((x, top), (x, 13), w=2.7) for x, top in ((8.0, 6.0), (11.2, 3.6), (14.4, 4.2), (17.6, 7.0))],
        fill((7.4, 11.6), (18.2, 11.6), (18.2, 16.0), (15.8, 20.6), (10.4, 20.6), (7.4, 17.4), r=0.8),
        line((7.6, 16.8), (3.6, 12.2), w=2.7),
    ],
    "swap": [
        line((4, 8), (17.6, 8)),
        fill((15.6, 3.6), (21.2, 8.0), (15.6, 12.4), r=0.5),
        line((20, 16), (6.4, 16)),
        fill((8.4, 11.6), (2.8, 16.0), (8.4, 20.4), r=0.5),
    ],
    "trash": [
        line((4.0, 6.0), (20.0, 6.0), w=2.6),
        line((9.4, 3.2), (14.6, 3.2), w=2.4),
        fill((6.2, 9.4), (17.8, 9.4), (16.8, 20.6), (7.2, 20.6), r=1.0),
        *[cut(line((x, 11.8), (x, 18.4), w=1.4)) for x in (10.0, 14.0)],
    ],
    "clock": [ring(12, 12, 8.6, 2.5), line((12, 6.8), (12, 12.2), (15.8, 14.4), w=2.3)],
    "save": [
        rect(3.2, 3.2, 20.8, 20.8, r=1.8),
        cut(rect(7.4, 2.6, 16.2, 8.6, r=0.4)),
        rect(12.4, 3.6, 14.4, 7.2, r=0.4),
        cut(rect(6.8, 12.6, 17.2, 18.4, r=0.6)),
    ],
    "pen": [
        fill((15.6, 3.4), (20.6, 8.4), (9.0, 20.0), (3.4, 20.6), (4.0, 15.0), r=0.7),
        cut(line((12.6, 5.4), (18.6, 11.4), w=1.3)),
    ],
    "copy": [
        loop((9.2, 9.2), (20.0, 9.2), (20.0, 20.0), (9.2, 20.0), w=2.4),
        line((4.8, 14.8), (4.0, 14.8), (4.0, 4.0), (14.8, 4.0), (14.8, 4.8), w=2.4),
    ],
    "export": [
        line((4.0, 14.6), (4.0, 20.0), (20.0, 20.0), (20.0, 14.6), w=2.6),
        line((12, 14.8), (12, 7.0), w=2.8),
        fill((12, 2.4), (17.0, 8.2), (7.0, 8.2), r=0.6),
    ],
    "import": [
        line((4.0, 14.6), (4.0, 20.0), (20.0, 20.0), (20.0, 14.6), w=2.6),
        line((12, 3.2), (12, 11.0), w=2.8),
        fill((12, 15.6), (17.0, 9.8), (7.0, 9.8), r=0.6),
    ],
    "folder": [fill((3.0, 5.0), (9.2, 5.0), (11.6, 7.6), (21.0, 7.6), (21.0, 19.2), (3.0, 19.2), r=1.0)],
    "replay": [
        line(*arc(12, 13, 7.8, -30, 240), w=2.5),
        fill((6.6, 2.8), (12.8, 4.4), (8.4, 9.0), r=0.5),
        fill((10.2, 9.4), (16.2, 13), (10.2, 16.6), r=0.8),
    ],
}
