"""The light of the lamp on the print of a board."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.kit.base import MULT
from game.app.ui.theme import Color

Kept = tuple[object, Surface]


class Lamp:
    """Light of a colour, less by `dusk` towards the edges of the window; its picture is kept for the window's size."""

    def __init__(self, dusk: float, color: Color = (255, 255, 255)) -> None:
        self.dusk, self.color = dusk, color
        self._kept: Kept | None = None

    def shine(self, kit: Kit, img: Surface, part: Rect) -> None:
        """On a part of the print."""
        key = kit, img.get_size()
        if self._kept is None or self._kept[0] != key:
            light = canvas(img.get_size(), self._kept)
            light.fill(self.color)
            kit.vignette(light, light.get_rect(), self.dusk, (0.45, 0.42))
            self._kept = key, light
        img.blit(self._kept[1], part, part, special_flags=MULT)


def canvas(size: tuple[int, int], old: Kept | None) -> Surface:
    """A surface to paint all over: the old one where it has the size, a new one costs the system as much again."""
    return old[1] if old is not None and old[1].get_size() == size else Surface(size)
