"""The still parts of the table of Keep Flyin': each painted when what it shows changes, with its places to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.app.captains.panels import SeatedPanels
from game.app.games.keepflyin.chart.table import Shown
from game.app.games.keepflyin.dock.dock import KeepflyinDock
from game.app.games.keepflyin.panels import bar
from game.app.games.keepflyin.panels.side import KeepflyinSide

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene


class KeepflyinPanels(SeatedPanels):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    scene: KeepflyinScene
    dock: KeepflyinDock
    side: KeepflyinSide
    bar = bar

    def __init__(self, scene: KeepflyinScene) -> None:
        super().__init__(scene)
        self.side = KeepflyinSide(scene)
        self.dock = KeepflyinDock(scene)

    def _paint_board(self, dst: Surface, shown: Shown) -> None:
        self.scene.view.paint(self.scene.kit, dst, shown)
