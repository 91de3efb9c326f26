"""The card of an Event, large over the board when it is drawn."""

from __future__ import annotations

from game.app.games.fistful.panels.cards import event_page
from game.app.table.moving.big_card import BigCard
from game.app.table.panels.blocks import Block


class EventShown(BigCard):
    """The card of an Event, which concerns the whole crew: as wide as its scene wants."""

    wide, own = 330.0, True

    def page(self) -> list[Block]:
        return event_page(self.words, self.card)
