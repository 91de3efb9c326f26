"""The lamp-lit picture of a card on its page."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.table.panels.blocks import Block
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate, plate
from game.app.ui.theme import C

SHAPE = 2.46
"""How wide a scene was drawn for its height: a higher window would lose who stands at its sides."""


@dataclass(frozen=True)
class Window(Block):
    """A picture in a window `high` units high, up to `most` where the page has room for more; the `other` one where
    there is none of that name. A scene fills it."""

    picture: str
    high: float = 74
    most: float = 0
    other: str = ""

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.u(self.high + 5)

    def wishes(self, kit: Kit, wide: int) -> tuple[int, ...]:
        """Higher in steps, so that what stands below it moves but little from card to card."""
        step, high, found = 12.0, self.high, list[int]()
        shape = (wide / kit.scale + 8) / SHAPE if is_plate(kit, self.picture) else wide / kit.scale * 0.8
        while (high := high + step) <= min(self.most, shape):
            found.append(kit.u(high + 5))
        return tuple(found)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        win = Rect(r.x - kit.u(4), r.y, r.w + kit.u(8), r.h - kit.u(5))
        high = win.h / kit.scale
        if is_plate(kit, self.picture):
            plate(kit, dst, win, self.picture)
            return
        kit.box(dst, win, ((128, 102, 72), (78, 60, 44), (46, 36, 28)), 5)
        kit.glow(dst, win.center, high * 0.62, (86, 62, 26), 0.8)
        pic = kit.sprite(
            self.picture if self.picture in kit.art.paths else self.other,
            w=max(130.0, r.w / kit.scale * 0.8),
            h=high - 10,
        )
        if pic:
            kit.drop(dst, (win.centerx, win.centery), pic, None, alpha=0)
        kit.sunken(dst, win, 5, 6, 150)
        kit.ring(dst, win, C["ink_line"], 1, 5)
