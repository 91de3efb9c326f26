"""How the card workshop looks: the card at the left, the leaf that is filled in beside it, below what is missing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.app.games.fancards.workshop.leaves import rows
from game.app.games.fancards.workshop.shown import CardPlace
from game.app.ui.layers import Layers
from game.app.ui.theme import C
from game.app.ui.widgets import Button, Choice, Widget
from game.app.ui.widgets.cycle import Cycle
from game.app.workshop import bars
from game.app.workshop.form import Form, kept

if TYPE_CHECKING:
    from game.app.games.fancards.workshop.editor import CardEditor

LARGE = 1.36
"""Letters larger than this leave no room for the card; a button shows it."""
WIDE = 0.34
"""What of the width the card takes."""


class View:
    """`layout` places, `refresh` follows what was written, `draw` paints; `form`: the rows."""

    card: Rect
    leaf: Rect
    check: Rect
    deeds: Rect

    def __init__(self, scene: CardEditor) -> None:
        self.scene = scene
        self.layers: Layers | None = None
        self.form = Form()

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of `size` px."""
        k = self.scene.kit
        w, h = size[0] / k.scale, size[1] / k.scale
        top = 24 * max(1.0, k.grow) + 26
        self.bar = k.u(top - 8)
        self.covered = k.grow > LARGE
        card = 0.0 if self.covered else WIDE * w
        low = max(96.0, 2 * 34 * k.grow + 20)
        left = card + 16 if card else 0.0
        self.card = k.R(12, top + 2, card - 8, h - top - 12) if card else Rect(0, 0, 0, 0)
        self.leaf = k.R(left + 8, top, w - left - 16, h - top - low - 16)
        deeds = max(230.0, 190 * k.grow)
        self.check = k.R(left + 8, h - low - 8, w - left - 24 - deeds, low)
        self.deeds = k.R(w - 8 - deeds, h - low - 8, deeds, low)
        self.layers = Layers(k.background(size))
        self.scene.group.layers = None
        self.refresh()

    def refresh(self) -> None:
        """Panels and widgets whose look changed are painted again."""
        if self.layers is None:
            return
        s, k = self.scene, self.scene.kit
        found = self.widgets()
        bar = Rect(0, 0, s.app.size[0], self.bar + k.u(8))
        self.layers.set("bar", bar, (s.title, s.unsaved, k), lambda dst: bars.paint(s, dst, self.bar))
        self.layers.set("leaf", bars.grown(k, self.leaf), (self.form.key(), k), self._paint_leaf)
        lines = (len(s.flaws), k)
        self.layers.set("check", bars.grown(k, self.check), lines, partial(bars.paint_check, s, r=self.check))
        s.group.set(kept(s.group.focus, found))
        s.group.default = s.group.named("play")
        s.group.bake(self.layers)

    # ------------------------------------------------------------ widgets

    def widgets(self) -> list[Widget]:
        """In Tab order: the card, the leaves, their rows, what is missing, the deeds."""
        s = self.scene
        turn = partial(s.turn_to, s.leaves()[0])
        shown = [CardPlace(self.card, s.card, s.app.words, turn)] if not self.covered else []
        lines = bars.flaw_lines(s, self.check)
        return [*shown, *self._leaves(), *lines, *self._deeds(), *bars.round_buttons(s, self.bar)]

    def _leaves(self) -> list[Widget]:
        """The leaves of the card, and the rows of the one on top, page by page."""
        k, s, words = self.scene.kit, self.scene, self.scene.app.words
        inner = self.leaf.inflate(-2 * k.u(14), -2 * k.u(12))
        leaves = [(leaf, words(f"cardeditor.leaf.{leaf}")) for leaf in s.leaves()]
        h = k.t(34)
        found: list[Widget] = []
        head = Rect(inner.x, inner.y, inner.w, h)
        if self.covered:
            label = words("cardeditor.look")
            wide = k.button_wide(label, "C")
            head.w -= wide + k.u(8)
            act, tip = s.open_card, words("cardeditor.shown.tip")
            box = Rect(head.right + k.u(8), head.y, wide, h)
            found.append(Button(box, label, act, cap="C", tip=tip, name="card"))
        widest = max(k.width(label, "bold", 14) for _, label in leaves) + k.u(10)
        kind = Choice if widest * len(leaves) <= head.w else Cycle
        made = self.form.place(k, words, inner, head.bottom + k.u(16), rows(s), self.covered, self.turn)
        return [kind(head, leaves, s.leaf, s.turn_to, name="leaf"), *found, *made]

    def _deeds(self) -> list[Widget]:
        """Bots, play."""
        k, s, words, r = self.scene.kit, self.scene, self.scene.app.words, self.deeds
        h = (r.h - k.u(8)) // 2
        at = [Rect(r.x, r.y, r.w, h), Rect(r.x, r.bottom - h, r.w, h)]
        bots = Button(
            at[0],
            words("editor.bots"),
            s.open_trial,
            cap="B",
            icon="users",
            keys=(pygame.K_b,),
            why=s.not_ready(),
            tip=words("cardeditor.bots.tip"),
            name="bots",
        )
        play = Button(
            at[1],
            words("editor.play"),
            s.play,
            kind="brass",
            cap="P",
            icon="play",
            keys=(pygame.K_p,),
            why=s.not_ready(),
            tip=words("cardeditor.play.tip"),
            name="play",
        )
        return [bots, play]

    # ------------------------------------------------------------ what the mouse does

    def turn(self, by: int) -> bool:
        """Another page of rows."""
        if not 0 <= self.form.page + by < self.form.pages:
            return True
        self.form.page += by
        self.scene.group.set_focus(None)
        self.refresh()
        return True

    def wheel(self, at: tuple[int, int], by: int) -> bool:
        """Another page of rows."""
        return self.turn(1 if by > 0 else -1)

    # ------------------------------------------------------------ painting

    def _paint_leaf(self, dst: Surface) -> None:
        k = self.scene.kit
        k.tray(dst, self.leaf, C["panel"], 8, seed=7)
        self.form.paint(k, dst)

    def draw(self, surface: Surface, dirty: Rect) -> None:
        """The base, then the widgets over it."""
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.scene.group.draw(surface, dirty)
