"""Chances of a fight on parchment: a row per way to fight, each with one number of the same kind."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from pygame import Rect, Surface

from game.app.table.panels.bars import BRICK, MEADOW
from game.app.table.panels.blocks import Block
from game.app.table.panels.spot import Spot
from game.app.table.percent import percent
from game.app.ui.kit import Kit
from game.app.ui.theme import C, tone

UNKNOWN = "…"


@dataclass(frozen=True)
class Line:
    """A way to fight: its words, the chance, None while it is worked out, and both in a sentence. `sign` or the seat of
    who helps stand before it; what is `spare` is left out where there is little room."""

    label: str
    chance: Fraction | None
    tip: str
    sign: str = ""
    seat: int = -1
    spare: bool = False


@dataclass(frozen=True)
class Grid(Block):
    """The ways, the words of all in a column."""

    lines: tuple[Line, ...]

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(19) * sum(not line.spare for line in self.lines)

    def wishes(self, kit: Kit, wide: int) -> tuple[int, ...]:
        return (kit.t(19) * len(self.lines),)

    def _rows(self, kit: Kit, r: Rect) -> list[tuple[Line, Rect]]:
        """The lines there is room for and where they go."""
        every, high = r.h >= kit.t(19) * len(self.lines), kit.t(19)
        shown = [line for line in self.lines if every or not line.spare]
        return [(line, Rect(r.x, r.y + high * i, r.w, high)) for i, line in enumerate(shown)]

    def _left(self, kit: Kit, wide: int) -> int:
        """The width of the words."""
        named = max(kit.width(line.label, "sans", 14) for line in self.lines)
        return min(kit.t(20) + named + kit.u(8), wide - kit.width(">99 %", "black", 12) - kit.u(14))

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        left = self._left(kit, r.w)
        for line, row in self._rows(kit, r):
            mark = row.x + kit.t(8), row.centery
            if line.seat >= 0:
                kit.seat(dst, mark, line.seat, min(7 * kit.grow, 10))
            else:
                kit.icon(dst, mark, line.sign or "dice", 13 * kit.grow, "ink")
            room = left - kit.t(20) - kit.u(4)
            size = kit.fit_size(line.label, "sans", 14, room)
            kit.text(dst, (row.x + kit.t(20), row.centery), line.label, "sans", size, "ink", "ml", fit=room)
            _chance(kit, dst, Rect(row.x + left, row.y, row.w - left, row.h).inflate(0, -kit.u(3)), line.chance)

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        return [
            Spot(row, f"odds:{line.label}", tip=line.tip, focusable=False, radius=3) for line, row in self._rows(kit, r)
        ]


def _chance(kit: Kit, dst: Surface, box: Rect, chance: Fraction | None) -> None:
    """The number on a meter that fills its box: pale, so that ink is read on both its parts."""
    if chance is None:
        kit.text(dst, box.center, UNKNOWN, "black", 12, "ink_mid", "mc")
        return
    p = float(chance)
    parts = [(p, tone(MEADOW, 1.1, 66), None), (1 - p, tone(BRICK, 1.0, 66), "hatch")]
    kit.meter(dst, box, [part for part in parts if part[0]], 3)
    said = percent(chance)
    kit.text(dst, box.center, said, "black", kit.fit_size(said, "black", 12, box.w - kit.u(2)), C["ink"], "mc")
