"""Shapes and light in high contrast: black grounds, bright lines, no shade and no glow."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.app.ui.contrast.colours import WHITE, ground, light, outline, plate, stops
from game.app.ui.kit.base import Point
from game.app.ui.kit.light import Light
from game.app.ui.kit.shapes import Shapes
from game.app.ui.theme import Color


class ContrastShapes(Shapes):
    """Shapes whose colours are told on black."""

    def box(self, dst: Surface, rect: Any, color: Any, r: float = 6, alpha: int = 255) -> None:
        super().box(dst, rect, stops(color, plate), r, alpha)

    def ring(self, dst: Surface, rect: Any, color: Color, width: float = 1, r: float = 6, alpha: int = 255) -> None:
        seam = light(color) < 0.02
        super().ring(dst, rect, outline(color), width if seam else max(1.2, width), r, alpha if seam else 255)

    def box_ring(self, dst: Surface, rect: Any, stops: Any, width: float, r: float) -> None:
        self.ring(dst, rect, WHITE, width, r)

    def line(
        self, dst: Surface, pts: Any, color: Color, width: float = 2, alpha: int = 255, closed: bool = False
    ) -> None:
        super().line(dst, pts, outline(color), width, alpha, closed)

    def disc(
        self,
        dst: Surface,
        pos: Point,
        radius: float,
        color: Color,
        alpha: int = 255,
        ring: Color | None = None,
        ring_w: float = 1.5,
    ) -> None:
        super().disc(dst, pos, radius, ground(color), alpha, outline(ring) if ring else None, ring_w)


class ContrastLight(Light):
    """One's eyes find what is lit by its ring."""

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
        """Nothing can be darker than black."""

    def sunken(
        self, dst: Surface, rect: Any, r: float = 8, depth: float = 6, alpha: int = 170, tint: Color | None = None
    ) -> None:
        """No shade on flat grounds."""

    def vignette(
        self, dst: Surface, rect: Any, strength: float = 0.55, center: tuple[float, float] = (0.5, 0.45)
    ) -> None:
        """No shade on pictures."""

    def glow(self, dst: Surface, pos: Point, radius: float, color: Color, power: float = 1.0) -> None:
        """No light under words: rings say what is lit."""
