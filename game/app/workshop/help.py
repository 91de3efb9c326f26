"""Mouse and keys of an editor, on one page."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.app.shell.app import App
from game.app.shell.keys import Section
from game.app.shell.sheets.key_list import lines_of, paint_leaf
from game.app.shell.sheets.modal import Modal
from game.app.ui.widgets import Button, Choice

LINES = tuple(f"editor.help.{name}" for name in ("paint", "box", "edge", "pan", "check"))


class EditorHelp(Modal):
    """A leaf for the mouse, one for the keys."""

    width, height = 620.0, 430.0

    def __init__(self, app: App, keys: Section, title: str = "editor.help.title", lines: Sequence[str] = LINES) -> None:
        super().__init__(app, app.words(title))
        self.keys, self.lines, self.leaf = keys, lines, "mouse"

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h = k.t(34)
        leaves = [(name, words(f"table.help.{name}")) for name in ("mouse", "keys")]
        head = Rect(p.x + k.u(24), p.y + k.u(58), p.w - k.u(48), h)
        foot = Rect(p.x + k.u(24), p.bottom - h - k.u(18), p.w - k.u(48), h)
        done = Button(
            foot,
            words("table.help.close"),
            self.close,
            kind="brass",
            keys=(pygame.K_RETURN, pygame.K_QUESTION),
            name="close",
        )
        self.group.set([Choice(head, leaves, self.leaf, self.turn, name="leaf"), done])
        self.group.default = done

    def turn(self, leaf: str) -> None:
        """The other leaf."""
        self.leaf = leaf
        self.invalidate(self.panel)

    def paint(self, dst: Surface) -> None:
        words = self.app.words
        keys = lines_of(words, self.keys)[1:] if self.leaf == "keys" else []
        paint_leaf(self.kit, dst, self.panel, keys, [words(key) for key in self.lines])
