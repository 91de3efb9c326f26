"""Small things that recur: seat marks, key caps, meters, flat dice, section labels."""

import math
from collections.abc import Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.ui.counters import smooth
from game.app.ui.kit.base import MULT, Base, Part, Point
from game.app.ui.kit.light import Light
from game.app.ui.kit.shapes import Shapes
from game.app.ui.kit.text import Text
from game.app.ui.theme import SEATS, C, Color, Ink, tone

KEY_LOOK: dict[str, tuple[Color, tuple[Color, Color], str]] = {
    "dark": ((10, 13, 22), ((58, 68, 92), (42, 50, 70)), "hi"),
    "brass": ((92, 62, 18), ((255, 234, 184), (236, 196, 116)), "void"),
    "paper": ((150, 128, 88), ((250, 242, 222), (232, 218, 184)), "ink"),
}
DIE_LOOK: dict[str, tuple[Color, Color]] = {
    "plain": ((250, 243, 226), (226, 212, 182)),
    "win": ((224, 247, 236), (168, 222, 204)),
    "lose": ((238, 206, 192), (214, 168, 150)),
    "tie": ((252, 236, 190), (236, 208, 132)),
    "dim": ((196, 184, 158), (176, 162, 134)),
}
PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


def outline(shape: str, c: float, rad: float) -> list[tuple[float, float]]:
    """Corners of a seat's shape around (c, c), its size balanced so that all shapes look equally big."""
    if shape == "star":
        ring = [(rad * (1.22 if i % 2 == 0 else 0.58), -math.pi / 2 + math.pi * i / 5) for i in range(10)]
        return [(c + r * math.cos(a), c + r * math.sin(a)) for r, a in ring]
    if shape == "cross":
        a, b = rad * 0.98, rad * 0.38
        return [
            (c + x, c + y)
            for x, y in (
                (-b, -a),
                (b, -a),
                (b, -b),
                (a, -b),
                (a, b),
                (b, b),
                (b, a),
                (-b, a),
                (-b, b),
                (-a, b),
                (-a, -b),
                (-b, -b),
            )
        ]
    n, turn, f = {
        "square": (4, math.pi / 4, 1.12),
        "triangle": (3, -math.pi / 2, 1.2),
        "hexagon": (6, 0, 1.02),
        "diamond": (4, 0, 1.14),
        "pentagon": (5, -math.pi / 2, 1.06),
        "circle": (48, 0, 0.94),
    }[shape]
    return [
        (c + rad * f * math.cos(turn + 2 * math.pi * i / n), c + rad * f * math.sin(turn + 2 * math.pi * i / n))
        for i in range(n)
    ]


