"""Objective icons: what certain crew do on their spaces (R-FC-38, R-FC-70)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fistful.records import Visit
from game.core.steps import Effect, Option, Step
from game.rules.fistful import news
from game.rules.fistful.board import board_of
from game.rules.fistful.scoring import Reckon
from game.rules.fistful.state import Fistful


def whereabouts(g: Fistful, who: str) -> int:
    """The cell of the avatar that stands for a crew member, hero or Sidekick; -1 off the board (R-FC-22)."""
    return next((g.at[s] for s in g.at if who in (g.hero[s], g.sidekick[s])), -1)


def open_visits(g: Fistful) -> list[Visit]:
    """The Objective icons where the action is still to be done."""
    return [visit for visit in board_of(g.heist).heist.visits if not g.flags.get(f"done:{visit.icon}")]


def missing(g: Fistful, visit: Visit) -> tuple[str, ...]:
    """The crew that must still come to an icon's spaces."""
    cells = board_of(g.heist).icons[visit.icon]
    return tuple(who for who in visit.crew if whereabouts(g, who) not in cells)


def actions(g: Fistful, seat: int) -> Iterable[Option]:
    """What a seat can do where it stands."""
    for visit in open_visits(g):
        mine = {g.hero[seat], g.sidekick[seat]} & {*visit.crew}
        if mine and not missing(g, visit):
            key = board_of(g.heist).keys[g.at[seat]]
            yield Option(f"do:{visit.icon}", (Done(seat, visit.icon),), f"hero:{seat}", key)


@dataclass(frozen=True, slots=True)
class Done(Effect[Fistful]):
    """The action on an Objective icon is done; the turn is over."""

    seat: int
    icon: str

    def run(self, g: Fistful) -> Iterable[Step]:
        g.flags["halt"] = 1
        g.flags[f"done:{self.icon}"] = 1
        g.tell(news.Objective(self.icon))
        return (Reckon(),)
