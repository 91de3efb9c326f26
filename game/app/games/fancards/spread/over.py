"""The spread of a choice over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games.fancards.spread.faces import spread
from game.app.games.fancards.spread.offers import offers
from game.app.table.spread.data import Spread
from game.app.table.spread.over import SpreadOver

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene

Spot = tuple[float, float]
DISCARDS = ("DiscardOne", "DiscardDown")
"""The choices whose chosen card leaves the hand for the pile."""


class CardSpread(SpreadOver):
    """Cards come from the right edge of the map, or from where they lie, and go to the rail."""

    table: FanCardsScene

    def whose(self) -> tuple[object, ...]:
        now = self.table.now
        if offers(now) is None:
            return ()
        return now.kind, now.seat, now.g.turn

    def spread(self) -> Spread | None:
        now = self.table.now
        found = offers(now)
        return spread(now, self.table.words, found) if found is not None else None

    def origin(self, item: str) -> Spot:
        board = self.table.places.board
        if item in self.table.now.hand(self.table.now.seat):
            return self.table.places.hand.center
        own = self.table.group.named(f"card:{item}")
        return own.rect.center if own is not None else (board.right + self.table.kit.u(90), board.centery)

    def goal(self, item: str) -> Spot:
        if self.table.now.kind in DISCARDS:
            return self.table.places.board.right + self.table.kit.u(90), self.table.places.board.centery
        return self.table.places.rail.center if not self.table.places.compact else self.table.places.inspector.center
