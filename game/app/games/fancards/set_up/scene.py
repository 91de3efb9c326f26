"""Set-up of the fans' card game: the captains and the house rules. Ships, crew and captains are chosen at the table, as
the rules have it."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame.event import Event

from game.app.captains.set_up import CaptainsSetUp
from game.app.games.fancards.heard import MUSIC
from game.app.games.fancards.set_up.view import FanCardsView
from game.content import in_play
from game.content.fancards import fancards
from game.rules.fancards.faces import mods_of


class FanCardsSetUp(CaptainsSetUp):
    """Seats at the left, house rules on leaves at the right."""

    game = "fancards"
    music = MUSIC

    def pictured(self) -> FanCardsView:
        return FanCardsView(self)

    def mods(self) -> list[str]:
        """The mods that bring cards for this game."""
        content = fancards()
        decks = (content.ships, content.crew, content.places, content.events, content.jobs, content.epics)
        return sorted({card.mod for deck in decks for card in deck.values()} - {""})

    def write(self) -> None:
        """Draw up a card of one's own."""
        from game.app.games.fancards.workshop.open import CardOpenSheet

        self.app.stack.push(CardOpenSheet(self.app))

    def back(self) -> None:
        """Perhaps a card was drawn up."""
        self.view.refresh()
        self.invalidate()

    def handle(self, event: Event) -> bool:
        from game.app.games.fancards.workshop.editor import CardEditor

        if event.type == pygame.DROPFILE and CardEditor.dropped(self.app, event.file):
            return True
        return super().handle(event)

    def boards(self) -> dict[str, str]:
        """The map is laid card by card."""
        return {}


def today(settings: Mapping[str, str]) -> dict[str, str]:
    """The settings of an earlier game as they can be played now: without the cards of mods that are gone."""
    gone = in_play.missing(FanCardsSetUp.game, settings)
    return {**settings, "mods": "+".join(mod for mod in mods_of(settings["mods"]) if mod not in gone)}
