"""Two small panels over the heist table: what can be done with mouse and keys, and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.scenes.modal import Modal
from game.app.ui.widgets import Button

if TYPE_CHECKING:
    from game.app.main import App
    from game.app.scenes.heist import HeistScene

LINES = ("move", "drag", "hover", "keys", "tab", "undo", "rehearse", "zoom", "card", "f1", "rules", "esc")


class TableHelp(Modal):
    """Mouse and keys of the table, one line each."""

    width, height = 560.0, 420.0

    def __init__(self, app: App) -> None:
        super().__init__(app, app.words("table.help.title"))

    def place(self) -> None:
        k = self.kit
        w, h = k.t(120), k.t(34)
        self.group.set(
            [
                Button(
                    Rect(self.panel.centerx - w // 2, self.panel.bottom - h - k.u(18), w, h),
                    self.app.words("table.help.close"),
                    self.close,
                    kind="brass",
                    keys=(pygame.K_RETURN, pygame.K_QUESTION),
                    name="close",
                )
            ]
        )

    def paint(self, surface: Surface) -> None:
        """The lines."""
        k, p = self.kit, self.panel
        y = p.y + k.u(66)
        room = (p.bottom - k.t(34) - k.u(30) - y) / len(LINES)
        for name in LINES:
            k.para(
                surface,
                (p.x + k.u(30), y),
                self.app.words(f"table.help.{name}"),
                p.w - k.u(60),
                14,
                "hi",
                lead=1.15,
                most=2,
            )
            y += round(room)
        self.group.draw(surface, p)


class TableMenu(Modal):
    """Back to the table, settings, or the title: all is saved, so nothing is asked."""

    width, height = 360.0, 362.0

    def __init__(self, app: App, scene: HeistScene) -> None:
        super().__init__(app, app.words("table.menu.head"))
        self.scene = scene

    def place(self) -> None:
        k, words, p = self.kit, self.app.words, self.panel
        h, gap = k.t(36), k.u(10)
        rows = (
            ("back", "play", self.close),
            ("rules", "book", self.rules),
            ("settings", "gear", self.settings),
            ("picture", "eye", self.picture),
            ("title", "home", self.home),
        )
        y = p.y + k.u(66)
        found = []
        for name, icon, act in rows:
            found.append(
                Button(
                    Rect(p.x + k.u(40), y, p.w - k.u(80), h),
                    words("picture.menu" if name == "picture" else f"table.menu.{name}"),
                    act,
                    kind="brass" if name == "back" else "wood",
                    icon=icon,
                    name=name,
                )
            )
            y += h + gap
        self.group.set(list(found))
        self.group.default = found[0]

    def rules(self) -> None:
        """The rulebook at what matters now."""
        self.close()
        self.scene.rulebook()

    def picture(self) -> None:
        """The table as it is, into the Pictures folder."""
        self.close()
        self.app.photograph()

    def settings(self) -> None:
        """Window, sizes and animations."""
        from game.app.scenes.options import Options

        self.app.stack.replace(Options(self.app))

    def home(self) -> None:
        """To the title: the game waits there."""
        self.close()
        self.scene.close()

    def paint(self, surface: Surface) -> None:
        """The buttons."""
        self.group.draw(surface, self.panel)
