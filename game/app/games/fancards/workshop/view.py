"""How the card workshop looks: the card at the left, the leaf that is filled in beside it, below what is missing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.fancards.workshop.leaves import rows
from game.app.games.fancards.workshop.shown import CardPlace
from game.app.ui.widgets import Button, Widget
from game.app.workshop import bars
from game.app.workshop.form import Rows
from game.app.workshop.form_view import FormView

if TYPE_CHECKING:
    from game.app.games.fancards.workshop.editor import CardEditor

WIDE = 0.34
"""What of the width the card takes."""


class View(FormView):
    """`card`: where it lies, nowhere while letters are large."""

    scene: CardEditor
    card: Rect

    def __init__(self, scene: CardEditor) -> None:
        super().__init__(scene)

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for a window of `size` px."""
        k = self.scene.kit
        w, h = size[0] / k.scale, size[1] / k.scale
        top = 24 * max(1.0, k.grow) + 26
        self.bar = k.u(top - 8)
        card = 0.0 if self.covered else WIDE * w
        low = max(96.0, 2 * 34 * k.grow + 20)
        left = card + 16 if card else 0.0
        self.card = k.R(12, top + 2, card - 8, h - top - 12) if card else Rect(0, 0, 0, 0)
        self.leaf = k.R(left + 8, top, w - left - 16, h - top - low - 16)
        deeds = max(230.0, 190 * k.grow)
        self.check = k.R(left + 8, h - low - 8, w - left - 24 - deeds, low)
        self.deeds = k.R(w - 8 - deeds, h - low - 8, deeds, low)
        self.lay(size)

    # ------------------------------------------------------------ widgets

    def widgets(self) -> list[Widget]:
        """In Tab order: the card, the leaves, their rows, what is missing, the deeds."""
        s = self.scene
        turn = partial(s.turn_to, s.leaves()[0])
        shown = [CardPlace(self.card, s.card, s.app.words, turn)] if not self.covered else []
        lines = bars.flaw_lines(s, self.check)
        return [*shown, *self._leaves(), *lines, *self.deed_buttons(), *bars.round_buttons(s, self.bar)]

    def rows(self) -> Rows:
        return rows(self.scene)

    def _leaves(self) -> list[Widget]:
        """The leaves of the card, with a button for the card where it has no room."""
        k, s, words = self.scene.kit, self.scene, self.scene.app.words
        inner = self.inner()
        head = Rect(inner.x, inner.y, inner.w, k.t(34))
        found: list[Widget] = []
        if self.covered:
            label = words("cardeditor.look")
            wide = k.button_wide(label, "C")
            head.w -= wide + k.u(8)
            act, tip = s.open_card, words("cardeditor.shown.tip")
            box = Rect(head.right + k.u(8), head.y, wide, head.h)
            found.append(Button(box, label, act, cap="C", tip=tip, name="card"))
        return self.leaves(head, inner, found)
