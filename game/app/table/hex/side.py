"""The right-hand side of the table: inspector and log; in the compact layout tabs of one panel, the own ship beside."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.app.table.blocks import Block
from game.app.table.hex import rail, rail_paint
from game.app.table.hex.pages import page
from game.app.table.side import Side
from game.app.table.spot import Spot
from game.app.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.app.scenes.hex import HexScene

TABS = {"look": "inspector", "ship": "rail", "log": "log"}


class HexSide(Side):
    """Sets the layers of the right-hand side and gives their places to press."""

    def __init__(self, scene: HexScene) -> None:
        super().__init__(scene)  # type: ignore[arg-type]
        self.chart_scene = scene

    def widgets(self) -> list[Widget]:
        p = self.chart_scene.places
        if not p.compact:
            return [*self.ship(), *self._log()]
        for name, layer in TABS.items():
            if name != self.tab:
                self.chart_scene.layers.drop(layer)
        if self.tab == "look":
            return self._tabs()
        return [*self._tabs(), *(self.ship() if self.tab == "ship" else self._log())]

    def _tabs(self) -> list[Widget]:
        s = self.chart_scene
        found: list[Widget] = []
        for name, r in zip(TABS, s.places.tabs):
            found.append(
                Button(
                    r,
                    s.words(f"hex.tab.{name}"),
                    partial(self.turn_to, name),
                    kind="brass" if name == self.tab else "wood",
                    name=f"tab:{name}",
                    tip=s.words(f"hex.tab.{name}.tip"),
                )
            )
        return found

    def pages(self) -> list[Block]:
        s = self.chart_scene
        about = s.subject()
        if about is None and s.hint.shown:
            return s.hint.page()
        return page(s.now, s.words, about, s.answer, s.explains())

    def ship(self) -> list[Spot]:
        """The rail."""
        s = self.chart_scene
        k, r = s.kit, s.places.rail
        shown = rail.rail(s.now, s.words)
        s.layers.set(
            "rail", r.inflate(2 * k.u(3), 2 * k.u(3)), (k, shown), lambda dst: rail_paint.paint(k, dst, r, shown)
        )
        found = rail.spots(k, r, shown, s.words)
        for spot in found:
            if spot.about is not None:
                spot.action = partial(s.look, spot.about)
        return found
