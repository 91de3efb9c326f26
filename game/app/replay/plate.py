"""The plate of the transport bar as it is painted: the decision in words, the rod with its marks, the knob."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect, Surface

from game.app.table.host import Table
from game.app.ui.theme import C, tone

if TYPE_CHECKING:
    from game.app.replay.reel import Reel


class Bar(Protocol):
    """Where the parts of the bar lie, in px: the words, the rod, and a position on it."""

    row: Rect
    rod: Rect

    def x_of(self, number: int) -> int: ...


class Plate:
    """Sets the layers of the lower edge."""

    def __init__(self, scene: Table, reel: Reel, bar: Bar) -> None:
        self.scene, self.reel, self.bar = scene, reel, bar
        self.kept: tuple[Hashable, Surface] | None = None  # what is the same wherever the knob stands

    def lay(self) -> None:
        """The plate at a position: what was decided, the rod, the knob."""
        s = self.scene
        k, r = s.kit, s.places.actions
        seat, icon, text, note = self.reel.said
        rules = s.session.rules
        where = s.words(
            s.words.own("replay.where", rules.id),
            turn=rules.rounds(s.session.state),
            n=self.reel.at - self.reel.tape.start,
            of=self.reel.total - self.reel.tape.start,
        )
        key = (k, self.reel.at, self.reel.total, self.reel.tape.length, text, note, where, self.reel.tape.differs)

        def paint(dst: Surface) -> None:
            k.shadow(dst, r, 8, 5, (1, 3), 170)
            k.put(dst, self._still(), r.topleft)
            self._say(dst, seat, icon, text, note, where)
            self._rod(dst)

        s.layers.set("actions", r.inflate(2 * k.u(12), 2 * k.u(12)), key, paint)

    def _still(self) -> Surface:
        """The plate with the groove and all its marks: the same wherever the knob stands."""
        k, r = self.scene.kit, self.scene.places.actions
        key = "transport", k, r.size, self.reel.tape.length, self.reel.total
        if self.kept is None or self.kept[0] != key:
            page = Surface(r.size, pygame.SRCALPHA)
            k.wood(page, page.get_rect(), 8)
            k.lip(page, page.get_rect().inflate(-2 * k.u(4), -2 * k.u(4)), 6)
            y, thick = self._line()
            y -= r.y
            left = self.bar.rod.x - r.x
            k.box(page, Rect(left - thick, y - thick // 2 - 1, self.bar.rod.w + 2 * thick, thick + 2), (14, 9, 6), 4)
            if self.reel.tape.length < self.reel.total:  # what can't be shown, or is not wound yet
                x = self.bar.x_of(self.reel.tape.length) - r.x
                k.box(
                    page,
                    Rect(x, y - thick // 2, left + self.bar.rod.w - x, thick),
                    (112, 44, 34) if self.reel.tape.differs else (50, 44, 40),
                    2,
                )
            self._marks(page, y, thick, r.x)
            self.kept = key, page
        return self.kept[1]

    def _line(self) -> tuple[int, int]:
        """Where the rod lies and how thick it is."""
        return self.bar.rod.y + round(self.bar.rod.h * 0.62), max(3, self.scene.kit.u(4.5))

    def _say(self, dst: Surface, seat: int, icon: str, text: str, note: str, where: str) -> None:
        """Who did what, and where on the tape that is."""
        k, row = self.scene.kit, self.bar.row
        size = 16.0
        while size > 12 and k.px(size) * 1.3 > row.h:
            size -= 1
        far = k.text(dst, (row.right, row.centery), where, "sans", min(14, size), "mid", "mr", press="press")
        x = row.x
        if seat >= 0:
            k.seat(dst, (x + k.u(9), row.centery), seat, 8)
            x += k.u(24)
        if icon:
            k.icon(dst, (x, row.centery), icon, 14 * min(1.5, k.grow), "brass", "ml")
            x += k.t(20)
        room = far.x - x - k.u(14)
        whole = f"{text} [low]{note}[/]" if note else text
        for said in (whole, text):
            if k.para(None, (0, 0), said, room, size, dry=True, lead=1.0) <= k.px(size) * 1.1:
                break
        high = k.px(size)
        k.para(dst, (x, row.centery - high // 2), said, room, size, "hi", lead=1.0, most=1, press="press")

    def _rod(self, dst: Surface) -> None:
        """What has been played of the rod, and the knob."""
        k, r = self.scene.kit, self.bar.rod
        y, thick = self._line()
        done = Rect(r.x - thick + 1, y - thick // 2, max(1, self.bar.x_of(self.reel.at) - r.x + thick), thick)
        k.box(dst, done, (C["brass_hi"], C["brass"], C["brass_lo"]), 2)
        x = self.bar.x_of(self.reel.at)
        k.disc(dst, (x + k.u(0.8), y + k.u(1.6)), 9, (0, 0, 0), 130)
        k.disc(dst, (x, y), 9, (214, 160, 72), ring=C["brass_hi"], ring_w=1.6)
        k.disc(dst, (x - k.u(1), y - k.u(1)), 4.2, (246, 214, 140))
        k.disc(dst, (x, y), 2.2, C["brass_dark"])

    def _marks(self, dst: Surface, y: int, thick: int, left: int) -> None:
        """Turns as strokes, fights, falls and steps of the Timer as small signs over the rod."""
        k, r = self.scene.kit, self.bar.rod
        found = self.reel.tape.found
        turns = found.get("turn", [])
        step = max(1, round(len(turns) * k.u(5) / max(1, r.w)))
        for number in turns[::step]:
            x = self.bar.x_of(number) - left
            dst.fill(C["brass_lo"], Rect(x, y + thick, max(1, k.u(1)), max(2, k.u(4))))
        top = y - thick // 2 - k.u(7)
        for number in found.get("heist", []):  # from here on another board
            x = self.bar.x_of(number) - left
            dst.fill(C["brass_hi"], Rect(x - k.u(1), top - k.u(5), max(2, k.u(2)), y + thick - top + k.u(9)))
        last = -99
        for number in found.get("fight", []):
            x = self.bar.x_of(number) - left
            if x - last >= k.u(4):
                k.poly(dst, [(x, top + k.u(5)), (x - k.u(3.2), top - k.u(1)), (x + k.u(3.2), top - k.u(1))], C["bad"])
                last = x
        for i, number in enumerate(found.get("timer", [])):
            k.disc(
                dst, (self.bar.x_of(number) - left, top), 4, tone(self.reel.bead(i), 1.25), ring=C["brass"], ring_w=1.2
            )
        for number in found.get("fall", []):
            k.icon(dst, (self.bar.x_of(number) - left, top - k.u(1)), "skull", 12, "hi", "mc")

    def foot(self) -> None:
        """What is to be known about this replay, under the buttons at the right."""
        s = self.scene
        k, r = s.kit, s.places.foot
        text = self.reel.note()
        if not r.h:
            return

        def paint(dst: Surface) -> None:
            high = k.para(None, (0, 0), text, r.w, 12, lead=1.15, dry=True)
            if high <= r.h:
                k.para(dst, (r.x, r.y + (r.h - high) // 2), text, r.w, 12, "mid", lead=1.15, align="c", press="press")

        s.layers.set("foot", r, (k, text), paint)
