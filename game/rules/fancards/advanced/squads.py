"""Roving squads: a squad moves on the map as a crew, without items and action cards (R-CG-107)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.charting import neighbours
from game.rules.fancards.state import FanCards, on
from game.rules.fancards.verse.brawls import Onset
from game.rules.fancards.verse.challenges import rivals_at
from game.rules.shared.state import adjust

SQUAD_MOVES = 2
"""The movement points of a squad in each own turn; it has one command point beside (R-CG-107)."""
ROVED, FOUGHT = "roved", "squad_fought"
"""Marks of the turn: the points its squad has spent."""


def squad_options(g: FanCards, seat: int) -> Iterable[Option]:
    """What a squad may do in its owner's Crew phase: fly, asked for no Reputation and picking up nothing, and challenge
    the crews in its space, for no infamy."""
    return _squad_options(g, seat) if on(g, "squads") and g.zones.get(f"squad:{seat}") else ()


def _squad_options(g: FanCards, seat: int) -> Iterable[Option]:
    if g.flags.get(ROVED, 0) < SQUAD_MOVES:
        for cell in neighbours(g, g.roving[seat]):
            if f"until:closed:{cell}" not in g.flags:
                yield Option(f"rove:{cell}", (Rove(seat, cell),), f"squad:{seat}", f"cell:{cell}")
    if FOUGHT not in g.flags:
        for place in rivals_at(g, seat, g.roving[seat]):
            yield Option(f"raid:{place}", (Raid(seat, place),), f"squad:{seat}", f"place:{place}")


@dataclass(frozen=True, slots=True)
class Rove(Effect[FanCards]):
    """A squad moves to an adjoining location."""

    seat: int
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        adjust(g, ROVED, 1)
        g.tell(news.Roved(self.seat, g.roving[self.seat], self.cell))
        g.roving[self.seat] = self.cell
        return ()


@dataclass(frozen=True, slots=True)
class Raid(Effect[FanCards]):
    """A squad challenges a crew with all its units, one fight each (R-CG-46, R-CG-107)."""

    seat: int
    place: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.flags[FOUGHT] = 1
        return (Onset(self.seat, self.place, g.zones[f"squad:{self.seat}"]),)
