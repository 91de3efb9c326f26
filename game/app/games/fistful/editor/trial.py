"""Bots try a drawn heist: how many of the games they win."""

from __future__ import annotations

from game.ai.trial import Trial
from game.app.workshop.trial import SEATS, TRIES, Chance, TrialSheet
from game.rules.fistful.drawn import drawn, parcel


class HeistTrialSheet(TrialSheet):
    """As many heroes as are chosen."""

    def chances(self) -> list[Chance]:
        return [
            Chance("tries", "editor.trial.games", "editor.trial.tries.tip", TRIES, self.tries, self.set_tries),
            Chance("seats", "editor.trial.heroes", "editor.trial.seats.tip", SEATS, self.seats, self.set_seats),
        ]

    def begun(self) -> Trial:
        return Trial(drawn, parcel(self.sketch), int(self.tries), int(self.seats))
