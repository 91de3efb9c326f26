"""Blocks of inspector pages that only this game has: two-dice columns, a world's head, a job as a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pygame import Rect, Surface

from game.app.games.keepflyin.chart.places import world
from game.app.table.panels import heads
from game.app.table.panels.blocks import Band, Block
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color, tone
from game.content.keepflyin.records import KINDS, Location

BANDS: dict[str, tuple[str, Color]] = {
    "cargo": ("gear", (42, 88, 130)),
    "passenger": ("users", (48, 104, 84)),
    "delivery": ("run", (122, 84, 22)),
    "heist": ("gun", (158, 52, 36)),
    "event": ("bolt", (112, 70, 30)),
    "salvage": ("gear", (92, 78, 62)),
}
PALE: Color = (206, 190, 154)


def sign(kit: Kit, dst: Surface, pos: Sequence[float], kind: str, size: float) -> None:
    """What marks a kind of card on its band: the token of a type of job, an icon for other cards; `size` in units."""
    pic = kit.sprite(kind, w=size * 1.5, h=size * 1.5) if kind in KINDS and kind in kit.art.paths else None
    if pic is not None:
        kit.drop(dst, pos, pic, None, alpha=0)
    else:
        kit.icon(dst, pos, BANDS[kind][0], size, (252, 242, 220))


@dataclass(frozen=True)
class PlaceHead(Block):
    """A place: its name and two lines, its picture at the right."""

    title: str
    lines: tuple[str, ...]
    place: Location | None = None

    def tall(self, kit: Kit, wide: int) -> int:
        high = heads.tall(kit, self.title, self.lines, self._room(kit, wide), 20, 18)
        return max(kit.u(56) if self.place else 0, high + kit.u(2))

    def _room(self, kit: Kit, wide: int) -> int:
        return wide - (kit.u(60) if self.place else 0)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        heads.draw(kit, dst, r.topleft, self.title, self.lines, self._room(kit, r.w), 20, 18)
        if self.place:
            world(kit, dst, (r.right - kit.u(27), r.y + kit.u(28)), self.place, 48)


@dataclass(frozen=True)
class Columns(Block):
    """The eleven sums of two dice as columns; those that count are red, or green where they are good."""

    counts: tuple[int, ...]
    good: bool = False

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.u(58) + kit.t(16)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        w = r.w / 11
        foot = r.bottom - kit.t(16)
        face: Color = (104, 160, 126) if self.good else (206, 110, 86)
        rim = C["ink_green"] if self.good else C["ink_red"]
        for i, total in enumerate(range(2, 13)):
            n = 6 - abs(7 - total)
            high = max(2, round((foot - r.y) * n / 6))
            bar = Rect(round(r.x + i * w + kit.u(1.2)), foot - high, max(2, round(w - kit.u(2.4))), high)
            hit = total in self.counts
            kit.box(dst, bar, (tone(face, 1.15), face) if hit else (PALE, (188, 170, 132)), 2)
            if hit:
                kit.ring(dst, bar, rim, 1, 2)
            kit.text(
                dst,
                (bar.centerx, foot + kit.t(9)),
                str(total),
                "black" if hit else "sans",
                12,
                rim if hit else "ink_mid",
                "mc",
            )


@dataclass(frozen=True)
class Chance(Block):
    """A sentence with its chance large at the right, and a line below."""

    title: str
    percent: str
    line: str = ""
    color: str = "ink_red"

    def tall(self, kit: Kit, wide: int) -> int:
        under = kit.para(None, (0, 0), self.line, wide, 14, "ink_mid", lead=1.2, dry=True) if self.line else 0
        return kit.t(26) + under

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        y = r.y + kit.t(13)
        value = kit.text(dst, (r.right, y), self.percent, "display", 20, self.color, "mr")
        room = value.x - r.x - kit.u(8)
        size = kit.fit_size(self.title, "serif", 16, room)
        kit.text(dst, (r.x, y), self.title, "serif", size, "ink", "ml", fit=room)
        if self.line:
            kit.para(dst, (r.x, r.y + kit.t(26)), self.line, r.w, 14, "ink_mid", lead=1.2)


@dataclass(frozen=True)
class Due(Block):
    """A green slip: a job that is due at a place, its pay, the Notoriety before and after."""

    title: str
    pay: str
    nr: str
    worse: bool = True

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(46) + kit.u(6)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        box = Rect(r.x - kit.u(4), r.y, r.w + kit.u(8), r.h - kit.u(3))
        kit.box(dst, box, (224, 236, 214), 6)
        kit.ring(dst, box, C["ink_green"], 1.2, 6)
        y = box.y + kit.t(14)
        kit.icon(dst, (box.x + kit.t(14), y), "check", 14 * kit.grow, "ink_green")
        left = box.x + kit.t(28)
        room = box.right - left - kit.u(8)
        kit.text(dst, (left, y), self.title, "bold", kit.fit_size(self.title, "bold", 14, room), "ink", "ml", fit=room)
        y += kit.t(20)
        a = kit.text(dst, (left, y), self.pay, "black", 16, "ink_green", "ml")
        rest = box.right - kit.u(10) - a.right - kit.u(8)
        color = "ink_red" if self.worse else "ink_green"
        kit.text(
            dst,
            (box.right - kit.u(10), y),
            self.nr,
            "bold",
            kit.fit_size(self.nr, "bold", 14, rest),
            color,
            "mr",
            fit=rest,
        )


@dataclass(frozen=True)
class CardBand(Band):
    """The coloured band of a Job or Event card."""

    indent: ClassVar[float] = 30

    @property
    def color(self) -> Color:
        return BANDS[self.kind][1]

    def mark(self, kit: Kit, dst: Surface, pos: tuple[int, int], size: float) -> None:
        sign(kit, dst, pos, self.kind, size)


@dataclass(frozen=True)
class WorldRow(Block):
    """A place a card speaks of: marble and name."""

    place: Location
    text: str

    def tall(self, kit: Kit, wide: int) -> int:
        return max(kit.u(40), kit.t(22))

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        world(kit, dst, (r.x + kit.u(20), r.centery), self.place, 32)
        kit.text(dst, (r.x + kit.u(44), r.centery), self.text, "bold", 14, "ink", "ml", fit=r.w - kit.u(44))
