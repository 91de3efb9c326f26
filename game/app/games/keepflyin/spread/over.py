"""The spread of a choice over the chart: where its cards come from and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games.keepflyin.dock import tickets
from game.app.games.keepflyin.spread.faces import spread
from game.app.games.keepflyin.spread.offers import offers
from game.app.table.spread.data import Spread
from game.app.table.spread.over import SpreadOver

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene

Spot = tuple[float, float]


class CardSpread(SpreadOver):
    """Cards come up from the hold in the dock; what is given up goes to the pile there."""

    table: KeepflyinScene

    def whose(self) -> tuple[object, ...]:
        now = self.table.now
        if offers(now) is None:
            return ()
        return now.kind, now.dumping, now.seat, now.g.round

    def spread(self) -> Spread | None:
        now = self.table.now
        found = offers(now)
        return spread(now, self.table.words, found) if found is not None else None

    def origin(self, item: str) -> Spot:
        return self.table.places.dock.center

    def goal(self, item: str) -> Spot:
        return tickets.pile(self.table.kit, self.table.places.dock).center
