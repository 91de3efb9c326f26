"""Chances with every combination of means as a table on parchment: a row per Ammo or partner, a column per Gear."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from pygame import Rect, Surface

from game.app.table import odds
from game.app.table.bars import BRICK, MEADOW
from game.app.table.blocks import Block
from game.app.table.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import C, tone

UNKNOWN = "…"
Signs = tuple[tuple[str, str], ...]
"""Icons of Gear, each with a number where two look the same."""


@dataclass(frozen=True)
class Column:
    """A combination of Gear: its signs (none: without Gear) and its words."""

    signs: Signs
    name: str


@dataclass(frozen=True)
class Line:
    """A row: Ammo spent at most, or who helps with which Gear, and a chance per column with its words, None while it
    is worked out. What is `spare` is left out where there is little room."""

    label: str
    chances: tuple[Fraction | None, ...]
    tips: tuple[str, ...]
    count: int = 0
    seat: int = -1
    signs: Signs = ()
    spare: bool = False


@dataclass(frozen=True)
class Grid(Block):
    """Columns that have no room are left out, the first and the last never."""

    columns: tuple[Column, ...]
    lines: tuple[Line, ...]

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(19) * (self._head_lines() + sum(not line.spare for line in self.lines))

    def wishes(self, kit: Kit, wide: int) -> tuple[int, ...]:
        return (kit.t(19) * (self._head_lines() + len(self.lines)),)

    def _head_lines(self) -> int:
        return 1 if len(self.columns) > 1 else 0

    def _rows(self, kit: Kit, r: Rect) -> list[Line]:
        """The lines there is room for."""
        every = r.h >= kit.t(19) * (self._head_lines() + len(self.lines))
        return [line for line in self.lines if every or not line.spare]

    def _left(self, kit: Kit, wide: int) -> int:
        """The width of what stands at the left, none where nothing does."""
        if not any(line.label or line.signs or line.seat >= 0 for line in self.lines):
            return 0
        named = 0
        for line in self.lines:
            marks = kit.u(20) if line.seat >= 0 else 0
            marks += len(line.signs) * kit.t(17) + (kit.u(12) if line.count else 0)
            named = max(named, kit.width(line.label, "sans", 14) + marks)
        return min(max(kit.u(46), named + kit.u(6)), wide // 2)

    def _shown(self, kit: Kit, wide: int) -> list[int]:
        """The columns there is room for, with their signs apart."""
        least = kit.width(">99 %", "black", 12) + kit.u(8)
        least = max(least, kit.t(17) * max(len(column.signs) for column in self.columns) + kit.u(8))
        many = max(2, (wide - self._left(kit, wide)) // least)
        every = list(range(len(self.columns)))
        return every if len(every) <= many else [*every[: many - 1], every[-1]]

    def _boxes(self, kit: Kit, r: Rect) -> list[tuple[int, int, Rect]]:
        """Column, row and place of every chance; row -1 is the head."""
        left, shown, high = self._left(kit, r.w), self._shown(kit, r.w), kit.t(19)
        edges = [r.x + left + round((r.w - left) * i / len(shown)) for i in range(len(shown) + 1)]
        rows = range(-self._head_lines(), len(self._rows(kit, r)))
        return [
            (column, row, Rect(edges[n], r.y + high * (row - rows.start), edges[n + 1] - edges[n], high))
            for n, column in enumerate(shown)
            for row in rows
        ]

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        rows, left = self._rows(kit, r), self._left(kit, r.w)
        self._names(kit, dst, r, rows, left)
        for column, row, box in self._boxes(kit, r):
            if row < 0:
                signs = self.columns[column].signs or (("dice", ""),)
                _signs(kit, dst, box.centerx - kit.t(17) * len(signs) // 2, box.centery, signs)
            else:
                _chance(kit, dst, box.inflate(-kit.u(3), -kit.u(3)), rows[row].chances[column])

    def _names(self, kit: Kit, dst: Surface, r: Rect, rows: list[Line], left: int) -> None:
        """What stands at the left, in `left` px."""
        for i, line in enumerate(rows if left else ()):
            x, y = r.x, r.y + kit.t(19) * (self._head_lines() + i) + kit.t(19) // 2
            if line.seat >= 0:
                kit.seat(dst, (x + kit.u(8), y), line.seat, 7)
                x += kit.u(20)
            room = r.x + left - x - kit.u(4) - len(line.signs) * kit.t(17)
            q = kit.text(dst, (x, y), line.label, "sans" if line.seat >= 0 else "black", 14, "ink", "ml", fit=room)
            _signs(kit, dst, q.right + kit.u(2), y, line.signs)
            step = min(kit.u(9), (r.x + left - q.right - kit.u(10)) // max(1, line.count))
            pic = kit.sprite("ammo", h=14)
            for n in range(line.count if step > kit.u(3) else 0):
                if pic:
                    kit.drop(dst, (q.right + kit.u(9) + step * n, y), pic, None, alpha=0)

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        rows = self._rows(kit, r)
        found = []
        for column, row, box in self._boxes(kit, r):
            tip = self.columns[column].name if row < 0 else rows[row].tips[column]
            found.append(Spot(box, f"odds:{row}:{column}", tip=tip, focusable=False, radius=3))
        return found


def _signs(kit: Kit, dst: Surface, x: float, y: float, signs: Signs) -> None:
    """Icons in a row from x on, with their numbers."""
    for n, (sign, mark) in enumerate(signs):
        at = x + kit.t(17) * n + kit.t(17) // 2
        kit.icon(dst, (at - (kit.t(4) if mark else 0), y), sign, (10 if mark else 13) * kit.grow, "ink")
        if mark:
            kit.text(dst, (at + kit.t(5), y), mark, "black", 12, "ink", "mc")


def _chance(kit: Kit, dst: Surface, box: Rect, chance: Fraction | None) -> None:
    """The number on a meter that fills its box: pale, so that ink is read on both its parts."""
    if chance is None:
        kit.text(dst, box.center, UNKNOWN, "black", 12, "ink_mid", "mc")
        return
    p = float(chance)
    parts = [(p, tone(MEADOW, 1.1, 66), None), (1 - p, tone(BRICK, 1.0, 66), "hatch")]
    kit.meter(dst, box, [part for part in parts if part[0]], 3)
    said = odds.percent(chance)
    kit.text(dst, box.center, said, "black", kit.fit_size(said, "black", 12, box.w - kit.u(2)), C["ink"], "mc")
