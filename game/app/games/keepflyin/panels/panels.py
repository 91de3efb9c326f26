"""The still parts of the table of Keep Flyin': each painted when what it shows changes, with its places to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.captains.staged import Stage, StagedPanels
from game.app.games.keepflyin.dock.dock import KeepflyinDock
from game.app.games.keepflyin.panels import bar
from game.app.games.keepflyin.panels.side import KeepflyinSide

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene


class KeepflyinPanels(StagedPanels):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    scene: KeepflyinScene
    dock: KeepflyinDock
    side: KeepflyinSide
    bar = bar

    def __init__(self, scene: KeepflyinScene) -> None:
        super().__init__(scene)
        self.side = KeepflyinSide(scene)
        self.dock = KeepflyinDock(scene)

    def stage(self) -> Stage | None:
        found: Stage | None = self.scene.staged.up()
        return found
