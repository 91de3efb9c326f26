"""The hint on the sector map: what a captain would do, and what speaks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.captains.hint import FollowedHint
from game.app.games.firefly.cards.pages import press
from game.app.games.firefly.hints.reasons import deed, plan_of, reason
from game.app.games.firefly.panels.blocks import PlanetRow
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import Press
from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene


TRIPS = ("Actions", "FlightChoice", "BuyChoice", "DealChoice", "Consider", "KeepJobs")
"""The choices that are made with the trip in mind."""


class FireflyHint(FollowedHint):
    """The hint of a captain; what speaks for an answer is said as the rules name it."""

    def __init__(self, scene: FireflyScene) -> None:
        super().__init__(scene)
        self.scene: FireflyScene = scene

    def place(self) -> int | None:
        option = self.scene.now.key(self.best[0].key) if self.best else None
        return self.scene.now.to(option) if option else None

    def reason(self, option: Option, aims: tuple[str, ...]) -> str:
        return reason(self.scene.now, self.scene.words, option, aims)

    def plan(self) -> list[b.Block]:
        """The trip it is part of: every stop, with what is done there."""
        now, words = self.scene.now, self.scene.words
        trip = plan_of(now)
        if trip is None or now.kind not in TRIPS:
            return []
        found: list[b.Block] = [b.Small(words("firefly.hint.plan"), drop=2)]
        for n, errand in enumerate(trip.stops):
            said = deed(now, words, errand)
            if said:
                planet = next((one.id for one in now.place(errand.place).planets), "")
                found.append(PlanetRow(planet, now.where(errand.place, words), drop=2 + n))
                found.append(b.Words(said, "ink_mid", drop=2 + n))
        return found if found[1:] else []

    def press(self, option: Option) -> Press:
        return press(self.scene.now, self.scene.words, option, self.scene.answer)
