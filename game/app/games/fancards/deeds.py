"""What a captain plays, sends, takes and loses of cards, with the face of the card for all who look on."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fancards.faces.picture import picture as paint_picture
from game.app.games.fancards.names import picture, title
from game.app.ui.kit import Kit
from game.rules.fancards import news as kinds

DEEDS = (
    kinds.Played,
    kinds.Took,
    kinds.Completed,
    kinds.Laid,
    kinds.Strikes,
    kinds.Answered,
    kinds.Quit,
    kinds.LostJob,
    kinds.Looted,
    kinds.Got,
    kinds.Sold,
)
"""News of a card that somebody gets, plays or loses, whose face is seen with its line."""
WIDE, WINDOW = 174.0, 66.0


class CardFace(NamedTuple):
    """The scene of a card over its title."""

    card: str

    def size(self, kit: Kit, board: Rect) -> tuple[int, int]:
        wide = min(kit.t(WIDE), board.w - kit.u(60))
        return wide, wide * round(WINDOW) // round(WIDE) + self._tall(kit, wide) + kit.u(18)

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        kit.parchment(dst, r, 6, 5 + sum(map(ord, self.card)) % 7, border=False)
        pad = kit.u(6)
        high = r.h - self._tall(kit, r.w) - kit.u(18)
        window, name = Rect(r.x + pad, r.y + pad, r.w - 2 * pad, high), picture(self.card)
        paint_picture(kit, dst, window, name, title(self.card))
        kit.para(dst, (r.x + pad, window.bottom + kit.u(5)), title(self.card), window.w, 14, "ink", "bold", align="c")

    def _tall(self, kit: Kit, wide: int) -> int:
        return kit.para(None, (0, 0), title(self.card), wide - 2 * kit.u(6), 14, voice="bold", dry=True)


def card_face(card: str) -> CardFace | None:
    """The face of a card, None for one that nobody knows."""
    return CardFace(card) if title(card) else None
