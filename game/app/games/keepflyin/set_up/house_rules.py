"""The right-hand side of the set-up of Keep Flyin': the house rules, the seed, and what the game is about."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.captains import set_up_rows as rows
from game.app.captains.set_up_rows import Row, Rows
from game.app.captains.set_up_view import View
from game.app.games.keepflyin.chart.places import world
from game.app.games.keepflyin.set_up.blank_cards import filled
from game.app.table.boards import showcase as worlds
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Widget
from game.rules.keepflyin.scoring import goal_of

if TYPE_CHECKING:
    from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp


class KeepflyinSetUpView(View):
    """A row per house rule, and below them the race where there is room."""

    scene: KeepflyinSetUp

    def __init__(self, scene: KeepflyinSetUp) -> None:
        super().__init__(scene)
        self.house = Rows(scene)

    def _blanks(self) -> Row:
        """The blank cards."""
        s, words = self.scene, self.scene.app.words

        def make(rect: Rect) -> list[Widget]:
            label, tip = words("hexsetup.blanks.n", n=len(filled())), words("hexsetup.blanks.tip")
            return [Button(rect, label, s.blanks, icon="pen", tip=tip, name="blanks")]

        return Row(words("hexsetup.blanks"), make)

    def paint_left(self, dst: Surface, free: Rect) -> None:
        """The ships of this game under the sky, in the colours that were taken."""
        if free.h >= self.scene.kit.u(110):
            worlds.fleet(self.scene.kit, dst, free, self.scene.seats)

    def place_right(self) -> None:
        k, s, r = self.scene.kit, self.scene, self.right
        top = r.y + k.u(12) + k.t(24)
        inner = Rect(r.x + k.u(14), top, r.w - k.u(28), r.bottom - k.u(10) - top)
        self.house.place(inner, [*rows.house_rules(s), *rows.boards(s), *rows.mods(s), self._blanks(), rows.seed(s)])

    def right_key(self) -> Hashable:
        return tuple(self.scene.mods()), tuple(self.scene.boards()), goal_of(self.scene.settings)

    def right_widgets(self) -> list[Widget]:
        return self.house.widgets()

    def paint_right(self, dst: Surface) -> None:
        k, words, r = self.scene.kit, self.scene.app.words, self.right
        k.tray(dst, r, C["panel"], 8, seed=9)
        k.label(dst, r.x + k.u(12), r.y + k.u(8) + k.t(13), words("captains.house"), r.w - k.u(24))
        self.house.paint(dst)
        below = self.house.bottom
        rest = Rect(r.x + k.u(14), below + k.u(16), r.w - k.u(28), r.bottom - below - k.u(30))
        text = words("hexsetup.aim.text", goal=words("money", n=goal_of(self.scene.settings)))
        window = self.paint_aim(dst, rest, words("hexsetup.aim"), text)
        if window is not None:
            spots = self.scene.spots()

            def past() -> None:
                world(k, dst, (window.right - k.u(14), window.bottom - k.u(8)), spots["greenleaf"], 84)
                world(k, dst, (window.x + k.u(24), window.y + k.u(26)), spots["ezra"], 24)

            worlds.outlook(k, dst, window, 0, past)
