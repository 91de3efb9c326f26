"""The materials as objects: walnut, felt tray, parchment, brass."""

from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.ui.kit.base import BIG, MULT, Base, Part
from game.app.ui.kit.light import Light
from game.app.ui.kit.shapes import Shapes
from game.app.ui.kit.textures import Textures
from game.app.ui.theme import C, Color, tone

BRASS_FACE = ((249, 222, 154), (230, 182, 92), (205, 150, 62), (176, 122, 44))
OFF_FACE = ((92, 82, 66), (80, 70, 56), (70, 61, 48), (62, 53, 41))
BRASS_EDGE = ((255, 244, 208), (240, 200, 120), (160, 112, 40), (120, 80, 28))
OFF_EDGE = ((120, 108, 90), (84, 74, 60), (60, 52, 41))


class Materials(Part):
    """Trays, plates, frames and cards; every one a cached picture."""

    def __init__(self, base: Base, shapes: Shapes, light: Light, textures: Textures) -> None:
        super().__init__(base)
        self.shapes, self.light, self.textures = shapes, light, textures

    def background(
        self, size: tuple[int, int], lamp: tuple[float, float] = (0.42, 0.30), tone_: float = 0.78, power: float = 0.85
    ) -> Surface:
        """The table under the lamp, opaque, for a whole window of `size` px; shared, never draw on it."""

        def make() -> Surface:
            s = self.textures.walnut(*size).copy() if size[0] * size[1] * 4 <= BIG else self.textures.walnut(*size)
            v = int(255 * tone_)
            s.fill((v, v, v), special_flags=MULT)
            reach = max(760.0, 760 * size[0] / self.u(1280)) if size[0] else 760
            self.light.glow(s, (size[0] * lamp[0], size[1] * lamp[1]), reach, (104, 68, 30), power)
            self.light.vignette(s, s.get_rect(), 0.80, lamp)
            return s.convert()

        return self.memo(("background", size, lamp, tone_, power), make)

    def tray(
        self,
        dst: Surface,
        rect: Any,
        color: Color = C["panel"],
        r: float = 8,
        rim: bool = True,
        depth: float = 9,
        seed: int = 3,
    ) -> None:
        """A felt-lined tray let into the table: felt, inner shadow, thin brass lip."""
        rect = Rect(rect)

        def make() -> Surface:
            img = self.textures.felt(rect.w, rect.h, color, seed).convert_alpha()
            self.light.sunken(img, img.get_rect(), r, depth)
            return self.shapes.cut(img, self.u(r))

        self.put(dst, self.memo(("tray", rect.size, tuple(color), r, seed, depth), make), rect.topleft)
        if rim:
            self.lip(dst, rect, r)

    def lip(self, dst: Surface, rect: Any, r: float = 8, alpha: int = 255) -> None:
        """Brass inlay around a rect: dark seam, brass line that catches light above and falls off below."""
        rect = Rect(rect)
        px = max(2, self.u(1.6))

        def make() -> Surface:
            big = rect.inflate(2 * px + 2, 2 * px + 2)
            img = Surface(big.size, pygame.SRCALPHA)
            loc = img.get_rect()
            self.shapes.ring(img, loc, (18, 11, 6), 2.6, r + 2.4)
            self.shapes.box_ring(
                img, loc.inflate(-2, -2), (C["brass_hi"], C["brass"], C["brass_lo"], (106, 72, 24)), 1.5, r + 1.6
            )
            return img

        self.put(dst, self.memo(("lip", rect.size, r), make), (rect.x - px - 1, rect.y - px - 1), alpha)

    def brass(
        self, dst: Surface, rect: Any, r: float = 6, state: str = "normal", rivets: bool = False, shade: bool = True
    ) -> None:
        """A brass plate: bevel, brushed gradient, soft sheen.  state: normal, hover, press, off."""
        rect = Rect(rect)
        if shade:
            self.light.shadow(dst, rect, r, 3.5, (1, 2.5), 170)
        img = self.memo(("brass", rect.size, r, state), lambda: self._plate(rect.size, r, state))
        self.put(dst, img, rect.topleft)
        if rivets:
            for x in (rect.x + self.u(7), rect.right - self.u(7)):
                tall = (rect.y + self.u(7), rect.bottom - self.u(7))
                for y in (rect.centery,) if rect.h < self.u(34) else tall:
                    self.rivet(dst, (x, y))

    def _plate(self, size: tuple[int, int], r: float, state: str) -> Surface:
        img = Surface(size, pygame.SRCALPHA)
        loc = img.get_rect()
        lift = {"normal": 0, "hover": 14, "press": -22, "off": 0}[state]
        off = state == "off"
        face = tuple(tone(c, 1, lift) for c in (OFF_FACE if off else BRASS_FACE))
        self.shapes.box(img, loc, (116, 104, 86) if off else (255, 240, 200), r)
        self.shapes.box(img, loc.inflate(-2, -2).move(0, 1), face, max(1, r - 1))
        img.blit(self.textures.brushed(*size), (0, 0), special_flags=MULT)
        out = self.shapes.cut(img, self.u(r))
        edge = Surface(size, pygame.SRCALPHA)
        self.shapes.ring(edge, loc, (30, 24, 18) if off else C["brass_dark"], 1, r)
        self.put(out, edge, (0, 0), 200)
        inner = loc.inflate(-2 * self.u(1), -2 * self.u(1))
        self.shapes.box_ring(out, inner, OFF_EDGE if off else BRASS_EDGE, 1, max(1, r - 1))
        return out

    def rivet(self, dst: Surface, pos: Any, radius: float = 2.2) -> None:
        """A brass rivet head."""
        self.shapes.disc(dst, (pos[0] + self.u(0.4), pos[1] + self.u(0.8)), radius + 0.7, (50, 32, 8), 150)
        self.shapes.disc(dst, pos, radius, (150, 106, 40))
        self.shapes.disc(dst, (pos[0] - self.u(0.5), pos[1] - self.u(0.6)), radius * 0.62, (250, 224, 158))

    def frame(self, dst: Surface, rect: Any, width: float = 7, r: float = 8) -> None:
        """Walnut frame with brass corners around a board; rect is the board, the frame lies outside it."""
        rect = Rect(rect)
        px = self.u(width)
        outer = rect.inflate(2 * px, 2 * px)

        def make() -> Surface:
            img = Surface(outer.size, pygame.SRCALPHA)
            loc = img.get_rect()
            self.put(img, self.shapes.cut(self.textures.walnut(outer.w, outer.h, 19, 0.92), self.u(r)), (0, 0))
            self.shapes.box_ring(img, loc, ((168, 118, 76), (110, 74, 46), (60, 38, 23), (40, 24, 14)), 1.2, r)
            line = self.u(1.2)
            self.shapes.ring(img, loc.inflate(-2 * px + 2 * line, -2 * px + 2 * line), (14, 8, 4), 1.2, 3)
            img.fill((0, 0, 0, 0), loc.inflate(-2 * px, -2 * px))
            return img

        w, h = outer.size  # four sides: the see-through middle is neither kept nor blitted
        whole: list[Surface] = []

        def side(part: Rect) -> Surface:
            whole[:] = whole or [make()]
            return whole[0].subsurface(part).copy()

        for part in (
            Rect(0, 0, w, px),
            Rect(0, h - px, w, px),
            Rect(0, px, px, h - 2 * px),
            Rect(w - px, px, px, h - 2 * px),
        ):
            img = self.memo(("frame", outer.size, width, r, *part.topleft), partial(side, part))
            self.put(dst, img, (outer.x + part.x, outer.y + part.y))
        for sx in (False, True):
            for sy in (False, True):
                self._corner(dst, outer, sx, sy, 26, width, r)

    def frame_shadow(self, dst: Surface, rect: Any, width: float = 7, r: float = 8) -> None:
        """Draw this before the board: the frame's shadow must not fall on the board itself."""
        px = self.u(width)
        self.light.shadow(dst, Rect(rect).inflate(2 * px, 2 * px), r, 12, (3, 8), 190)

    def _corner(self, dst: Surface, outer: Rect, sx: bool, sy: bool, arm: float, width: float, r: float) -> None:
        a, w = self.u(arm), self.u(width + 1.5)
        x = outer.right - a if sx else outer.x
        y = outer.bottom - a if sy else outer.y
        odd = x % 2, y % 2  # half pixels are rounded to even ones

        def make() -> Surface:
            whole = Surface((a + odd[0], a + odd[1]), pygame.SRCALPHA)
            img = Surface((a, a), pygame.SRCALPHA)
            self.brass(img, Rect(0, 0, a + self.u(10), a + self.u(10)), r, shade=False)
            img.fill((0, 0, 0, 0), (w, w, a, a))
            for p, q in (
                ((w - 1, w), (w - 1, a)),
                ((w, w - 1), (a, w - 1)),
                ((0, a - 1), (w, a - 1)),
                ((a - 1, 0), (a - 1, w)),
            ):
                pygame.draw.line(img, (92, 62, 20, 255), p, q, max(1, self.u(0.7)))
            whole.blit(pygame.transform.flip(img, sx, sy), odd)
            m = self.u(width + 1.5) / 2
            for dx, dy in ((m, m), (a - self.u(6), m), (m, a - self.u(6))):
                self.rivet(whole, (odd[0] + (a - dx if sx else dx), odd[1] + (a - dy if sy else dy)), 1.7)
            return whole

        self.put(dst, self.memo(("corner", a, w, r, sx, sy, odd), make), (x - odd[0], y - odd[1]))

    def parchment(
        self,
        dst: Surface,
        rect: Any,
        r: float = 6,
        seed: int = 5,
        shade: bool = True,
        border: bool = True,
        color: Color = C["parch"],
        drop: tuple[float, float] = (2, 5),
    ) -> None:
        """A card: paper, darker worn edge, thin printed rule, shadow on the table."""
        rect = Rect(rect)
        if shade:
            self.light.shadow(dst, rect, r, 5, drop, 165)

        def make() -> Surface:
            img = self.textures.paper(rect.w, rect.h, seed, color).convert_alpha()
            self.light.sunken(img, img.get_rect(), r, 14, 120, (126, 82, 30))
            out = self.shapes.cut(img, self.u(r))
            edge = Surface(rect.size, pygame.SRCALPHA)
            self.shapes.box_ring(edge, edge.get_rect(), ((255, 248, 230), (232, 214, 176), (178, 148, 98)), 0.9, r)
            self.put(out, edge, (0, 0), 230)
            return out

        self.put(dst, self.memo(("parchment", rect.size, r, seed, tuple(color)), make), rect.topleft)
        if border:
            m = self.u(3.5)
            self.shapes.ring(dst, rect.inflate(-2 * m, -2 * m), C["ink_line"], 0.8, max(1, r - 2), 190)

    def wood(self, dst: Surface, rect: Any, r: float = 8) -> None:
        """A plate of darkened walnut, for panels that lie over the table."""
        rect = Rect(rect)

        def make() -> Surface:
            img = self.textures.walnut(rect.w, rect.h, 23, 0.74).convert_alpha()
            self.light.sunken(img, img.get_rect(), r, 10, 120)
            out = self.shapes.cut(img, self.u(r))
            self.shapes.box_ring(
                out, out.get_rect(), ((168, 118, 76), (110, 74, 46), (60, 38, 23), (40, 24, 14)), 1.4, r
            )
            return out

        self.put(dst, self.memo(("wood", rect.size, r), make), rect.topleft)
