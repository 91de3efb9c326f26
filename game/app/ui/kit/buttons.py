"""Buttons as pictures: what a widget shows in each of its states."""

import math
from collections.abc import Callable, Mapping
from typing import Any

from pygame import Rect, Surface

from game.app.ui.kit.base import Base, Part, Point
from game.app.ui.kit.light import Light
from game.app.ui.kit.marks import Marks
from game.app.ui.kit.materials import Materials
from game.app.ui.kit.para import Para
from game.app.ui.kit.shapes import Shapes
from game.app.ui.kit.sprites import Sprites
from game.app.ui.kit.text import Text
from game.app.ui.theme import DARK_INK, DARK_INK2, GRAVE_INK, ON_BRASS, C, Color, Ink, tone

WOOD = ((72, 50, 34), (50, 34, 23))
WOOD_OFF = ((44, 36, 30), (36, 29, 24))
PAPER = ((250, 241, 220), (236, 222, 190))
TWO_LINES, LABEL_ONLY, SMALLEST = 13.0, 12.5, 9.0
"""Below which size the label of the big button takes two lines, and below which it takes them even if what it leads
to has no room then: less where letters are large, down to the last."""


def clauses(sub: str) -> list[str]:
    """A line that says what comes of a press, whole and then without its last clauses: what is said first matters
    most."""
    ends = [at for at, sign in enumerate(sub) if sign in ".;,:" and sub[at + 1 : at + 2] == " "]
    return [sub, *(sub[:at] for at in reversed(ends))]


