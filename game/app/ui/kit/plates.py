"""Buttons and bars as pictures: what a widget shows in each of its states."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.ui.counters import smooth
from game.app.ui.kit.base import MULT, Point
from game.app.ui.kit.figures import Figures
from game.app.ui.theme import DARK_INK, DARK_INK2, GRAVE_INK, ON_BRASS, C, Color, Ink, tone

WOOD = ((72, 50, 34), (50, 34, 23))
WOOD_OFF = ((44, 36, 30), (36, 29, 24))
PAPER = ((250, 241, 220), (236, 222, 190))


class Plates(Figures):
    """Button faces: primary, brass, wood, paper, round; the top bar's wood."""

    def button(
        self,
        dst: Surface,
        rect: Any,
        label: str,
        kind: str = "wood",
        key: str | None = None,
        icon: str | None = None,
        state: str = "normal",
        size: float = 14,
    ) -> None:
        """kind: primary, brass, wood, paper.  state: normal, hover, press, off."""
        rect = Rect(rect)
        col, press = self.plate(dst, rect, kind, state)
        pad, gap = self.u(8), self.t(7)
        key = self.mark(key or "")
        cap = max(self.t(18), self.width(key, "bold", 12) + self.u(9)) + self.u(7) if key else 0
        sign = self.icon_size(icon, size * 0.92 * self.grow)[0] + gap if icon else 0
        room = rect.w - 2 * pad - cap - sign
        size = self.fit_size(label, "bold", size, room)
        label = self.cut_to(label, "bold", size, room)
        x = rect.x + pad + max(0, (room - self.width(label, "bold", size)) // 2)
        if icon:
            self.icon(dst, (x, rect.centery), icon, size * 0.92 * self.grow, col, "ml", press)
            x += sign
        self.text(dst, (x, rect.centery), label, "bold", size, col, "ml", press=press)
        if key:
            on = {"wood": "dark", "paper": "paper"}.get(kind, "brass")
            self.keycap(dst, (rect.right - self.u(7), rect.centery), key, 12, "mr", on)

    def plate(self, dst: Surface, rect: Rect, kind: str, state: str) -> tuple[Color, Color | None]:
        """The face of a button; returns the colours of its words and of their letterpress edge."""
        off = state == "off"
        if kind in ("primary", "brass"):
            self.brass(dst, rect, 8 if kind == "primary" else 6, state, rivets=kind == "primary")
            return (C["mid"], None) if off else (DARK_INK, ON_BRASS)
        if kind == "paper":
            self.shadow(dst, rect, 6, 2, (0.5, 1.2), 120)
            lift = {"hover": 5, "press": -18}.get(state, 0)
            self.box(dst, rect, tuple(tone(c, 1, lift) for c in PAPER), 6)
            hot = state == "hover"
            self.ring(dst, rect, C["brass_lo" if hot else "ink_line"], 2 if hot else 1.2, 6)
            return (C["ink_mid"] if off else C["ink"]), None
        self.shadow(dst, rect, 6, 2.5, (0.5, 1.5), 150)
        lift = {"hover": 14, "press": -14}.get(state, 0)
        self.box(dst, rect, WOOD_OFF if off else tuple(tone(c, 1, lift) for c in WOOD), 6)
        line = (74, 60, 46) if off else C["brass"] if state in ("hover", "press") else C["brass_lo"]
        self.ring(dst, rect, line, 1.2, 6)
        return (C["off"] if off else C["hi"]), None

    def primary(
        self, dst: Surface, rect: Any, label: str, sub: str | None = None, state: str = "normal", grave: bool = False
    ) -> None:
        """The one big button: the concrete action, its consequence under it."""
        rect = Rect(rect)
        col, press = self.plate(dst, rect, "primary", state)
        room = rect.w - self.u(36)
        size = self.fit_size(label, "serif", 20, room)
        if " " in label and self.width(label, "serif", size) > room:  # no size is small enough for one line
            size = self.para_size(label, room, 16, 2, "serif")
            high = self.para(None, (0, 0), label, room, size, col, "serif", lead=1.1, most=2, dry=True)
            if high <= rect.h - self.u(8):
                self.para(
                    dst,
                    (rect.centerx - room / 2, rect.centery - high / 2),
                    label,
                    room,
                    size,
                    col,
                    "serif",
                    lead=1.1,
                    align="c",
                    press=press,
                    most=2,
                )
                return
        two = sub and self.cap("serif", size) + self.font("bold", 14).get_height() + self.u(14) <= rect.h
        y = rect.centery
        ink = GRAVE_INK if grave else DARK_INK2
        if two and sub:
            gap = max(self.u(6), round((rect.h - self.cap("serif", size) - self.cap("bold", 14)) * 0.26))
            top = rect.centery - (self.cap("serif", size) + gap + self.cap("bold", 14)) // 2
            y = top + self.cap("serif", size) // 2
            self.text(
                dst,
                (rect.centerx, top + self.cap("serif", size) + gap + self.cap("bold", 14) // 2),
                sub,
                "bold",
                self.fit_size(sub, "bold", 14, room),
                C["mid"] if state == "off" else ink,
                "mc",
                fit=room,
            )
        self.text(dst, (rect.centerx, y), label, "serif", size, col, "mc", press=press, fit=room)

    def round_button(
        self, dst: Surface, pos: Point, icon: str, size: float = 12, state: str = "normal", radius: float = 13
    ) -> None:
        """Wooden disc with a brass rim."""
        lift = {"hover": 16, "press": -10}.get(state, 0)
        self.disc(dst, (pos[0], pos[1] + self.u(1)), radius, (0, 0, 0), 120)
        rim = C["brass"] if state == "hover" else C["brass_lo"] if state != "off" else (74, 60, 46)
        self.disc(dst, pos, radius, tone((40, 29, 22), 1, lift), ring=rim, ring_w=1.2)
        col: Ink = {"off": "off", "hover": "hi"}.get(state, "mid")
        self.icon(dst, pos, icon, size, col)

    def bar(self, dst: Surface, width: int, height: float = 44) -> Rect:
        """The top bar: darkened walnut with a brass edge and a shadow on the table below; width in px."""
        h = self.u(height)

        def make() -> Surface:
            s = self.walnut(width, h, 31, 0.86).copy()
            g = Surface((1, 4))
            for i, v in enumerate((255, 232, 205, 170)):
                g.set_at((0, i), (v, v, v))
            s.blit(smooth(g, (width, h)), (0, 0), special_flags=MULT)
            edge = max(1, self.u(2.2))
            self.box(s, Rect(0, h - edge, width, edge), (C["brass_hi"], C["brass"], C["brass_lo"]), 0)
            return s.convert()

        self.shadow(dst, Rect(0, h - self.u(8), width, self.u(8)), 0, 6, (0, 3), 190)
        dst.blit(self.memo(("bar", width, h), make), (0, 0))
        dst.fill((20, 12, 6), Rect(0, h, width, max(1, self.u(1))))
        return Rect(0, 0, width, h)

    def step_width(self, label: str, state: str) -> int:
        """Width of one lozenge of the stepper."""
        return self.width(label, "bold", 14) + (self.u(24) + (self.t(16) if state == "done" else 0))

    def steps(self, dst: Surface, steps: Sequence[tuple[str, str]], x: int, cy: int) -> None:
        """Phase stepper from x: (label, state) each; state now, open, done or shut."""
        h = min(self.t(28), self.u(36))
        for label, state in steps:
            r = Rect(x, cy - h // 2, self.step_width(label, state), h)
            if state == "now":
                self.brass(dst, r, 6)
            else:
                self.box(dst, r.move(0, self.u(1)), (0, 0, 0), 6, 110)
                self.box(dst, r, ((44, 32, 24), (30, 21, 16)), 6)
                lit = state == "open"
                self.ring(dst, r, C["brass"] if lit else (86, 66, 44), 1, 6, 255 if lit else 160)
            col = DARK_INK if state == "now" else C[{"open": "hi", "done": "low", "shut": "off"}[state]]
            left = r.x + self.u(12)
            if state == "done":
                self.icon(dst, (left, r.centery), "check", 11 * min(1.6, self.grow), col, "ml")
                left += self.t(16)
            self.text(dst, (left, r.centery), label, "bold", 14, col, "ml", press=ON_BRASS if state == "now" else None)
            x = r.right + self.u(6)

    def stamp(
        self, dst: Surface, rect: Any, key: Hashable, paint: Callable[[Surface, Rect], object], pad: float = 14
    ) -> None:
        """A composed picture made once: `paint(surface, rect)` draws it, `pad` units around rect hold its shadow.

        Only black shadows may lie on the see-through part: everything else must stand on opaque ground."""
        rect = Rect(rect)
        p = self.u(pad)

        def make() -> Surface:
            img = Surface((rect.w + 2 * p, rect.h + 2 * p), pygame.SRCALPHA)
            paint(img, Rect(p, p, *rect.size))
            return img

        self.put(dst, self.memo(("stamp", rect.size, pad, key), make), (rect.x - p, rect.y - p))

    def chip(self, dst: Surface, rect: Any, r: float = 8, line: Ink = "brass_lo") -> None:
        """A dark plate on the wooden bar."""
        rect = Rect(rect)
        self.box(dst, rect.move(0, self.u(1)), (0, 0, 0), r, 110)
        self.box(dst, rect, ((40, 29, 22), (26, 18, 14)), r)
        self.ring(dst, rect, C[line] if isinstance(line, str) else line, 1, r)

    def dots_ring(self, dst: Surface, rect: Any, color: Ink = "good") -> None:
        """Dotted outline: legal."""
        r = Rect(rect).inflate(self.u(6), self.u(6))
        q = self.u(8)
        pts = [
            (r.x + q, r.y),
            (r.right - q, r.y),
            (r.right, r.y + q),
            (r.right, r.bottom - q),
            (r.right - q, r.bottom),
            (r.x + q, r.bottom),
            (r.x, r.bottom - q),
            (r.x, r.y + q),
        ]
        self.dashes(dst, pts, C[color] if isinstance(color, str) else color, 2, 0.1, 5, closed=True)
