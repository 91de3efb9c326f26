"""What the list of replays shows: lines in a felt tray, the chosen one on parchment beside it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.menus.lists.view import ListingView
from game.app.menus.saves import row as rows
from game.app.menus.saves.row import Row
from game.app.replay.shelf import FILE, REPORT, SAVE, Item
from game.app.ui.kit import Kit
from game.app.ui.widgets import Button, Widget
from game.save.replays import SUFFIX

if TYPE_CHECKING:
    from game.app.menus.lists.replays import Replays

SIGNS = {FILE: "import", REPORT: "bolt"}
LINES = 4  # below the picture, besides the title


class ReplayRow(Row):
    """A line with a sign of where the replay comes from."""

    source = SAVE

    def draw(self, kit: Kit, dst: Surface) -> None:
        super().draw(kit, dst)
        icon = SIGNS.get(self.source, "")
        if icon and self.entry.status == "ok":
            size = 14 * min(1.5, kit.grow)
            kit.icon(
                dst,
                (self.rect.right - kit.u(14), self.rect.y + round(self.rect.h / 3.25 * 1.66)),
                icon,
                size,
                "low",
                "mr",
            )

    def broken(self, k: Kit, dst: Surface, room: Rect) -> None:
        """A file that can't be shown: its name, and why."""
        y = room.y + k.t(11)
        k.text(
            dst, (room.x, y), k.cut_to(self.entry.slot, "serif", 17, room.w), "serif", 17, "mid", "ml", press="press"
        )
        y += k.t(12)
        k.para(dst, (room.x, y), self.entry.reason, room.w, 14, "low", most=max(1, (room.bottom - y) // k.t(19)))


class View(ListingView):
    """Places, widgets and painting; what is chosen and what happens belongs to the scene."""

    name = "replays"
    scene: Replays

    def renew(self) -> None:
        """Place widgets and panels for what is to be seen now."""
        assert self.layers is not None
        scene, k = self.scene, self.kit
        scene.group.layers = None
        scene.group.set([*self.lines(), *self.deeds(), *self.feet()])
        scene.group.default = scene.group.named("watch")
        item = scene.item
        key: Hashable = None
        if item is not None:
            known = scene.knows(item)
            key = item, known._replace(picture=None), known.picture is None
        self.layers.set("sheet", self.sheet.inflate(2 * k.u(16), 2 * k.u(16)), key, partial(self.paint_sheet, item))
        scene.group.bake(self.layers)

    def lines(self) -> list[Widget]:
        """The replays in sight and the bar beside them."""
        scene, out = self.scene, list[Widget]()
        for i, item in enumerate(scene.items[self.in_sight], scene.first):
            known = scene.knows(item)
            row = ReplayRow(
                self.line(i),
                i,
                item.entry,
                self.app.words,
                i == scene.index,
                known.picture,
                rows.Known((), known.end, winners=known.winners),
                "",
                scene.choose,
                scene.steer,
                scene.act,
            )
            row.source = item.source
            row.name = f"replay:{item.source}:{item.entry.slot}"
            out.append(row)
        return [*out, *self.bar()]

    def deeds(self) -> list[Widget]:
        """Watch, share, delete."""
        k, words, scene, item = self.kit, self.app.words, self.scene, self.scene.item
        if item is None:
            return []
        big, h = self.big_place()
        y, gap = big.bottom + k.u(10), k.u(8)
        known, sound = scene.knows(item), item.entry.status == "ok"
        broken = known.why or ("" if sound else item.entry.reason)
        sub = words("replays.decisions", n=known.decisions) if known.decisions else ""
        half = (big.w - gap) // 2
        at_home = words("replays.delete.save") if item.path is None else ""
        return [
            Button(big, words("replays.watch"), scene.watch, kind="primary", why=broken, sub=sub, name="watch"),
            Button(
                Rect(big.x, y, half, h),
                words("replays.share"),
                scene.share,
                kind="paper",
                icon="export",
                cap="S",
                keys=(pygame.K_s,),
                name="share",
                why=broken,
                tip=words("replays.share.tip", folder=scene.home.shared),
            ),
            Button(
                Rect(big.right - half, y, half, h),
                words("replays.delete"),
                scene.delete,
                kind="paper",
                icon="trash",
                cap="delete",
                keys=(pygame.K_DELETE,),
                why=at_home,
                name="delete",
                tip=words("replays.delete.tip"),
            ),
        ]

    def feet(self) -> list[Widget]:
        """Open folder, Back."""
        k, words = self.kit, self.app.words
        folder = self.button("folder", "folder", "O", self.scene.show_folder, pygame.K_o)
        back = self.button("back", "home", "esc", self.scene.close)
        back.rect.right = self.foot.right
        self.hint = Rect(
            folder.rect.right + k.u(16), self.foot.y, back.rect.x - folder.rect.right - k.u(32), self.foot.h
        )
        assert self.layers is not None
        self.layers.set("hint", self.hint, (k, words("replays.drop")), self.paint_hint)
        return [folder, back]

    # ------------------------------------------------------------ picture

    def paint_hint(self, dst: Surface) -> None:
        """How files come here."""
        k, said = self.kit, self.app.words("replays.drop")
        size = k.fit_size(said, "sans", 14, self.hint.w)
        k.text(dst, self.hint.center, said, "sans", size, "low", "mc", press="press", fit=self.hint.w)

    def paint_sheet(self, item: Item | None, dst: Surface) -> None:
        """The chosen replay on parchment: the table at its end, who played, where it comes from."""
        if item is None:
            return
        k, words, free, entry = self.kit, self.app.words, self.free, item.entry
        known = self.scene.knows(item)
        k.shadow(dst, self.sheet, 8, 8, (2, 5), 170)
        k.parchment(dst, self.sheet, 8, 43)
        step = k.t(22)
        below = k.t(26) + step * (LINES if entry.status == "ok" else 3)
        tall = max(0, min(free.w * 9 // 16, free.h - below - k.u(6)))
        pic = Rect(0, free.y, min(free.w, tall * 16 // 9), tall)
        pic.centerx = free.centerx
        y = free.y
        if tall > k.u(40):
            rows.photo(k, dst, pic, known.picture, entry)
            y = pic.bottom + k.u(6)
        title = entry.title if entry.status == "ok" else words(f"replays.{entry.status}")
        k.text(
            dst,
            (free.x, y + k.t(13)),
            title,
            "display",
            k.fit_size(title, "display", 22, free.w),
            "ink",
            "ml",
            fit=free.w,
        )
        y += k.t(26)
        if entry.status != "ok":
            k.para(dst, (free.x, y), entry.reason, free.w, 14, "ink_red", most=max(1, (free.bottom - y) // k.t(19)))
            return
        rows.seats(k, dst, (free.x, y + step // 2), entry.seats, free.w, "ink")
        end = rows.state(words, entry, rows.Known((), known.end, winners=known.winners)) or words("replays.running")
        about = " · ".join([words(f"box.{entry.game}.title"), rows.turns(words, entry), end])
        lines = [(about, "bold", "ink_mid"), (rows.said_when(words, entry), "sans", "ink_mid"), self.origin(item)]
        for i, (text, voice, color) in enumerate(lines, 1):
            k.text(dst, (free.x, y + step * i + step // 2), text, voice, 14, color, "ml", fit=free.w)

    def origin(self, item: Item) -> tuple[str, str, str]:
        """Where a replay comes from, or what is wrong with it."""
        words, known = self.app.words, self.scene.knows(item)
        if known.why:
            return known.why, "bold", "ink_red"
        if known.differs:
            return words("replays.differs", n=known.differs), "bold", "ink_red"
        if item.source == SAVE:
            return words("replays.from.save"), "sans", "ink_mid"
        key = "replays.from.report" if item.source == REPORT else "replays.from.file"
        return words(key, name=item.entry.slot.removesuffix(SUFFIX)), "sans", "ink_mid"
