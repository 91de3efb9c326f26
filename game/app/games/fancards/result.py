"""The end of a game: who won, and how all captains stand."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.captains.result import CaptainsResult, Deed, Standing
from game.app.games.fancards.ending import game_over
from game.app.games.fancards.set_up.scene import FanCardsSetUp
from game.app.table.results import endings
from game.rules.fancards.reputation import higher
from game.rules.fancards.scoring import GOAL


class FanCardsResult(CaptainsResult):
    """Epics, Reputation and credits."""

    game = "fancards"

    def new_set_up(self) -> FanCardsSetUp:
        return FanCardsSetUp(self.app, seats=len(self.names))

    def today(self, settings: Mapping[str, str]) -> dict[str, str]:
        return dict(settings)

    def title(self) -> str:
        return endings.captains(self.app.words, self.winners, self.names, self.app.words("fancardsresult.nobody"))

    def reason(self) -> str:
        return game_over(self.app.words, self.session.state, self.why)

    def order(self) -> list[int]:
        g = self.session.state
        return sorted(g.epics, key=lambda s: (s not in self.winners, -len(g.epics[s]), -higher(g, s), s))

    def standing(self, seat: int) -> Standing:
        words, g = self.app.words, self.session.state
        epics = len(g.epics[seat])
        done = (
            Deed("star", str(g.alliance[seat]), words("fancards.side.alliance")),
            Deed("skull", str(g.criminal[seat]), words("fancards.side.criminal")),
        )
        share = min(1.0, epics / GOAL)
        line = words("fancardsresult.winner") if seat in self.winners else ""
        money = words("fancards.chip.credits", n=g.credits[seat])
        return Standing(line, "ink_green", money, ((share, True), (1 - share, False)), done)
