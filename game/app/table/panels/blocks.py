"""Blocks of an inspector page: each knows its height and draws itself on parchment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

import pygame
from pygame import Rect, Surface

from game.app.table.panels import heads, ruled
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.kit.base import PM, RGBA_MULT
from game.app.ui.theme import BANDS, C, Color, Ink, tone

ORNAMENT = 9  # the `drop` of what only pleases: no leaf is turned for it


@dataclass(frozen=True)
class Block:
    """A piece of a page. `drop`: 0 stays always, higher ones are left out first when the page is too tall."""

    drop: int = field(default=0, kw_only=True)

    @property
    def answers(self) -> bool:
        """Whether a choice is answered here, so that it is never left out."""
        return False

    def tall(self, kit: Kit, wide: int) -> int:
        """Height in px at a width."""
        raise NotImplementedError

    def wishes(self, kit: Kit, wide: int) -> tuple[int, ...]:
        """Greater heights at which it tells more, the least first."""
        return ()

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        """Paint into a rect of that height or of one it wished for."""
        raise NotImplementedError

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        """What can be pointed at or pressed in it."""
        return []


@dataclass(frozen=True)
class Head(Block):
    """A portrait with name and two lines."""

    picture: str
    title: str
    lines: tuple[str, ...] = ()
    doll: bool = True
    seat: int = -1

    def tall(self, kit: Kit, wide: int) -> int:
        return max(kit.u(60), heads.tall(kit, self.title, self.lines, self._room(kit, wide)) + kit.u(4))

    def _room(self, kit: Kit, wide: int) -> int:
        return wide - kit.u(65) - (kit.u(24) if self.seat >= 0 else 0)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        win = Rect(r.x, r.y, kit.u(54), kit.u(58))
        kit.box(dst, win, ((120, 90, 64), (78, 56, 42), (50, 36, 28)), 6)
        if self.doll:
            a = Surface(win.size, pygame.SRCALPHA)
            a.blit(kit.bust(self.picture, (54, 58), 1.0, 4), (0, 0), special_flags=PM)
            a.blit(kit.mask(win.size, kit.u(6)), (0, 0), special_flags=RGBA_MULT)
            kit.put(dst, a, win.topleft)
        else:
            pic = kit.sprite(self.picture, w=40, h=42)
            if pic:
                kit.drop(dst, win.center, pic, None, alpha=0)
        kit.ring(dst, win, C["ink_line"], 1, 6)
        heads.draw(kit, dst, (r.x + kit.u(65), r.y), self.title, self.lines, self._room(kit, r.w))
        if self.seat >= 0:
            kit.seat(dst, (r.right - kit.u(11), r.y + kit.t(12)), self.seat, 9)


@dataclass(frozen=True)
class Title(Block):
    """A heading with something at its right, or in a line below it where there is no room beside it."""

    title: str
    right: str = ""
    size: float = 16

    def below(self, kit: Kit, wide: int) -> bool:
        """Whether what stands at the right needs a line of its own."""
        head = kit.width(self.title, "display" if self.size > 16 else "serif", self.size)
        return bool(self.right) and head + kit.width(self.right, "sans", 14) + kit.u(8) > wide

    def _long(self, kit: Kit, wide: int) -> bool:
        return kit.width(self.title, "display" if self.size > 16 else "serif", 12) > wide

    def tall(self, kit: Kit, wide: int) -> int:
        high = kit.t(self.size * 1.36) + (kit.t(12) if self._long(kit, wide) else 0)
        return high + (kit.t(19) if self.below(kit, wide) else 0)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        voice, room = "display" if self.size > 16 else "serif", r.w
        if self.below(kit, r.w):
            r = Rect(r.x, r.y, r.w, r.h - kit.t(19))
            kit.text(dst, (r.x, r.bottom + kit.t(9)), self.right, "sans", 14, "ink_mid", "ml", fit=r.w)
        elif self.right:
            room = kit.text(dst, (r.right, r.centery), self.right, "sans", 14, "ink_mid", "mr").x - r.x - kit.u(6)
        if self._long(kit, r.w):
            kit.para(dst, (r.x, r.y), self.title, r.w, 12, "ink", voice, lead=1.1)
            return
        size = kit.fit_size(self.title, voice, self.size, room)
        kit.text(dst, (r.x, r.centery), self.title, voice, size, "ink", "ml", fit=room)


@dataclass(frozen=True)
class Words(Block):
    """Running text; `most` lines at most."""

    text: str
    color: Ink = "ink"
    size: float = 14
    most: int | None = None
    voice: str = "sans"

    @property
    def said(self) -> str:
        """The text as it is set."""
        return ruled.tagged(self.text)

    def tall(self, kit: Kit, wide: int) -> int:
        said, most = self.said, self.most
        return kit.para(None, (0, 0), said, wide, self.size, self.color, self.voice, lead=1.3, dry=True, most=most)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        kit.para(dst, r.topleft, self.said, r.w, self.size, self.color, self.voice, lead=1.3, most=self.most)
        ruled.underline(kit, dst, r.topleft, self._rules(kit, r.w))

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        return list(ruled.spots(r.topleft, self._rules(kit, r.w), self.text))

    def _rules(self, kit: Kit, wide: int) -> ruled.Found:
        return ruled.find(kit, self.said, wide, self.size, self.voice, 1.3, self.most)


def mood(text: str) -> list[Block]:
    """The line on a card that only sets its mood; none for "". It goes before anything else does."""
    return [Words(text, "ink_mid", 13, voice="serif.it", drop=ORNAMENT)] if text else []


@dataclass(frozen=True)
class Row(Block):
    """An icon, words and a value at the right, or in lines below them where it leaves them no room."""

    icon: str
    left: str
    right: str = ""
    color: Ink = "ink"
    bold: bool = False
    tip: str = ""

    def room(self, kit: Kit, wide: int) -> int:
        """How wide the words may be between icon and value, px."""
        beside = wide - self._sign(kit) - (kit.width(self.right, "black", 14) + kit.u(8) if self.right else 0)
        return wide - self._sign(kit) if self._below(kit, wide) else beside

    def _sign(self, kit: Kit) -> int:
        return kit.t(21) if self.icon else 0

    def _below(self, kit: Kit, wide: int) -> int:
        """The height of a value that has no room beside the longest word, px; 0 where it has."""
        longest = max((kit.width(word, "sans", 12) for word in self.left.split()), default=0)
        room = wide - self._sign(kit)
        if not self.right or kit.width(self.right, "black", 14) + kit.u(8) + longest <= room:
            return 0
        return kit.para(None, (0, 0), self.right, room, 14, self.color, "black", lead=1.2, dry=True)

    def tall(self, kit: Kit, wide: int) -> int:
        words = kit.para(
            None,
            (0, 0),
            self.left,
            self.room(kit, wide),
            14,
            self.color,
            "bold" if self.bold else "sans",
            lead=1.2,
            dry=True,
        )
        return max(kit.t(19), words) + self._below(kit, wide)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        x, first = r.x, r.y + kit.t(9)
        if self.icon:
            kit.icon(dst, (x + kit.t(8), first), self.icon, 13 * kit.grow, self.color)
            x += self._sign(kit)
        if below := self._below(kit, r.w):
            kit.para(dst, (x, r.bottom - below), self.right, r.right - x, 14, self.color, "black", lead=1.2)
        elif self.right:
            kit.text(dst, (r.right, first), self.right, "black", 14, self.color, "mr")
        voice, room = "bold" if self.bold else "sans", self.room(kit, r.w)
        longest = max(self.left.split(), key=len, default="")
        size = kit.fit_size(longest, voice, 14, room)
        kit.para(dst, (x, first - kit.px(14) * 0.6), self.left, room, size, self.color, voice, lead=1.2)

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        return [Spot(r, f"row:{self.left}", tip=self.tip, focusable=False, line=False)] if self.tip else []


@dataclass(frozen=True)
class Small(Block):
    """A caption over a table: small words left and, where both have room, right."""

    left: str
    right: str = ""

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(15)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        room, both = r.w, kit.width(self.left, "bold", 12) + kit.width(self.right, "bold", 12) + kit.u(6)
        if self.right and both <= room:
            room = (
                kit.text(dst, (r.right, r.centery), self.right, "bold", 12, "ink_mid", "mr", fit=r.w * 0.6).x
                - r.x
                - kit.u(6)
            )
        kit.text(dst, (r.x, r.centery), self.left, "bold", 12, "ink_mid", "ml", fit=room)


@dataclass(frozen=True)
class Band(Block):
    """The coloured band of a card: kind at the left, a word at the right; `icon` in place of that of the kind."""

    kind: str
    left: str
    right: str = ""
    icon: str = ""
    indent: ClassVar[float] = 26  # units from the left to the words

    @property
    def color(self) -> Color:
        """The colour of the kind."""
        return BANDS.get(self.kind, BANDS["gear"])[1]

    def mark(self, kit: Kit, dst: Surface, pos: tuple[int, int], size: float) -> None:
        """Paint what marks the kind; `size` in units."""
        kit.icon(dst, pos, self.icon or BANDS.get(self.kind, BANDS["gear"])[0], size, (252, 242, 220))

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(26)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        box = Rect(r.x - kit.u(4), r.y, r.w + kit.u(8), r.h - kit.u(3))
        kit.box(dst, box, (tone(self.color, 1.22), self.color, tone(self.color, 0.82)), 4)
        self.mark(kit, dst, (box.x + kit.t(14), box.centery), 14 * kit.grow)
        room = box.w - kit.t(self.indent + 8)
        if self.right:
            most = box.w * 0.5
            size = kit.fit_size(self.right, "bold", 14, most)
            q = kit.text(
                dst, (box.right - kit.u(8), box.centery), self.right, "bold", size, (252, 244, 226), "mr", fit=most
            )
            room = q.x - box.x - kit.t(self.indent + 8)
        size, at = kit.fit_size(self.left, "bold", 14, room), (box.x + kit.t(self.indent), box.centery)
        kit.text(dst, at, self.left, "bold", size, (252, 244, 226), "ml", fit=room)


@dataclass(frozen=True)
class Skill(Block):
    """A Shiny Skill in its honey-coloured box."""

    title: str
    text: str

    def tall(self, kit: Kit, wide: int) -> int:
        said = kit.para(None, (0, 0), self.text, wide - kit.u(16), 14, "ink", lead=1.22, dry=True)
        return kit.t(20) + self.more(kit, wide) + said + kit.u(13)

    def more(self, kit: Kit, wide: int) -> int:
        """How much higher than one line a long title is, in px."""
        title, line = (
            kit.para(None, (0, 0), text, wide - kit.t(30), 14, "ink", "serif", lead=1.15, dry=True)
            for text in (self.title, "A")
        )
        return title - line

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        box = Rect(r.x, r.y, r.w, r.h - kit.u(5))
        kit.box(dst, box, ((255, 240, 200), (248, 226, 170)), 5)
        kit.ring(dst, box, (190, 146, 60), 1.2, 5)
        kit.icon(dst, (box.x + kit.t(13), box.y + kit.t(13)), "star", 12 * kit.grow, "brass_lo")
        more = self.more(kit, box.w)
        if more:
            kit.para(
                dst, (box.x + kit.t(24), box.y + kit.t(4)), self.title, box.w - kit.t(30), 14, "ink", "serif", lead=1.15
            )
        else:
            room = box.w - kit.t(30)
            kit.text(dst, (box.x + kit.t(24), box.y + kit.t(13)), self.title, "serif", 14, "ink", "ml", fit=room)
        at = box.x + kit.u(8), box.y + kit.t(22) + more
        kit.para(dst, at, self.text, box.w - kit.u(16), 14, "ink", lead=1.22)
        ruled.underline(kit, dst, at, ruled.find(kit, self.text, box.w - kit.u(16), 14, lead=1.22))

    def spots(self, kit: Kit, r: Rect) -> list[Spot]:
        found = ruled.find(kit, self.text, r.w - kit.u(16), 14, lead=1.22)
        return list(ruled.spots((r.x + kit.u(8), r.y + kit.t(22) + self.more(kit, r.w)), found, self.text))
