"""The way out of a battle that is not won, and what it costs (R-FC-137, R-FC-156, R-FC-196)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.fistful import news
from game.rules.fistful.battle.blows import clear_round
from game.rules.fistful.battle.hurt import Fall, LoseHealth
from game.rules.fistful.battle.retreat import Retreat
from game.rules.fistful.board import board_of
from game.rules.fistful.crew import hero_side
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import special
from game.rules.fistful.zones import alert_cell


@dataclass(frozen=True, slots=True)
class Withdraw(Effect[Fistful]):
    """A retreat costs 1 Health, then the hero moves up to its Retreat number; the turn is over (R-FC-137, R-FC-196).

    Evasive Action: Wash loses no Health.
    """

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        clear_round(g)
        who = g.hero[self.seat]
        if who == "wash":
            g.tell(news.Skill(self.seat, "wash", "evasive"))
            return (Retreat(self.seat, who, hero_side(who).retreat),)
        return (LoseHealth(self.seat, 1), Fall(self.seat), Retreat(self.seat, who, hero_side(who).retreat))


def retreat_from(g: Fistful, seat: int, token: str) -> tuple[Step, ...]:
    """A retreat from an enemy, with what it does to those who turn their back."""
    if special(token) != "pin":
        return (Withdraw(seat),)
    return (Withdraw(seat), Parting(seat, g.hero[seat], token))


@dataclass(frozen=True, slots=True)
class Parting(Effect[Fistful]):
    """The hero `who` has retreated from a Trooper and is still in its line of sight: 1 Health more (R-FC-156)."""

    seat: int
    who: str
    token: str

    def run(self, g: Fistful) -> Iterable[Step]:
        board, here, cell = board_of(g.heist), g.at[self.seat], alert_cell(g, self.token)
        if here < 0 or cell < 0 or g.hero[self.seat] != self.who or here in board.landing_set:
            return ()
        if not board.sees(here, cell):
            return ()
        g.tell(news.Pinned(self.seat, self.token))
        return (LoseHealth(self.seat, 1), Fall(self.seat))
