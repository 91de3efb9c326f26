"""A panel over the dimmed scene; Esc or a click beside it closes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.stack import Scene
from game.app.ui.motion import Tween, out_cubic
from game.app.ui.theme import MS
from game.app.ui.widgets import Group

if TYPE_CHECKING:
    from game.app.shell.app import App

SCRIM = (5, 7, 12)


class Modal(Scene):
    """Subclasses set `title`, give their size in units (`width`, `height`) and fill `group` in `place`."""

    overlay = True
    width = 520.0
    height = 360.0

    def __init__(self, app: App, title: str) -> None:
        super().__init__(app)
        self.title = title
        self.group = Group(app)
        self.panel = Rect(0, 0, 0, 0)
        self.rise: Tween | None = None

    def enter(self) -> None:
        if not self.app.still:
            self.rise = self.app.tween(18, 0, MS["panel"], out_cubic)

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k = self.kit
        w = min(k.u(self.width * max(1.0, min(1.6, k.grow))), size[0] - k.u(24))
        h = min(max(k.u(self.height), k.t(self.height)), size[1] - k.u(24))
        self.panel = Rect((size[0] - w) // 2, (size[1] - h) // 2, w, h)
        self.place()

    def place(self) -> None:
        """Fill `group` for the present panel."""

    def anew(self) -> bool:
        """Everything is placed anew."""
        self.place()
        self.invalidate(self.panel)
        return True

    def handle(self, event: Event) -> bool:
        if self.group.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        beside = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.panel.collidepoint(event.pos)
        if beside:
            self.close()
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)

    def update(self, dt: float) -> bool:
        if self.rise is None or self.rise.done:
            return False
        self.rise.step(dt)
        self.invalidate(self.panel.inflate(2 * self.kit.u(40), 2 * self.kit.u(60)))
        return True

    def draw(self, surface: Surface, dirty: Rect) -> None:
        k = self.kit
        k.veil(surface, dirty, SCRIM, 160)
        drop = k.u(self.rise.value) if self.rise else 0
        if drop:
            self.panel.y += drop
            for w in self.group.widgets:
                w.rect.y += drop
        p = self.panel
        k.shadow(surface, p, 12, 14, (4, 12), 220)
        k.wood(surface, p, 12)
        k.lip(surface, p.inflate(-2 * k.u(5), -2 * k.u(5)), 9)
        size = 24 * min(1.0, 1.4 / k.text_scale)  # the widgets begin where they do at any size of letters
        k.brass_text(surface, (p.centerx, p.y + k.u(34)), self.title, "display", size)
        self.paint(surface)
        self.group.draw(surface, dirty)
        if drop:
            self.panel.y -= drop
            for w in self.group.widgets:
                w.rect.y -= drop

    def paint(self, dst: Surface) -> None:
        """Words and pictures on the panel."""
