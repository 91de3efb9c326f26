"""Away Teams (R-CG-88, R-CG-89)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from game.core.remembered import ENOUGH, remembered
from game.core.steps import Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.crew import leave_place
from game.rules.fancards.state import FanCards, crew_at, crew_of, teams_of, zone_of_place
from game.rules.fancards.stow import ship_of


def team_at(g: FanCards, seat: int, cell: str) -> str:
    """The place of a seat's Away Team on a cell, "" without one."""
    for team in teams_of(g, seat):
        if g.teams[team] == cell:
            return team
    return ""


def berths(g: FanCards, seat: int) -> int:
    """How many more crew a ship has room for, those of its Away Teams counted (R-CG-77)."""
    return ship_of(g, seat).crew - len(crew_of(g, seat))


def away_options(g: FanCards, seat: int) -> Iterable[Option]:
    """Crew may stay at the location as an Away Team, and come aboard again where the ship is."""
    cell = g.spot[seat]
    team = team_at(g, seat, cell)
    found = [_leave_option(seat, card, cell) for card in crew_at(g, str(seat))]
    return [*found, *[_board_option(seat, card) for card in crew_at(g, team)]] if team else found


@partial(remembered, most=ENOUGH)
def _leave_option(seat: int, card: str, cell: str) -> Option:
    """The option to leave a crew member at a location, made once."""
    return Option(f"leave:{card}", (GoAway(seat, card),), card, f"cell:{cell}")


@remembered
def _board_option(seat: int, card: str) -> Option:
    """The option to take a crew member aboard, made once."""
    return Option(f"board:{card}", (Board(seat, card),), card, f"ship:{seat}")


@dataclass(frozen=True, slots=True)
class GoAway(Effect[FanCards]):
    """A crew member is left where the ship is, with those who are left there already (R-CG-88)."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        cell = g.spot[self.seat]
        team = team_at(g, self.seat, cell)
        if not team:
            team = next(place for n in range(1, 99) if (place := f"{self.seat}:{n}") not in g.teams)
            g.teams[team] = cell
        move(g, self.card, f"crew:{self.seat}", zone_of_place(team))
        g.tell(news.Left(self.seat, self.card, cell))
        return ()


@dataclass(frozen=True, slots=True)
class Board(Effect[FanCards]):
    """A crew member of an Away Team comes aboard, for nothing (R-CG-89)."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.tell(news.Aboard(self.seat, self.card))
        leave_place(g, self.seat, self.card, f"crew:{self.seat}")
        return ()
