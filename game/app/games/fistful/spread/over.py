"""The spread of a choice over the board of a heist: where its cards come from and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games.fistful.spread.faces import spread
from game.app.games.fistful.spread.offers import HERO, offers
from game.app.table.spread.data import Spread
from game.app.table.spread.over import SpreadOver

if TYPE_CHECKING:
    from game.app.games.fistful.scene import FistfulScene

Spot = tuple[float, float]


class CardSpread(SpreadOver):
    """Cards come from whoever holds them, and what is given up leaves the table at the right edge of the board."""

    table: FistfulScene
    kind = "gear"

    def whose(self) -> tuple[object, ...]:
        now = self.table.now
        if offers(now, self.table.item) is None:
            return ()
        return now.kind, self.table.item, now.seat, now.g.turn

    def spread(self) -> Spread | None:
        t = self.table
        found = offers(t.now, t.item)
        first = t.panels.dock.first() if found is not None else None
        return spread(t.now, t.words, found, first.key if first is not None else "") if found is not None else None

    def origin(self, item: str) -> Spot:
        t = self.table
        if item.startswith(HERO):
            return t.places.crew[int(item[len(HERO) :])].center
        own = t.group.named(f"slot:{item}")
        return own.rect.center if own is not None else t.places.crew[t.now.seat].center

    def goal(self, item: str) -> Spot:
        t = self.table
        if t.now.kind == "Keep" or item.startswith(HERO):
            return self.origin(item)
        return t.places.board.right + t.kit.u(90), t.places.board.centery
