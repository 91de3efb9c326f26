"""The right-hand side of the heist table: inspector, tokens left, log; tabs of one panel in the compact layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.fistful.panels import tokens_left
from game.app.games.fistful.panels.pages import page
from game.app.table.panels.blocks import Block
from game.app.table.panels.side import Side
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.games.fistful.scene import FistfulScene


class FistfulSide(Side):
    """Tokens left lie between inspector and log."""

    tabs = {"look": "inspector", "tokens": "tokens", "log": "log"}
    says = "table.tab"
    scene: FistfulScene

    def pages(self) -> list[Block]:
        s = self.scene
        about = s.subject()
        if about is None and s.hint.shown:
            return s.hint.page()
        return page(s.now, s.words, about, s.answer, s.explains())

    def middle(self) -> list[Widget]:
        s = self.scene
        k, rect = s.kit, s.places.tokens
        if s.places.compact:
            rect = Rect(rect.x, rect.y, rect.w, min(rect.h, k.t(116)))
        counts = s.now.still_down()
        key = k, tuple((area, tuple(sorted(of.items()))) for area, of in counts.items())
        s.layers.set(
            "tokens",
            rect.inflate(2 * k.u(3), 2 * k.u(3)),
            key,
            lambda dst: tokens_left.paint(k, dst, rect, counts, s.words, s.now.area_name),
        )
        return list(tokens_left.spots(k, rect, counts, s.words, s.now.area_name))
