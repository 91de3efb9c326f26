"""The spread of a choice over the map: which cards lie there, where they come from and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.games.firefly.spread.faces import spread
from game.app.games.firefly.spread.offers import offers
from game.app.table.spread.data import Card, Spread
from game.app.table.spread.over import SpreadOver

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene

Spot = tuple[float, float]
PARTED = ("KillChoice", "TooMany", "LoseUpgrade", "CryBabyChoice", "HandChoice")
"""The choices whose chosen cards leave the ship."""


class CardSpread(SpreadOver):
    """The cards of a choice come from the rail or the right edge of the map, and go to the ship or the rail."""

    table: FireflyScene

    def whose(self) -> tuple[object, ...]:
        now = self.table.now
        if offers(now) is None:
            return ()
        about = (getattr(now.choice, name, "") for name in ("work", "deck", "contact"))
        return now.kind, now.handing, now.parting, now.seat, now.g.turn, *about

    def spread(self) -> Spread | None:
        t = self.table
        found = offers(t.now)
        return spread(t.now, t.words, found) if found is not None else None

    def chosen(self, card: Card, key: str) -> bool:
        return card.key == key or card.taken and key == "go"

    def origin(self, item: str) -> Spot:
        t = self.table
        own = t.group.named(f"crew:{item}")
        board = t.places.board
        return own.rect.center if own is not None else (board.right + t.kit.u(90), board.centery)

    def goal(self, item: str) -> Spot:
        t = self.table
        if t.now.kind in PARTED or t.now.parting:
            return t.places.board.right + t.kit.u(90), t.places.board.centery
        if t.now.kind == "TeamChoice":
            piece = t.stage.pieces.get(f"ship:{t.now.seat}")
            return t.view.middle(piece.node) if piece is not None else t.places.board.center
        return t.places.rail.center if not t.places.compact else t.places.inspector.center
