"""A question before something that can't be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.shell.sheets.modal import Modal
from game.app.ui.widgets import Button

if TYPE_CHECKING:
    from game.app.shell.app import App


class Ask(Modal):
    """Title, question, the deed and the way back; Enter and Esc go back."""

    width = 520.0
    height = 210.0

    def __init__(self, app: App, title: str, question: str, yes: str, no: str, deed: Callable[[], object]) -> None:
        super().__init__(app, title)
        self.question, self.yes, self.no, self.deed = question, yes, no, deed

    def place(self) -> None:
        k, p = self.kit, self.panel
        h, pad = k.t(38), k.u(24)
        w = (p.w - 2 * pad - k.u(12)) // 2
        y = p.bottom - k.u(18) - h
        no = Button(
            Rect(p.right - pad - w, y, w, h),
            self.no,
            self.close,
            kind="brass",
            cap="esc",
            keys=(pygame.K_ESCAPE,),
            name="no",
        )
        self.group.set([Button(Rect(p.x + pad, y, w, h), self.yes, self.do, icon="trash", name="yes"), no])
        self.group.default = no

    def do(self) -> None:
        """Yes."""
        self.close()
        self.deed()

    def paint(self, dst: Surface) -> None:
        k, p = self.kit, self.panel
        at = p.x + k.u(24), p.y + k.u(54) + k.t(10)
        k.para(dst, at, self.question, p.w - k.u(48), 14, "hi", press="press", most=3)
