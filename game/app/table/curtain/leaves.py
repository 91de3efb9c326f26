"""The wood of the curtain: its side leaves with their felt and its hinges."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.base import RGBA_MULT, Point
from game.app.ui.theme import C

LEFT = ((24, 66), (318, 34), (318, 690), (24, 650))
RIGHT = ((962, 34), (1256, 66), (1256, 650), (962, 690))
FIELDS = (((54, 102), (288, 78), (288, 646), (54, 614)), ((992, 78), (1226, 102), (1226, 614), (992, 646)))


class Leaves:
    """Places and paints on the 1280 x 720 canvas, which lies in the middle of a window of `size` px."""

    def __init__(self, kit: Kit, size: tuple[int, int]) -> None:
        self.kit, self.size = kit, size
        self.ox = (size[0] - kit.u(1280)) // 2
        self.oy = max(0, (size[1] - kit.u(720)) // 2)

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rect of the 1280 x 720 canvas, which lies in the middle of the window."""
        return self.kit.R(x, y, w, h).move(self.ox, self.oy)

    def pts(self, points: Sequence[Point]) -> list[tuple[float, float]]:
        """Points of the canvas in px."""
        return [(self.kit.u(x) + self.ox, self.kit.u(y) + self.oy) for x, y in points]

    def leaf(self, dst: Surface, side: int) -> None:
        k = self.kit
        corners = LEFT if side == 0 else RIGHT
        pts = self.pts(corners)
        x0, y0 = min(p[0] for p in pts), min(p[1] for p in pts)
        w, h = int(max(p[0] for p in pts) - x0), int(max(p[1] for p in pts) - y0)
        img = pygame.transform.rotate(k.walnut(h, w, 41 + 2 * side), 90).convert_alpha()  # the grain runs upwards
        v = int(255 * (0.62, 0.56)[side])
        img.fill((v, v, v, 255), special_flags=RGBA_MULT)
        local = [(x - x0, y - y0) for x, y in pts]

        def cut(s: Surface, q: int) -> None:
            pygame.draw.polygon(s, (255,) * 4, [(x * q, y * q) for x, y in local])

        img.blit(k.shape(img.get_size(), cut, None, 3), (0, 0), special_flags=RGBA_MULT)
        k.put(dst, img, (round(x0), round(y0)))
        k.line(dst, pts[:2], (150, 104, 66), 2)
        k.line(dst, pts[2:], (20, 12, 6), 3)
        self._field(dst, side)

    def _field(self, dst: Surface, side: int) -> None:
        """The felt of a side leaf with its drawn rose."""
        k = self.kit
        pts = FIELDS[side]
        middle = (pts[0][0] + pts[1][0]) / 2
        inner = [(x + (4 if x < middle else -4), y + (4 if y < 360 else -4)) for x, y in pts]
        k.poly(dst, self.pts(pts), (16, 22, 38), 235)
        k.line(dst, self.pts(pts), C["brass_lo"], 1.6, closed=True)
        k.line(dst, self.pts(inner), C["brass_lo"], 0.8, 120, closed=True)
        x, y = self.pts([((171, 1109)[side], 360)])[0]
        for r, w, alpha in ((72, 1.6, 150), (64, 0.8, 120), (22, 1.2, 150)):
            k.circle(dst, (x, y), r, C["brass_lo"], w, alpha)
        for i in range(32):
            turn = 2 * math.pi * i / 32
            r0, r1 = (24, 62) if i % 4 == 0 else (50, 62) if i % 2 == 0 else (57, 62)
            k.line(
                dst,
                [(x + k.u(r) * math.cos(turn), y + k.u(r) * math.sin(turn)) for r in (r0, r1)],
                C["brass_lo"],
                1,
                150,
            )

    def hinges(self, dst: Surface) -> None:
        k = self.kit
        mid = self.at(318, 34, 644, 656)
        for x in (mid.x, mid.right):
            k.box(dst, Rect(x - k.u(3), mid.y, k.u(6), mid.h), ((20, 12, 6), (12, 7, 4)), 0)
            for y in (120, 360, 600):
                h = Rect(x - k.u(9), k.u(y - 30) + self.oy, k.u(18), k.u(60))
                k.brass(dst, h, 4)
                for dy in (-20, 20):
                    for dx in (-4.6, 4.6):
                        k.rivet(dst, (x + k.u(dx), h.centery + k.u(dy)), 1.8)
                k.box(dst, Rect(x - k.u(1), h.y, k.u(2), h.h), (90, 60, 20), 0)
