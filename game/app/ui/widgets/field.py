"""A line of text that can be typed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.ui import clipboard
from game.app.ui.kit import Kit
from game.app.ui.theme import C, Color, Ink
from game.app.ui.widgets.base import Widget
from game.app.ui.widgets.caret import Caret

CHOSEN: Color = (38, 78, 140)  # behind selected letters
CTRL = pygame.KMOD_CTRL | pygame.KMOD_META
PAPER_INK: tuple[Ink, Ink, Color, Color] = ("ink", "ink_mid", C["ink_red"], (236, 198, 120))
"""`ink` of a line on a page."""
CHORDS = frozenset(f"ctrl+{key}" for key in ("a", "c", "x", "v", "left", "right", "home", "end", "backspace", "delete"))


def paper_line(kit: Kit, dst: Surface, r: Rect, lit: bool, hovered: bool) -> None:
    """What lies under a line that is typed on a page."""
    kit.box(dst, r, (250, 244, 228) if lit else (244, 234, 210), 6)
    kit.sunken(dst, r, 6, 3, 70, (90, 60, 24))
    kit.ring(dst, r, C["brass_lo"] if lit or hovered else C["ink_line"], 1.4, 6)


class Field(Widget):
    """One line.  `changed` is given the text after every edit; `digits`: only numbers; `empty` shows when blank;
    `counted`: it says how many letters of how many are written.

    A click or Tab gives it the keyboard and selects all, another click puts the caret between two letters; Enter or Tab
    hands it on.  Of a line that is too long that part is seen where the caret stands."""

    keeps_focus = True
    heard = False
    chords = CHORDS
    voice, empty_voice, size = "bold", "bold", 14.0
    ink: tuple[Ink, Ink, Color, Color] = ("hi", "low", C["brass"], CHOSEN)  # letters, `empty`, caret, selection
    paper = False  # whether it lies on a page

    def __init__(
        self,
        rect: Rect,
        text: str,
        changed: Callable[[str], object] | None = None,
        *,
        most: int = 16,
        digits: bool = False,
        empty: str = "",
        counted: bool = False,
        tip: str = "",
        name: str = "",
    ) -> None:
        super().__init__(rect, None, tip=tip, name=name)
        self.counted = counted
        self.changed, self.most, self.empty = changed, most, empty
        self.caret = Caret(text, most, digits)
        self.composed = ""  # what an input method is about to write at the caret
        self.grabbed, self.pulled = 0, False  # where the mouse went down, and whether it went on from there

    @property
    def text(self) -> str:
        """What is written."""
        return self.caret.text

    @text.setter
    def text(self, text: str) -> None:
        self.caret.put(text)

    def look(self) -> tuple[Hashable, ...]:
        return (*super().look(), self.text, self.caret.at, self.caret.mark)

    def press(self) -> bool:
        return True

    def on_focus(self, got: bool) -> None:
        self.composed = ""
        if got:
            self.caret.all()
            with suppress(pygame.error):
                pygame.key.set_text_input_rect(self.rect)
        else:
            self.caret.go(len(self.text))

    def follow(self, before: Widget) -> None:
        if isinstance(before, Field):
            self.caret.follow(before.caret)

    # ------------------------------------------------------------ keys

    def key(self, event: Event) -> bool:
        if event.type == pygame.TEXTEDITING:
            self.composed = event.text
            return True
        if event.type == pygame.TEXTINPUT:
            self.composed = ""
            return self._edited(self.caret.write(event.text)) or True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            return False
        alt, pad = event.mod & pygame.KMOD_ALT, getattr(event, "pad", False)
        if not alt and not pad and (self._moved(event) or self._cut(event)):
            return True
        # letters come again as TEXTINPUT; they must not press a button as its short cut
        return bool(event.unicode) and event.unicode.isprintable()

    def _moved(self, event: Event) -> bool:
        """The caret goes elsewhere, with Shift it selects."""
        keep, word, end = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & CTRL), len(self.text)
        ways, ends = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}, {pygame.K_HOME: 0, pygame.K_END: end}
        if event.key in ways:
            self.caret.step(ways[event.key], keep, word)
        elif event.key in ends:
            self.caret.go(ends[event.key], keep)
        elif word and event.key == pygame.K_a:
            self.caret.all()
        else:
            return False
        return True

    def _cut(self, event: Event) -> bool:
        """Something goes, or comes from the clipboard."""
        ctrl, chosen = bool(event.mod & CTRL), self.caret.chosen
        ways = {pygame.K_BACKSPACE: -1, pygame.K_DELETE: 1}
        if event.key in ways:
            self._edited(self.caret.erase(ways[event.key], ctrl))
        elif ctrl and event.key == pygame.K_v:
            self._edited(self.caret.write(clipboard.pasted()))
        elif ctrl and chosen and event.key in (pygame.K_c, pygame.K_x):
            clipboard.copy(chosen)
            if event.key == pygame.K_x:
                self._edited(self.caret.erase(1))
        else:
            return False
        return True

    def _edited(self, edited: bool) -> bool:
        if edited and self.changed:
            self.changed(self.text)
        return edited

    # ------------------------------------------------------------ the mouse

    def grab(self, kit: Kit, pos: tuple[int, int], again: bool) -> None:
        self.grabbed, self.pulled = self.under(kit, pos), False
        if again:
            self.caret.go(self.grabbed, bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))

    def pull(self, kit: Kit, pos: tuple[int, int]) -> None:
        at = self.under(kit, pos)
        if at != self.grabbed or self.pulled:
            self.pulled = True
            self.caret.go(self.grabbed)
            self.caret.go(at, keep=True)

    def under(self, kit: Kit, pos: tuple[int, int]) -> int:
        """The place between two letters that is nearest to a point."""
        found = self.rows(kit)
        top, step = self.lines(kit)
        first, last, x = found[max(0, min(len(found) - 1, round(pos[1] - top) // step))]
        return min(range(first, last + 1), key=lambda at: abs(x + self._stand(kit, first, last, at) - pos[0]))

    # ------------------------------------------------------------ picture

    def room(self, kit: Kit) -> Rect:
        """Where the letters stand."""
        pad = kit.u(9)
        wide = self.rect.w - 2 * pad
        if self.counted and self.focused:
            wide -= kit.width(f"{self.most}/{self.most}", "bold", 12) + kit.u(8)
        return Rect(self.rect.x + pad, self.rect.y, wide, self.rect.h)

    def lines(self, kit: Kit) -> tuple[int, int]:
        """Where the first row begins, and how high each is, px."""
        return self.rect.y, self.rect.h

    @property
    def seen(self) -> str:
        """What is written, with what an input method is about to write."""
        low, high = self.caret.span if self.composed else (self.caret.at, self.caret.at)
        return self.text[:low] + self.composed + self.text[high:]

    @property
    def place(self) -> int:
        """Where the caret stands in what is seen."""
        return self.caret.span[0] + len(self.composed) if self.composed else self.caret.at

    def _wide(self, kit: Kit, first: int, last: int) -> int:
        return kit.width(self.seen[first:last], self.voice, self.size)

    def _stand(self, kit: Kit, first: int, last: int, at: int) -> float:
        """Where the caret stands in a row, px from its begin: behind the letter before it, which of words that run to
        the left is at their left."""
        low = max(first, at - 1)
        found = kit.spans(self.seen[first:last], self.voice, self.size, low - first, low + 1 - first)
        return found[0][at > first] if found else 0.0

    def rows(self, kit: Kit) -> list[tuple[int, int, int]]:
        """The first letter in sight and that behind the last, and where they begin, px; of one line one row."""
        room, text, at, dots = self.room(kit), self.seen, self.place, kit.width("…", self.voice, self.size)
        if self._wide(kit, 0, len(text)) <= room.w:
            self.caret.first = 0
            return [(0, len(text), room.x)]
        first = min(self.caret.first, max(0, at - 1))
        while first < at and (first > 0) * dots + self._wide(kit, first, at) + (at < len(text)) * dots > room.w:
            first += 1
        while first and dots + self._wide(kit, first - 1, len(text)) <= room.w:
            first -= 1
        left, last = (first > 0) * dots, len(text)
        while last > at and left + self._wide(kit, first, last) + (last < len(text)) * dots > room.w:
            last -= 1
        self.caret.first = first
        return [(first, last, room.x + left)]

    def draw(self, kit: Kit, dst: Surface) -> None:
        lit = self.focused
        if self.paper:
            paper_line(kit, dst, self.rect, lit, self.hovered)
        else:
            kit.box(dst, self.rect, (12, 15, 24) if not lit else (20, 25, 38), 6)
            kit.sunken(dst, self.rect, 6, 3, 120)
            line = C["brass"] if lit or self.hovered else C["subtle"]
            kit.ring(dst, self.rect, line, 1.4 if lit else 1, 6)
        self.write(kit, dst)
        if self.counted and lit:
            full = len(self.text) >= self.most
            at = self.rect.right - kit.u(9), self.counter(kit)
            kit.text(dst, at, self.so_far(), "bold" if full else "sans", 12, self._counted(full), "mr")

    def _counted(self, full: bool) -> Ink:
        """The colour of how many letters are written."""
        if self.paper:
            return "ink_red" if full else "ink_mid"
        return "warn" if full else "low"

    def so_far(self) -> str:
        """How many letters are written, of how many."""
        return f"{len(self.text)}/{self.most}"

    def counter(self, kit: Kit) -> int:
        """The middle of the line that says how many letters are written, px."""
        return self.rect.centery

    def shown(self, kit: Kit) -> str:
        """What is seen of the line: its beginning, while it is written the part with the caret."""
        if self.focused and self.seen:
            return self.said(*self.rows(kit)[0][:2])
        voice = self.voice if self.text else self.empty_voice
        return kit.cut_to(self.text or self.empty, voice, self.size, self.room(kit).w)

    def said(self, first: int, last: int) -> str:
        """What stands in a row."""
        return "…" * (first > 0) + self.seen[first:last] + "…" * (last < len(self.seen))

    def write(self, kit: Kit, dst: Surface) -> None:
        """The letters, while it has the keyboard with caret and selection."""
        if self.focused and self.seen:
            self.write_rows(kit, dst)
            return
        room, voice = self.room(kit), self.voice if self.text else self.empty_voice
        kit.text(dst, (room.x, room.centery), self.shown(kit), voice, self.size, self.ink[not self.text], "ml")
        if self.focused:
            self.write_rows(kit, dst)

    def write_rows(self, kit: Kit, dst: Surface) -> None:
        """Every row in sight with what is selected of it, then the caret."""
        letters, _, brass, blue = self.ink
        low, high = (self.place - len(self.composed), self.place) if self.composed else self.caret.span
        (top, step), left, found = self.lines(kit), self.room(kit).x, self.rows(kit)
        tall = kit.cap(self.voice, self.size) + kit.u(6)
        for i, (first, last, x) in enumerate(found):
            y = top + i * step + step // 2
            a, b = (max(first, min(last, at)) - first for at in (low, high))
            chosen = kit.spans(self.seen[first:last], self.voice, self.size, a, b) if a < b else ()
            parts = [(round(x + min(span)), round(abs(span[1] - span[0]))) for span in chosen]
            for a, wide in parts if not self.composed else ():
                kit.box(dst, Rect(a, y - tall // 2, wide, tall), blue, 2)
            kit.text(dst, (left, y), self.said(first, last), self.voice, self.size, letters, "ml")
            for a, wide in parts if self.composed else ():
                kit.box(dst, Rect(a, y + tall // 2, wide, max(1, kit.u(1))), brass, 0)
            if first <= self.place and (i + 1 == len(found) or self.place < found[i + 1][0]):
                at = round(x + self._stand(kit, first, last, min(last, self.place))) - kit.u(1)
                kit.box(dst, Rect(at, y - tall // 2, max(1, kit.u(1.4)), tall), brass, 0)
