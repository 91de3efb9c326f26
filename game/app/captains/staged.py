"""Panels of a captains' table over whose map something may lie: the cards of a choice, or the stage of a fight."""

from __future__ import annotations

from game.app.captains.host import SeatedPaneled
from game.app.captains.panels import SeatedPanels
from game.app.table.panels.panels import S
from game.app.table.spread.board import StagedBoard
from game.app.ui.widgets import Widget


class StagedPanels(StagedBoard[S], SeatedPanels[S]):
    """The map is seen out of focus below a stage."""

    scene: SeatedPaneled[S]

    def seats(self) -> list[Widget]:
        return [*super().seats(), *self.pressed()]
