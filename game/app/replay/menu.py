"""The menu over a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.shell.sheets.menu import Menu, Row

if TYPE_CHECKING:
    from game.app.replay.scene import Replaying
    from game.app.shell.app import App


class ReplayMenu(Menu):
    """Back to the replay, rules, settings, a picture, sharing, and the way out."""

    def __init__(self, app: App, scene: Replaying) -> None:
        super().__init__(app, app.words("replay.menu"))
        self.scene = scene

    def rows(self) -> list[Row]:
        words, scene = self.app.words, self.scene
        return [
            Row("back", words("replay.menu.back"), "play", self.close),
            Row("rules", words("table.menu.rules"), "book", lambda: self.leave_for(scene.rulebook)),
            Row("settings", words("table.menu.settings"), "cog", self.settings),
            Row("picture", words("picture.menu"), "eye", lambda: self.leave_for(self.app.photograph)),
            Row("share", words("replay.share"), "export", lambda: self.leave_for(scene.share)),
            Row("leave", words("replay.menu.leave"), "home", lambda: self.leave_for(scene.close)),
        ]
