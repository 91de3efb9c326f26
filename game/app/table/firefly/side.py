"""The right-hand side of the table: inspector and log; in the compact layout tabs of one panel, the own ship beside."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.app.table.blocks import Block
from game.app.table.firefly import rail, rail_paint
from game.app.table.firefly.pages import page
from game.app.table.side import Side
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.scenes.firefly import FireflyScene


class FireflySide(Side):
    """Sets the layers of the right-hand side and gives their places to press."""

    tabs = {"look": "inspector", "ship": "rail", "log": "log"}
    says = "firefly.tab"

    def __init__(self, scene: FireflyScene) -> None:
        super().__init__(scene)  # type: ignore[arg-type]
        self.map_scene = scene

    def pages(self) -> list[Block]:
        s = self.map_scene
        return page(s.now, s.words, s.subject(), s.press, s.mode, s.leaf)

    def middle(self) -> list[Widget]:
        """The rail."""
        s = self.map_scene
        k, r = s.kit, s.places.rail
        shown = rail.rail(s.now, s.words)
        s.layers.set(
            "rail", r.inflate(2 * k.u(3), 2 * k.u(3)), (k, shown), lambda dst: rail_paint.paint(k, dst, r, shown)
        )
        found = rail.spots(k, r, shown, s.words)
        for spot in found:
            if spot.about is not None:
                spot.action = partial(s.press_on, spot.about)
        return list(found)
