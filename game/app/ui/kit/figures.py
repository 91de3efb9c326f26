"""Dolls, busts and tokens as they stand on the table."""

import pygame
from pygame import Rect, Surface

from game.app.ui.kit.base import PM, Base, Part, Point
from game.app.ui.kit.light import Light
from game.app.ui.kit.sprites import Pic, Sprites
from game.app.ui.theme import Color

EMPTY = Pic(Surface((1, 1), pygame.SRCALPHA), Rect(0, 0, 1, 1), True)


class Figures(Part):
    """People and counters by name, from assets/art."""

    def __init__(self, base: Base, sprites: Sprites, light: Light) -> None:
        super().__init__(base)
        self.sprites, self.light = sprites, light

    def doll(self, name: str, h: float) -> Pic:
        """A doll, whole figure, h units high."""
        return self.sprites.sprite(name, h=h) or EMPTY

    def stand(self, dst: Surface, pos: Point, name: str, h: float, glow: Color | None = None, dim: int = 255) -> Rect:
        """A doll standing on the board: pos is the middle of its base."""
        if glow:
            self.light.glow(dst, pos, h * 0.75, glow, 0.8)
        return self.sprites.drop(
            dst, (pos[0], pos[1] + self.u(h * 0.10)), self.doll(name, h), None, "midbottom", alpha=0, dim=dim
        )

    def bust(self, name: str, size: tuple[float, float], zoom: float = 1.0, lift: float = 2.5) -> Surface:
        """Head and shoulders cut to a window (w, h) in units, premultiplied."""
        w, h = self.u(size[0]), self.u(size[1])

        def make() -> Surface:
            pic = self.doll(name, size[1] * 1.62 * zoom)
            out = Surface((w, h), pygame.SRCALPHA)
            out.blit(pic.img, (w // 2 - pic.box.centerx, self.u(lift) - pic.box.y), special_flags=PM)
            return out

        return self.memo(("bust", name, size, zoom, lift), make)

    def token(self, dst: Surface, pos: Point, name: str, size: float, dim: int = 255) -> Rect:
        """A counter by the name of its picture, fitted into size x size units."""
        pic = self.sprites.sprite(name, w=size, h=size)
        if pic is None:
            return Rect(pos[0], pos[1], 0, 0)
        return self.sprites.drop(dst, pos, pic, None, alpha=0, dim=dim)
