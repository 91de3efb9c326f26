"""What is made as it will lie on the table, as large as the window."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.ui.widgets import Button


class LargeCard(Modal):
    """The card over everything; `face` paints it into a rect of a surface."""

    width, height = 480.0, 640.0

    def __init__(self, app: App, title: str, face: Callable[[Surface, Rect], None]) -> None:
        super().__init__(app, title)
        self.face = face

    def place(self) -> None:
        k, p = self.kit, self.panel
        h = k.t(36)
        done = Button(
            Rect(p.x + k.u(24), p.bottom - k.u(16) - h, p.w - k.u(48), h),
            self.app.words("editor.done"),
            self.close,
            kind="brass",
            cap="esc",
            keys=(pygame.K_ESCAPE, pygame.K_c),
            name="done",
        )
        self.group.set([done])
        self.group.default = done
        self.at = Rect(p.x + k.u(24), p.y + k.u(56), p.w - k.u(48), done.rect.y - k.u(12) - p.y - k.u(56))

    def paint(self, dst: Surface) -> None:
        self.face(dst, self.at)
