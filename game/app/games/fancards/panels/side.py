"""The right-hand side of the table: inspector and log; in the compact layout tabs of one panel, with one's ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.captains.panels import SeatedSide
from game.app.games.fancards.panels import rail
from game.app.games.fancards.panels.pages import page
from game.app.table.panels.blocks import Block
from game.app.table.panels.spot import Subject

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


class FanCardsSide(SeatedSide):
    """Sets the layers of the right-hand side and gives their places to press."""

    scene: FanCardsScene
    says = "fancards.tab"
    rail = rail
    picture = rail

    def page_of(self, about: Subject | None) -> list[Block]:
        s = self.scene
        if about is None and s.hint.shown:
            return s.hint.page()
        return page(s.now, s.words, about, s.press)

    def press_on(self, about: Subject) -> None:
        """What can be answered with it is answered or picked up, else it is looked at."""
        self.scene.press_on(about)
