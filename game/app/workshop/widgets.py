"""Widgets of the heist editor: a tool with the part it draws, a line of what is still wrong."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.ui.kit import Kit
from game.app.ui.widgets import Widget


class Line(Widget):
    """A sentence in the tray, to be clicked; `icon` stands before it."""

    radius = 4.0

    def __init__(
        self,
        rect: Rect,
        text: str,
        icon: str,
        ink: str,
        action: Callable[[], object] | None,
        *,
        tip: str = "",
        name: str,
    ) -> None:
        super().__init__(rect, action, tip=tip, name=name)
        self.text, self.icon, self.ink = text, icon, ink
        self.focusable = action is not None

    def draw(self, kit: Kit, dst: Surface) -> None:
        if self.action and self.state in ("hover", "press"):
            kit.box(dst, self.rect, (46, 56, 82), 4)
        left = kit.t(20)
        kit.icon(dst, (self.rect.x + kit.u(4), self.rect.y + kit.t(11)), self.icon, 13 * kit.grow, self.ink, "ml")
        kit.para(
            dst,
            (self.rect.x + kit.u(6) + left, self.rect.y + kit.u(3)),
            self.text,
            self.rect.w - left - kit.u(10),
            14,
            "hi",
            lead=1.2,
        )


def line_height(kit: Kit, text: str, wide: int) -> int:
    """How high such a line is."""
    return kit.para(None, (0, 0), text, wide - kit.t(20) - kit.u(10), 14, dry=True, lead=1.2) + kit.u(7)
