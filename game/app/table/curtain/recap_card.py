"""A card over the table: what happened since the asked seat last had it, newest last."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.app.play.recap import MOST, Line
from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.table.host import Table
from game.app.table.panels.log import LINK, begin
from game.app.ui.slipface import Face
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Widget

LEAD = 1.22
LEAST = 4
"""How many lines come before the cards where both want room."""


class RecapCard(Modal):
    """At most a dozen lines, those that matter most; the others are a press away in the log. Below them lie the cards
    that others got or lost, as many as have room, the newest last."""

    width = 520.0

    def __init__(self, app: App, scene: Table, lines: Sequence[Line]) -> None:
        super().__init__(app, app.words("recap.title"))
        self.scene, self.lines = scene, list(lines)
        self.laid: list[tuple[Line, int, int]] = []
        self.faces: list[tuple[Line, Face, Rect]] = []
        self.strip = 0  # the height that cards take, in px
        self.height = 570.0 if any(line.card for line in lines) else 420.0

    @property
    def hidden(self) -> int:
        """How many lines only the log has."""
        return len(self.lines) - len(self.laid)

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.strip = 0
        super().layout(size, unit, text_scale)
        k = self.kit
        tall = max((line.card.size(k, self.panel)[1] for line in self.lines if line.card), default=0)
        if tall and self._foot() - k.u(94) - self.panel.y - tall - k.u(14) > LEAST * k.t(20):
            self.strip = tall + k.u(14)
            self.place()
        _, y, high = self.laid[-1] if self.laid else (None, self.panel.y + k.u(74), k.t(20))
        spare = self._foot() - k.u(30) - y - high - self.strip
        if spare > 0:  # no higher than what it says
            self.panel.h -= spare
            self.panel.centery = size[1] // 2
            self.place()

    def place(self) -> None:
        k, words, p = self.kit, self.app.words, self.panel
        high, foot = k.t(34), self._foot()
        self.laid = self._lay(p.y + k.u(74), foot - k.u(20) - self.strip)
        self.faces = self._cards(foot - k.u(24)) if self.strip else []
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

    def _foot(self) -> int:
        """Where the buttons begin."""
        return self.panel.bottom - self.kit.t(34) - self.kit.u(18)

    def _cards(self, bottom: int) -> list[tuple[Line, Face, Rect]]:
        """The cards of the lines that have room beside each other, the newest of them, each once."""
        k, right = self.kit, self.panel.right - self.kit.u(44)
        x, found = self.panel.x + k.u(44), list[tuple[Line, Face, Rect]]()
        for line, _, _ in reversed(self.laid):
            if line.card is None or line.card in [face for _, face, _ in found]:
                continue
            wide, high = line.card.size(k, self.panel)
            if x + wide > right:
                break
            found.append((line, line.card, Rect(x, bottom - high, wide, high)))
            x += wide + k.u(12)
        boxes = [box.x for _, _, box in found]
        return [(line, face, box.move(at - box.x, 0)) for (line, face, box), at in zip(reversed(found), boxes)]

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
        if self.scene.places.tabbed:
            self.scene.panels.side.tab = "log"
        self.scene.panels.refresh()

    def paint(self, surface: Surface) -> None:
        """Parchment with the lines, the faces of who did something at the begin of it."""
        k, p = self.kit, self.panel
        bottom = self.group.widgets[0].rect.y - k.u(12)
        card = Rect(p.x + k.u(26), p.y + k.u(62), p.w - k.u(52), bottom - p.y - k.u(62))
        k.parchment(surface, card, 8, 17)
        x = card.x + k.u(18)
        before = -1
        for line, y, _ in self.laid:
            mark = x + k.u(4), y + k.px(14) * 0.6
            begin(k, surface, mark, line.seat, line.seat != before, line.picture, C["ink_line"])
            before = line.seat
            k.para(surface, (x + k.u(22), y), self._text(line), self._wide(), 14, "ink", lead=LEAD)
        for line, face, box in self.faces:
            face.paint(k, surface, box)
            k.seat(surface, (box.right - k.u(2), box.y + k.u(2)), line.seat, 8)
