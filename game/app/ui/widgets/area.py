"""A text of several lines that can be typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.ui.kit import Kit
from game.app.ui.widgets.field import Field

LEAD = 1.24


class TextArea(Field):
    """Its lines break where the rect ends.  `plain` are texts that nobody wrote: they are selected when the keyboard
    comes; in others the caret stands where it was clicked, else at the end.  Up and Down lead from line to line."""

    voice = "sans"

    def __init__(
        self,
        rect: Rect,
        text: str,
        changed: Callable[[str], object] | None = None,
        *,
        most: int,
        empty: str,
        plain: Sequence[str],
        name: str,
    ) -> None:
        super().__init__(rect, text, changed, most=most, counted=True, empty=empty, name=name)
        self.plain = tuple(plain)
        self.broken: list[tuple[int, int]] = []  # the lines as they were drawn last

    def on_focus(self, got: bool) -> None:
        super().on_focus(got)
        if got and self.text not in self.plain:
            self.caret.go(len(self.text))

    def grab(self, kit: Kit, pos: tuple[int, int], again: bool) -> None:
        super().grab(kit, pos, again or self.text not in self.plain)

    def _moved(self, event: Event) -> bool:
        ways = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        if event.key not in ways:
            return super()._moved(event)
        lines, keep = self.broken or [(0, len(self.text))], bool(event.mod & pygame.KMOD_SHIFT)
        now = max(i for i, (first, _) in enumerate(lines) if first <= self.caret.at)
        to = now + ways[event.key]
        if not 0 <= to < len(lines):
            self.caret.go(0 if to < 0 else len(self.text), keep)
        else:
            self.caret.go(min(lines[to][0] + self.caret.at - lines[now][0], lines[to][1]), keep)
        return True

    def room(self, kit: Kit) -> Rect:
        pad, top = kit.u(9), kit.u(6)
        low = kit.t(16) if self.focused else 0
        return Rect(self.rect.x + pad, self.rect.y + top, self.rect.w - 2 * pad, self.rect.h - top - kit.u(4) - low)

    def lines(self, kit: Kit) -> tuple[int, int]:
        return self.room(kit).y, round(kit.px(self.size) * LEAD)

    def counter(self, kit: Kit) -> int:
        return self.rect.bottom - kit.t(9)

    def rows(self, kit: Kit) -> list[tuple[int, int, int]]:
        room, at = self.room(kit), self.place
        most = max(1, room.h // self.lines(kit)[1])
        self.broken = self._broken(kit, room.w)
        now = max(i for i, (first, _) in enumerate(self.broken) if first <= at)
        top = max(0, min(self.caret.first, now, len(self.broken) - most), now - most + 1)
        self.caret.first = top
        return [(first, last, room.x) for first, last in self.broken[top : top + most]]

    def _broken(self, kit: Kit, wide: int) -> list[tuple[int, int]]:
        """The lines, each from its first letter to that behind its last: they end behind a blank, words that are too
        long anywhere."""
        text, found, first = self.seen, [], 0
        while self._wide(kit, first, len(text)) > wide:
            low, high = first + 1, len(text)
            while low < high:  # as many letters as there is room for
                half = (low + high + 1) // 2
                low, high = (half, high) if self._wide(kit, first, half) <= wide else (low, half - 1)
            last = text.rfind(" ", first, low + 1) + 1 or low
            found.append((first, last))
            first = last
        return [*found, (first, len(text))]

    def said(self, first: int, last: int) -> str:
        return self.seen[first:last]

    def write(self, kit: Kit, dst: Surface) -> None:
        room, step = self.room(kit), self.lines(kit)[1]
        if self.focused and self.seen:
            self.write_rows(kit, dst)
            return
        kit.para(
            dst,
            room.topleft,
            self.text or self.empty,
            room.w,
            self.size,
            self.ink[not self.text],
            lead=LEAD,
            most=max(1, room.h // step),
        )
        if self.focused:
            self.write_rows(kit, dst)
