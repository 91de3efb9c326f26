"""Where something lies on the disk: its name, its folder in full, and the ways there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.folder import open_folder
from game.app.shell.sheets.modal import Modal
from game.app.ui.faces import drawable
from game.app.ui.widgets import Button

if TYPE_CHECKING:
    from game.app.shell.app import App
    from game.app.shell.stack import Scene


class Whereabouts(Modal):
    """`name` is a file in `folder` ("" for the folder itself), `note` what else is to be known; files let fall go to
    the scene below, `over`.

    The folder can be opened and its path copied; where no file window opens the path still stands there."""

    width = 640.0
    height = 250.0

    def __init__(self, app: App, title: str, name: str, folder: Path, over: Scene, note: str = "") -> None:
        super().__init__(app, title)
        self.name, self.folder, self.over, self.note = name, folder, over, note
        self.said = ""  # what came of the last button

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k = self.kit
        wide = min(k.u(self.width * max(1.0, min(1.6, k.grow))), size[0] - k.u(24)) - k.u(48)
        tall = sum(k.para(None, (0, 0), line, wide, 14, dry=True) + k.u(8) for line in [*self.lines(), " "])
        self.height = (k.u(70) + tall + k.u(32) + k.t(38)) / max(k.scale, k.scale * k.grow)
        super().layout(size, unit, text_scale)

    def lines(self) -> list[str]:
        """The name and where it lies; a path may turn over after each of its parts."""
        return [
            *([f"**{self.name}**"] if self.name else []),
            self.app.words("saves.folder.is", folder=self.turned_over(str(self.folder))),
            *([self.note] if self.note else []),
        ]

    def turned_over(self, path: str) -> str:
        """A path in lines that fit, each but the last ended by what parts folders."""
        k = self.kit
        wide = min(k.u(self.width * max(1.0, min(1.6, k.grow))), self.app.size[0] - k.u(24)) - k.u(60)
        if k.width(path, "sans", 14) <= wide * 0.6:
            return path
        out = [""]
        for letter in path:
            if k.width(out[-1] + letter, "sans", 14) > wide:
                cut = out[-1].rfind(os.sep) + 1 or len(out[-1])
                out[-1:] = [out[-1][:cut], out[-1][cut:]]
            out[-1] += letter
        return "\n" + "\n".join(out)

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, pad, gap = k.t(38), k.u(24), k.u(12)
        w = (p.w - 2 * pad - 2 * gap) // 3
        y = p.bottom - k.u(18) - h
        rects = [Rect(p.x + pad + i * (w + gap), y, w, h) for i in range(3)]
        done = Button(
            rects[2], words("notice.done"), self.close, kind="brass", cap="esc", keys=(pygame.K_ESCAPE,), name="done"
        )
        self.group.set(
            [
                Button(
                    rects[0],
                    words("saves.folder.open"),
                    self.show,
                    icon="folder",
                    cap="O",
                    keys=(pygame.K_o,),
                    name="open",
                ),
                Button(
                    rects[1],
                    words("settings.folder.copy"),
                    self.copy,
                    icon="copy",
                    cap="C",
                    keys=(pygame.K_c,),
                    name="copy",
                ),
                done,
            ]
        )
        self.group.default = done

    def show(self) -> None:
        """The folder in the file window of the system."""
        self.tell("" if open_folder(self.folder) else self.app.words("saves.folder.unopened"))

    def copy(self) -> None:
        """The path to the clipboard."""
        try:
            pygame.scrap.put_text(drawable(str(self.folder / self.name)))
        except pygame.error:
            self.tell(self.app.words("settings.folder.uncopied"))
        else:
            self.tell(self.app.words("settings.folder.copied"))

    def tell(self, said: str) -> None:
        """What came of a button."""
        self.said = said
        self.invalidate(self.panel)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.close()
            return self.over.handle(event)
        return super().handle(event)

    def paint(self, dst: Surface) -> None:
        k, p = self.kit, self.panel
        y = p.y + k.u(62)
        for line in self.lines():
            y += k.para(dst, (p.x + k.u(24), y), line, p.w - k.u(48), 14, "hi", press="press") + k.u(8)
        if self.said:
            k.para(dst, (p.x + k.u(24), y), self.said, p.w - k.u(48), 14, "mid", press="press", most=1)
