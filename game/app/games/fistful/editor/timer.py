"""The Timer of a drawn heist as beads on a rod: a click, or Space, gives a space its next colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets import Widget

COLOURS = ("gray", "red", "yellow")
INKS = {
    "green": (74, 128, 84),
    "gray": (120, 122, 126),
    "red": (170, 52, 38),
    "yellow": (222, 176, 62),
    "black": (16, 16, 20),
}
SIGNS = {"green": "play", "red": "skull", "yellow": "bell", "black": "x", "gray": ""}


class TimerStrip(Widget):
    """Left and right choose a bead while focused; the first and the last stay as they are."""

    def __init__(self, rect: Rect, spaces: Sequence[str], changed: Callable[[list[str]], object], *, tip: str) -> None:
        super().__init__(rect, None, tip=tip, name="timer")
        self.spaces, self.changed = tuple(spaces), changed
        self.at = 1

    def beads(self) -> list[Rect]:
        """A square per space."""
        n = len(self.spaces)
        step = min(self.rect.w / n, self.rect.h * 1.3)
        left = self.rect.centerx - step * n / 2
        return [Rect(round(left + i * step), self.rect.y, round(step), self.rect.h) for i in range(n)]

    def turn(self, i: int) -> bool:
        """The next colour for a space."""
        if not 0 < i < len(self.spaces) - 1:
            return False
        spaces = list(self.spaces)
        now = COLOURS.index(spaces[i]) if spaces[i] in COLOURS else -1
        spaces[i] = COLOURS[(now + 1) % len(COLOURS)]
        self.spaces, self.at = tuple(spaces), i
        self.changed(spaces)
        return True

    def press(self) -> bool:
        return self.turn(self.at)

    def click(self, pos: tuple[int, int]) -> bool:
        return any(self.turn(i) for i, bead in enumerate(self.beads()) if bead.collidepoint(pos))

    def key(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        by = 1 if event.key == pygame.K_RIGHT else -1
        self.at = max(1, min(len(self.spaces) - 2, self.at + by))
        return True

    def draw(self, kit: Kit, dst: Surface) -> None:
        beads = self.beads()
        rod = Rect(beads[0].centerx, self.rect.centery - kit.u(1.5), beads[-1].centerx - beads[0].centerx, kit.u(3))
        kit.box(dst, rod, C["brass_lo"], 1)
        for i, (bead, colour) in enumerate(zip(beads, self.spaces)):
            radius = min(bead.w, bead.h) / kit.scale * 0.4
            kit.disc(dst, bead.center, radius, INKS[colour], 255, C["brass_lo"], 1.4)
            if SIGNS[colour]:
                kit.icon(dst, bead.center, SIGNS[colour], radius * 1.1, "hi")
            if self.focused and i == self.at:
                kit.circle(dst, bead.center, radius + 2, C["brass"], 2)
