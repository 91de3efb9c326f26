"""Words and signs in high contrast: white or the bright twin of their colour, without letterpress."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.ui.contrast.colours import BLACK, BRASS, WHITE, letters
from game.app.ui.kit.base import Point
from game.app.ui.kit.sprites import Sprites
from game.app.ui.kit.text import Text
from game.app.ui.theme import Color, Ink, ink


class ContrastText(Text):
    """Words that can be read on black."""

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
        dull: bool = False,
    ) -> Rect:
        return super().text(dst, pos, s, voice, size, WHITE if dull else BRASS, anchor, track)


class ContrastSprites(Sprites):
    """Signs as bright as words; pictures as they are."""

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
