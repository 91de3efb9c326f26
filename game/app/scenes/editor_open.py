"""Which heist is drawn: a new one, one of the players' own, or a copy of one of the box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.folder import open_folder
from game.app.scenes import editor_disk as disk
from game.app.scenes.modal import Modal
from game.app.ui.widgets import Button, Widget
from game.content.load import open_content
from game.content.sketch import Sketch, blank
from game.save.places import places

if TYPE_CHECKING:
    from game.app.main import App

NEW = ("heist", "story", "landing", "corridor")


def new_sketch(app: App) -> Sketch:
    """An empty board with the names of this language."""
    return blank({name: app.words(f"editor.new.{name}") for name in NEW})


class OpenSheet(Modal):
    """A button per heist; wheel and Page keys turn long lists. `instead`: it takes the place of the editor below."""

    width, height = 640.0, 470.0
    speech = "editor"

    def __init__(self, app: App, instead: bool = False) -> None:
        super().__init__(app, app.words(f"{self.speech}.open.head"))
        self.instead = instead
        self.first = 0
        self.shown = 1
        self.read()

    def read(self) -> None:
        """Look at what lies in the mods folder now."""
        here = places()
        self.problems = open_content(here.mods, here.cache).problems
        self.known = self.stock()

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, pad, gap = k.t(38), k.u(24), k.u(8)
        self.top = p.y + k.u(60)
        said = words("editor.open.wrong", n=len(self.problems)) if self.problems else words(f"{self.speech}.open.line")
        self.said = said
        y = self.top + k.para(None, (0, 0), said, p.w - 2 * pad, 14, dry=True, most=3) + gap
        foot = p.bottom - k.u(18) - h
        new = Button(Rect(p.x + pad, y, p.w - 2 * pad, h), words(f"{self.speech}.open.new"),
                     partial(self._start, self.fresh), kind="brass", icon="plus", cap="N", keys=(pygame.K_n,),
                     name="new")
        y += h + gap
        self.shown = max(1, (foot - gap - y) // (h + gap))
        self.first = max(0, min(self.first, len(self.known) - self.shown))
        out: list[Widget] = [new]
        for one in self.known[self.first:self.first + self.shown]:
            label = one.title if one.mod else words("editor.open.copy", title=one.title)
            tip = words(f"{self.speech}.open.mod.tip" if one.mod else f"{self.speech}.open.copy.tip", name=one.mod)
            out.append(Button(Rect(p.x + pad, y, p.w - 2 * pad, h), label,
                              partial(self._start, partial(self.opened, one)), icon="pen" if one.mod else "copy",
                              tip=tip, name=self.called(one)))
            y += h + gap
        w = (p.w - 2 * pad - 2 * k.u(12)) // 3
        x = p.x + pad
        folder = Button(Rect(x, foot, w, h), words("editor.open.folder"), self.show_folder, icon="folder", cap="O",
                        keys=(pygame.K_o,), name="folder")
        wrong = Button(Rect(x + w + k.u(12), foot, w, h), words("editor.open.why"), self.tell, icon="info",
                       why="" if self.problems else words("editor.open.good"), name="why")
        back = Button(Rect(p.right - pad - w, foot, w, h), words("editor.open.back"), self.close, cap="esc",
                      keys=(pygame.K_ESCAPE,), name="back")
        self.group.set([*out, folder, wrong, back])
        self.group.default = new

    def stock(self) -> list[Any]:
        """All that can be opened, each with its `mod` and `title`."""
        return list(disk.known())

    def called(self, one: Any) -> str:
        """The name of the button of one of them."""
        return f"heist:{one.mod}:{one.heist}"

    def opened(self, one: Any) -> Any:
        """The sketch of one of them."""
        return disk.open_known(one)

    def fresh(self) -> Any:
        """A new sketch."""
        return new_sketch(self.app)

    def launch(self, make: Callable[[], Any]) -> None:
        """The editor with a sketch, in the place of the scene on top."""
        disk.start(self.app, make, instead=True)

    def take(self, name: str) -> bool:
        """A file was let fall here."""
        return disk.dropped(self.app, name)

    def _start(self, make: Callable[[], Any]) -> None:
        if self.instead:
            self.app.stack.pop()
        self.launch(make)

    def tell(self) -> None:
        """Every mod that was left out, and why."""
        from game.app.scenes.notice import Notice

        self.app.stack.push(Notice(self.app, self.app.words("notice.mods"), [str(one) for one in self.problems]))

    def show_folder(self) -> None:
        """The mods folder in the file window of the system, or where it is."""
        if not open_folder(places().mods):
            self.app.toast(self.app.words("editor.folder.is", folder=places().mods))

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            return self.take(event.file)
        if event.type == pygame.WINDOWFOCUSGAINED:
            self.read()
            return self.turn(0)
        pages = {pygame.K_PAGEUP: -self.shown, pygame.K_PAGEDOWN: self.shown}
        if event.type == pygame.KEYDOWN and event.key in pages:
            return self.turn(pages[event.key])
        if event.type == pygame.MOUSEWHEEL:
            return self.turn(-event.y)
        return super().handle(event)

    def turn(self, by: int) -> bool:
        """Other heists of a long list."""
        self.first += by
        self.place()
        self.invalidate(self.panel)
        return True

    def paint(self, dst: Surface) -> None:
        k, p = self.kit, self.panel
        k.para(dst, (p.x + k.u(24), self.top), self.said, p.w - k.u(48), 14, "mid", press="press", most=3)
