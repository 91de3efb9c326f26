"""A lost battle round: Health, Special Attacks, the next round or the way out (R-FC-133, R-FC-137, R-FC-140)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Step
from game.rules.fistful.blows import Special, clear_round
from game.rules.fistful.board import board_of
from game.rules.fistful.crew import hero_side
from game.rules.fistful.hunters import Closer
from game.rules.fistful.hurt import Fall, LoseHealth
from game.rules.fistful.retreat import Retreat
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import enemy, special
from game.rules.fistful.zones import alert_cell

DRIVEN = 4
"""How far a Marshal's victim falls back (R-FC-157)."""


@dataclass(frozen=True, slots=True)
class Beaten(Effect[Fistful]):
    """A lost round: Health, then Special Attacks, then who has none left falls (R-FC-133, R-FC-140, R-FC-193).

    In backup both lose Health and suffer the Special Attack, the current player first. Then the dice roll again, unless
    the enemy has left (R-FC-190), has taken the field (R-FC-192) or a fighter has fallen. The Hands of Blue cost no
    Health, come a space closer, and the turn is over (R-FC-162).
    """

    seat: int
    token: str
    helper: int

    def run(self, g: Fistful) -> Iterable[Step]:
        attack = special(self.token)
        if attack == "hunt":
            clear_round(g)
            return (Closer(self.seat, self.token),)
        losers = (self.seat,) if self.helper < 0 else (self.seat, self.helper)
        mate = g.hero[self.helper] if self.helper >= 0 else ""
        if attack == "seize":
            clear_round(g)
            landing = board_of(g.heist).landing_set
            after: tuple[Step, ...] = tuple(Retreat(s, g.hero[s], DRIVEN) for s in losers if g.at[s] not in landing)
        else:
            after = (Rematch(self.seat, self.token, self.helper, g.hero[self.seat], mate, alert_cell(g, self.token)),)
        return (
            *[LoseHealth(s, enemy(self.token).damage) for s in losers],
            *[Special(s, self.token) for s in losers if attack in ("leap", "seize")],
            *[Fall(s) for s in losers],
            *after,
        )


@dataclass(frozen=True, slots=True)
class Rematch(Effect[Fistful]):
    """The battle goes on if hero and enemy are still where they were; a fallen helper drops out (R-FC-130)."""

    seat: int
    token: str
    helper: int
    who: str
    mate: str
    cell: int

    def run(self, g: Fistful) -> Iterable[Step]:
        from game.rules.fistful.battle import Again  # a round can be lost, and a lost round is followed by another

        if g.hero[self.seat] != self.who or g.at[self.seat] < 0 or alert_cell(g, self.token) != self.cell:
            clear_round(g)
            return ()
        same = self.helper >= 0 and g.hero[self.helper] == self.mate and g.at[self.helper] >= 0
        return (Again(self.seat, self.token, self.helper if same else -1),)


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
            g.tell("skill", self.seat, "wash", "evasive")
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
        g.tell("pinned", self.seat, self.token)
        return (LoseHealth(self.seat, 1), Fall(self.seat))
