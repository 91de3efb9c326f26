"""A sheet of rows over the heist editor: what is set at the left, its widget at the right; long sheets have pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.ui.widgets import Button, Field, Widget
from game.app.ui.widgets.cycle import Amount
from game.app.ui.widgets.pager import pager

if TYPE_CHECKING:
    from game.app.workshop.bench import Bench

SHARE = 40  # percent of a row that its name takes


class Row(NamedTuple):
    """What is set, and the widgets that set it in a rect; without a label they have the whole row."""

    label: str
    make: Callable[[Rect], Widget | list[Widget]]


class RowSheet(Modal):
    """Subclasses say the `rows`, and may put widgets above them (`head`)."""

    width, height = 660.0, 460.0
    scene: Any  # the editor below, as the sheet knows it

    def __init__(self, app: App, scene: Bench, title: str) -> None:
        super().__init__(app, title)
        self.scene = scene
        self.page = self.pages = 0
        self.labels: list[tuple[str, Rect]] = []
        self.field = Rect(0, 0, 0, 0)  # behind the rows

    def rows(self) -> list[Row]:
        """All rows, from the top."""
        raise NotImplementedError

    def head(self, rect: Rect) -> list[Widget]:
        """What stands above the rows on every page."""
        return []

    def feet(self, rect: Rect) -> list[Widget]:
        """What stands beside the button that closes the sheet."""
        return []

    def change(self, deed: Callable[[], object]) -> None:
        """Do something to the sketch as one step."""
        with self.scene.history.step():
            deed()
        self.scene.changed()
        self.again()

    def line(self, rect: Rect, name: str, text: str, most: int, put: Callable[[str], object], empty: str = "") -> Field:
        """A line to be typed in; every letter is a step."""

        def typed(text: str) -> None:
            self.change(lambda: put(" ".join(text.split())))

        return Field(rect, text, typed, most=most, counted=True, name=name, empty=empty)

    def amount(self, rect: Rect, name: str, most: int, now: int, put: Callable[[int], object]) -> Widget:
        """A number from 0 on."""
        values = [(str(n), str(n)) for n in range(max(most, now) + 1)]
        return Amount(rect, values, str(now), lambda value: self.change(lambda: put(int(value))), name=name)

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        pad, gap, h = k.u(26), k.u(6), k.t(34)
        top = p.y + k.u(60)
        found = self.head(Rect(p.x + pad, top, p.w - 2 * pad, h))
        if found:
            top += h + k.u(10)
        foot = p.bottom - k.u(16) - h
        rows = self.rows()
        per = max(1, (foot - k.u(8) - top + gap) // (h + gap))
        self.pages = -(-len(rows) // per)
        self.page = max(0, min(self.page, self.pages - 1))
        self.labels = []
        for i, row in enumerate(rows[self.page * per : (self.page + 1) * per]):
            rect = Rect(p.x + pad, top + i * (h + gap), p.w - 2 * pad, h)
            left = rect.w * SHARE // 100 if row.label else 0
            if row.label:
                self.labels.append((row.label, Rect(rect.x, rect.y, left - k.u(10), h)))
            made = row.make(Rect(rect.x + left, rect.y, rect.w - left, h))
            found += made if isinstance(made, list) else [made]
        shown = min(per, len(rows) - self.page * per)
        self.field = Rect(p.x + pad, top, p.w - 2 * pad, shown * (h + gap) - gap).inflate(k.u(16), k.u(10))
        wide = max(k.u(150), k.width(words("editor.done"), "bold", 14) + k.t(60))
        done = Button(
            Rect(p.right - pad - wide, foot, wide, h),
            words("editor.done"),
            self.close,
            kind="brass",
            cap="esc",
            keys=(pygame.K_ESCAPE,),
            name="done",
        )
        rest = Rect(p.x + pad, foot, done.rect.x - p.x - pad - k.u(12), h)
        leaves = pager(k, words, rest.right, rest.centery, h, self.page, self.pages, self.turn)
        if leaves:
            rest.w = min(one.rect.x for one in leaves) - k.u(8) - rest.x
        found += leaves
        focus = self.group.focus
        self.group.set([*found, *self.feet(rest), done])
        self.group.default = done
        if focus and self.group.focus is None:
            self.group.set_focus(self.group.named(focus.name))

    def turn(self, by: int) -> bool:
        """Another page."""
        self.page += by
        self.again()
        return True

    def again(self) -> None:
        """Something was set: every row follows, but not a field that is being typed in."""
        if not isinstance(self.group.focus, Field):
            self.place()
        self.invalidate(self.panel)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.turn(-1 if event.y > 0 else 1)
        pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
        if event.type == pygame.KEYDOWN and event.key in pages:
            return self.turn(pages[event.key])
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_CTRL and event.key in (pygame.K_z, pygame.K_y):
            (self.scene.undo if event.key == pygame.K_z else self.scene.redo)()
            self.again()
            return True
        return super().handle(event)

    def paint(self, dst: Surface) -> None:
        k = self.kit
        if self.field.h > 0:
            k.box(dst, self.field, (22, 15, 11), 8, 215)  # no word lies on the grain
            k.sunken(dst, self.field, 8, 6, 140)
        for label, rect in self.labels:
            size = k.fit_size(label, "bold", 14, rect.w)
            k.text(dst, (rect.x, rect.centery), label, "bold", size, "hi", "ml", fit=rect.w, press="press")
