"""Set-up of the fans' card game: the captains and the table's house rules."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.captains.set_up import CaptainsSetUp
from game.app.games.fancards.set_up.view import FanCardsSetUpView
from game.content.fancards import fancards


class FanCardsSetUp(CaptainsSetUp):
    """Seats at the left, house rules at the right."""

    game = "fancards"

    def pictured(self) -> FanCardsSetUpView:
        return FanCardsSetUpView(self)

    def mods(self) -> list[str]:
        """The mods that bring cards for this game."""
        content = fancards()
        decks = (content.ships, content.crew, content.places, content.events, content.jobs, content.epics)
        return sorted({card.mod for deck in decks for card in deck.values()} - {""})

    def boards(self) -> Mapping[str, str]:
        return {}
