"""Dolls, busts and tokens as they stand on the table."""

import pygame
from pygame import Rect, Surface

from game.app.ui.counters import smooth
from game.app.ui.kit.base import PM, Base, Part, Point
from game.app.ui.kit.light import Light
from game.app.ui.kit.marks import Marks
from game.app.ui.kit.sprites import Pic, Sprites
from game.app.ui.theme import SEATS, Color, tone

HEAD = 0.494, 0.325
"""Where the middle of a doll's face is, as shares of its picture."""
NEAR, FAR, SMALL = 0.37, 0.45, 20
"""How much of the picture is seen in a disc that is smaller than so many units, and in a larger one."""
EMPTY = Pic(Surface((1, 1), pygame.SRCALPHA), Rect(0, 0, 1, 1), True)


class Figures(Part):
    """People and counters by name, from assets/art."""

    def __init__(self, base: Base, sprites: Sprites, light: Light, marks: Marks) -> None:
        super().__init__(base)
        self.sprites, self.light, self.marks = sprites, light, marks

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

    def face(self, dst: Surface, pos: Point, seat: int, radius: float, mark: float) -> None:
        """Who plays a seat: the face in a disc with a ring of the seat's colour, the seat's mark at its foot; the mark
        alone, `mark` units large, where nobody has a face."""
        marks = self.marks
        doll = "".join(marks.dolls[seat : seat + 1])
        if not doll:
            marks.seat(dst, pos, seat, mark)
            return
        color = SEATS[marks.looks[seat]].color
        marks.shapes.disc(dst, pos, radius, tone(color, 0.6), 255, (20, 14, 10), 1.2)
        disc = self.disc(doll, radius * 0.92)
        self.put(dst, disc, (round(pos[0] - disc.get_width() / 2), round(pos[1] - disc.get_height() / 2)))
        marks.shapes.circle(dst, pos, radius * 0.92, color, max(1.2, radius * 0.09))
        far = radius * 0.70 * self.scale
        marks.seat(dst, (pos[0] + far, pos[1] + far), seat, max(4.8, radius * 0.26))

    def disc(self, name: str, radius: float) -> Surface:
        """A face as a disc, premultiplied. Dolls stand alike in their pictures, whatever they have on their heads."""

        def make() -> Surface:
            side, raw = self.u(2 * radius), self.sprites.art.raw(name)
            if raw is None or raw.get_width() != raw.get_height():
                found = self.bust(name, (2 * radius, 2 * radius)).copy()
            else:
                n = raw.get_width()
                wide = round(n * (NEAR if radius < SMALL else FAR))
                part = raw.subsurface(Rect(round(n * HEAD[0]) - wide // 2, round(n * HEAD[1]) - wide // 2, wide, wide))
                found = smooth(part.convert_alpha().premul_alpha(), (side, side))
            return self.marks.shapes.cut_pm(found, side)

        return self.memo(("face", name, radius), make)

    def token(self, dst: Surface, pos: Point, name: str, size: float, dim: int = 255) -> Rect:
        """A counter by the name of its picture, fitted into size x size units."""
        pic = self.sprites.sprite(name, w=size, h=size)
        if pic is None:
            return Rect(pos[0], pos[1], 0, 0)
        return self.sprites.drop(dst, pos, pic, None, alpha=0, dim=dim)
