"""Meeting enemies: who must fight, and whom (R-FC-98, R-FC-99, R-FC-124, R-FC-127, R-FC-128)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.rules.fistful import news
from game.rules.fistful.battle.blows import clear_round
from game.rules.fistful.battle.rounds import Ready
from game.rules.fistful.board import board_of
from game.rules.fistful.state import Fistful
from game.rules.fistful.zones import alert_cell, threats


@dataclass(frozen=True, slots=True)
class ForcedBattle(Effect[Fistful]):
    """A player in sight of alert enemies must fight one of them (R-FC-124, R-FC-127), unless cards have seen to it.

    `otherwise` happens when no battle comes of it.
    """

    seat: int
    otherwise: tuple[Step, ...] = ()

    def run(self, g: Fistful) -> Iterable[Step]:
        foes = () if hidden(g, self.seat) else threats(g, self.seat)
        return engage(self.seat, foes) if foes else self.otherwise


def engage(seat: int, foes: tuple[str, ...]) -> tuple[Step, ...]:
    """The battle against one of these enemies; only with several is there a choice (R-FC-128)."""
    return (Encounter(seat, foes[0]),) if len(foes) == 1 else (Target(seat, foes),)


def hidden(g: Fistful, seat: int) -> bool:
    """Whether no battle can be forced on a seat by sight this turn."""
    return bool(g.flags.get("truce") or g.flags.get(f"hidden:{seat}"))


@dataclass(frozen=True, slots=True)
class Target(Choice[Fistful]):
    """With several enemies in sight the player chooses one (R-FC-128)."""

    seat: int
    among: tuple[str, ...]

    def options(self, g: Fistful) -> Iterable[Option]:
        keys = board_of(g.heist).keys
        for token in self.among:
            cell = alert_cell(g, token)
            yield Option(f"target:{token}", (Encounter(self.seat, token),), f"hero:{self.seat}", keys[cell])


@dataclass(frozen=True, slots=True)
class Encounter(Effect[Fistful]):
    """A battle begins; its target can't change any more (R-FC-128). The move is over (R-FC-98)."""

    seat: int
    token: str

    def run(self, g: Fistful) -> Iterable[Step]:
        cell = alert_cell(g, self.token)
        if cell < 0 or g.at[self.seat] < 0:
            return ()
        g.flags["halt"] = 1
        clear_round(g)
        g.flags.pop("fight.spent", None)
        g.tell(news.Battle(self.seat, self.token, cell))
        return (Ready(self.seat, self.token, -1),)
