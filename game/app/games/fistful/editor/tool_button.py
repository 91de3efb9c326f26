"""A tool of the heist editor with the part it draws."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.app.games.fistful.board.tiles import Tiles, slots
from game.app.ui.kit import Kit
from game.app.ui.theme import DARK_INK, C, Color
from game.app.ui.widgets import Widget


class ToolButton(Widget):
    """The rendered part of a tool; in a row of a list with its name and its key. The tool in the hand lies on brass."""

    radius = 6.0

    def __init__(
        self,
        rect: Rect,
        part: str,
        held: bool,
        action: Callable[[], object],
        *,
        label: str,
        cap: str,
        tip: str,
        keys: tuple[int, ...],
        name: str,
    ) -> None:
        super().__init__(rect, action, tip=tip, keys=keys, name=name)
        self.part, self.held, self.label, self.cap = part, held, label, cap

    def draw(self, kit: Kit, dst: Surface) -> None:
        row = self.rect.w > self.rect.h
        up = 0 if row else {"hover": -kit.u(2), "press": kit.u(1)}.get(self.state, 0)
        rect = self.rect.move(0, up)
        if self.held:
            kit.brass(dst, rect, 6)
        elif not row:
            kit.plate(dst, rect, "wood", self.state)
        elif self.state in ("hover", "press"):
            kit.box(dst, rect, (46, 56, 82), 6)
        square = Rect(rect.x, rect.y, rect.h, rect.h)
        inner = square.inflate(-2 * kit.u(3 if row else 6), -2 * kit.u(3 if row else 6))
        ink = DARK_INK if self.held else "hi"
        if self.part:
            picture(kit, dst, inner, self.part, self.held)
        else:
            kit.icon(dst, square.center, "x", 16 if row else 20, ink)
        if row:
            x = square.right + kit.u(8)
            cap = kit.keycap(
                dst, (rect.right - kit.u(6), rect.centery), self.cap, 12, "mr", "brass" if self.held else "dark"
            )
            kit.text(dst, (x, rect.centery), self.label, "bold", 14, ink, "ml", fit=cap.x - kit.u(4) - x)
        if self.held:
            kit.ring(dst, rect, C["brass_hi"], 2, 6)


def picture(kit: Kit, dst: Surface, rect: Rect, part: str, held: bool = False) -> None:
    """A rendered part, as large as fits into a rect; `held`: it lies on brass."""
    if part == "spot":
        kit.circle(dst, rect.center, rect.w / kit.scale * 0.36, DARK_INK if held else C["info"], 2)
        return
    if part in ("lock", "star"):
        kit.icon(dst, rect.center, part, rect.w / kit.scale * 0.7, DARK_INK if held else C["brass"])
        return
    if part == "opening":
        _gap(kit, dst, rect, DARK_INK if held else C["brass"])
        return
    img = kit.memo(("part", part, rect.size), lambda: _made(kit, rect, part))
    if img is not None:
        kit.put(dst, img, (rect.centerx - img.get_width() // 2, rect.centery - img.get_height() // 2))


def _gap(kit: Kit, dst: Surface, rect: Rect, dots: Color) -> None:
    """A wall that is not there between its two ends."""
    wide, end = max(3, rect.w // 6), rect.h // 4
    for y in (rect.y, rect.bottom - end):
        kit.box(dst, Rect(rect.centerx - wide // 2, y, wide, end), (206, 186, 168), 1)
    size = max(0.8, wide / kit.scale / 4)
    for n in range(1, 4):
        kit.disc(dst, (rect.centerx, rect.y + end + (rect.h - 2 * end) * n / 4), size, dots)


def _made(kit: Kit, rect: Rect, part: str) -> Surface | None:
    slot = slots().get(part)
    if slot is None:
        return None
    if slot.sheet == "floors":
        tiles = Tiles(kit.art, min(rect.w, rect.h))
        return tiles.floor(part, 1)
    cells = {"counters": 1.05, "furniture": 1.25}.get(slot.sheet, 1.3)
    img = Tiles(kit.art, max(8, round(min(rect.size) / cells))).part(part)
    if img is None:
        return None
    seen = Rect(0, 0, *rect.size)
    seen.center = img.get_rect().center
    return img.subsurface(seen.clip(img.get_rect())).copy()
