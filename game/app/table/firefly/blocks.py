"""Blocks of inspector pages that only this game has: Skill Points, stops of a Job, a planet's head."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.table.blocks import Block
from game.app.table.boards.chart_places import marble
from game.app.table.boards.sectorplaces import picture
from game.app.table.firefly.rail_paint import badge, portrait
from game.app.ui.kit import Kit
from game.content.firefly_records import SKILLS


@dataclass(frozen=True)
class Skills(Block):
    """Skill Points: a badge, the number and the word for each that is there."""

    values: tuple[tuple[str, int, str], ...]

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(24)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        x = r.x
        for name, n, word in self.values:
            badge(kit, dst, (x + kit.u(9), r.centery), name, 17)
            q = kit.text(dst, (x + kit.u(20), r.centery), str(n), "black", 16, "ink", "ml")
            q = kit.text(dst, (q.right + kit.u(4), r.centery), word, "sans", 14, "ink_mid", "ml")
            x = q.right + kit.u(12)


def skills(words: object, values: tuple[int, ...]) -> tuple[tuple[str, int, str], ...]:
    """Those Skill Points that are not 0, with their names."""
    assert callable(words)
    return tuple((name, n, words(f"firefly.skill.{name}")) for name, n in zip(SKILLS, values) if n)


@dataclass(frozen=True)
class Person(Block):
    """One of the Crew: portrait, name, two lines."""

    item: str
    title: str
    lines: tuple[str, ...] = ()

    def tall(self, kit: Kit, wide: int) -> int:
        return max(kit.u(58), kit.t(22) + kit.t(18) * len(self.lines))

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        win = Rect(r.x, r.y, kit.u(50), kit.u(56))
        portrait(kit, dst, win, self.item, self.title)
        x = win.right + kit.u(10)
        room = r.right - x
        size = kit.fit_size(self.title, "display", 18, room)
        kit.text(dst, (x, r.y + kit.t(17)), self.title, "display", size, "ink", "bl", fit=room)
        for i, line in enumerate(self.lines):
            small = kit.fit_size(line, "sans", 14, room)
            kit.text(dst, (x, r.y + kit.t(35 + 17 * i)), line, "sans", small, "ink_mid", "bl", fit=room)


@dataclass(frozen=True)
class PlanetRow(Block):
    """A planet with its marble, and a word at the right."""

    planet: str
    left: str
    right: str = ""
    done: bool = False

    def tall(self, kit: Kit, wide: int) -> int:
        return max(kit.u(26), kit.t(22))

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        marble(kit, dst, (r.x + kit.u(13), r.centery), picture(kit, self.planet), 22)
        x, room = r.x + kit.u(30), r.right
        if self.right:
            room = kit.text(dst, (r.right, r.centery), self.right, "bold", 14, "ink_mid", "mr", fit=r.w * 0.5).x
        kit.text(dst, (x, r.centery), self.left, "bold", 14, "ink_green" if self.done else "ink", "ml",
                 fit=room - x - kit.u(6))
