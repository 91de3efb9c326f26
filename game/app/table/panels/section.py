"""A part of an inspector page that stays or goes as a whole: a caption, and blocks under it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.table.panels.blocks import Block, Small
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit


@dataclass(frozen=True)
class Section(Block):
    """`head` over `rows`."""

    head: Small
    rows: tuple[Block, ...]

    def _laid(self, kit: Kit, r: Rect) -> Iterator[tuple[Block, Rect]]:
        y = r.y + kit.u(2)
        for block in (self.head, *self.rows):
            high = block.tall(kit, r.w)
            yield block, Rect(r.x, y, r.w, high)
            y += high + kit.u(3)

    def tall(self, kit: Kit, wide: int) -> int:
        *_, (_, last) = self._laid(kit, Rect(0, 0, wide, 0))
        return last.bottom

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        for block, box in self._laid(kit, r):
            block.draw(kit, dst, box)

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        return [spot for block, box in self._laid(kit, r) for spot in block.spots(kit, box)]
