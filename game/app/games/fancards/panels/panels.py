"""The still parts of the table: each painted when what it shows changes, with its places to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.captains.staged import Stage, StagedPanels
from game.app.games.fancards.dock.dock import FanCardsDock
from game.app.games.fancards.panels import bar
from game.app.games.fancards.panels.side import FanCardsSide

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


class FanCardsPanels(StagedPanels):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    scene: FanCardsScene
    bar = bar
    side: FanCardsSide
    dock: FanCardsDock

    def __init__(self, scene: FanCardsScene) -> None:
        super().__init__(scene)
        self.side = FanCardsSide(scene)
        self.dock = FanCardsDock(scene)

    def stage(self) -> Stage | None:
        found: Stage | None = self.scene.staged.up()
        return found
