"""The menu over a replay."""
from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.app.scenes.modal import Modal
from game.app.ui.widgets import Button

if TYPE_CHECKING:
    from game.app.main import App
    from game.app.scenes.replay import ReplayScene


class ReplayMenu(Modal):
    """Back to the replay, rules, settings, a picture, sharing, and the way out."""

    width, height = 360.0, 410.0

    def __init__(self, app: App, scene: ReplayScene) -> None:
        super().__init__(app, app.words("replay.menu"))
        self.scene = scene

    def place(self) -> None:
        k, words, p = self.kit, self.app.words, self.panel
        rows = (("back", words("replay.menu.back"), "play", self.close),
                ("rules", words("table.menu.rules"), "book", lambda: self.leave_for(self.scene.rulebook)),
                ("settings", words("table.menu.settings"), "gear", self.settings),
                ("picture", words("picture.menu"), "eye", lambda: self.leave_for(self.app.photograph)),
                ("share", words("replay.share"), "export", lambda: self.leave_for(self.scene.share)),
                ("leave", words("replay.menu.leave"), "home", lambda: self.leave_for(self.scene.close)))
        top, gap = p.y + k.u(66), k.u(10)
        h = min(k.t(36), (p.bottom - k.u(20) - top + gap) // len(rows) - gap)
        self.group.set([Button(Rect(p.x + k.u(40), top + i * (h + gap), p.w - k.u(80), h), label, act,
                               kind="brass" if name == "back" else "wood", icon=icon, name=name)
                        for i, (name, label, icon, act) in enumerate(rows)])
        self.group.default = self.group.widgets[0]

    def leave_for(self, deed: object) -> None:
        """Close the menu, then do it."""
        self.close()
        if callable(deed):
            deed()

    def settings(self) -> None:
        """Window, sizes and animations."""
        from game.app.scenes.options import Options
        self.app.stack.replace(Options(self.app))
