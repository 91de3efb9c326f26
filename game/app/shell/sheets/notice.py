"""A message that must be read: a title, some lines, one button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.shell.sheets.modal import Modal
from game.app.ui.widgets import Button

if TYPE_CHECKING:
    from game.app.shell.app import App

MOST = 8  # lines shown; the rest is counted


class Notice(Modal):
    """Lines of text over the scene; Enter or Esc closes it."""

    width = 640.0

    def __init__(self, app: App, title: str, lines: Sequence[str]) -> None:
        super().__init__(app, title)
        self.lines = list(lines[:MOST])
        if len(lines) > MOST:
            self.lines.append(app.words("notice.more", n=len(lines) - MOST))

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k = self.kit
        wide = min(k.u(self.width * max(1.0, min(1.6, k.grow))), size[0] - k.u(24)) - k.u(48)
        tall = sum(k.para(None, (0, 0), line, wide, 14, dry=True) + k.u(8) for line in self.lines)
        self.height = (k.u(70) + tall + k.u(32) + k.t(38)) / max(k.scale, k.scale * k.grow)
        super().layout(size, unit, text_scale)

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        w, h = max(k.u(140), k.width(words("notice.done"), "bold", 14) + k.t(80)), k.t(38)
        done = Button(
            Rect(p.right - k.u(24) - w, p.bottom - k.u(18) - h, w, h),
            words("notice.done"),
            self.close,
            kind="brass",
            cap="esc",
            keys=(pygame.K_ESCAPE,),
        )
        self.group.set([done])
        self.group.default = done

    def paint(self, dst: Surface) -> None:
        k, p = self.kit, self.panel
        y = p.y + k.u(62)
        for line in self.lines:
            y += k.para(dst, (p.x + k.u(24), y), line, p.w - k.u(48), 14, "hi", press="press") + k.u(8)
