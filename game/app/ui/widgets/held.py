"""A button that does something only while it is kept pressed."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.widgets.button import Button

GROOVE = ((92, 62, 22), (255, 250, 230), (250, 232, 180))
"""The groove, and what fills it from top to bottom."""


class HeldButton(Button):
    """`share`, from 0 to 1: how far its groove is filled. Whoever shows it counts the time; `action` is for a press
    that was too short."""

    share = 0.0

    def __init__(self, *args: Any, share: float = 0.0, **more: Any) -> None:
        super().__init__(*args, **more)
        self.share = share

    def draw(self, kit: Kit, dst: Surface) -> None:
        super().draw(kit, dst)
        dark, top, low = GROOVE
        lift = {"hover": -kit.u(2), "press": kit.u(1)}.get(self.state, 0)
        r = self.rect.move(0, lift)
        groove = Rect(r.x + kit.u(12), r.bottom - kit.u(8), r.w - kit.u(24), kit.u(4))
        kit.box(dst, groove, dark, 2)
        if self.share > 0:
            groove.w = max(1, round(groove.w * min(1.0, self.share)))
            kit.box(dst, groove, (top, low), 2)
