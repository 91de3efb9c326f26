"""Leaving an editor with unsaved strokes: keep them, throw them away, or stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.shell.app import App
from game.app.shell.sheets.menu import Menu, Row

if TYPE_CHECKING:
    from game.app.workshop.bench import Bench
    from game.app.workshop.disk import Deed


class LeaveSheet(Menu):
    """`deed` is what was about to be done."""

    width = 460.0

    def __init__(self, app: App, scene: Bench, deed: Deed) -> None:
        super().__init__(app, app.words("editor.leave.head"))
        self.scene, self.deed = scene, deed

    def rows(self) -> list[Row]:
        words = self.app.words
        stay = Row("stay", words("editor.leave.stay"), "pen", self.close)
        keep = Row("keep", words("editor.leave.keep"), "save", self.keep)
        drop = Row("drop", words("editor.leave.drop"), "trash", lambda: self.leave_for(self.deed))
        return [stay, keep, drop]

    def keep(self) -> None:
        """Keep it, and go on when that went well."""
        self.close()
        if self.scene.keep():
            self.deed()
