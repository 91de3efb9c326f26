"""The still parts of the table of Keep Flyin': each painted when what it shows changes, with its places to press."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.table import topbar
from game.app.table.hex import bar
from game.app.table.hex.board import Shown
from game.app.table.hex.dock import HexDock
from game.app.table.hex.side import HexSide
from game.app.table.panels import Panels
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.scenes.hex import HexScene


class HexPanels(Panels):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    def __init__(self, scene: HexScene) -> None:
        self.scene = scene  # type: ignore[assignment]
        self.chart_scene = scene
        self.side = HexSide(scene)
        self.dock = HexDock(scene)

    def _paint_board(self, dst: Surface, shown: Shown) -> None:  # type: ignore[override]
        self.chart_scene.view.paint(self.chart_scene.kit, dst, shown)

    def _crew(self) -> list[Widget]:
        return []

    def _top(self) -> list[Widget]:
        s = self.chart_scene
        k, p, words = s.kit, s.places, s.words
        shown = bar.bar(s.now, words, s.thinks())
        extent = Rect(p.bar.x, p.bar.y, p.bar.w, p.bar.h + k.u(6))
        s.layers.set("top", extent, (k, shown), lambda dst: topbar.paint(k, dst, p.bar, shown, p.compact))
        found: list[Widget] = []
        for spot in topbar.spots(k, p.bar, shown, p.compact):
            spot.action = partial(s.look, spot.about)
            found.append(spot)
        return [*found, *self.ways_out()]
