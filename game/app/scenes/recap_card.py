"""A card over the table: what happened since the asked seat last had it, newest last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.recap import MOST, Line
from game.app.scenes.modal import Modal
from game.app.table.log import LINK
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.app.main import App
    from game.app.scenes.table import TableScene

LEAD = 1.22


class RecapCard(Modal):
    """At most a dozen lines, those that matter most; the others are a press away in the log."""

    width, height = 520.0, 420.0

    def __init__(self, app: App, scene: TableScene, lines: Sequence[Line]) -> None:
        super().__init__(app, app.words("recap.title"))
        self.scene, self.lines = scene, list(lines)
        self.laid: list[tuple[Line, int, int]] = []

    @property
    def hidden(self) -> int:
        """How many lines only the log has."""
        return len(self.lines) - len(self.laid)

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        super().layout(size, unit, text_scale)
        _, y, high = self.laid[-1] if self.laid else (None, self.panel.y + self.kit.u(74), self.kit.t(20))
        spare = self.panel.bottom - self.kit.t(34) - self.kit.u(48) - y - high
        if spare > 0:  # no higher than what it says
            self.panel.h -= spare
            self.panel.centery = size[1] // 2
            self.place()

    def place(self) -> None:
        k, words, p = self.kit, self.app.words, self.panel
        high = k.t(34)
        foot = p.bottom - high - k.u(18)
        self.laid = self._lay(p.y + k.u(74), foot - k.u(20))
        close = Button(
            Rect(0, foot, max(k.u(110), k.width(words("recap.close"), "bold", 14) + k.t(60)), high),
            words("recap.close"),
            self.close,
            kind="brass",
            keys=(pygame.K_l, pygame.K_RETURN),
            name="close",
        )
        found: list[Widget] = [close]
        close.rect.centerx = p.centerx
        if self.hidden:
            label = words("recap.more", n=self.hidden)
            wide = min(p.w - close.rect.w - k.u(60), k.width(label, "bold", 14) + k.u(30))
            close.rect.right = p.right - k.u(26)
            more = Button(
                Rect(p.x + k.u(26), foot, wide, high), label, self.log, name="more", tip=words("recap.more.tip")
            )
            found.insert(0, more)
        self.group.set(found)
        self.group.default = close

    def _lay(self, top: int, bottom: int) -> list[tuple[Line, int, int]]:
        """The lines that fit, those that matter most and the newest of them before the others, in the order in which
        they happened; with their tops from `top` on and their heights."""
        k = self.kit
        wide, gap = self._wide(), k.u(5)
        order = sorted(range(len(self.lines)), key=lambda i: (-self.lines[i].weight, -i))
        high = {
            i: k.para(None, (0, 0), self._text(self.lines[i]), wide, 14, "ink", lead=LEAD, dry=True) + gap
            for i in order[:MOST]
        }
        while sum(high.values()) > bottom - top + gap:
            high.popitem()
        y, laid = top, []
        for i in sorted(high):
            laid.append((self.lines[i], y, high[i] - gap))
            y += high[i]
        return laid

    def _wide(self) -> int:
        return self.panel.w - self.kit.u(52) - self.kit.u(54)

    @staticmethod
    def _text(line: Line) -> str:
        return LINK.sub(r"**\1**", line.text)

    def log(self) -> None:
        """The log, from the first of these lines on."""
        self.close()
        self.scene.panels.side.only = -1
        self.scene.scroll = max(0, min(len(self.scene.log) - 3, len(self.lines) - 3))
        if self.scene.places.compact:
            self.scene.panels.side.tab = "log"
        self.scene.panels.refresh()

    def paint(self, surface: Surface) -> None:
        """Parchment with the lines."""
        k, p = self.kit, self.panel
        bottom = self.group.widgets[0].rect.y - k.u(12)
        card = Rect(p.x + k.u(26), p.y + k.u(62), p.w - k.u(52), bottom - p.y - k.u(62))
        k.parchment(surface, card, 8, 17)
        x = card.x + k.u(18)
        for line, y, _ in self.laid:
            mark = x + k.u(4), y + k.px(14) * 0.6
            if line.seat >= 0:
                k.seat(surface, mark, line.seat, 7)
            else:
                k.disc(surface, mark, 2.2, C["ink_line"])
            k.para(surface, (x + k.u(22), y), self._text(line), self._wide(), 14, "ink", lead=LEAD)
