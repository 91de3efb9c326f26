"""High contrast: black ground without textures, white words and lines, brass for what is chosen."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.base import Point
from game.app.ui.theme import BRIGHT, DARK_INK, DARK_INK2, C, Color, Ink, ink

BLACK: Color = (0, 0, 0)
WHITE: Color = (255, 255, 255)
BRASS: Color = BRIGHT["brass"]
GREY: Color = (168, 168, 168)
SWAP: dict[Color, Color] = {C[name]: color for name, color in BRIGHT.items()}
SWAP.update({DARK_INK: BLACK, DARK_INK2: BLACK})


def light(color: Color) -> float:
    """Relative luminance by the eye's weights, 0 to 1; exact enough to tell dark from pale."""
    r, g, b = (v / 255 for v in color[:3])
    return float(0.2126 * r**2.2 + 0.7152 * g**2.2 + 0.0722 * b**2.2)


def letters(color: Color) -> Color:
    """The colour of words and signs on black: tokens by their bright twin, dark ink white, bright colours as is."""
    plain = tuple(color[:3])
    return SWAP.get(plain, plain if light(plain) >= 0.3 else WHITE)


def ground(color: Color) -> Color:
    """The colour of a filled shape: paper, wood and night are black, what carries a meaning stays."""
    plain = tuple(color[:3])
    if plain in SWAP:
        return SWAP[plain]
    pale = max(plain) - min(plain) < 82 and light(plain) > 0.3
    wood = max(plain) < 130 and max(plain) - min(plain) < 56
    return BLACK if pale or wood else plain


def plate(color: Color) -> Color:
    """The colour of a box, on which white words may stand: a bright one is told by its hue alone."""
    plain = ground(color)
    known = plain in SWAP.values()
    return plain if known or light(plain) < 0.15 else tuple(int(v * 0.33) for v in plain)


def outline(color: Color) -> Color:
    """The colour of a line: seams stay black, faint brown and blue-grey lines become grey, pale ones stay."""
    plain = tuple(color[:3])
    return SWAP.get(plain, BLACK if light(plain) < 0.02 else GREY if light(plain) < 0.16 else plain)


def stops(color: Any, change: Any) -> Any:
    """One colour or several from top to bottom, each changed."""
    return tuple(change(c) for c in color) if isinstance(color[0], (tuple, list)) else change(color)


class ContrastKit(Kit):
    """The same kit for eyes that need more: every scene that draws with it follows."""

    contrast = True

    # ------------------------------------------------------------ words

    def text(
        self,
        dst: Surface,
        pos: Point,
        s: str,
        voice: str = "sans",
        size: float = 14,
        color: Ink = "hi",
        anchor: str = "tl",
        track: float = 0,
        halo: Color | None = None,
        press: Ink | None = None,
        fit: float | None = None,
    ) -> Rect:
        dark = BLACK if halo else None
        return super().text(dst, pos, s, voice, size, letters(ink(color)), anchor, track, dark, None, fit)

    def brass_text(
        self,
        dst: Surface,
        pos: Point,
        s: str,
        voice: str = "display",
        size: float = 40,
        track: float = 0,
        anchor: str = "mc",
    ) -> Rect:
        return super().text(dst, pos, s, voice, size, BRASS, anchor, track)

    def icon(
        self,
        dst: Surface,
        pos: Point,
        name: str,
        size: float = 14,
        color: Ink = "hi",
        anchor: str = "mc",
        press: Ink | None = None,
    ) -> Rect:
        return super().icon(dst, pos, name, size, letters(ink(color)), anchor, None)

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
        w = max(h, self.width(label, "bold", size) + self.u(9))
        r = Rect(round(pos[0] - {"l": 0, "c": w / 2, "r": w}[anchor[1]]), round(pos[1] - h / 2), w, h)
        super().box(dst, r, BLACK, 4)
        super().ring(dst, r, WHITE, 1.2, 4)
        self.text(dst, r.center, label, "bold", size, "hi", "mc")
        return r

    # ------------------------------------------------------------ grounds

    def _flat(self, w: int, h: int, color: Color = BLACK) -> Surface:
        s = Surface((max(1, w), max(1, h)))
        s.fill(color)
        return s

    def background(
        self, size: tuple[int, int], lamp: tuple[float, float] = (0.42, 0.30), tone_: float = 0.78, power: float = 0.85
    ) -> Surface:
        return self.memo(("background", size), lambda: self._flat(*size).convert())

    def walnut(self, w: int, h: int, seed: int = 7, tone: float = 1.0) -> Surface:
        return self._flat(w, h)

    def felt(self, w: int, h: int, color: Color = C["panel"], seed: int = 3) -> Surface:
        return self._flat(w, h)

    def paper(self, w: int, h: int, seed: int = 5, color: Color = C["parch"]) -> Surface:
        return self._flat(w, h)

    def brushed(self, w: int, h: int) -> Surface:
        return self._flat(w, h, WHITE)  # is multiplied in

    def linen(self, w: int, h: int) -> Surface:
        return self._flat(w, h, WHITE)

    def _panel(self, dst: Surface, rect: Any, r: float, line: Color = WHITE, width: float = 1.2) -> None:
        super().box(dst, rect, BLACK, r)
        super().ring(dst, rect, line, width, r)

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
        self._panel(dst, rect, r)

    def lip(self, dst: Surface, rect: Any, r: float = 8, alpha: int = 255) -> None:
        super().ring(dst, rect, BRASS, 1.4, r)

    def wood(self, dst: Surface, rect: Any, r: float = 8) -> None:
        self._panel(dst, rect, r)

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
        self._panel(dst, rect, r)

    def brass(
        self, dst: Surface, rect: Any, r: float = 6, state: str = "normal", rivets: bool = False, shade: bool = True
    ) -> None:
        if state == "off":
            self._panel(dst, rect, r, GREY)
            return
        super().box(dst, rect, (255, 224, 150) if state == "hover" else BRASS, r)
        if state in ("hover", "press"):
            super().ring(dst, rect, WHITE, 2, r)

    def rivet(self, dst: Surface, pos: Any, radius: float = 2.2) -> None:
        """Ornament: left out."""

    def plate(self, dst: Surface, rect: Rect, kind: str, state: str) -> tuple[Color, Color | None]:
        if kind in ("primary", "brass"):
            self.brass(dst, rect, 8 if kind == "primary" else 6, state)
            return (GREY if state == "off" else DARK_INK), None
        self._panel(
            dst,
            rect,
            6,
            GREY if state == "off" else BRASS if state in ("hover", "press") else WHITE,
            2.4 if state in ("hover", "press") else 1.2,
        )
        return (GREY if state == "off" else WHITE), None

    # ------------------------------------------------------------ light

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

    # ------------------------------------------------------------ shapes

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

    def rule(self, dst: Surface, x: float, y: float, w: float, color: Ink = "ink_line", alpha: int = 140) -> None:
        pygame.draw.rect(dst, GREY, Rect(round(x), round(y), max(1, round(w)), max(1, self.u(1))))

    def focus(self, dst: Surface, rect: Any, r: float = 8) -> None:
        big = Rect(rect).inflate(self.u(10), self.u(10))
        super().ring(dst, big, BLACK, 4, r + 5)
        super().ring(dst, big, BRASS, 3, r + 5)
