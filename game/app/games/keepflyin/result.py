"""The end of a game: who retired or flew on alone, and how all captains stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.app.captains.result import CaptainsResult, Deed, Standing
from game.app.games.keepflyin.ending import voyage_moments, voyage_over
from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp, today
from game.app.play.readers import Readers
from game.app.play.tally import tally
from game.app.shell.app import App
from game.app.table.results import endings
from game.core.session import Session
from game.rules.keepflyin import news as kinds
from game.rules.keepflyin.scoring import goal
from game.rules.keepflyin.state import CAPTAINS


@dataclass
class Deeds:
    """What a captain did: jobs done and what they paid, enemies evaded, arrests."""

    jobs: int = 0
    earned: int = 0
    evaded: int = 0
    arrests: int = 0


counts: Readers[Deeds, None] = Readers()


@counts
def _paid(one: Deeds, news: kinds.Paid) -> None:
    one.jobs += 1
    one.earned += news.money


@counts
def _evaded(one: Deeds, _news: kinds.Evaded) -> None:
    one.evaded += 1


@counts
def _arrested(one: Deeds, _news: kinds.Arrested) -> None:
    one.arrests += 1


class KeepflyinResult(CaptainsResult):
    """Platinum, Notoriety and what became of everybody."""

    game = "keepflyin"

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app, session, names)
        self.deeds = tally(counts, Deeds, self.found.news, len(names))

    def new_set_up(self) -> KeepflyinSetUp:
        return KeepflyinSetUp(self.app, seats=len(self.names))

    def today(self, settings: Mapping[str, str]) -> dict[str, str]:
        return today(settings)

    def title(self) -> str:
        return endings.captains(self.app.words, self.winners, self.names, self.app.words("hexresult.nobody"))

    def reason(self) -> str:
        return voyage_over(self.app.words, self.session.state, self.why)

    def moments(self) -> list[str]:
        return voyage_moments(self.app.words, self.session.state, self.found.news, self.names)

    def order(self) -> list[int]:
        """Who won, then who still flies, by Platinum, then the lost."""
        g = self.session.state
        return sorted(
            range(len(self.names)), key=lambda s: (s not in self.winners, g.fate[s] not in CAPTAINS, -g.platinum[s], s)
        )

    def standing(self, seat: int) -> Standing:
        words, g, one = self.app.words, self.session.state, self.deeds[seat]
        won = seat in self.winners
        fate = words("hexresult.winner") if won else words(f"hex.fate.{g.fate[seat]}")
        ink = "ink_green" if won else "ink_mid" if g.fate[seat] in CAPTAINS else "ink_red"
        share = max(0.0, min(1.0, g.platinum[seat] / goal(g)))
        done = (
            Deed("star", str(g.nr[seat]), words("hexresult.nr")),
            Deed("check", str(one.jobs), words("hexresult.jobs")),
            Deed("run", str(one.evaded), words("hexresult.evaded")),
            Deed("leave", str(one.arrests), words("hexresult.arrests")),
        )
        money, meter = words("money", n=g.platinum[seat]), ((share, True), (1 - share, False))
        return Standing(fate, ink, money, meter, done, words("hex.rail.platinum"))
