"""The still parts of the table: each painted when what it shows changes, with its places to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.app.captains.staged import StagedPanels
from game.app.games.fancards.dock.dock import FanCardsDock
from game.app.games.fancards.panels import bar, front, front_paint, hand
from game.app.games.fancards.panels.side import FanCardsSide
from game.app.table.boards.field.data import Shown
from game.app.table.panels import topbar
from game.app.table.spread.stage import Stage
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


class FanCardsPanels(StagedPanels[Shown]):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    scene: FanCardsScene
    side: FanCardsSide
    dock: FanCardsDock

    def __init__(self, scene: FanCardsScene) -> None:
        super().__init__(scene)
        self.side = FanCardsSide(scene)
        self.dock = FanCardsDock(scene)

    def bar(self) -> topbar.Bar:
        return bar.bar(self.scene.now, self.scene.words, self.scene.thinks())

    def stage(self) -> Stage | None:
        return self.scene.staged.up()

    def head(self) -> topbar.Bar:
        """The top bar; the rivals are in it only where their plates lie behind a tab."""
        s = self.scene
        k, p = s.kit, s.places
        shown = self.bar()
        if not p.compact:
            shown = shown._replace(chips=(), own="")
        extent = Rect(p.bar.x, p.bar.y, p.bar.w, p.bar.h + k.u(6))
        s.layers.set("top", extent, (k, shown), lambda dst: topbar.paint(k, dst, p.bar, shown, p.compact))
        return shown

    def seats(self) -> list[Widget]:
        """The front and the squad of who looks, or of the captain whose plate was pressed; what lies over the map."""
        return [*self._front(), *self._squad(), *super().seats()]

    def _whose(self) -> int:
        """Whose front lies there."""
        s = self.scene
        about = s.pinned
        known = about is not None and about[0] == "ship" and about[1] in s.now.seats()
        return int(about[1]) if about is not None and known else s.now.seat

    def _front(self) -> list[Widget]:
        s = self.scene
        k, r, shown = s.kit, s.places.front, front.front(s.now, s.words, self._whose())
        extent = r.inflate(2 * k.u(4), 2 * k.u(4))
        s.layers.set("front", extent, (k, shown, tuple(k.looks)), lambda dst: front_paint.paint(k, dst, r, shown))
        return self.side.pressed(front.spots(k, r, shown, s.words))

    def _squad(self) -> list[Widget]:
        if not isinstance(self.dock, FanCardsDock):  # in a replay its keys lie there
            self.scene.layers.drop("squad")
            return []
        s = self.scene
        k, r, seat = s.kit, s.places.squad, self._whose()
        shown = hand.squad(s.now, s.words, seat)
        s.layers.set(
            "squad", r.inflate(2 * k.u(4), 2 * k.u(4)), (k, shown), lambda dst: hand.paint_squad(k, dst, r, shown)
        )
        return self.side.pressed(hand.squad_spots(k, r, shown, seat))
