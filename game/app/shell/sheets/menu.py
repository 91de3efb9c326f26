"""A menu over a scene: a column of buttons on a panel that is as tall as they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from game.app.shell.sheets.modal import Modal
from game.app.ui.widgets import Button

HEAD, FOOT, GAP = 66, 34, 10  # units over, under and between the buttons


class Row(NamedTuple):
    """A button of the menu; `why` it can't be pressed now, "" where it can."""

    name: str
    label: str
    icon: str
    act: Callable[[], object]
    why: str = ""


class Menu(Modal):
    """Subclasses say the `rows`; the first is what Enter does."""

    width = 360.0

    def rows(self) -> list[Row]:
        """The buttons from top to bottom."""
        raise NotImplementedError

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        super().layout(size, unit, text_scale)
        k, n = self.kit, len(self.rows())
        tall = k.u(HEAD + FOOT) + n * k.t(36) + (n - 1) * k.u(GAP)
        self.panel.h = min(tall, size[1] - k.u(24))
        self.panel.y = (size[1] - self.panel.h) // 2
        self.place()

    def place(self) -> None:
        k, p, rows = self.kit, self.panel, self.rows()
        top, gap = p.y + k.u(HEAD), k.u(GAP)
        h = min(k.t(36), (p.bottom - k.u(FOOT) - top + gap) // len(rows) - gap)
        self.group.set(
            [
                Button(
                    Rect(p.x + k.u(40), top + i * (h + gap), p.w - k.u(80), h),
                    row.label,
                    row.act,
                    kind="wood" if i else "brass",
                    icon=row.icon,
                    why=row.why,
                    name=row.name,
                )
                for i, row in enumerate(rows)
            ]
        )
        self.group.default = self.group.widgets[0]

    def leave_for(self, deed: Callable[[], object]) -> None:
        """Close the menu, then do it."""
        self.close()
        deed()

    def settings(self) -> None:
        """Window, sizes and animations."""
        self.app.open_settings()
