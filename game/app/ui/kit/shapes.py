"""Clean-edged shapes: drawn four times too big and shrunk, cached, kept premultiplied."""

import math
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.ui.counters import smooth
from game.app.ui.kit.base import PM, RGBA_MULT, Part, Point
from game.app.ui.theme import Color

Draw = Callable[[Surface, int], object]


def stick(s: Surface, p: Point, q: Point, half: float, color: Color) -> None:
    """A thick line with round ends."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    n = math.hypot(dx, dy) or 1
    nx, ny = -dy / n * half, dx / n * half
    pygame.draw.polygon(
        s, color, [(p[0] + nx, p[1] + ny), (q[0] + nx, q[1] + ny), (q[0] - nx, q[1] - ny), (p[0] - nx, p[1] - ny)]
    )
    pygame.draw.circle(s, color, p, half)
    pygame.draw.circle(s, color, q, half)


def around(pts: Sequence[Point], pad: int) -> Rect:
    """The pixel box around points."""
    x0, y0 = int(min(p[0] for p in pts)) - pad, int(min(p[1] for p in pts)) - pad
    return Rect(x0, y0, int(max(p[0] for p in pts)) + pad + 1 - x0, int(max(p[1] for p in pts)) + pad + 1 - y0)


class Shapes(Part):
    """Boxes, rings, discs, lines; radii and widths in units, places in px."""

    def shape(self, size: Sequence[int], draw: Draw, key: Hashable | None = None, ss: int = 4) -> Surface:
        """draw(surface, factor) at ss times the size, shrunk with area averaging: clean edges, premultiplied."""
        w, h = max(1, size[0]), max(1, size[1])

        def make() -> Surface:
            big = Surface((w * ss, h * ss), pygame.SRCALPHA)
            draw(big, ss)
            return smooth(big, (w, h))

        return self.memo(("shape", key, w, h, ss), make) if key is not None else make()

    def mask(self, size: Sequence[int], r: int) -> Surface:
        """White rounded rectangle, r in px: the corners alone are drawn big, the rest is filled."""
        w, h = size
        r = max(0, min(r, w // 2, h // 2))

        def make() -> Surface:
            out = Surface((w, h), pygame.SRCALPHA)
            out.fill((255, 255, 255, 255))
            if r:
                disc = self.shape(
                    (2 * r, 2 * r), lambda s, k: pygame.draw.circle(s, (255,) * 4, (r * k, r * k), r * k), ("disc", r)
                )
                for sx, dx in ((0, 0), (r, w - r)):
                    for sy, dy in ((0, 0), (r, h - r)):
                        out.fill((0, 0, 0, 0), (dx, dy, r, r))
                        out.blit(disc, (dx, dy), (sx, sy, r, r), special_flags=PM)
            return out

        return self.passing((w, h), ("mask", w, h, r), make)

    def cut(self, picture: Surface, r: int, alpha: int = 255) -> Surface:
        """A picture trimmed to a rounded rectangle (r in px), premultiplied."""
        out = picture.convert_alpha()
        out.blit(self.mask(out.get_size(), r), (0, 0), special_flags=RGBA_MULT)
        if alpha < 255:
            out.fill((alpha,) * 4, special_flags=RGBA_MULT)
        return out

    def cut_pm(self, picture: Surface, r: int) -> Surface:
        """A premultiplied picture trimmed to a rounded rectangle, in place."""
        picture.blit(self.mask(picture.get_size(), r), (0, 0), special_flags=RGBA_MULT)
        return picture

    def box(self, dst: Surface, rect: Any, color: Any, r: float = 6, alpha: int = 255) -> None:
        """Filled rounded rectangle; color is one colour or several from top to bottom."""
        rect = Rect(rect)
        if rect.w <= 0 or rect.h <= 0:
            return
        rpx = self.u(r)
        many = isinstance(color[0], (tuple, list))

        def make() -> Surface:
            img = Surface(rect.size)
            if many:
                img = pygame.transform.scale(self._column(rect.h, color), rect.size)
            else:
                img.fill(color[:3])
            return self.cut(img, rpx, alpha)

        key = "box", rect.size, tuple(map(tuple, color)) if many else tuple(color), rpx, alpha
        self.put(dst, self.memo(key, make), rect.topleft)

    @staticmethod
    def _column(h: int, stops: Sequence[Color]) -> Surface:
        n = len(stops) - 1
        raw = bytearray()
        for y in range(h):
            t = y / max(1, h - 1) * n
            i = min(int(t), n - 1)
            raw += bytes(int(p + (q - p) * (t - i)) for p, q in zip(stops[i][:3], stops[i + 1][:3]))
        return pygame.image.frombytes(bytes(raw), (1, h), "RGB").convert()

    def ring(self, dst: Surface, rect: Any, color: Color, width: float = 1, r: float = 6, alpha: int = 255) -> None:
        """Rounded outline drawn inside rect."""
        rect = Rect(rect)
        if rect.w <= 0 or rect.h <= 0:
            return
        rpx, wpx = self.u(r), max(1, self.u(width))

        def make() -> Surface:
            img = Surface(rect.size)
            img.fill(color[:3])
            out = self.cut(img, rpx, alpha)
            inner = (rect.w - 2 * wpx, rect.h - 2 * wpx)
            if min(inner) > 0:
                hole = Surface(inner, pygame.SRCALPHA)
                hole.fill((255,) * 4)
                hole.blit(self.mask(inner, max(0, rpx - wpx)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
                out.subsurface((wpx, wpx, *inner)).blit(hole, (0, 0), special_flags=RGBA_MULT)
            return out

        self.put(dst, self.memo(("ring", rect.size, tuple(color), wpx, rpx, alpha), make), rect.topleft)

    def box_ring(self, dst: Surface, rect: Any, stops: Any, width: float, r: float) -> None:
        """Outline with a vertical colour gradient."""
        rect = Rect(rect)

        def make() -> Surface:
            full, hole = Surface(rect.size, pygame.SRCALPHA), Surface(rect.size, pygame.SRCALPHA)
            self.box(full, Rect(0, 0, *rect.size), stops, r)
            self.ring(hole, Rect(0, 0, *rect.size), (255, 255, 255), width, r)
            full.blit(hole, (0, 0), special_flags=RGBA_MULT)
            return full

        self.put(dst, self.memo(("boxring", rect.size, tuple(map(tuple, stops)), width, r), make), rect.topleft)

    def line(
        self, dst: Surface, pts: Sequence[Point], color: Color, width: float = 2, alpha: int = 255, closed: bool = False
    ) -> None:
        """Polyline with round ends."""
        pts = [*pts, pts[0]] if closed else list(pts)
        box = around(pts, self.u(width) + 2)
        half = width * self.scale / 2
        local = tuple((round(x - box.x, 1), round(y - box.y, 1)) for x, y in pts)

        def draw(s: Surface, k: int) -> None:
            for (ax, ay), (bx, by) in zip(local, local[1:]):
                stick(s, (ax * k, ay * k), (bx * k, by * k), half * k, (*color[:3], 255))

        self.put(dst, self.shape(box.size, draw, ("line", local, tuple(color[:3]), width), 3), box.topleft, alpha)

    def dashes(
        self,
        dst: Surface,
        pts: Sequence[Point],
        color: Color,
        width: float = 2,
        dash: float = 6,
        gap: float = 4,
        alpha: int = 255,
        closed: bool = False,
        phase: float = 0,
    ) -> None:
        """Dashed polyline with round ends."""
        pts = [*pts, pts[0]] if closed else list(pts)
        box = around(pts, self.u(width) + 2)
        d, g, half = dash * self.scale, gap * self.scale, width * self.scale / 2
        local = tuple((round(x - box.x, 1), round(y - box.y, 1)) for x, y in pts)

        def draw(s: Surface, k: int) -> None:
            at = -phase * self.scale
            for (ax, ay), (bx, by) in zip(local, local[1:]):
                n = math.hypot(bx - ax, by - ay)
                t = 0.0
                while n and t < n:
                    m = (at + t) % (d + g)
                    step = max(min((d - m) if m < d else (d + g - m), n - t), 0.01)
                    if m < d:
                        p, q = (((ax + (bx - ax) * f / n) * k, (ay + (by - ay) * f / n) * k) for f in (t, t + step))
                        stick(s, p, q, half * k, (*color[:3], 255))
                    t += step
                at += n

        key = "dashes", local, tuple(color[:3]), width, dash, gap, phase
        self.put(dst, self.shape(box.size, draw, key, 3), box.topleft, alpha)

    def poly(self, dst: Surface, pts: Sequence[Point], color: Color, alpha: int = 255) -> None:
        """Filled polygon."""
        box = around(pts, 1)
        local = tuple((round(x - box.x, 1), round(y - box.y, 1)) for x, y in pts)

        def draw(s: Surface, k: int) -> None:
            pygame.draw.polygon(s, (*color[:3], 255), [(x * k, y * k) for x, y in local])

        self.put(dst, self.shape(box.size, draw, ("poly", local, tuple(color[:3]))), box.topleft, alpha)

    def disc(
        self,
        dst: Surface,
        pos: Point,
        radius: float,
        color: Color,
        alpha: int = 255,
        ring: Color | None = None,
        ring_w: float = 1.5,
    ) -> None:
        """Filled circle, with a rim if wanted."""
        r = radius * self.scale
        n = int(math.ceil(r)) + 2

        def draw(s: Surface, k: int) -> None:
            if ring:
                pygame.draw.circle(s, (*ring[:3], 255), (n * k, n * k), r * k)
            pygame.draw.circle(s, (*color[:3], 255), (n * k, n * k), (r - (ring_w * self.scale if ring else 0)) * k)

        key = "discx", round(r, 2), tuple(color[:3]), tuple(ring) if ring else None, ring_w
        self.put(dst, self.shape((2 * n, 2 * n), draw, key), (round(pos[0]) - n, round(pos[1]) - n), alpha)

    def circle(
        self,
        dst: Surface,
        pos: Point,
        radius: float,
        color: Color,
        width: float = 2,
        alpha: int = 255,
        dash: float | None = None,
        gap: float = 4,
    ) -> None:
        """Circle line, dashed if wanted."""
        r, w = radius * self.scale, width * self.scale
        n = int(math.ceil(r)) + 3

        def draw(s: Surface, k: int) -> None:
            if not dash:
                pygame.draw.circle(s, (*color[:3], 255), (n * k, n * k), r * k, max(1, round(w * k)))
                return
            m = max(3, round(2 * math.pi * r / ((dash + gap) * self.scale)))
            for i in range(m):
                a0, da = 2 * math.pi * i / m, 2 * math.pi / m * dash / (dash + gap) / 8
                arc = [
                    ((n + (r - w / 2) * math.cos(a0 + da * j)) * k, (n + (r - w / 2) * math.sin(a0 + da * j)) * k)
                    for j in range(9)
                ]
                for p, q in zip(arc, arc[1:]):
                    stick(s, p, q, w * k / 2, (*color[:3], 255))

        key = "circ", round(r, 2), tuple(color[:3]), w, dash, gap
        self.put(dst, self.shape((2 * n, 2 * n), draw, key), (round(pos[0]) - n, round(pos[1]) - n), alpha)
