"""The still parts of the table of Keep Flyin': each painted when what it shows changes, with its places to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.captains.staged import StagedPanels
from game.app.games.keepflyin.chart.shown import Shown
from game.app.games.keepflyin.dock.dock import KeepflyinDock
from game.app.games.keepflyin.panels import bar
from game.app.games.keepflyin.panels.side import KeepflyinSide
from game.app.table.panels import topbar
from game.app.table.spread.stage import Stage

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene


class KeepflyinPanels(StagedPanels[Shown]):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    scene: KeepflyinScene
    dock: KeepflyinDock
    side: KeepflyinSide

    def __init__(self, scene: KeepflyinScene) -> None:
        super().__init__(scene)
        self.side = KeepflyinSide(scene)
        self.dock = KeepflyinDock(scene)

    def bar(self) -> topbar.Bar:
        return bar.bar(self.scene.now, self.scene.words, self.scene.thinks())

    def stage(self) -> Stage | None:
        return self.scene.staged.up()
