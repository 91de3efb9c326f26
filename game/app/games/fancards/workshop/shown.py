"""The card on the felt: large as in a spread, small as in hand or on the map, and its line for the mood."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from pygame import Rect, Surface

from game.app.games.fancards.faces import small
from game.app.games.fancards.faces.printed import card_of
from game.app.games.fancards.spread.faces import LOOK
from game.app.shell.words import Words
from game.app.table.spread.face import paint as paint_large
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.app.ui.widgets import Widget

SMALL = (104, 142)
"""A small card, in units."""
LARGEST = 1.5
"""How much larger it grows with the letters at most."""
TALL = 1.5
"""How high a large card is at most for its width."""


def paint(kit: Kit, words: Words, dst: Surface, r: Rect, card: Any) -> None:
    """Large above, small below with the line for the mood beside it."""
    wide, high = (kit.u(n * max(1.0, min(kit.grow, LARGEST))) for n in SMALL)
    gap = kit.u(12)
    large = Rect(r.x, r.y, r.w, min(r.h - high - gap, round(r.w * TALL)))
    paint_large(kit, dst, large, card_of(words, card), "", LOOK)
    low = Rect(r.x, large.bottom + gap, wide, high)
    small.paint(kit, dst, low, small.printed(card.id, card))
    if card.flavour:
        room = r.right - low.right - gap
        x, y = low.right + gap, low.y + kit.u(6)
        kit.para(dst, (x, y), card.flavour, room, 14, "mid", "serif.it", lead=1.2, most=int(high / kit.t(18)))


class CardPlace(Widget):
    """The card in the workshop; a click turns to what stands on it."""

    radius = 9.0
    focusable = False

    def __init__(self, rect: Rect, card: Any, words: Words, action: Callable[[], object]) -> None:
        super().__init__(rect, action, name="the card")
        self.card, self.words = card, words

    def look(self) -> tuple[Hashable, ...]:
        return (*super().look(), self.card, id(self.words))

    def draw(self, kit: Kit, dst: Surface) -> None:
        paint(kit, self.words, dst, self.rect, self.card)
        if self.hovered:
            kit.ring(dst, self.rect.inflate(2 * kit.u(3), 2 * kit.u(3)), C["brass"], 1.4, 9)
