"""The pages of the settings: rows of widgets, sheets that turn over, the colour check, the keys, the folders."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.menus.settings.colours import paint_check
from game.app.menus.settings.rows import rows
from game.app.shell.folder import open_folder
from game.app.shell.keys import SECTIONS
from game.app.shell.sheets.key_list import Line, columns, lines_of, paint
from game.app.table.boards import showcase
from game.app.ui.widgets import Button, Widget
from game.save.places import places

if TYPE_CHECKING:
    from game.app.menus.settings.scene import Options

PAD = 20.0
HIGHEST = 84.0  # of a row, units
WINDOW = 80.0  # of a window on ships, units, at least


class Page:
    """A page in the tray `r`; `name` is that of its tab."""

    def __init__(self, scene: Options, name: str, r: Rect) -> None:
        self.scene, self.name, self.r = scene, name, r
        self.kit, self.words = scene.kit, scene.app.words

    def look(self) -> Hashable:
        """What its picture depends on."""
        return ()

    def widgets(self) -> list[Widget]:
        """What can be pressed."""
        return []

    def about(self, name: str) -> str:
        """What a widget does, "" for none of this page's."""
        return ""

    def handle(self, event: Event) -> bool:
        """An event that no widget wanted."""
        return False

    def paint(self, dst: Surface) -> None:
        """Words and pictures in the tray."""

    def rest(self, top: int) -> Rect:
        """What is free below rows that end at `top`."""
        k = self.kit
        return Rect(self.r.x + k.u(PAD), top, self.r.w - 2 * k.u(PAD), self.r.bottom - k.u(PAD) - top)

    def window(self, dst: Surface, r: Rect) -> None:
        """Where there is room, a window on the ships of all seats."""
        if r.h >= self.kit.u(WINDOW):
            showcase.fleet(self.kit, dst, r, len(self.kit.looks))


