"""The page of house rules: a game at a time, a row per rule with what its present value means."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.menus.settings.pages import PAD, Leaved
from game.app.menus.settings.rows import Row, house, ruled
from game.app.ui.widgets import Choice, Widget

if TYPE_CHECKING:
    from game.app.menus.settings.scene import Options


class HousePage(Leaved):
    """Where there is room the meaning stands below each row; it stands at the foot for the row that is pointed at
    anyway. Rules that find no place are on the next sheet."""

    def __init__(self, scene: Options, name: str, r: Rect) -> None:
        super().__init__(scene, name, r)
        k = self.kit
        self.games = [rules.id for rules in ruled() if rules.id in scene.app.doors.games]
        self.game = scene.game if scene.game in self.games else self.games[0]
        self.rows = house(scene, self.game)
        self.tabs = Rect(r.x + k.u(PAD), r.y + k.u(12), r.w - 2 * k.u(PAD), k.t(34))
        self.top = self.tabs.bottom + k.u(10)
        self.row = k.t(34) + k.u(6)
        wide = r.w - 2 * k.u(PAD)
        told = max(k.para(None, (0, 0), row.about, wide, 14, dry=True) for row in self.rows)
        room = r.bottom - k.u(12) - self.top
        tall = self.row + told + k.u(20)
        self.told = tall * len(self.rows) <= room
        self.step = tall if self.told else min(self.row + k.u(16), max(self.row, room // len(self.rows)))
        self.per = len(self.rows)
        if self.step * len(self.rows) > room:
            self.per = max(1, (room - k.t(40)) // self.step)
        self.sheet = min(scene.sheet, self.sheets_of() - 1)
        widest = max(k.width(row.label, "bold", 14) for row in self.rows)
        self.label = min(widest + k.u(4), round(r.w * 0.40))

    def sheets_of(self) -> int:
        return -(-len(self.rows) // self.per)

    def shown(self) -> list[tuple[Row, int]]:
        """The rows of this sheet, and where each begins."""
        first = self.sheet * self.per
        return [(row, self.top + i * self.step) for i, row in enumerate(self.rows[first : first + self.per])]

    def look(self) -> Hashable:
        return self.game, self.sheet, tuple((row.label, row.about) for row in self.rows)

    def about(self, name: str) -> str:
        return next((row.about for row in self.rows if row.name == name), "")

    def widgets(self) -> list[Widget]:
        k = self.kit
        games = [(game, self.words(f"box.{game}.title")) for game in self.games]
        found: list[Widget] = [Choice(self.tabs, games, self.game, self.open, name="game")]
        for row, y in self.shown():
            x = self.r.x + k.u(PAD) + self.label + k.u(24)
            w = min(self.r.right - k.u(PAD) - x, max(k.u(620), k.t(440)))
            found.append(row.make(Rect(self.r.right - k.u(PAD) - w, y + k.u(3), w, k.t(34))))
        return [*found, *self.leaves()]

    def open(self, game: str) -> None:
        """The rules of another game."""
        self.scene.game, self.scene.sheet = game, 0
        self.scene.turn()

    def paint(self, dst: Surface) -> None:
        k, x, wide = self.kit, self.r.x + self.kit.u(PAD), self.r.w - 2 * self.kit.u(PAD)
        for i, (row, y) in enumerate(self.shown()):
            tall = k.para(None, (0, 0), row.label, self.label, 14, voice="bold", lead=1.15, dry=True)
            k.para(dst, (x, y + (self.row - tall) // 2), row.label, self.label, 14, "hi", "bold", lead=1.15)
            if self.told:
                k.para(dst, (x, y + self.row + k.u(4)), row.about, wide, 14, "mid")
            if i:
                k.rule(dst, x, y - k.u(3), wide, "subtle", 200)
        self.paint_leaves(dst)
