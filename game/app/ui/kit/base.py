"""The ground of the kit: units to pixels, cached pictures; and what each part of the kit has of it."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar, Union, cast

import pygame
from pygame import Rect, Surface

from game.app.ui.cache import Cache
from game.app.ui.theme import FLOOR_PX

PM = pygame.BLEND_PREMULTIPLIED
ADD = pygame.BLEND_RGB_ADD
MULT = pygame.BLEND_RGB_MULT
RGBA_MULT = pygame.BLEND_RGBA_MULT

Point = Union[Sequence[float], tuple[float, float]]
MEGABYTE = 1 << 20
BIG = 4 * MEGABYTE
T = TypeVar("T")


class Base:
    """One window size: `scale` pixels per unit, `text_scale` times the letters on top of it."""

    def __init__(self, scale: float, text_scale: float, cache: Cache) -> None:
        self.scale, self.text_scale = scale, text_scale
        self.grow = max(text_scale, FLOOR_PX / (13 * scale))  # how much taller letters are than their units
        self.cache = cache

    def u(self, v: float) -> int:
        """Units to pixels."""
        return int(round(v * self.scale))

    def t(self, v: float) -> int:
        """Units to pixels for what must hold a line of text: grows with the text slider."""
        return int(round(v * self.scale * self.grow))

    def R(self, x: float, y: float, w: float, h: float) -> Rect:
        """Rect from units; edges are rounded, not sizes, so neighbours meet."""
        x0, y0, x1, y1 = (int(round(v * self.scale)) for v in (x, y, x + w, y + h))
        return Rect(x0, y0, x1 - x0, y1 - y0)

    def memo(self, key: Hashable, make: Callable[[], T]) -> T:
        """The picture of that key, made once."""
        return cast(T, self.cache.get(key, make))

    def passing(self, size: Sequence[int], key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Like `memo`, but a picture of more than a few megabytes is not kept: it goes into a kept one at once."""
        return make() if size[0] * size[1] * 4 > BIG else self.memo(key, make)

    def put(self, dst: Surface, img: Surface, pos: Any, alpha: int = 255) -> None:
        """Blit a premultiplied picture; whatever was shrunk is kept premultiplied."""
        if alpha < 255:
            img = img.copy()
            img.fill((alpha,) * 4, special_flags=RGBA_MULT)
        dst.blit(img, pos, special_flags=PM)

    def stamp(
        self, dst: Surface, rect: Any, key: Hashable, paint: Callable[[Surface, Rect], object], pad: float = 14
    ) -> None:
        """A composed picture made once: `paint(surface, rect)` draws it, `pad` units around rect hold its shadow.

        Only black shadows may lie on the see-through part: everything else must stand on opaque ground."""
        rect = Rect(rect)
        p = self.u(pad)

        def make() -> Surface:
            img = Surface((rect.w + 2 * p, rect.h + 2 * p), pygame.SRCALPHA)
            paint(img, Rect(p, p, *rect.size))
            return img

        self.put(dst, self.memo(("stamp", rect.size, pad, key), make), (rect.x - p, rect.y - p))


class Part(Base):
    """One of the things that the kit can draw: what it draws with is handed to it. It has the ground's units and keeps
    its pictures with those of the ground."""

    def __init__(self, base: Base) -> None:
        super().__init__(base.scale, base.text_scale, base.cache)
