"""What is engraved on the sector map: sky, tints, blue Alliance and amber Border lines, the suns and their rings."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random

import pygame
from pygame import Rect, Surface

from game.app.games.firefly.map.shapes import Shapes, inset, rounded
from game.app.table.boards import depth
from game.app.table.boards.haze import haze
from game.app.ui.blur import blurred
from game.app.ui.counters import smooth
from game.app.ui.kit import Kit
from game.app.ui.kit.base import ADD, MULT, PM
from game.app.ui.kit.shapes import stick
from game.app.ui.theme import Color
from game.content.firefly.records import Sun

LINE: Mapping[str, Color] = {"alliance": (92, 150, 246), "border": (232, 178, 84)}
SKY = (10, 14, 26)
FINE = 3  # lines are drawn this many times too big and shrunk
SUNS: Mapping[str, tuple[Color, float]] = {
    "white-sun": ((236, 240, 255), 22),
    "georgia": ((255, 206, 96), 19),
    "red-sun": ((255, 92, 52), 20),
    "lux": ((120, 176, 255), 12),
    "himinbjorg": ((255, 164, 76), 12),
    "murphy": ((255, 160, 70), 12),
    "heinlein": ((186, 112, 255), 12),
    "qin-shi-huang": ((176, 104, 250), 11),
}
"""The light of each sun and how wide it is, in units while the whole map is seen."""
PLAIN: tuple[Color, float] = ((255, 214, 150), 12)


HAZE: Mapping[str, tuple[Color, Color]] = {
    "white-sun": ((26, 58, 150), (58, 34, 116)),
    "georgia": ((112, 78, 18), (30, 70, 52)),
    "red-sun": ((104, 26, 14), (66, 18, 54)),
    "lux": ((18, 66, 140), (22, 110, 120)),
    "himinbjorg": ((124, 60, 18), (90, 26, 54)),
    "murphy": ((120, 72, 22), (76, 30, 20)),
    "heinlein": ((84, 34, 138), (130, 28, 92)),
    "qin-shi-huang": ((96, 32, 140), (30, 40, 130)),
}
DUST: tuple[Color, Color] = ((90, 70, 44), (40, 44, 80))
"""The two hues of the gas around each sun."""
BEYOND, LONE = 1.35, 0.24
"""How far it reaches: beyond the last ring, and around a sun without, in board heights."""


def look(sun: Sun) -> tuple[Color, float]:
    """Colour and width of a sun."""
    return SUNS.get(sun.id, PLAIN)


class SectorPrint:
    """Draws the still part of a map."""

    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes
        self._sky: tuple[object, Surface] | None = None

    def paint(self, kit: Kit, shapes: Shapes) -> Surface:
        """A picture of the size of the window, whose upper left corner is (0, 0) for `shapes`."""
        size = shapes.camera.window.size
        dst = Surface(size)
        depth.lay(dst, self._stars(kit, size), shapes.off())
        if not kit.contrast:
            self._systems(dst, shapes)
        tint = Surface(size, pygame.SRCALPHA)
        lines = Surface(size, pygame.SRCALPHA)
        for number in shapes.seen():
            color = LINE[shapes.board.sectors[number].zone]
            pygame.draw.polygon(tint, (*color, 17), shapes.outline(number))
            self._lines(kit, lines, shapes, number)
        dst.blit(tint, (0, 0))
        soft = blurred(lines, max(1, kit.u(2.4)))
        soft.fill((110, 110, 110, 0), special_flags=pygame.BLEND_RGBA_MULT)
        dst.blit(soft, (0, 0), special_flags=ADD)
        kit.put(dst, lines, (0, 0), 165 if not kit.contrast else 255)
        self._ticks(dst, shapes)
        for sun in shapes.board.suns:
            self._sun(kit, dst, shapes, sun)
        edge = Surface(size, pygame.SRCALPHA)
        kit.sunken(edge, edge.get_rect(), 2, 12, 200)
        dst.blit(edge, (0, 0))
        return dst

    def _stars(self, kit: Kit, size: tuple[int, int]) -> Surface:
        """Clouds and stars, the same for one size of window."""
        key = kit, size
        if self._sky is None or self._sky[0] != key:
            img = Surface(size)
            img.fill(SKY if not kit.contrast else (0, 0, 0))
            raw = kit.art.raw("starfield")
            if raw is not None and not kit.contrast:
                img.blit(kit.cover(raw, size), (0, 0))
                img.fill((206, 210, 224), special_flags=MULT)
                rng = Random(23)
                for _ in range(int(size[0] * size[1] / (kit.scale * kit.scale) / 2600)):
                    spot = rng.uniform(0, size[0]), rng.uniform(0, size[1])
                    kit.glow(img, spot, rng.choice((0.8, 0.8, 1.2)), (226, 232, 255), rng.choice((0.25, 0.4, 0.8)))
            self._sky = key, img
        return self._sky[1]

    @staticmethod
    def _systems(dst: Surface, shapes: Shapes) -> None:
        """The gas around every sun, in hues of its own; a great one's fills its rings."""
        for number, sun in enumerate(shapes.board.suns):
            far = shapes.length(sun.rings[-1] * BEYOND if sun.rings else LONE)
            haze(dst, shapes.px(sun.at), far, HAZE.get(sun.id, DUST), number)

    def _lines(self, kit: Kit, dst: Surface, shapes: Shapes, number: int) -> None:
        """The outline of a Sector; Alliance Space has a second, finer rule, so that it is told without colour."""
        zone = shapes.board.sectors[number].zone
        rules = ((1.9, 5.0, 0.62), (4.3, 4.0, 0.34)) if zone == "alliance" else ((1.9, 5.0, 0.62),)
        box = shapes.box(number).clip(dst.get_rect().inflate(8, 8))
        if not box:
            return
        big = Surface((box.w * FINE, box.h * FINE), pygame.SRCALPHA)
        pts = shapes.outline(number)
        for off, r, wide in rules:
            line = rounded(inset(pts, kit.scale * off), kit.scale * r)
            scaled = [((x - box.x) * FINE, (y - box.y) * FINE) for x, y in line]
            for a, b in zip(scaled, (*scaled[1:], scaled[0])):
                stick(big, a, b, kit.scale * wide * FINE, (*LINE[zone], 255))
        dst.blit(smooth(big.premul_alpha(), box.size), box.topleft, special_flags=PM)

    @staticmethod
    def _ticks(dst: Surface, shapes: Shapes) -> None:
        """The scale around the White Sun."""
        sun = next((sun for sun in shapes.board.suns if len(sun.rings) > 2), None)
        if sun is None:
            return
        at, r = shapes.px(sun.at), sun.rings[-1]
        for i in range(180):
            angle = 2 * math.pi * i / 180
            near, far = (shapes.length(r + more) for more in (0.004, 0.013 if i % 5 == 0 else 0.008))
            p, q = ((at[0] + n * math.cos(angle), at[1] + n * math.sin(angle)) for n in (near, far))
            if dst.get_rect().collidepoint(p):
                pygame.draw.aaline(dst, (74, 96, 148) if i % 5 == 0 else (48, 62, 98), p, q)

    @staticmethod
    def _sun(kit: Kit, dst: Surface, shapes: Shapes, sun: Sun) -> None:
        """A disc of light with its corona."""
        color, wide = look(sun)
        at, r = shapes.px(sun.at), wide * min(1.8, shapes.camera.zoom) / 2
        if not kit.contrast:
            kit.glow(dst, at, r * 4.6, tuple(round(v * 0.5) for v in color), 0.9)
            kit.glow(dst, at, r * 2.2, tuple(round(v * 0.8) for v in color), 0.95)
        kit.disc(dst, at, r * 0.62, color)
        kit.glow(dst, at, r * 0.7, (255, 250, 236), 0.9)


def body(kit: Kit, shapes: Shapes, sun: Sun) -> Rect:
    """The px of a sun that no word may cover."""
    n = kit.u(look(sun)[1] * min(1.8, shapes.camera.zoom) * 0.8)
    x, y = shapes.px(sun.at)
    return Rect(round(x) - n // 2, round(y) - n // 2, n, n)
