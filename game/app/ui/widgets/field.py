"""A line of text that can be typed."""
from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets.base import Action, Widget


class Field(Widget):
    """One line.  `changed` is called after every edit; `digits`: only numbers; `empty` shows when blank; `counted`:
    it says how many letters of how many are written.

    A click or Tab gives it the keyboard, Enter or Tab hands it on.  The caret stands at the end, which is what is seen
    of a line that is too long while it is written."""

    keeps_focus = True

    def __init__(self, rect: Rect, text: str, changed: Action | None = None, *, most: int = 16, digits: bool = False,
                 empty: str = "", counted: bool = False, tip: str = "", name: str = "") -> None:
        super().__init__(rect, None, tip=tip, name=name)
        self.counted = counted
        self.text, self.changed, self.most, self.digits, self.empty = text, changed, most, digits, empty
        self.fresh = True                              # the first key typed replaces all

    def press(self) -> bool:
        return True

    def on_focus(self, got: bool) -> None:
        self.fresh = got

    def key(self, event: Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            return self._type(event.text)
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            whole = self.fresh or event.mod & pygame.KMOD_CTRL or event.key == pygame.K_DELETE
            self.text = "" if whole else self.text[:-1]
            return self._edited()
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            return False
        # letters come again as TEXTINPUT; they must not press a button as its short cut
        return bool(event.unicode) and event.unicode.isprintable()

    def _type(self, text: str) -> bool:
        text = "".join(c for c in text if c.isprintable() and (not self.digits or c in "0123456789"))
        if text:
            self.text = ((("" if self.fresh else self.text)) + text)[:self.most]
            self._edited()
        return True

    def _edited(self) -> bool:
        self.fresh = False
        if self.changed:
            self.changed()
        return True

    def draw(self, kit: Kit, dst: Surface) -> None:
        lit = self.focused
        kit.box(dst, self.rect, (12, 15, 24) if not lit else (20, 25, 38), 6)
        kit.sunken(dst, self.rect, 6, 3, 120)
        line = C["brass"] if lit or self.hovered else C["subtle"]
        kit.ring(dst, self.rect, line, 1.4 if lit else 1, 6)
        pad = kit.u(9)
        color = "hi" if self.text else "low"
        r = kit.text(dst, (self.rect.x + pad, self.rect.centery), self.shown(kit), "bold", 14, color, "ml")
        if lit:
            x = (r.right if self.text else self.rect.x + pad) + kit.u(1)
            h = kit.cap("bold", 14) + kit.u(6)
            kit.box(dst, Rect(x, self.rect.centery - h // 2, max(1, kit.u(1.4)), h), C["brass"], 0)
        if self.counted and lit:
            full = len(self.text) >= self.most
            at = self.rect.right - pad, self.rect.centery
            kit.text(dst, at, self._count(), "bold" if full else "sans", 12, "warn" if full else "low", "mr")

    def _count(self) -> str:
        return f"{len(self.text)}/{self.most}"

    def shown(self, kit: Kit) -> str:
        """What is seen of the line: its beginning, while it is written its end."""
        room = self.rect.w - 2 * kit.u(9)
        if not self.text or not self.focused:
            return kit.cut_to(self.text or self.empty, "bold", 14, room)
        if self.counted:
            room -= kit.width(f"{self.most}/{self.most}", "bold", 12) + kit.u(8)
        if kit.width(self.text, "bold", 14) <= room:
            return self.text
        tail = self.text
        while tail and kit.width("…" + tail, "bold", 14) > room:
            tail = tail[1:].lstrip()
        return "…" + tail
