"""What leads away from a replay: what can be done there, the menu, the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.shell.app import App
from game.app.shell.sheets.menu import Menu, Row
from game.app.shell.sheets.notice import Notice
from game.app.table.menus import Helped, Menus

if TYPE_CHECKING:
    from game.app.replay.projector import Projector


class ReplayMenu(Menu):
    """Back to the replay, rules, settings, a picture, sharing, and the way out."""

    def __init__(self, app: App, scene: Helped, projector: Projector) -> None:
        super().__init__(app, app.words("replay.menu"))
        self.scene, self.projector = scene, projector

    def rows(self) -> list[Row]:
        words, scene = self.app.words, self.scene
        return [
            Row("back", words("replay.menu.back"), "play", self.close),
            Row("rules", words("table.menu.rules"), "book", lambda: self.leave_for(scene.menus.rulebook)),
            Row("settings", words("table.menu.settings"), "cog", self.settings),
            Row("picture", words("picture.menu"), "eye", lambda: self.leave_for(self.app.photograph)),
            Row("share", words("replay.share"), "export", lambda: self.leave_for(self.projector.share)),
            Row("leave", words("replay.menu.leave"), "home", lambda: self.leave_for(scene.close)),
        ]


class ReplayMenus(Menus):
    """Those of a table, with a menu of their own; nothing is lost here."""

    def __init__(self, scene: Helped, projector: Projector) -> None:
        super().__init__(scene)
        self.scene, self.projector = scene, projector

    def help(self) -> None:
        """What can be done here."""
        names = ("play", "step", "jump", "slider", "look", "branch", "picture")
        app, words = self.scene.app, self.scene.words
        lines = [words(words.own(f"replay.help.{name}", self.projector.reel.record.game)) for name in names]
        app.stack.push(Notice(app, words("replay.help.title"), lines))

    def menu(self) -> None:
        """Rules, settings, the way out."""
        self.projector.running = False
        self.scene.app.stack.push(ReplayMenu(self.scene.app, self.scene, self.projector))

    def way_out(self) -> bool:
        """Esc with nothing left to put away: back to where the replay was chosen."""
        self.scene.close()
        return True
