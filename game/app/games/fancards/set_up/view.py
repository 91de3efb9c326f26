"""The right-hand side of the set-up: house rules and the seed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.captains import set_up_rows as rows
from game.app.captains.set_up_rows import Rows
from game.app.captains.set_up_view import View
from game.app.ui.theme import C
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.games.fancards.set_up.scene import FanCardsSetUp


class FanCardsSetUpView(View):
    """A row per house rule."""

    scene: FanCardsSetUp

    def __init__(self, scene: FanCardsSetUp) -> None:
        super().__init__(scene)
        self.house = Rows(scene)

    def place_right(self) -> None:
        k, s, r = self.scene.kit, self.scene, self.right
        top = r.y + k.u(12) + k.t(24)
        inner = Rect(r.x + k.u(14), top, r.w - k.u(28), r.bottom - k.u(10) - top)
        self.house.place(inner, [*rows.mods(s), rows.seed(s)])

    def right_key(self) -> Hashable:
        return tuple(self.scene.mods())

    def right_widgets(self) -> list[Widget]:
        return self.house.widgets()

    def paint_right(self, dst: Surface) -> None:
        k, words, r = self.scene.kit, self.scene.app.words, self.right
        k.tray(dst, r, C["panel"], 8, seed=9)
        k.label(dst, r.x + k.u(12), r.y + k.u(8) + k.t(13), words("captains.house"), r.w - k.u(24))
        self.house.paint(dst)
