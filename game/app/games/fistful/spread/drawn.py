"""A Gear card that was found, as it lies on a slip: its picture, when it may be used and what it does."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.spread.faces import LOOK
from game.app.shell.words import Words
from game.app.table.results.paint import inner
from game.app.table.spread import face
from game.app.table.spread.data import Card, Fact
from game.app.ui.kit import Kit
from game.app.ui.theme import BANDS
from game.content.fistful.records import Gear

HIGHS = (132.0, 152.0, 172.0, 192.0, 212.0, 232.0)
"""How high the card may be, in units of letters: as low as it tells all."""
SHARE = 0.74
"""How much of the board it takes at most."""


class Drawn(NamedTuple):
    """The face of a Gear card, as wide as its slip has room."""

    card: Card

    def size(self, kit: Kit, board: Rect) -> tuple[int, int]:
        wide, most = inner(kit, board), round(board.h * SHARE)
        highs = [min(kit.t(high), most) for high in HIGHS]
        return wide, next((high for high in highs if face.told(kit, (wide, high), self.card)), highs[-1])

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        face.paint(kit, dst, r, self.card, "", LOOK)


def drawn(words: Words, id: str, record: Gear) -> Drawn:
    """The card of that name."""
    when = tuple(Fact("hourglass", words(f"table.when.{moment}"), ink="ink_mid") for moment in record.when)
    band = gear_icon(record), BANDS[record.kind][1], words(f"table.kind.{record.kind}")
    return Drawn(Card(id, "", band, record.title, facts=when, says=record.text, picture=record.picture))
