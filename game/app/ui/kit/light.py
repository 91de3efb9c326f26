"""Light and shade: one lamp from the upper left, so every shadow falls right and down."""

import math
from collections.abc import Hashable
from functools import lru_cache
from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.ui.blur import blurred
from game.app.ui.counters import smooth
from game.app.ui.kit.base import ADD, MULT, PM, RGBA_MULT, Base, Part, Point
from game.app.ui.kit.shapes import Shapes
from game.app.ui.theme import Color

SOFT = 48  # a glow is drawn this small and stretched
FALLOFF = bytes(
    int(255 * max(0.0, 1 - math.hypot(x + 0.5 - SOFT / 2, y + 0.5 - SOFT / 2) / (SOFT / 2)) ** 2)
    for y in range(SOFT)
    for x in range(SOFT)
)
FAR = 150  # grey steps per window width in a vignette


@lru_cache(maxsize=16)
def distances(n: int, cx: float, cy: float) -> bytes:
    """How far each point of an n x n square lies from a centre (0 to 1), in steps of 1/FAR."""
    far = (math.hypot((x / n - cx) * 1.05, (y / n - cy) * 1.15) for y in range(n) for x in range(n))
    return bytes(min(255, int(d * FAR)) for d in far)


class Light(Part):
    """Drop shadows, glows, inner shadows, vignette; all cached."""

    def __init__(self, base: Base, shapes: Shapes) -> None:
        super().__init__(base)
        self.shapes = shapes

    def shadow(
        self,
        dst: Surface,
        rect: Any,
        r: float = 8,
        blur: float = 8,
        drop: tuple[float, float] = (2, 5),
        alpha: int = 150,
        grow: float = 0,
    ) -> None:
        """Soft drop shadow: a rounded mask at a quarter of the size, blurred once, stretched back."""
        rect = Rect(rect).inflate(2 * self.u(grow), 2 * self.u(grow))
        pad, q = self.u(blur * 2.2), 4

        def make() -> Surface:
            w, h = rect.w + 2 * pad, rect.h + 2 * pad
            small = Surface((w // q + 1, h // q + 1), pygame.SRCALPHA)
            tint = self.shapes.mask((max(2, rect.w // q), max(2, rect.h // q)), self.u(r) // q).copy()
            tint.fill((0, 0, 0, alpha), special_flags=RGBA_MULT)
            small.blit(tint, (pad // q, pad // q))
            small = pygame.transform.gaussian_blur(small, max(1, round(self.u(blur) / q)))
            return smooth(small, (w, h))

        img = self.memo(("shadow", rect.size, r, blur, alpha), make)
        dst.blit(img, (rect.x - pad + self.u(drop[0]), rect.y - pad + self.u(drop[1])))

    def cast(
        self,
        dst: Surface,
        img: Surface,
        pos: Point,
        blur: float = 3,
        drop: tuple[float, float] = (3, 5),
        alpha: int = 140,
        key: Hashable | None = None,
    ) -> None:
        """Shadow in the form of a premultiplied sprite; `key` names the sprite for the cache."""
        pad = self.u(blur * 2.5)

        def make() -> Surface:
            w, h = img.get_size()
            s = Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
            s.blit(img, (pad, pad), special_flags=PM)
            s.fill((0, 0, 0, alpha), special_flags=RGBA_MULT)
            return blurred(s, self.u(blur))

        sh = self.memo(("cast", key, img.get_size(), blur, alpha), make) if key is not None else make()
        dst.blit(sh, (pos[0] - pad + self.u(drop[0]), pos[1] - pad + self.u(drop[1])))

    def glow(self, dst: Surface, pos: Point, radius: float, color: Color, power: float = 1.0) -> None:
        """Light: a radial falloff added to what is there."""
        px = max(4, self.u(radius))

        def make() -> Surface:
            s = pygame.image.frombytes(FALLOFF, (SOFT, SOFT), "P")
            s.set_palette([tuple(min(255, int(c * power * i / 255)) for c in color[:3]) for i in range(256)])
            return smooth(s.convert(24), (2 * px, 2 * px))

        img = self.passing((2 * px, 2 * px), ("glow", px, tuple(color), power), make)
        dst.blit(img, (round(pos[0]) - px, round(pos[1]) - px), special_flags=ADD)

    def sunken(
        self, dst: Surface, rect: Any, r: float = 8, depth: float = 6, alpha: int = 170, tint: Color | None = None
    ) -> None:
        """Inner shadow: the edge of a tray cut into the wood, dark on top and left."""
        rect = Rect(rect)

        def make() -> Surface:
            q = 2
            w, h = rect.w // q + 1, rect.h // q + 1
            pad = self.u(depth)
            s = Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
            s.fill((0, 0, 0, alpha))
            hole = Surface((w, h), pygame.SRCALPHA)
            hole.fill((255,) * 4)
            hole.blit(self.shapes.mask((w, h), self.u(r) // q), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
            hole.fill((0, 0, 0, alpha), special_flags=RGBA_MULT)
            off = (pad + self.u(depth * 0.18), pad + self.u(depth * 0.34))
            s.fill((0, 0, 0, 0), (off[0], off[1], w, h))
            s.blit(hole, off)
            s = pygame.transform.gaussian_blur(s, max(1, self.u(depth * 0.5) // q))
            out = smooth(s.subsurface((pad, pad, w, h)), rect.size)
            if tint:
                out.fill((*tint[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
            out.blit(self.shapes.mask(rect.size, self.u(r)), (0, 0), special_flags=RGBA_MULT)
            return out

        dst.blit(self.memo(("sunken", rect.size, r, depth, alpha, tint), make), rect.topleft)

    def vignette(
        self, dst: Surface, rect: Any, strength: float = 0.55, center: tuple[float, float] = (0.5, 0.45)
    ) -> None:
        """Darkness towards the edges, multiplied in."""
        rect = Rect(rect)

        def make() -> Surface:
            n = 64
            s = pygame.image.frombytes(distances(n, *center), (n, n), "P")
            dark = [255 * (1 - strength * min(1, max(0, i / FAR - 0.18) * 1.35) ** 1.4) for i in range(256)]
            s.set_palette([(int(v), int(v * 0.985), int(v * 0.965)) for v in dark])
            return smooth(s.convert(24), rect.size)

        dst.blit(self.passing(rect.size, ("vig", rect.size, strength, center), make), rect.topleft, special_flags=MULT)

    def veil(self, dst: Surface, rect: Any, color: Color, alpha: int) -> None:
        """A flat see-through sheet: scrim, dimming, tint."""
        rect = Rect(rect)
        key = "veil", rect.size, tuple(color), alpha
        sheet = self.passing(rect.size, key, lambda: self._sheet(rect.size, color, alpha))
        dst.blit(sheet, rect.topleft)

    def dark(self, dst: Surface, rect: Rect, share: float) -> None:
        """Night over a rect: 0 is light, 1 black.  For fades; the sheet is never kept."""
        sheet = Surface(rect.size)
        sheet.set_alpha(int(255 * max(0.0, min(1.0, share))))
        dst.blit(sheet, rect.topleft)

    @staticmethod
    def _sheet(size: tuple[int, int], color: Color, alpha: int) -> Surface:
        s = Surface(size)
        s.fill(color[:3])
        s.set_alpha(alpha)
        return s
