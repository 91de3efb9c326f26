"""The luck ledger over the table: what each seat rolled so far, and the seed of the game."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.app.play.ledger import Luck
from game.app.shell.app import App
from game.app.shell.sheets.modal import Modal
from game.app.table.ledger_chart import paint_luck
from game.app.ui.widgets import Button

CARD, GAP = 236.0, 12.0


class LedgerCard(Modal):
    """A card of parchment per seat; `whole`: every roll of the game is known; `seed`: "" when it isn't."""

    height = 452.0

    def __init__(self, app: App, names: Sequence[str], lucks: Sequence[Luck], whole: bool, seed: str) -> None:
        super().__init__(app, app.words("ledger.title"))
        self.names, self.lucks, self.whole, self.seed = tuple(names), list(lucks), whole, seed
        self.width = max(460.0, len(self.names) * (CARD + GAP) + 52 - GAP)
        self.cards: list[Rect] = []
        self.foot: list[tuple[str, int, str]] = []  # a line, its top and its ink

    def place(self) -> None:
        k, words, p = self.kit, self.app.words, self.panel
        label, high = words("ledger.close"), k.t(34)
        wide = max(k.u(110), k.width(label, "bold", 14) + k.t(60))
        close = Button(
            Rect(p.centerx - wide // 2, p.bottom - high - k.u(18), wide, high),
            label,
            self.close,
            kind="brass",
            keys=(pygame.K_RETURN,),
            name="close",
        )
        self.group.set([close])
        self.group.default = close
        lines = [(words("ledger.line"), "mid")]
        lines += [(words("ledger.part"), "warn")] if not self.whole else []
        lines += [(words("ledger.seed", seed=self.seed), "hi")] if self.seed else []
        y = close.rect.y - k.u(10)
        self.foot = []
        for line, color in reversed(lines):
            y -= k.para(None, (0, 0), line, p.w - k.u(52), 13, color, lead=1.2, dry=True)
            self.foot.append((line, y, color))
            y -= k.u(3)
        n, gap = len(self.names), k.u(GAP)
        each = min((p.w - k.u(52) - gap * (n - 1)) // n, k.t(300))
        left = p.centerx - (n * each + (n - 1) * gap) // 2
        top = p.y + k.u(60)
        self.cards = [Rect(left + i * (each + gap), top, each, y - k.u(6) - top) for i in range(n)]

    def paint(self, surface: Surface) -> None:
        """The cards, what the lines mean, the seed."""
        k, drop = self.kit, self.rise.value if self.rise else 0
        for seat, (card, name) in enumerate(zip(self.cards, self.names)):
            r = card.move(0, k.u(drop))
            k.parchment(surface, r, 8, 40 + seat)
            pad = k.u(12)
            k.face(surface, (r.x + pad + k.u(8), r.y + pad + k.t(9)), seat, 11, 9)
            left = r.x + pad + k.u(23)
            fit = r.right - pad - left
            size = k.fit_size(name, "serif", 16, fit)
            k.text(surface, (left, r.y + pad + k.t(9)), name, "serif", size, "ink", "ml", fit=fit)
            top = r.y + pad + k.t(22)
            paint_luck(
                k, surface, Rect(r.x + pad, top, r.w - 2 * pad, r.bottom - pad - top), self.lucks[seat], self.app.words
            )
        for line, y, color in self.foot:
            k.para(
                surface,
                (self.panel.x + k.u(26), y + k.u(drop)),
                line,
                self.panel.w - k.u(52),
                13,
                color,
                lead=1.2,
                align="c",
            )
