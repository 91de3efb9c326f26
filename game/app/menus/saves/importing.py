"""The files that may be taken in as saved games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.shell.app import App
from game.app.shell.sheets.folder import FolderList
from game.app.shell.trouble import told
from game.app.ui.widgets import Button, Widget
from game.save.disk.files import REAL
from game.save.errors import SaveError
from game.save.parcels.export import SUFFIX
from game.save.parcels.imports import offered

if TYPE_CHECKING:
    from game.app.menus.saves.scene import Saves


class Import(FolderList):
    """A button per file of the shared folder; a file may be dropped as well."""

    width = 640.0
    height = 430.0

    def __init__(self, app: App, saves: Saves) -> None:
        self.saves = saves
        self.names: list[str] = []
        self.error = ""
        super().__init__(app, app.words("saves.import.title"), saves.home.shared)

    def read(self) -> None:
        try:
            self.names, self.error = offered(REAL, self.folder), ""
        except SaveError as error:
            self.names, self.error = [], told(error, self.app.words)

    def place(self) -> None:
        k, p, words = self.kit, self.panel, self.app.words
        h, pad, gap = k.t(38), k.u(24), k.u(8)
        self.top = p.y + k.u(62)
        said = self.error or words("saves.import.where" if self.names else "saves.import.none", folder=str(self.folder))
        self.lines = [(said, self.top)]
        y = self.top + k.para(None, (0, 0), said, p.w - 2 * pad, 14, dry=True, most=3) + gap
        foot = p.bottom - k.u(18) - h
        if self.names:
            self.lines.append((words("saves.import.drop"), foot - k.t(20)))
        self.shown = max(1, (foot - k.t(20) - k.u(6) - y) // (h + gap))
        self.first = max(0, min(self.first, len(self.names) - self.shown))
        out: list[Widget] = []
        for name in self.names[self.first : self.first + self.shown]:
            out.append(
                Button(
                    Rect(p.x + pad, y, p.w - 2 * pad, h),
                    name.removesuffix(SUFFIX),
                    partial(self.take, name),
                    icon="import",
                    tip=name,
                    name=f"file:{name}",
                )
            )
            y += h + gap
        w = (p.w - 2 * pad - k.u(12)) // 2
        done = Button(
            Rect(p.right - pad - w, foot, w, h),
            words("saves.back"),
            self.close,
            kind="brass",
            cap="esc",
            keys=(pygame.K_ESCAPE,),
            name="back",
        )
        out += [
            Button(
                Rect(p.x + pad, foot, w, h),
                words("saves.folder.open"),
                self.show_folder,
                icon="folder",
                cap="O",
                keys=(pygame.K_o,),
                name="folder",
            ),
            done,
        ]
        self.group.set(out)
        self.group.default = out[0] if self.names else done

    def take(self, name: str) -> None:
        """Take one in; a good one closes the list."""
        if self.saves.take(self.folder / name):
            self.close()

    def dropped(self, event: Event) -> bool:
        self.close()
        return self.saves.handle(event)

    def paint(self, dst: Surface) -> None:
        k, p = self.kit, self.panel
        for line, y in self.lines:
            k.para(dst, (p.x + k.u(24), y), line, p.w - k.u(48), 14, "mid", press="press", most=3)
