"""Blocks of the inspector for cards: the head with its picture, the numbers with their words."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.games.fancards.faces.facts import Number
from game.app.games.fancards.faces.picture import picture
from game.app.table.panels.blocks import Block
from game.app.ui.kit import Kit
from game.app.ui.theme import Color, tone


@dataclass(frozen=True)
class CardHead(Block):
    """The picture of a card, beside it the band of its kind and its title; where it wishes, the picture is larger."""

    art: str
    title: str
    band: tuple[str, Color, str]

    def _title(self, kit: Kit, room: int) -> tuple[float, int]:
        size = max(13.0, kit.para_size(self.title, room, 18, 3, "display"))
        return size, kit.para(None, (0, 0), self.title, room, size, "ink", "display", lead=1.08, dry=True)

    def _window(self, kit: Kit, wide: int) -> int:
        return min(kit.u(96), round(wide * (0.40 if kit.grow < 1.4 else 0.28)))

    def tall(self, kit: Kit, wide: int) -> int:
        room = wide - self._window(kit, wide) - kit.u(9)
        return max(kit.u(68), kit.t(20) + kit.u(5) + self._title(kit, room)[1])

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        wide = self._window(kit, r.w)
        picture(kit, dst, Rect(r.x, r.y, wide, min(r.h, round(wide * 0.86))), self.art, self.title)
        x, room = r.x + wide + kit.u(9), r.w - wide - kit.u(9)
        icon, color, kind = self.band
        chip = Rect(x, r.y, room, kit.t(19))
        kit.box(dst, chip, (tone(color, 1.22), color, tone(color, 0.82)), 4)
        kit.icon(dst, (chip.x + kit.t(11), chip.centery), icon, 12 * min(1.6, kit.grow), (252, 244, 226))
        left = chip.x + kit.t(20)
        size = kit.fit_size(kind, "bold", 13, chip.right - left - kit.u(4))
        kit.text(dst, (left, chip.centery), kind, "bold", size, (252, 244, 226), "ml", fit=chip.right - left - kit.u(3))
        size, _ = self._title(kit, room)
        kit.para(dst, (x, chip.bottom + kit.u(4)), self.title, room, size, "ink", "display", lead=1.08)


@dataclass(frozen=True)
class Numbers(Block):
    """Numbers of a card, each with its sign and its word, in as many lines as they need."""

    values: tuple[Number, ...]

    def _cells(self, kit: Kit, wide: int) -> list[tuple[int, int, Number]]:
        """Where each begins, in px from the left, and in which line."""
        found, x, line = list[tuple[int, int, Number]](), 0, 0
        for one in self.values:
            need = self._wide(kit, one)
            if x and x + need > wide:
                x, line = 0, line + 1
            found.append((x, line, one))
            x += need + kit.u(10)
        return found

    def _wide(self, kit: Kit, one: Number) -> int:
        words = kit.width(str(one[1]), "black", 16) + kit.width(one[2], "sans", 13)
        return kit.t(18) + words + kit.u(4)

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(21) * (1 + max((line for _, line, _ in self._cells(kit, wide)), default=0))

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        for x, line, (sign, n, word) in self._cells(kit, r.w):
            y = r.y + kit.t(21) * line + kit.t(10)
            ink = "ink_red" if sign in ("fight", "heart") else "brass_lo"
            kit.icon(dst, (r.x + x + kit.t(8), y), sign, 13 * kit.grow, ink)
            q = kit.text(dst, (r.x + x + kit.t(18), y), str(n), "black", 16, "ink", "ml")
            kit.text(dst, (q.right + kit.u(4), y), word, "sans", 13, "ink_mid", "ml", fit=r.right - q.right)
