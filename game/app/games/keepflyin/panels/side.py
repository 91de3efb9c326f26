"""The right-hand side of the table: inspector and log; in the compact layout tabs of one panel, with one's ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.app.captains.panels import SeatedSide
from game.app.games.keepflyin.panels import rail, rail_paint
from game.app.games.keepflyin.panels.pages import page
from game.app.table.panels.blocks import Block
from game.app.table.panels.inspector import LARGE
from game.app.table.panels.spot import Spot, Subject
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene

BESIDE = {"look": "inspector", "log": "log"}
"""The tabs where the rail has a place of its own."""


class KeepflyinSide(SeatedSide[rail.Rail]):
    """Sets the layers of the right-hand side and gives their places to press."""

    scene: KeepflyinScene
    says = "hex.tab"
    leafed = LARGE

    def widgets(self) -> list[Widget]:
        places = self.scene.places
        if not places.compact:
            return super().widgets()
        self.tabs = BESIDE if places.railed else SeatedSide.tabs
        if self.tab not in self.tabs:
            self.tab = "look"
        return [*(self.middle() if places.railed else ()), *super().widgets()]

    def seen_rail(self) -> rail.Rail:
        return rail.rail(self.scene.now, self.scene.words)

    def paint_rail(self, dst: Surface, shown: rail.Rail) -> None:
        rail_paint.paint(self.scene.kit, dst, self.scene.places.rail, shown)

    def rail_spots(self, shown: rail.Rail) -> list[Spot]:
        return rail.spots(self.scene.kit, self.scene.places.rail, shown, self.scene.words)

    def page_of(self, about: Subject | None) -> list[Block]:
        s = self.scene
        if about is None and s.hint.shown:
            return s.hint.page()
        return page(s.now, s.words, about, s.answer, s.explains())
