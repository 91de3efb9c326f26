"""Falling back over clear spaces (R-FC-137, R-FC-148, R-FC-197)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from itertools import chain

from game.core.remembered import ENOUGH, OnDemand, remembered
from game.core.steps import Choice, Effect, Option, Step, Tabled
from game.geometry.walks import marks_of, path, rings, routes
from game.rules.fistful import news
from game.rules.fistful.board import Board, board_of, vicinity
from game.rules.fistful.search.banking import Bank
from game.rules.fistful.state import Fistful


def retreats(g: Fistful, board: Board, seat: int, steps: int) -> list[int]:
    """Where a seat can fall back to, its own space first: clear spaces only, players may be passed."""
    here = g.at[seat]
    return [here, *clear_cells(board, here, steps, *_fields(g, board, seat, steps))]


@partial(remembered, most=ENOUGH)
def clear_cells(board: Board, start: int, steps: int, shut: int, over: int = 0) -> tuple[int, ...]:
    """Where so many steps lead past what is shut and may only be passed, the near cells first."""
    return tuple(chain.from_iterable(rings(board.grid, start, steps, 0, shut, over)))


def _fields(g: Fistful, board: Board, seat: int, steps: int) -> tuple[int, int]:
    """What is shut to a seat that falls back so many steps, and what it may only pass."""
    here, bit = g.at[seat], board.bit
    keys, near = vicinity(board, here, steps)
    shut, over = sum(map(board.bits.__getitem__, keys & g.zones.keys())) & ~bit[here], 0
    for other, cell in g.at.items():
        if other != seat and cell >= 0:
            over |= bit[cell]
    return shut, over & near & ~shut


@dataclass(frozen=True, slots=True)
class Retreat(Effect[Fistful]):
    """The hero `who` falls back up to `steps` clear spaces; nothing happens when somebody else has stepped in
    (R-FC-196)."""

    seat: int
    who: str
    steps: int

    def run(self, g: Fistful) -> Iterable[Step]:
        seat, steps = self.seat, self.steps
        if g.at[seat] < 0 or g.hero[seat] != self.who:
            return ()
        return (FallBack(seat, steps),) if len(retreats(g, board_of(g.heist), seat, steps)) > 1 else ()


@dataclass(frozen=True, slots=True)
class FallBack(Choice[Fistful]):
    """Which clear space to retreat to (R-FC-137)."""

    seat: int
    steps: int

    def options(self, g: Fistful) -> Iterable[Option]:
        board, seat, steps = board_of(g.heist), self.seat, self.steps
        return Tabled({0: _backward(board, seat, steps)}, ((0, retreats(g, board, seat, steps)),))


@remembered
def _backward(board: Board, seat: int, steps: int) -> OnDemand[int, Option]:
    """The options of a seat to fall back to a cell."""

    def to(cell: int) -> Option:
        then = (Retreated(seat, cell, steps),)
        return Option("retreat:" + board.names[cell], then, f"hero:{seat}", board.keys[cell])

    return OnDemand(to)


@dataclass(frozen=True, slots=True)
class Retreated(Effect[Fistful]):
    """The hero stands where it fell back to; on the Landing Zone it banks (R-FC-107). No battle now (R-FC-195)."""

    seat: int
    cell: int
    steps: int

    def run(self, g: Fistful) -> Iterable[Step]:
        from game.rules.fistful.battle.hunters import Grasp  # whom they reach falls, and the fallen fall back

        board = board_of(g.heist)
        if self.cell not in retreats(g, board, self.seat, self.steps):
            return ()
        g.tell_lazily(lambda: news.Retreated(self.seat, self.way(g, board)))
        g.at[self.seat] = self.cell
        if self.cell in board.landing_set:
            return (Bank(self.seat),)
        return (Grasp(),) if board.heist.hunters else ()

    def way(self, g: Fistful, board: Board) -> tuple[int, ...]:
        """The cells on the way, from where the hero stands."""
        marks = marks_of(board.grid, 0, *_fields(g, board, self.seat, self.steps))
        return tuple(path(routes(board.grid, g.at[self.seat], self.steps, marks), self.cell))