class Buttons(Part):
    """Button faces: primary, brass, wood, paper, round. `glyphs_of_pad`: key caps while a gamepad is in use;
    `printed`: a key's name to what is printed on it."""

    def __init__(
        self,
        base: Base,
        words: Text,
        paras: Para,
        shapes: Shapes,
        light: Light,
        sprites: Sprites,
        materials: Materials,
        marks: Marks,
    ) -> None:
        super().__init__(base)
        self.words, self.paras, self.shapes, self.light = words, paras, shapes, light
        self.sprites, self.materials, self.marks = sprites, materials, marks
        self.glyphs_of_pad: Mapping[str, str] = {}
        self.printed: Callable[[str], str] = str

    def mark(self, key: str) -> str:
        """What a button shows for its key ("esc", "Z"): what is printed on it, or the pad's button, "" for none."""
        return self.glyphs_of_pad.get(key, "") if self.glyphs_of_pad else self.printed(key) if key else ""

    def button_wide(self, label: str, key: str = "", icon: str = "", size: float = 14) -> int:
        """How wide a button is, in px, that has room for all of this in letters of full size."""
        return self.words.width(label, "bold", size) + sum(self._beside(key, icon, size))

    def _beside(self, key: str, icon: str, size: float) -> tuple[int, int, int]:
        """What the edges, the key cap and the icon take of a button's width."""
        key = self.mark(key)
        cap = max(self.t(18), self.words.width(key, "bold", 12) + self.u(9)) + self.u(7) if key else 0
        sign = self.sprites.icon_size(icon, size * 0.92 * self.grow)[0] + self.t(7) if icon else 0
        return 2 * self.u(8), cap, sign

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
        pads, cap, sign = self._beside(key or "", icon or "", size)
        key = self.mark(key or "")
        room = rect.w - pads - cap - sign
        size = self.words.fit_size(label, "bold", size, room)
        label = self.words.cut_to(label, "bold", size, room)
        x = rect.x + pads // 2 + max(0, (room - self.words.width(label, "bold", size)) // 2)
        if icon:
            self.sprites.icon(dst, (x, rect.centery), icon, size * 0.92 * self.grow, col, "ml", press)
            x += sign
        self.words.text(dst, (x, rect.centery), label, "bold", size, col, "ml", press=press)
        if key:
            on = {"wood": "dark", "paper": "paper"}.get(kind, "brass")
            self.marks.keycap(dst, (rect.right - self.u(7), rect.centery), key, 12, "mr", on)

    def plate(self, dst: Surface, rect: Rect, kind: str, state: str) -> tuple[Color, Color | None]:
        """The face of a button; returns the colours of its words and of their letterpress edge."""
        off = state == "off"
        if kind in ("primary", "brass"):
            self.materials.brass(dst, rect, 8 if kind == "primary" else 6, state, rivets=kind == "primary")
            return (C["mid"], None) if off else (DARK_INK, ON_BRASS)
        if kind == "paper":
            self.light.shadow(dst, rect, 6, 2, (0.5, 1.2), 120)
            lift = {"hover": 5, "press": -18}.get(state, 0)
            self.shapes.box(dst, rect, tuple(tone(c, 1, lift) for c in PAPER), 6)
            hot = state == "hover"
            self.shapes.ring(dst, rect, C["brass_lo" if hot else "ink_line"], 2 if hot else 1.2, 6)
            return (C["ink_mid"] if off else C["ink"]), None
        self.light.shadow(dst, rect, 6, 2.5, (0.5, 1.5), 150)
        lift = {"hover": 14, "press": -14}.get(state, 0)
        self.shapes.box(dst, rect, WOOD_OFF if off else tuple(tone(c, 1, lift) for c in WOOD), 6)
        line = (74, 60, 46) if off else C["brass"] if state in ("hover", "press") else C["brass_lo"]
        self.shapes.ring(dst, rect, line, 1.2, 6)
        return (C["off"] if off else C["hi"]), None

    def primary(
        self, dst: Surface, rect: Any, label: str, sub: str | None = None, state: str = "normal", grave: bool = False
    ) -> None:
        """The one big button: the concrete action, its consequence under it."""
        rect = Rect(rect)
        col, press = self.plate(dst, rect, "primary", state)
        room = rect.w - self.u(36)
        size = self.words.fit_size(label, "serif", 20, room)
        ink = GRAVE_INK if grave else DARK_INK2
        cut = self.words.width(label, "serif", size) > room
        if " " in label and (cut or size < TWO_LINES):
            large = self.paras.para_size(label, room, 16, 2, "serif")
            high = self.paras.para(None, (0, 0), label, room, large, col, "serif", lead=1.1, most=2, dry=True)
            low = self.words.font("bold", 14).get_height() if sub else 0
            if high + low > rect.h - self.u(8):  # what it leads to has room only beside letters that are too small
                low = 0 if cut or size < max(SMALLEST, LABEL_ONLY / self.grow) else rect.h
            if high + low <= rect.h - self.u(8):
                place = rect.centerx - room / 2, rect.centery - (high + low) / 2
                self.paras.para(dst, place, label, room, large, col, "serif", lead=1.1, align="c", press=press, most=2)
                if sub and low:
                    self._consequence(dst, (rect.centerx, place[1] + high + low / 2), sub, room, state, ink)
                return
        two = sub and self.words.cap("serif", size) + self.words.font("bold", 14).get_height() + self.u(14) <= rect.h
        y = rect.centery
        if two and sub:
            gap = max(self.u(6), round((rect.h - self.words.cap("serif", size) - self.words.cap("bold", 14)) * 0.26))
            top = rect.centery - (self.words.cap("serif", size) + gap + self.words.cap("bold", 14)) // 2
            y = top + self.words.cap("serif", size) // 2
            below = top + self.words.cap("serif", size) + gap + self.words.cap("bold", 14) // 2
            self._consequence(dst, (rect.centerx, below), sub, room, state, ink)
        self.words.text(dst, (rect.centerx, y), label, "serif", size, col, "mc", press=press, fit=room)

    def _consequence(self, dst: Surface, pos: Point, sub: str, room: int, state: str, ink: Ink) -> None:
        sub = next((one for one in clauses(sub) if self._fits(one, room)), sub)
        size = self.words.fit_size(sub, "bold", 14, room)
        self.words.text(dst, pos, sub, "bold", size, C["mid"] if state == "off" else ink, "mc", fit=room)

    def _fits(self, sub: str, room: int) -> bool:
        return self.words.width(sub, "bold", self.words.fit_size(sub, "bold", 14, room)) <= room

    def round_button(
        self, dst: Surface, pos: Point, icon: str, size: float = 12, state: str = "normal", radius: float = 13
    ) -> None:
        """Wooden disc with a brass rim."""
        r = math.ceil(radius * self.scale) + 2

        def paint(img: Surface, at: Rect) -> None:
            lift = {"hover": 16, "press": -10}.get(state, 0)
            self.shapes.disc(img, (at.centerx, at.centery + self.u(1)), radius, (0, 0, 0), 120)
            rim = C["brass"] if state == "hover" else C["brass_lo"] if state != "off" else (74, 60, 46)
            self.shapes.disc(img, at.center, radius, tone((40, 29, 22), 1, lift), ring=rim, ring_w=1.2)
            col: Ink = {"off": "off", "hover": "hi"}.get(state, "mid")
            self.sprites.icon(img, at.center, icon, size, col)

        box = Rect(round(pos[0]) - r, round(pos[1]) - r, 2 * r, 2 * r)
        self.stamp(dst, box, ("round", icon, size, state, radius), paint, 3)
