"""The stage of a fight over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.captains.staged import Stage

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


class Fights:
    """Makes the stage of the present choice where it is a fight."""

    def __init__(self, table: FanCardsScene) -> None:
        self.table = table

    def made(self) -> Stage | None:
        """The stage of the present moment, None for none."""
        return None