class Marks(Part):
    """Seat marks, key caps, labels, meters and dice faces. `looks`: the colour and shape that each seat took;
    `dolls`: who plays it, "" for who has no face; none at all where nobody has one."""

    def __init__(self, base: Base, words: Text, shapes: Shapes, light: Light) -> None:
        super().__init__(base)
        self.words, self.shapes, self.light = words, shapes, light
        self.looks: Sequence[int] = range(len(SEATS))
        self.dolls: Sequence[str] = ()

    def seat(self, dst: Surface, pos: Point, n: int, radius: float = 9, rim: bool = True) -> None:
        """A seat's mark: colour and shape together, dark rim, pale rim."""
        self.look(dst, pos, self.looks[n] if n < len(self.looks) else n, radius, rim)

    def look(self, dst: Surface, pos: Point, n: int, radius: float = 9, rim: bool = True) -> None:
        """One of the colours with its shape, whichever seat took it."""
        look = SEATS[n]
        r = radius * self.scale
        size = int(r * 2.5) + 6
        c = size / 2

        def draw(g: Surface, k: int) -> None:
            rims = [(r, (20, 14, 10)), (r - self.scale * 1.1, tone(look.color, 0.3, 178))] if rim else []
            for rad, col in [*rims, (r - self.scale * 2.2, look.color)]:
                pygame.draw.polygon(g, (*col, 255), [(x * k, y * k) for x, y in outline(look.shape, c, rad)])

        off = self.u(1) if look.shape == "triangle" else 0
        self.put(
            dst,
            self.shapes.shape((size, size), draw, ("seat", look.word, r, rim)),
            (round(pos[0] - c), round(pos[1] - c) + off),
        )

    def keycap(
        self,
        dst: Surface,
        pos: Point,
        label: str,
        size: float = 12,
        anchor: str = "mc",
        on: str = "dark",
        height: float = 18,
    ) -> Rect:
        """A key of the keyboard; on: dark, brass or paper."""
        h = self.t(height)
        w = max(h, self.words.width(label, "bold", size) + self.u(9))
        x = pos[0] - {"l": 0, "c": w / 2, "r": w}[anchor[1]]
        r = Rect(round(x), round(pos[1] - h / 2), w, h)
        edge, face, col = KEY_LOOK[on]
        self.shapes.box(dst, r, edge, 4)
        self.shapes.box(dst, Rect(r.x, r.y, r.w, r.h - max(1, self.u(1.8))), face, 4)
        self.words.text(dst, (r.centerx, r.centery - self.u(0.9)), label, "bold", size, col, "mc")
        return r

    def label(
        self,
        dst: Surface,
        x: float,
        y: float,
        s: str,
        w: float | None = None,
        color: Ink = "low",
        right: str | None = None,
        rcolor: Ink = "mid",
    ) -> None:
        """Section label on a baseline: small capitals, letter-spaced where that has room, hairline to the edge,
        count at the end."""
        s, most = s.upper(), w
        if w and right:
            most = w - self.words.width(right, "sans", 12) - self.u(6)
        track = 0.8 if most is None or self.words.width(s, "bold", 12, 0.8) <= most else 0
        r = self.words.text(dst, (x, y), s, "bold", 12, color, "bl", track=track, fit=most)
        if not w:
            return
        x1 = x + w
        if right:
            x1 = self.words.text(dst, (x1, y), right, "sans", 12, rcolor, "br").x - self.u(6)
        if x1 > r.right + self.u(8):
            line = Rect(r.right + self.u(8), round(y) - self.u(4), round(x1) - r.right - self.u(8), max(1, self.u(0.8)))
            self.light.veil(dst, line, C["ink_line"] if color == "ink_mid" else C["subtle"], 210)

    def rule(self, dst: Surface, x: float, y: float, w: float, color: Ink = "ink_line", alpha: int = 140) -> None:
        """A hairline."""
        col = C[color] if isinstance(color, str) else color
        self.light.veil(dst, Rect(round(x), round(y), max(1, round(w)), max(1, self.u(0.8))), col, alpha)

    def meter(self, dst: Surface, rect: Any, parts: Sequence[tuple[float, Color, str | None]], r: float = 3) -> None:
        """Stacked bar: (fraction, colour, pattern) each; pattern None, 'hatch' or 'dots', so that grey tells too."""
        rect = Rect(rect)
        key = "meter", rect.size, r, tuple((round(f, 4), tuple(c), p) for f, c, p in parts)
        self.shapes.box(dst, rect.inflate(2, 2), (40, 30, 18), r + 0.6)
        self.put(dst, self.memo(key, lambda: self._meter(rect.size, parts, r)), rect.topleft)

    def _meter(self, size: tuple[int, int], parts: Sequence[tuple[float, Color, str | None]], r: float) -> Surface:
        img = Surface(size)
        w, h = size
        x = 0.0
        seams = []
        for f, col, pattern in parts:
            part = Rect(round(x), 0, round(x + w * f) - round(x), h)
            img.fill(col, part)
            img.set_clip(part)
            dark = tone(col, 0.72)
            if pattern == "hatch":
                for i in range(-h, part.w + h, max(2, self.u(5))):
                    pygame.draw.line(img, dark, (part.x + i, h), (part.x + i + h, 0), max(1, self.u(1.4)))
            elif pattern == "dots":
                for i in range(part.x + self.u(3), part.right, max(2, self.u(6))):
                    pygame.draw.circle(img, dark, (i, h // 2), max(1, self.u(1.3)))
            img.set_clip(None)
            x += w * f
            seams.append(round(x))
        gloss = Surface((1, 3))
        for i, v in enumerate((255, 236, 205)):
            gloss.set_at((0, i), (v, v, v))
        img.blit(smooth(gloss, size), (0, 0), special_flags=MULT)
        for s in seams[:-1]:
            pygame.draw.line(img, (40, 30, 18), (s, 0), (s, h), max(1, self.u(1)))
        return self.shapes.cut(img, self.u(r))

    def die(self, dst: Surface, rect: Any, n: int, state: str = "plain") -> None:
        """A flat die face for odds rows.  state: plain, win, lose, tie, dim; more than six pips are a number."""
        rect = Rect(rect)
        self.shapes.box(dst, rect.move(0, self.u(1.4)), (60, 42, 22), 4, 150)
        self.shapes.box(dst, rect, DIE_LOOK[state], 4)
        line = {"win": C["ink_green"], "lose": C["ink_red"], "tie": (150, 108, 20)}.get(state, C["ink_line"])
        self.shapes.ring(dst, rect, line, 1.2 if state != "plain" else 0.8, 4)
        if n not in PIPS:
            self.words.text(dst, rect.center, str(n), "black", 16, "ink", "mc")
            return
        q = rect.w / 4
        for i, j in PIPS[n]:
            self.shapes.disc(
                dst, (rect.centerx + (i - 1) * q, rect.centery + (j - 1) * q), rect.w / self.scale * 0.085, C["ink"]
            )

    def notch(self, dst: Surface, rect: Any, size: float = 10, color: Ink = "brass") -> None:
        """The corner that marks the selected thing, so that colour does not speak alone."""
        rect, n = Rect(rect), self.u(size)
        col = C[color] if isinstance(color, str) else color
        self.shapes.poly(dst, [(rect.right - n, rect.y), (rect.right, rect.y), (rect.right, rect.y + n)], col)

    def focus(self, dst: Surface, rect: Any, r: float = 8) -> None:
        """Keyboard focus: 2 u of brass with 2 u of air."""
        big = Rect(rect).inflate(self.u(8), self.u(8))
        self.shapes.ring(dst, big, (14, 9, 5), 3.2, r + 4, 210)
        self.shapes.ring(
            dst, big.inflate(-2 * max(1, self.u(0.6)), -2 * max(1, self.u(0.6))), (255, 226, 150), 2, r + 3.4
        )

    def dots_ring(self, dst: Surface, rect: Any, color: Ink = "good") -> None:
        """Dotted outline: legal."""
        r = Rect(rect).inflate(self.u(6), self.u(6))
        q = self.u(8)
        pts = [
            (r.x + q, r.y),
            (r.right - q, r.y),
            (r.right, r.y + q),
            (r.right, r.bottom - q),
            (r.right - q, r.bottom),
            (r.x + q, r.bottom),
            (r.x, r.bottom - q),
            (r.x, r.y + q),
        ]
        self.shapes.dashes(dst, pts, C[color] if isinstance(color, str) else color, 2, 0.1, 5, closed=True)
