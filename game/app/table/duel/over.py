"""A duel that lies over the board while somebody is asked."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import Rect, Surface

from game.app.table.duel import paint as stage_paint
from game.app.table.duel.data import Duel
from game.app.ui.kit import Kit
from game.app.ui.widgets import Widget


class DuelStage:
    """A duel over the board."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel

    @property
    def look(self) -> Hashable:
        """All that it shows."""
        return self.duel

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        """The stage into the rect of the board."""
        stage_paint.paint(kit, dst, r, self.duel)

    def widgets(self, kit: Kit, r: Rect) -> Sequence[Widget]:
        """The ways, each named after its answer."""
        return stage_paint.spots(kit, r, self.duel)
