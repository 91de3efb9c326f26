"""Which sketch an editor opens: a new one, one of the players' own, or a copy of one of the box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.app import App
from game.app.shell.sheets.modal_list import FolderList
from game.app.ui.widgets import Button, Widget
from game.app.workshop.bench import Bench
from game.content.load import open_content
from game.save.places import places


def dropped(app: App, name: str) -> bool:
    """A file was let fall on the window; says whether it was for one of the editors."""
    return any(game.draws(app, name) for game in app.doors.games.values())


class OpenSheet(FolderList):
    """A button per sketch. `instead`: it takes the place of the editor below."""

    width, height = 640.0, 470.0
    editor: type[Bench]

    def __init__(self, app: App, instead: bool = False) -> None:
        self.instead, self.speech = instead, self.editor.speech
        super().__init__(app, app.words(f"{self.speech}.open.head"), places().mods)

    def read(self) -> None:
        self.problems = open_content(self.folder, places().cache).problems
        self.known = self.stock()

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, pad, gap = k.t(38), k.u(24), k.u(8)
        self.top = p.y + k.u(60)
        said = words("editor.open.wrong", n=len(self.problems)) if self.problems else words(f"{self.speech}.open.line")
        self.said = said
        y = self.top + k.para(None, (0, 0), said, p.w - 2 * pad, 14, dry=True, most=3) + gap
        foot = p.bottom - k.u(18) - h
        new = Button(
            Rect(p.x + pad, y, p.w - 2 * pad, h),
            words(f"{self.speech}.open.new"),
            partial(self.begin, self.fresh),
            kind="brass",
            icon="plus",
            cap="N",
            keys=(pygame.K_n,),
            name="new",
        )
        y += h + gap
        self.shown = max(1, (foot - gap - y) // (h + gap))
        self.first = max(0, min(self.first, len(self.known) - self.shown))
        out: list[Widget] = [new]
        for one in self.known[self.first : self.first + self.shown]:
            label = one.title if one.mod else words("editor.open.copy", title=one.title)
            tip = words(f"{self.speech}.open.mod.tip" if one.mod else f"{self.speech}.open.copy.tip", name=one.mod)
            out.append(
                Button(
                    Rect(p.x + pad, y, p.w - 2 * pad, h),
                    label,
                    partial(self.take, one),
                    icon="pen" if one.mod else "copy",
                    tip=tip,
                    name=self.called(one),
                )
            )
            y += h + gap
        w = (p.w - 2 * pad - 2 * k.u(12)) // 3
        x = p.x + pad
        folder = Button(
            Rect(x, foot, w, h),
            words("editor.open.folder"),
            self.show_folder,
            icon="folder",
            cap="O",
            keys=(pygame.K_o,),
            name="folder",
        )
        wrong = Button(
            Rect(x + w + k.u(12), foot, w, h),
            words("editor.open.why"),
            self.tell,
            icon="info",
            why="" if self.problems else words("editor.open.good"),
            name="why",
        )
        back = Button(
            Rect(p.right - pad - w, foot, w, h),
            words("editor.open.back"),
            self.close,
            cap="esc",
            keys=(pygame.K_ESCAPE,),
            name="back",
        )
        self.group.set([*out, folder, wrong, back])
        self.group.default = new

    def stock(self) -> list[Any]:
        """All that can be opened, each with its `mod` and `title`."""
        raise NotImplementedError

    def called(self, one: Any) -> str:
        """The name of the button of one of them."""
        raise NotImplementedError

    def opened(self, one: Any) -> Any:
        """The sketch of one of them."""
        raise NotImplementedError

    def fresh(self) -> Any:
        """A new sketch."""
        raise NotImplementedError

    def dropped(self, event: Event) -> bool:
        return dropped(self.app, event.file)

    def take(self, one: Any) -> None:
        """One of them was chosen."""
        self.begin(partial(self.opened, one))

    def begin(self, make: Callable[[], Any]) -> None:
        """Open the editor with a sketch, in the place of this sheet."""
        if self.instead:
            self.app.stack.pop()
        self.editor.start(self.app, make, instead=True)

    def tell(self) -> None:
        """Every mod that was left out, and why."""
        from game.app.shell.sheets.notice import Notice

        self.app.stack.push(Notice(self.app, self.app.words("notice.mods"), [str(one) for one in self.problems]))

    def paint(self, dst: Surface) -> None:
        k, p = self.kit, self.panel
        k.para(dst, (p.x + k.u(24), self.top), self.said, p.w - k.u(48), 14, "mid", press="press", most=3)
