"""A form: rows below each other, each with what sets it, page by page where they are too many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.shell.words import Words
from game.app.ui.kit import Kit
from game.app.ui.widgets import Field, Widget
from game.app.ui.widgets.pager import pager
from game.app.workshop.sheet import Row

SHARE, MOST_SHARE = 36, 48
"""Per cent of a row that its name takes."""
NAME = 190
"""What of a broad row its name takes, in units of letters, where it is not longer."""


class TextRow(NamedTuple):
    """A row of several `lines`."""

    label: str
    make: Callable[[Rect], Widget]
    lines: int = 3


Rows = Sequence[Row | TextRow]


class Form:
    """`page` of the `pages` it needs; `field`: the rect behind the rows; `labels`: their names with their places."""

    def __init__(self) -> None:
        self.page = self.pages = 0
        self.labels: list[tuple[str, Rect]] = []
        self.field = Rect(0, 0, 0, 0)
        self._beside = 0  # pixels of a row that its name takes

    def place(
        self, kit: Kit, words: Words, inner: Rect, top: int, told: Rows, few: bool, turn: Callable[[int], bool]
    ) -> list[Widget]:
        """The widgets of the rows on this page from `top` on; `few`: texts have two lines only; `turn`: shows another
        page."""
        h, gap = kit.t(34), kit.u(6)
        room = inner.bottom - kit.u(6) - top
        lines = [(2 if few else row.lines) if isinstance(row, TextRow) else 1 for row in told]
        most = max(1, (room + gap) // (h + gap))
        if sum(lines) > most:
            most = max(1, (room - h) // (h + gap))
        leaves = paged(lines, most)
        self.pages = len(leaves)
        self.page = max(0, min(self.page, self.pages - 1))
        self.labels = []
        widest = max((kit.width(row.label, "bold", 14) for row in told), default=0) + kit.u(12)
        wide = inner.w - kit.u(16)
        self._beside = max(min(wide * SHARE // 100, kit.t(NAME)), min(widest, wide * MOST_SHARE // 100))
        found: list[Widget] = []
        y = top
        for i in leaves[self.page]:
            high = min(lines[i], most) * (h + gap) - gap
            found += self._row(kit, told[i], Rect(inner.x + kit.u(8), y, inner.w - kit.u(16), high))
            y += high + gap
        self.field = Rect(inner.x, top - kit.u(6), inner.w, y - gap - top + kit.u(12))
        middle = inner.bottom - h // 2
        return [*found, *pager(kit, words, inner.right - kit.u(8), middle, h, self.page, self.pages, turn)]

    def _row(self, kit: Kit, row: Row | TextRow, rect: Rect) -> list[Widget]:
        """What sets a row, its name beside it."""
        left = self._beside if row.label else 0
        made = row.make(Rect(rect.x + left, rect.y, rect.w - left, rect.h))
        found = made if isinstance(made, list) else [made]
        if row.label:
            high = min(rect.h, kit.t(34))
            self.labels.append((row.label, Rect(rect.x, rect.y, left - kit.u(10) if found else rect.w, high)))
        return found

    def key(self) -> tuple[object, ...]:
        """What its picture hangs on."""
        return tuple((text, tuple(rect)) for text, rect in self.labels), tuple(self.field)

    def paint(self, kit: Kit, dst: Surface) -> None:
        """What the rows are called, on a darker field."""
        kit.box(dst, self.field, (22, 15, 11), 8, 150)
        kit.sunken(dst, self.field, 8, 5, 130)
        for label, rect in self.labels:
            size = kit.fit_size(label, "bold", 14, rect.w)
            kit.text(dst, (rect.x, rect.centery), label, "bold", size, "hi", "ml", fit=rect.w, press="press")


def paged(lines: Sequence[int], most: int) -> list[list[int]]:
    """The rows page by page: so many lines on each, a row with more of them alone."""
    found: list[list[int]] = [[]]
    used = 0
    for i, n in enumerate(lines):
        if used and used + n > most:
            found.append([])
            used = 0
        found[-1].append(i)
        used += n
    return found


def kept(typed: object, fresh: Sequence[Widget]) -> list[Widget]:
    """New widgets, but the field that is typed in stays itself, its caret and its letters."""
    found = list(fresh)
    if isinstance(typed, Field):
        for i, one in enumerate(found):
            if one.name == typed.name:
                typed.rect, found[i] = one.rect, typed
    return found
