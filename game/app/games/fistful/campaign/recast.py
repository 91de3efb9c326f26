"""The crew of the next heist, chosen anew in a campaign that is being played (R-FC-18)."""

from __future__ import annotations

from game.app.games.fistful.set_up.draft import SIDES, Draft
from game.app.shell.running import Running
from game.content.fistful import fistful
from game.content.fistful.records import Heist
from game.core.session import Session
from game.rules.fistful.setup import PickHero, PickSidekick, draft
from game.rules.fistful.state import Fistful


def drafting(session: Session[Fistful]) -> bool:
    """Whether the game waits for somebody to choose a hero or a Sidekick."""
    return isinstance(session.choice, (PickHero, PickSidekick))


class Recast(Draft):
    """Picks are tried on a copy, and the running game follows them: all but the last, with which the heist begins."""

    def __init__(self, playing: Running) -> None:
        self.playing = playing
        state = playing.session.state
        assert isinstance(state, Fistful)
        self.rules, self.seats, self.seed = playing.session.rules, len(state.at), 0  # the deal is that of the game
        self.settings = dict(state.settings)
        self.base = unchosen(state)
        self.picks = self.given()
        self.rebuild()

    def begun(self) -> Fistful:
        return self.base.copy()

    @property
    def heist(self) -> Heist:
        """The heist that comes next."""
        return fistful().heists[self.base.heist]

    def given(self) -> list[str]:
        """The choices that the running game has taken."""
        state: Fistful = self.playing.session.state
        chosen = sum(bool(who) for table in (state.hero, state.sidekick) for who in table.values())
        return self.playing.session.record[-chosen:] if chosen else []

    def keep(self) -> None:
        """Let the running game follow; what it can't take back stays chosen."""
        wanted = self.picks if self.pending else self.picks[:-1]
        given = self.given()
        same = next((i for i, (a, b) in enumerate(zip(given, wanted)) if a != b), min(len(given), len(wanted)))
        for _ in given[same:]:
            if not self.playing.undo():
                self.picks = self.given()
                self.rebuild()
                return
        for key in wanted[same:]:
            self.playing.answer(key)

    def finish(self) -> None:
        """The last choice is given, and the heist begins."""
        self.keep()
        self.playing.answer(self.picks[-1])


def unchosen(g: Fistful) -> Fistful:
    """The same table with nobody chosen."""
    twin = g.copy()
    twin.news = []
    for side in SIDES:
        table: dict[int, str] = getattr(twin, side)
        table.update(dict.fromkeys(table, ""))
    twin.stack[:] = draft(twin)
    return twin
