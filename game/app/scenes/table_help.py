"""Two small panels over the heist table: what can be done with mouse and keys, and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.keys import section
from game.app.scenes.key_list import lines_of, paint
from game.app.scenes.modal import Modal
from game.app.ui.widgets import Button, Choice

if TYPE_CHECKING:
    from game.app.main import App
    from game.app.scenes.heist import HeistScene

LINES = ("move", "drag", "hover", "zoom", "card", "rules", "free")


class TableHelp(Modal):
    """Mouse and keys of the table, a leaf each."""

    width, height = 620.0, 420.0

    def __init__(self, app: App) -> None:
        super().__init__(app, app.words("table.help.title"))
        self.leaf = "mouse"

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, gap = k.t(34), k.u(10)
        y = p.bottom - h - k.u(18)
        wide = (p.w - k.u(48) - gap) // 2
        leaves = [(name, words(f"table.help.{name}")) for name in ("mouse", "keys")]
        self.group.set(
            [
                Choice(Rect(p.x + k.u(24), p.y + k.u(58), p.w - k.u(48), h), leaves, self.leaf, self.turn, name="leaf"),
                Button(Rect(p.x + k.u(24), y, wide, h), words("table.help.all"), self.all_keys, name="all"),
                Button(
                    Rect(p.x + k.u(24) + wide + gap, y, wide, h),
                    words("table.help.close"),
                    self.close,
                    kind="brass",
                    keys=(pygame.K_RETURN, pygame.K_QUESTION),
                    name="close",
                ),
            ]
        )
        self.group.default = self.group.named("close")

    def turn(self, leaf: str) -> None:
        """The other leaf."""
        self.leaf = leaf
        self.invalidate(self.panel)

    def all_keys(self) -> None:
        """The keys of every scene."""
        from game.app.scenes.options import Options

        self.app.stack.replace(Options(self.app, "keys"))

    def paint(self, surface: Surface) -> None:
        """The lines of the leaf."""
        k, p, words = self.kit, self.panel, self.app.words
        top, foot = p.y + k.u(58) + k.t(34) + k.u(12), p.bottom - k.t(34) - k.u(30)
        seat = Rect(p.x + k.u(20), top - k.u(4), p.w - k.u(40), foot - top + k.u(8))
        k.box(surface, seat, (22, 15, 11), 8, 225)  # no word lies on the grain
        k.sunken(surface, seat, 8, 6, 150)
        if self.leaf == "keys":
            lines = lines_of(words, section("table"))[1:]
            paint(k, surface, p.x + k.u(30), top, p.w - k.u(60), (foot - top) // len(lines), lines)
            return
        told = [words(f"table.help.{name}") for name in LINES]
        tall = [k.para(None, (0, 0), text, p.w - k.u(60), 14, dry=True, lead=1.15) for text in told]
        gap = min(k.u(14), (foot - top - sum(tall)) // len(told))
        y = top
        for text, high in zip(told, tall):
            k.para(surface, (p.x + k.u(30), y), text, p.w - k.u(60), 14, "hi", lead=1.15)
            y += high + gap


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
