"""What the saves screen shows: the list in a felt tray, the chosen game on parchment beside it."""
from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.resume import told
from game.app.saved import ALL, TRASH
from game.app.scenes import saves_row as rows
from game.app.scenes.saves_row import Row, Track
from game.app.scenes.saves_sheet import paint_sheet
from game.app.ui.kit import Kit
from game.app.ui.layers import Layers
from game.app.ui.theme import FELT
from game.app.ui.widgets import Button, Choice, Widget
from game.app.ui.widgets.base import Action
from game.save.store import Entry

if TYPE_CHECKING:
    from game.app.scenes.saves import Saves

CREW = (("kaylee", 560, 470), ("wash", 640, 478), ("zoe", 720, 470))


class View:
    """Places, widgets and painting; what is chosen and what happens belongs to the scene."""

    def __init__(self, scene: Saves) -> None:
        self.scene, self.app = scene, scene.app
        self.layers: Layers | None = None
        self.empty = False                           # whether the tray was painted as the one without saves
        self.shown = 1                               # lines the tray holds

    @property
    def kit(self) -> Kit:
        return self.app.kit

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int]) -> None:
        """Everything for a window of `size` px."""
        k = self.kit
        self.ox, self.oy = (size[0] - k.u(1280)) // 2, max(0, (size[1] - k.u(720)) // 2)
        self.low = max(k.u(38), min(k.t(38), k.u(54)))
        foot = self.at(40, 682, 1200, 0).y
        self.foot = Rect(self.at(40, 0, 1200, 1).x, foot - self.low + k.u(12), k.u(1200), self.low)
        top = self.at(0, 84, 0, 0).y
        tall = self.foot.y - k.u(16) - top
        self.tray = Rect(self.foot.x, top, k.u(648), tall)
        self.sheet = Rect(self.tray.right + k.u(16), top, self.foot.right - self.tray.right - k.u(16), tall)
        self.high = max(k.u(86), k.t(66) + k.u(18))
        room = self.tray.h - 2 * k.u(9)
        self.shown = max(1, room // self.high)
        self.high = room // self.shown
        table = k.background(size, (.36, .30), .86, 1.0).copy()
        self.paint(table)
        self.layers = Layers(table)
        self.scene.group.layers = None
        self.renew()

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rect of the 1280 x 720 canvas, which lies in the middle of the window."""
        return self.kit.R(x, y, w, h).move(self.ox, self.oy)

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
            key = (entry, scene.saved.known(entry), scene.saved.picture(entry) is None, scene.field is None,
                   scene.rescued.get(entry.slot, ""))
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
        k, found, out = self.kit, self.scene.saved.entries, list[Widget]()
        long = len(found) > self.shown
        x, w = self.tray.x + k.u(10), self.tray.w - k.u(20) - (k.u(16) if long else 0)
        scene = self.scene
        for i, entry in enumerate(found[scene.first:scene.first + self.shown], scene.first):
            y = self.tray.y + k.u(9) + (i - scene.first) * self.high
            out.append(Row(Rect(x, y + k.u(3), w, self.high - k.u(6)), i, entry, self.app.words, i == scene.index,
                           scene.saved.picture(entry), scene.saved.known(entry), scene.choose, scene.steer, scene.act))
        if long:
            bar = Rect(self.tray.right - k.u(19), self.tray.y + k.u(12), k.u(9), self.tray.h - k.u(24))
            out.append(Track(bar, self.scene.first, self.shown, len(found), self.scene.scroll_to))
        return out

    # ------------------------------------------------------------ the chosen one

    def deeds(self) -> list[Widget]:
        """What can be done with the chosen save; first the one big button."""
        k, words, entry = self.kit, self.app.words, self.scene.entry
        if entry is None:
            w = max(k.u(300), k.width(words("saves.none.start"), "serif", 20) + k.u(60))
            rect = Rect(self.app.size[0] // 2 - w // 2, self.tray.y + round(self.tray.h * .74), w, k.u(56))
            return [] if self.scene.saved.error else [
                Button(rect, words("saves.none.start"), self.scene.start, kind="primary", name="open")]
        pad, gap = k.u(18), k.u(8)
        small = self.small(entry)
        h = max(k.u(36), min(k.t(36), k.u(52)))
        wide = max(k.width(b.label, "bold", 14) for b in small) + k.t(20) + k.u(30) + max(
            k.width(b.cap, "bold", 12) + k.u(9) if b.cap else 0 for b in small)
        room = self.sheet.w - 2 * pad
        columns = len(small) if (wide + gap) * len(small) - gap <= room else 2 if len(small) > 1 else 1
        lines = -(-len(small) // columns)
        y = self.sheet.bottom - k.u(16) - lines * h - (lines - 1) * gap
        each = (room - (columns - 1) * gap) / columns
        for i, b in enumerate(small):
            x = self.sheet.x + pad + round((i % columns) * (each + gap))
            b.rect = Rect(x, y + (i // columns) * (h + gap), round(each), h)
        tall = max(k.u(52), min(k.t(48), k.u(64)))
        big = Rect(self.sheet.x + pad, y - k.u(10) - tall, room, tall)
        self.free = Rect(big.x, self.sheet.y + k.u(16), big.w, big.y - k.u(12) - self.sheet.y - k.u(16))
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
        return Button(rect, label, self.scene.open, kind="primary", why=why, name="open",
                      sub=f"{entry.title}, {rows.turns(words, entry)}" if entry.status == "ok" else "")

    def small(self, entry: Entry) -> list[Button]:
        """The other things; of a save that can't be opened only what still works."""
        scene = self.scene
        if scene.saved.tab == TRASH:
            return [self.paper("shred", "trash", "delete", pygame.K_DELETE, scene.shred)]
        out = []
        if entry.status == "ok" and entry.slot not in scene.rescued:
            out += [self.paper("rename", "pen", "F2", pygame.K_F2, scene.rename),
                    self.paper("copy", "copy", "C", pygame.K_c, scene.copy)]
        elif entry.status != "newer":
            out += [self.paper("rescue", "medkit", "R", pygame.K_r, scene.rescue)]
        return [*out, self.paper("export", "export", "E", pygame.K_e, scene.export),
                self.paper("delete", "trash", "delete", pygame.K_DELETE, scene.delete)]

    def paper(self, key: str, icon: str, cap: str, code: int, act: Action) -> Button:
        """A button on the parchment, still without a place."""
        words = self.app.words
        tip = words(f"saves.{key}.tip", folder=self.scene.home.shared)
        return Button(Rect(0, 0, 1, 1), words(f"saves.{key}"), act, kind="paper", icon=icon, cap=cap, keys=(code,),
                      name=key, tip=tip)

    def feet(self) -> list[Widget]:
        """Import, Open folder, Undo, Back."""
        k, words = self.kit, self.app.words
        x, out = self.foot.x, list[Widget]()

        def button(key: str, icon: str, cap: str, code: int, act: Action, tip: str = "") -> Button:
            w = k.width(words(f"saves.{key}"), "bold", 14) + k.t(24) + k.u(28) + (
                k.width(cap, "bold", 12) + k.u(20))
            return Button(Rect(x, self.foot.y, w, self.foot.h), words(f"saves.{key}"), act,
                          icon=icon, cap=cap, keys=(code,), name=key, tip=words(tip) if tip else "")
        for key, icon, cap, code, act in (("import", "import", "I", pygame.K_i, self.scene.bring),
                                          ("folder", "folder", "O", pygame.K_o, self.scene.show_folder)):
            out.append(button(key, icon, cap, code, act, f"saves.{key}.tip"))
            x = out[-1].rect.right + k.u(12)
        self.said_x = x + k.u(8)
        back = button("back", "home", "esc", 0, self.scene.close)
        back.rect.right = self.foot.right
        back.keys = ()
        self.said_right = back.rect.x - k.u(12)
        if self.scene.gone:
            undo = button("undo", "undo", "U", pygame.K_u, self.scene.undo)
            undo.rect.right = self.said_right
            self.said_right = undo.rect.x - k.u(12)
            out.append(undo)
        return [*out, back]

    # ------------------------------------------------------------ picture

    @property
    def title_size(self) -> float:
        """The heading grows less than the other letters."""
        return 34 / max(1, self.kit.text_scale / 1.25)

    def title_y(self) -> int:
        """The middle of the chosen save's title."""
        return self.free.bottom - self.below() - self.kit.t(13)

    def below(self) -> int:
        """Height of the lines under the title."""
        return self.kit.t(22) * 3 + self.kit.u(4)

    def paint(self, dst: Surface) -> None:
        """Heading and tray: what never changes."""
        k, words = self.kit, self.app.words
        title = words("saves.title")
        w = k.width(title, "display", self.title_size)
        k.brass_text(dst, (self.foot.x + w // 2 + k.u(4), self.at(0, 46, 0, 0).y), title, "display", self.title_size, 1)
        self.empty = not self.scene.saved.entries
        tray = self.tray if not self.empty else Rect(self.foot.x, self.tray.y, self.foot.w, self.tray.h)
        k.shadow(dst, tray, 14, 8, (2, 5), 150)
        k.tray(dst, tray, FELT, 12, seed=8, depth=5)
        if self.empty:
            self.paint_none(dst)

    def paint_none(self, dst: Surface) -> None:
        """An empty tray says what will lie in it."""
        k, words = self.kit, self.app.words
        error = self.scene.saved.error
        k.glow(dst, self.tray.move(k.u(270), 0).center, 420, (34, 28, 14), .9)
        y = self.tray.y + round(self.tray.h * .16)
        head = words("saves.unreadable" if error else "saves.none")
        x = self.app.size[0] // 2
        k.text(dst, (x, y), head, "display", k.fit_size(head, "display", 24, self.foot.w - k.u(40)), "hi", "mc",
               press="press")
        line = told(error, words) if error else words("saves.none.line")
        wide = min(k.t(420), self.foot.w - k.u(60))
        k.para(dst, (x - wide // 2, y + k.t(22)), line, wide, 14, "mid", align="c")
        feet = self.tray.y + round(self.tray.h * .70)
        for who, at, _ in CREW:
            k.stand(dst, (self.ox + k.u(at), feet), who, 92)

    def paint_said(self, dst: Surface) -> None:
        """The note at the foot."""
        if self.scene.said:
            k = self.kit
            room = self.said_right - self.said_x
            size = k.fit_size(self.scene.said, "bold", 14, room)
            k.text(dst, (self.said_right, self.foot.centery), self.scene.said, "bold", size, "hi", "mr", press="press",
                   fit=room)

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The base, then what moves."""
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.scene.group.draw(surface, dirty)
