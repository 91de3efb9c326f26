"""Blocks of inspector pages that all games of captains have."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.table.boards import showcase as worlds
from game.app.table.panels import heads
from game.app.table.panels.blocks import Block
from game.app.ui.kit import Kit
from game.app.ui.kit.base import PM
from game.app.ui.theme import SEATS, C, tone


@dataclass(frozen=True)
class ModelHead(Block):
    """A ship, or what a game has besides: its model at the left, name and lines beside it; whom a bot plays is seen
    instead of the ship."""

    kind: str
    title: str
    lines: tuple[str, ...]
    seat: int = -1
    score: int = 0

    def tall(self, kit: Kit, wide: int) -> int:
        return max(kit.u(58), heads.tall(kit, self.title, self.lines, self._room(kit, wide), 18, 18) + kit.u(4))

    def _room(self, kit: Kit, wide: int) -> int:
        return wide - kit.u(67) - (kit.u(22) if self.seat >= 0 else 0)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        win = Rect(r.x, r.y, kit.u(56), kit.u(56))
        kit.box(dst, win, ((44, 52, 78), (24, 30, 48), (14, 18, 30)), 6)
        self.model(kit, dst, win.center)
        kit.ring(dst, win, C["ink_line"], 1, 6)
        heads.draw(kit, dst, (r.x + kit.u(67), r.y), self.title, self.lines, self._room(kit, r.w), 18, 18)
        if self.seat >= 0:
            kit.seat(dst, (r.right - kit.u(10), r.y + kit.t(12)), self.seat, 9)

    def model(self, kit: Kit, dst: Surface, at: tuple[int, int]) -> None:
        """The ship of the seat."""
        if any(kit.dolls[self.seat : self.seat + 1]):
            bust = kit.bust(kit.dolls[self.seat], (54, 54), 0.92, 3)
            dst.blit(bust, bust.get_rect(center=at), special_flags=PM)
            return
        kit.glow(dst, at, 30, tone(SEATS[kit.looks[self.seat]].color, 0.3), 1)
        worlds.ship(kit, dst, at, self.seat, 46)