class RowPage(Page):
    """A label at the left, a widget at the right, a hairline between the rows."""

    def __init__(self, scene: Options, name: str, r: Rect) -> None:
        super().__init__(scene, name, r)
        k = self.kit
        self.rows = rows(scene, name)
        self.pad = k.u(PAD)
        self.top = r.y + k.u(10)
        self.step = min(max(k.u(HIGHEST), k.t(64)), (r.h - k.u(20)) // max(1, len(self.rows)))
        widest = max((k.width(row.label, "bold", 14) for row in self.rows), default=0)
        self.label = min(widest + k.u(4), round(r.w * 0.40))

    def look(self) -> Hashable:
        return tuple(row.label for row in self.rows)

    def _control(self, i: int) -> Rect:
        """Where the widget of a row lies."""
        k = self.kit
        h = min(k.t(38), self.step - k.u(10))
        x = self.r.x + self.pad + self.label + k.u(24)
        w = min(self.r.right - self.pad - x, max(k.u(620), k.t(440)))
        return Rect(self.r.right - self.pad - w, self.top + self.step * i + (self.step - h) // 2, w, h)

    def widgets(self) -> list[Widget]:
        return [row.make(self._control(i)) for i, row in enumerate(self.rows)]

    def about(self, name: str) -> str:
        return next((row.about for row in self.rows if row.name == name), "")

    def paint(self, dst: Surface) -> None:
        k = self.kit
        for i, row in enumerate(self.rows):
            y = self.top + self.step * i
            tall = k.para(None, (0, 0), row.label, self.label, 14, voice="bold", lead=1.15, dry=True)
            k.para(
                dst,
                (self.r.x + self.pad, y + (self.step - tall) // 2),
                row.label,
                self.label,
                14,
                "hi",
                "bold",
                lead=1.15,
            )
            if i:
                k.rule(dst, self.r.x + self.pad, y, self.r.w - 2 * self.pad, "subtle", 200)
        self.window(dst, self.rest(self.top + self.step * len(self.rows)))


class ColourPage(Page):
    """Seats, states and the signs of the first game that has any as other eyes see them."""

    def paint(self, dst: Surface) -> None:
        signs = (game.signs() for game in self.scene.app.doors.games.values())
        paint_check(self.kit, dst, self.r, self.words, next(found for found in signs if found is not None))


class FolderPage(Page):
    """Where the program keeps things; each folder can be opened and its path copied."""

    def __init__(self, scene: Options, name: str, r: Rect) -> None:
        super().__init__(scene, name, r)
        here = places()
        self.folders: list[tuple[str, Path]] = [
            ("saves", here.saves),
            ("settings", here.settings),
            ("logs", here.logs),
            ("mods", here.mods),
            ("pictures", here.pictures),
        ]
        self.step = min(max(self.kit.u(HIGHEST), self.kit.t(72)), (r.h - self.kit.u(20)) // len(self.folders))

    def _buttons(self, i: int) -> tuple[Rect, Rect]:
        k = self.kit
        h = min(k.t(34), self.step - k.u(14))
        labels = [self.words("settings.folder.open"), self.words("settings.folder.copy")]
        wide = [k.width(label, "bold", 14) + k.u(34) for label in labels]
        y = self.r.y + k.u(10) + self.step * i + (self.step - h) // 2
        copy = Rect(self.r.right - k.u(PAD) - wide[1], y, wide[1], h)
        return Rect(copy.x - k.u(10) - wide[0], y, wide[0], h), copy

    def widgets(self) -> list[Widget]:
        out: list[Widget] = []
        for i, (name, path) in enumerate(self.folders):
            show, copy = self._buttons(i)
            out += [
                Button(show, self.words("settings.folder.open"), partial(self.open, path), name=f"open:{name}"),
                Button(copy, self.words("settings.folder.copy"), partial(self.copy, path), name=f"copy:{name}"),
            ]
        return out

    def about(self, name: str) -> str:
        kind = name.partition(":")[2]
        return self.words(f"settings.folder.{kind}.tip") if name.startswith(("open:", "copy:")) else ""

    def open(self, path: Path) -> None:
        """Show the folder in the file window of the system."""
        if not open_folder(path):
            self.scene.app.toast(self.words("settings.folder.unopened", path=path))

    def copy(self, path: Path) -> None:
        """The path to the clipboard."""
        try:
            pygame.scrap.put_text(str(path))
            self.scene.app.toast(self.words("settings.folder.copied"))
        except pygame.error:
            self.scene.app.toast(self.words("settings.folder.uncopied"))

    def paint(self, dst: Surface) -> None:
        k = self.kit
        x = self.r.x + k.u(PAD)
        for i, (name, path) in enumerate(self.folders):
            y = self.r.y + k.u(10) + self.step * i
            room = self._buttons(i)[0].x - k.u(16) - x
            if i:
                k.rule(dst, x, y, self.r.w - 2 * k.u(PAD), "subtle", 200)
            mid, gap = y + self.step // 2, k.t(11)
            k.text(dst, (x, mid - gap), self.words(f"settings.folder.{name}"), "bold", 14, "hi", "ml")
            k.text(dst, (x, mid + gap), shortened(k, str(path), room), "sans", 14, "mid", "ml")
        self.window(dst, self.rest(self.r.y + k.u(10) + self.step * len(self.folders)))


def shortened(kit: object, path: str, room: int) -> str:
    """A path that fits, its middle left out: the end tells most."""
    from game.app.ui.kit import Kit

    assert isinstance(kit, Kit)
    if kit.width(path, "sans", 14) <= room:
        return path
    head, tail = path[:3], path
    while tail and kit.width(f"{head}…{tail}", "sans", 14) > room:
        tail = tail[1:]
    return f"{head}…{tail}"


class Leaved(Page):
    """A page of several sheets: it turns over where not everything fits."""

    sheet = 0

    def sheets_of(self) -> int:
        """How many sheets there are."""
        raise NotImplementedError

    def look(self) -> Hashable:
        return self.sheet

    def leaves(self) -> list[Widget]:
        """The buttons that turn over."""
        if self.sheets_of() < 2:
            return []
        k, r = self.kit, self.r
        n = k.t(30)
        y = r.bottom - k.u(10) - n
        return [
            Button(
                Rect(r.centerx + sign * k.t(56) - n // 2, y, n, n),
                label,
                partial(self.leaf, sign),
                tip=self.words(f"settings.leaf.{name}"),
                name=f"leaf:{name}",
            )
            for sign, label, name in ((-1, "‹", "back"), (1, "›", "on"))
        ]

    def leaf(self, by: int) -> None:
        """Turn over; the ends meet."""
        self.sheet = self.scene.sheet = (self.sheet + by) % self.sheets_of()
        self.scene.turn()

    def handle(self, event: Event) -> bool:
        by = 0
        if event.type == pygame.MOUSEWHEEL:
            by = -1 if event.y > 0 else 1 if event.y < 0 else 0
        elif event.type == pygame.KEYDOWN:
            by = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(event.key, 0)
        if not by or self.sheets_of() < 2:
            return False
        self.leaf(by)
        return True

    def paint_leaves(self, dst: Surface) -> None:
        """Which sheet this is."""
        k, r = self.kit, self.r
        if self.sheets_of() > 1:
            k.text(
                dst,
                (r.centerx, r.bottom - k.u(10) - k.t(15)),
                self.words("settings.leaf", at=self.sheet + 1, of=self.sheets_of()),
                "bold",
                14,
                "mid",
                "mc",
            )


class KeyPage(Leaved):
    """All keys, scene by scene."""

    def __init__(self, scene: Options, name: str, r: Rect) -> None:
        super().__init__(scene, name, r)
        self.sheets = self._set()
        self.sheet = min(scene.sheet, len(self.sheets) - 1)

    def sheets_of(self) -> int:
        return len(self.sheets)

    def _set(self) -> list[list[list[Line]]]:
        """Sheets of columns of lines."""
        k = self.kit
        self.wide = 2 if self.r.w > k.t(760) else 1
        self.line = max(k.t(27), k.u(27))
        per = max(4, (self.r.h - k.u(24) - k.t(40)) // self.line)
        all_columns = columns([lines_of(self.words, section) for section in SECTIONS], per)
        return [all_columns[i : i + self.wide] for i in range(0, len(all_columns), self.wide)]

    def widgets(self) -> list[Widget]:
        return self.leaves()

    def paint(self, dst: Surface) -> None:
        k, r, pad = self.kit, self.r, self.kit.u(PAD)
        wide = (r.w - 2 * pad - (self.wide - 1) * k.u(32)) // self.wide
        for i, column in enumerate(self.sheets[self.sheet]):
            paint(k, dst, r.x + pad + i * (wide + k.u(32)), r.y + k.u(12), wide, self.line, column)
        self.paint_leaves(dst)
