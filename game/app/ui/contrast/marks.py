"""Key caps, hairlines, focus and buttons in high contrast."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.ui.contrast.colours import BLACK, BRASS, GREY, WHITE
from game.app.ui.contrast.grounds import ContrastMaterials
from game.app.ui.kit.base import Base, Point
from game.app.ui.kit.buttons import Buttons
from game.app.ui.kit.light import Light
from game.app.ui.kit.marks import Marks
from game.app.ui.kit.para import Para
from game.app.ui.kit.shapes import Shapes
from game.app.ui.kit.sprites import Sprites
from game.app.ui.kit.text import Text
from game.app.ui.theme import DARK_INK, Color, Ink


class ContrastMarks(Marks):
    """Marks in white and brass. `plain`: shapes in the very colours they are told."""

    def __init__(self, base: Base, words: Text, shapes: Shapes, light: Light, plain: Shapes) -> None:
        super().__init__(base, words, shapes, light)
        self.plain = plain

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
        h = self.t(height)
        w = max(h, self.words.width(label, "bold", size) + self.u(9))
        r = Rect(round(pos[0] - {"l": 0, "c": w / 2, "r": w}[anchor[1]]), round(pos[1] - h / 2), w, h)
        self.plain.box(dst, r, BLACK, 4)
        self.plain.ring(dst, r, WHITE, 1.2, 4)
        self.words.text(dst, r.center, label, "bold", size, "hi", "mc")
        return r

    def rule(self, dst: Surface, x: float, y: float, w: float, color: Ink = "ink_line", alpha: int = 140) -> None:
        pygame.draw.rect(dst, GREY, Rect(round(x), round(y), max(1, round(w)), max(1, self.u(1))))

    def focus(self, dst: Surface, rect: Any, r: float = 8) -> None:
        big = Rect(rect).inflate(self.u(10), self.u(10))
        self.plain.ring(dst, big, BLACK, 4, r + 5)
        self.plain.ring(dst, big, BRASS, 3, r + 5)


class ContrastButtons(Buttons):
    """Button faces: brass for what is to be pressed first, else black with a line."""

    def __init__(
        self,
        base: Base,
        words: Text,
        paras: Para,
        shapes: Shapes,
        light: Light,
        sprites: Sprites,
        materials: ContrastMaterials,
        marks: Marks,
    ) -> None:
        super().__init__(base, words, paras, shapes, light, sprites, materials, marks)
        self.panel = materials.panel

    def plate(self, dst: Surface, rect: Rect, kind: str, state: str) -> tuple[Color, Color | None]:
        if kind in ("primary", "brass"):
            self.materials.brass(dst, rect, 8 if kind == "primary" else 6, state)
            return (GREY if state == "off" else DARK_INK), None
        self.panel(
            dst,
            rect,
            6,
            GREY if state == "off" else BRASS if state in ("hover", "press") else WHITE,
            2.4 if state in ("hover", "press") else 1.2,
        )
        return (GREY if state == "off" else WHITE), None
