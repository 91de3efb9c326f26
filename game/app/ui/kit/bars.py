"""The top bar's wood, and what lies on it: the steps of a turn and dark plates."""

from collections.abc import Sequence
from typing import Any

from pygame import Rect, Surface

from game.app.ui.counters import smooth
from game.app.ui.kit.base import MULT, Base, Part
from game.app.ui.kit.light import Light
from game.app.ui.kit.materials import Materials
from game.app.ui.kit.shapes import Shapes
from game.app.ui.kit.sprites import Sprites
from game.app.ui.kit.text import Text
from game.app.ui.kit.textures import Textures
from game.app.ui.theme import DARK_INK, ON_BRASS, C, Ink

MARK = 15.0
"""Units of a sign that stands for the words of a step."""


class Bars(Part):
    """The bar over a table; every costly face a cached picture."""

    def __init__(
        self,
        base: Base,
        words: Text,
        shapes: Shapes,
        light: Light,
        sprites: Sprites,
        textures: Textures,
        materials: Materials,
    ) -> None:
        super().__init__(base)
        self.words, self.shapes, self.light = words, shapes, light
        self.sprites, self.textures, self.materials = sprites, textures, materials

    def bar(self, dst: Surface, width: int, height: float = 44) -> Rect:
        """The top bar: darkened walnut with a brass edge and a shadow on the table below; width in px."""
        h = self.u(height)

        def make() -> Surface:
            s = self.textures.walnut(width, h, 31, 0.86).copy()
            g = Surface((1, 4))
            for i, v in enumerate((255, 232, 205, 170)):
                g.set_at((0, i), (v, v, v))
            s.blit(smooth(g, (width, h)), (0, 0), special_flags=MULT)
            edge = max(1, self.u(2.2))
            self.shapes.box(s, Rect(0, h - edge, width, edge), (C["brass_hi"], C["brass"], C["brass_lo"]), 0)
            return s.convert()

        self.light.shadow(dst, Rect(0, h - self.u(8), width, self.u(8)), 0, 6, (0, 3), 190)
        dst.blit(self.memo(("bar", width, h), make), (0, 0))
        dst.fill((20, 12, 6), Rect(0, h, width, max(1, self.u(1))))
        return Rect(0, 0, width, h)

    def step_width(self, label: str, state: str, mark: str = "") -> int:
        """Width of one lozenge of the stepper; `mark`: the sign that stands for its words, "" for none."""
        if mark:
            return self.u(12) + round(self.u(MARK) * min(1.6, self.grow))
        return self.words.width(label, "bold", 14) + (self.u(24) + (self.t(16) if state == "done" else 0))

    def steps(self, dst: Surface, steps: Sequence[tuple[str, str]], x: int, cy: int, marks: Sequence[str] = ()) -> None:
        """Phase stepper from x: (label, state) each; state now, open, done or shut; `marks`: a sign for each in
        the place of its words, "" for the words."""
        h = min(self.t(28), self.u(36))
        for (label, state), mark in zip(steps, marks or [""] * len(steps)):
            r = Rect(x, cy - h // 2, self.step_width(label, state, mark), h)
            if state == "now":
                self.materials.brass(dst, r, 6)
            else:
                self.shapes.box(dst, r.move(0, self.u(1)), (0, 0, 0), 6, 110)
                self.shapes.box(dst, r, ((44, 32, 24), (30, 21, 16)), 6)
                lit = state == "open"
                self.shapes.ring(dst, r, C["brass"] if lit else (86, 66, 44), 1, 6, 255 if lit else 160)
            col = DARK_INK if state == "now" else C[{"open": "hi", "done": "low", "shut": "off"}[state]]
            x = r.right + self.u(6)
            if mark:
                self.sprites.icon(dst, r.center, mark, MARK * min(1.6, self.grow), col)
                continue
            left = r.x + self.u(12)
            if state == "done":
                self.sprites.icon(dst, (left, r.centery), "check", 11 * min(1.6, self.grow), col, "ml")
                left += self.t(16)
            self.words.text(
                dst, (left, r.centery), label, "bold", 14, col, "ml", press=ON_BRASS if state == "now" else None
            )

    def chip(self, dst: Surface, rect: Any, r: float = 8, line: Ink = "brass_lo") -> None:
        """A dark plate on the wooden bar."""
        rect = Rect(rect)
        self.shapes.box(dst, rect.move(0, self.u(1)), (0, 0, 0), r, 110)
        self.shapes.box(dst, rect, ((40, 29, 22), (26, 18, 14)), r)
        self.shapes.ring(dst, rect, C[line] if isinstance(line, str) else line, 1, r)
