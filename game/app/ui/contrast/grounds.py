"""Materials in high contrast: black without grain, a white or brass line around it."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.app.ui.contrast.colours import BLACK, BRASS, GREY, WHITE
from game.app.ui.kit.base import Base
from game.app.ui.kit.light import Light
from game.app.ui.kit.materials import Materials
from game.app.ui.kit.shapes import Shapes
from game.app.ui.kit.textures import Textures
from game.app.ui.theme import C, Color


def flat(w: int, h: int, color: Color = BLACK) -> Surface:
    """A surface of one colour."""
    s = Surface((max(1, w), max(1, h)))
    s.fill(color)
    return s


class ContrastTextures(Textures):
    """Black for every material."""

    def walnut(self, w: int, h: int, seed: int = 7, tone: float = 1.0) -> Surface:
        return flat(w, h)

    def felt(self, w: int, h: int, color: Color = C["panel"], seed: int = 3) -> Surface:
        return flat(w, h)

    def paper(self, w: int, h: int, seed: int = 5, color: Color = C["parch"]) -> Surface:
        return flat(w, h)

    def brushed(self, w: int, h: int) -> Surface:
        return flat(w, h, WHITE)  # is multiplied in

    def linen(self, w: int, h: int) -> Surface:
        return flat(w, h, WHITE)


class ContrastMaterials(Materials):
    """Black plates with a line around them. `plain`: shapes in the very colours they are told."""

    def __init__(self, base: Base, shapes: Shapes, light: Light, textures: Textures, plain: Shapes) -> None:
        super().__init__(base, shapes, light, textures)
        self.plain = plain

    def background(
        self, size: tuple[int, int], lamp: tuple[float, float] = (0.42, 0.30), tone_: float = 0.78, power: float = 0.85
    ) -> Surface:
        return self.memo(("background", size), lambda: flat(*size).convert())

    def panel(self, dst: Surface, rect: Any, r: float, line: Color = WHITE, width: float = 1.2) -> None:
        """A black plate with a line around it."""
        self.plain.box(dst, rect, BLACK, r)
        self.plain.ring(dst, rect, line, width, r)

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
        self.panel(dst, rect, r)

    def lip(self, dst: Surface, rect: Any, r: float = 8, alpha: int = 255) -> None:
        self.plain.ring(dst, rect, BRASS, 1.4, r)

    def wood(self, dst: Surface, rect: Any, r: float = 8) -> None:
        self.panel(dst, rect, r)

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
        self.panel(dst, rect, r)

    def brass(
        self, dst: Surface, rect: Any, r: float = 6, state: str = "normal", rivets: bool = False, shade: bool = True
    ) -> None:
        if state == "off":
            self.panel(dst, rect, r, GREY)
            return
        self.plain.box(dst, rect, (255, 224, 150) if state == "hover" else BRASS, r)
        if state in ("hover", "press"):
            self.plain.ring(dst, rect, WHITE, 2, r)

    def rivet(self, dst: Surface, pos: Any, radius: float = 2.2) -> None:
        """Ornament: left out."""
