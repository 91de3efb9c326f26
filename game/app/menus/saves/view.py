"""What the saves screen shows: the list in a felt tray, the chosen game on parchment beside it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.menus.lists.view import ListingView
from game.app.menus.saves.row import Row, said_part, said_when
from game.app.menus.saves.saved import ALL, TRASH
from game.app.menus.saves.sheet import paint_sheet
from game.app.shell.trouble import told
from game.app.ui.widgets import Button, Choice, Widget
from game.app.ui.widgets.base import Action
from game.save.store import Entry

if TYPE_CHECKING:
    from game.app.menus.saves.scene import Saves

CREW = (("kaylee", 560, 470), ("wash", 640, 478), ("zoe", 720, 470))


class View(ListingView):
    """Places, widgets and painting; what is chosen and what happens belongs to the scene."""

    name = "saves"
    scene: Saves

    def renew(self) -> None:
        """Place widgets and panels for what is to be seen now."""
        assert self.layers is not None
        scene, k = self.scene, self.kit
        scene.group.layers = None
        scene.group.set([*self.tabs(), *self.lines(), *self.deeds(), *self.feet()])
        scene.group.default = scene.group.named("open")
        entry = scene.entry
        key: Hashable = None
        if entry is not None:
            key = (
                entry,
                scene.saved.known(entry),
                scene.saved.picture(entry) is None,
                scene.field is None,
                scene.rescued.get(entry.slot, ""),
                said_when(self.app.words, entry),
            )
        self.layers.set("sheet", self.sheet.inflate(2 * k.u(16), 2 * k.u(16)), key, partial(paint_sheet, self))
        self.layers.set("said", self.foot, (scene.said, bool(scene.gone)), self.paint_said)
        scene.group.bake(self.layers)

    def tabs(self) -> list[Widget]:
        """All, one per game, the deleted: only when there is more than one."""
        k, words, found = self.kit, self.app.words, self.scene.saved.tabs()
        if len(found) < 2:
            return []
        labels = [(name, self.tab_label(name, n)) for name, n in found]
        h = min(k.t(34), k.u(46))
        widest = max(k.width(label, "bold", 14) for _, label in labels) + k.u(26)
        w = min(widest * len(labels), self.foot.w - k.width(words("saves.title"), "display", self.title_size) - k.u(60))
        rect = Rect(self.foot.right - w, self.at(0, 46, 0, 0).y - h // 2, w, h)
        return [Choice(rect, labels, self.scene.saved.tab, self.scene.turn_to, tip=words("saves.tab.tip"), name="tabs")]

    def tab_label(self, name: str, n: int) -> str:
        """What a tab is called."""
        words = self.app.words
        if name in (ALL, TRASH):
            return words("saves.tab.trash" if name == TRASH else "saves.tab.all", n=n)
        return words("saves.tab.game", title=words(f"box.{name}.title"), n=n)

    def lines(self) -> list[Widget]:
        """The saves in sight and the bar beside them."""
        scene, found = self.scene, self.scene.saved.entries
        lines = [
            Row(
                self.line(i),
                i,
                entry,
                self.app.words,
                i == scene.index,
                scene.saved.picture(entry),
                scene.saved.known(entry),
                said_part(self.app.words, scene.saved.known(entry), self.app.doors.games.get(entry.game), entry.title),
                scene.choose,
                scene.steer,
                scene.act,
            )
            for i, entry in enumerate(found[self.in_sight], scene.first)
        ]
        return [*lines, *self.bar()]

    # ------------------------------------------------------------ the chosen one

    def deeds(self) -> list[Widget]:
        """What can be done with the chosen save; first the one big button."""
        k, words, entry = self.kit, self.app.words, self.scene.entry
        if entry is None:
            w = max(k.u(300), k.width(words("saves.none.start"), "serif", 20) + k.u(60))
            rect = Rect(self.app.size[0] // 2 - w // 2, self.tray.y + round(self.tray.h * 0.74), w, k.u(56))
            return (
                []
                if self.scene.saved.error
                else [Button(rect, words("saves.none.start"), self.scene.start, kind="primary", name="open")]
            )
        pad, gap = k.u(18), k.u(8)
        small = self.small(entry)
        wide = (
            max(k.width(b.label, "bold", 14) for b in small)
            + k.t(20)
            + k.u(30)
            + max(k.width(b.cap, "bold", 12) + k.u(9) if b.cap else 0 for b in small)
        )
        room = self.sheet.w - 2 * pad
        columns = len(small) if (wide + gap) * len(small) - gap <= room else 2 if len(small) > 1 else 1
        lines = -(-len(small) // columns)
        big, h = self.big_place(lines)
        y = self.sheet.bottom - k.u(16) - lines * h - (lines - 1) * gap
        each = (room - (columns - 1) * gap) / columns
        for i, b in enumerate(small):
            x = self.sheet.x + pad + round((i % columns) * (each + gap))
            b.rect = Rect(x, y + (i // columns) * (h + gap), round(each), h)
        out: list[Widget] = [self.big(big, entry), *small]
        if self.scene.field is not None:
            tall = min(self.low, k.t(30))
            self.scene.field.rect = Rect(self.free.x, self.title_y() + k.t(12) - tall, self.free.w, tall)
            out.insert(0, self.scene.field)
        return out

    def big(self, rect: Rect, entry: Entry) -> Button:
        """Continue, or Bring back."""
        words = self.app.words
        if self.scene.saved.tab == TRASH:
            return Button(rect, words("saves.restore"), self.scene.restore, kind="primary", name="open")
        why = self.scene.rescued.get(entry.slot, "") or (words("saves.continue.why") if entry.status != "ok" else "")
        label = words("saves.continue.over" if entry.over else "saves.continue")
        key = words.own("title.last", entry.game)
        where = words(key, title=entry.title, round=max(1, entry.round)) if entry.status == "ok" else ""
        return Button(rect, label, self.scene.open, kind="primary", why=why, name="open", sub=where)

    def small(self, entry: Entry) -> list[Button]:
        """The other things; of a save that can't be opened only what still works."""
        scene = self.scene
        if scene.saved.tab == TRASH:
            return [self.paper("shred", "trash", "delete", pygame.K_DELETE, scene.shred)]
        out = []
        if entry.status == "ok" and entry.slot not in scene.rescued:
            out += [
                self.paper("rename", "pen", "F2", pygame.K_F2, scene.rename),
                self.paper("copy", "copy", "C", pygame.K_c, scene.copy),
            ]
        elif entry.status != "newer":
            out += [self.paper("rescue", "medkit", "R", pygame.K_r, scene.rescue)]
        return [
            *out,
            self.paper("export", "export", "E", pygame.K_e, scene.export),
            self.paper("delete", "trash", "delete", pygame.K_DELETE, scene.delete),
        ]

    def paper(self, key: str, icon: str, cap: str, code: int, act: Action) -> Button:
        """A button on the parchment, still without a place."""
        words = self.app.words
        tip = words(f"saves.{key}.tip", folder=self.scene.home.shared)
        return Button(
            Rect(0, 0, 1, 1),
            words(f"saves.{key}"),
            act,
            kind="paper",
            icon=icon,
            cap=cap,
            keys=(code,),
            name=key,
            tip=tip,
        )

    def feet(self) -> list[Widget]:
        """Import, Open folder, Undo, Back."""
        k, scene = self.kit, self.scene
        bring = self.button("import", "import", "I", scene.bring, pygame.K_i)
        folder = self.button("folder", "folder", "O", scene.show_folder, pygame.K_o)
        folder.rect.x = bring.rect.right + k.u(12)
        self.said_x = folder.rect.right + k.u(20)
        back = self.button("back", "home", "esc", scene.close)
        back.rect.right = self.foot.right
        self.said_right = back.rect.x - k.u(12)
        out: list[Widget] = [bring, folder]
        if scene.gone:
            undo = self.button("undo", "undo", "U", scene.undo, pygame.K_u)
            undo.rect.right = self.said_right
            self.said_right = undo.rect.x - k.u(12)
            out.append(undo)
        return [*out, back]

    # ------------------------------------------------------------ picture

    def title_y(self) -> int:
        """The middle of the chosen save's title."""
        return self.free.bottom - self.below() - self.kit.t(13)

    def below(self) -> int:
        """Height of the lines under the title."""
        return self.kit.t(22) * 3 + self.kit.u(4)

    def paint_none(self, dst: Surface, tray: Rect) -> None:
        """An empty tray says what will lie in it, the crew stands by."""
        words, error = self.app.words, self.scene.saved.error
        self.say_none(
            dst,
            tray,
            0.16,
            words("saves.unreadable" if error else "saves.none"),
            told(error, words) if error else words("saves.none.line"),
        )
        feet = tray.y + round(tray.h * 0.70)
        for who, at, _ in CREW:
            self.kit.stand(dst, (self.ox + self.kit.u(at), feet), who, 92)

    def paint_said(self, dst: Surface) -> None:
        """The note at the foot."""
        if self.scene.said:
            k = self.kit
            room = self.said_right - self.said_x
            size = k.fit_size(self.scene.said, "bold", 14, room)
            k.text(
                dst,
                (self.said_right, self.foot.centery),
                self.scene.said,
                "bold",
                size,
                "hi",
                "mr",
                press="press",
                fit=room,
            )
