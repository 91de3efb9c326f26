"""One of a few values, side by side."""
from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, ON_BRASS, C
from game.app.ui.widgets.base import Widget


class Choice(Widget):
    """(value, label) pairs in a row; the chosen one is brass.  Left and right change it while focused."""

    def __init__(self, rect: Rect, values: Sequence[tuple[str, str]], value: str, chosen: Callable[[str], object], *,
                 tip: str = "", name: str = "") -> None:
        super().__init__(rect, None, tip=tip, name=name)
        self.values, self.value, self.chosen = tuple(values), value, chosen

    def parts(self) -> list[Rect]:
        """One rect per value, as wide as each other."""
        n, x, w = len(self.values), self.rect.x, self.rect.w
        edges = [x + round(w * i / n) for i in range(n + 1)]
        return [Rect(a, self.rect.y, b - a, self.rect.h) for a, b in zip(edges, edges[1:])]

    def pick(self, value: str) -> bool:
        """Choose a value."""
        if value != self.value:
            self.value = value
            self.chosen(value)
        return True

    def press(self) -> bool:
        """Space and Enter go on to the next value."""
        i = [v for v, _ in self.values].index(self.value)
        return self.pick(self.values[(i + 1) % len(self.values)][0])

    def click(self, pos: tuple[int, int]) -> bool:
        for (value, _), part in zip(self.values, self.parts()):
            if part.collidepoint(pos):
                return self.pick(value)
        return False

    def key(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        i = [v for v, _ in self.values].index(self.value) + (1 if event.key == pygame.K_RIGHT else -1)
        return self.pick(self.values[max(0, min(i, len(self.values) - 1))][0])

    def draw(self, kit: Kit, dst: Surface) -> None:
        kit.box(dst, self.rect, (12, 15, 24), 6)
        kit.sunken(dst, self.rect, 6, 3, 120)
        kit.ring(dst, self.rect, C["brass_lo"] if self.hovered else C["subtle"], 1, 6)
        for (value, label), part in zip(self.values, self.parts()):
            s = kit.cut_to(label, "bold", 14, part.w - kit.u(8))
            if value == self.value:
                kit.brass(dst, part.inflate(-kit.u(4), -kit.u(4)), 5)
                kit.text(dst, part.center, s, "bold", 14, DARK_INK, "mc", press=ON_BRASS)
            else:
                kit.text(dst, part.center, s, "bold", 14, "mid", "mc")
