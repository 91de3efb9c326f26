"""Falling back over clear spaces (R-FC-137, R-FC-148, R-FC-197)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.geometry.squares import Routes, path, reach
from game.rules.fistful.board import Board, board_of
from game.rules.fistful.search.banking import Bank
from game.rules.fistful.state import Fistful
from game.rules.fistful.zones import covered


def retreats(g: Fistful, seat: int, steps: int, start: int) -> Routes:
    """Where a seat can fall back to: clear spaces only, players may be passed; its own space if it has the right to
    stay."""
    board = board_of(g.heist)
    others = {cell for other, cell in g.at.items() if other != seat and cell >= 0}
    full = covered(g, board) - {start}
    return reach(board.grid, start, steps, shut=full, pass_only=others - full)


@dataclass(frozen=True, slots=True)
class Retreat(Effect[Fistful]):
    """The hero `who` falls back up to `steps` clear spaces; nothing happens when somebody else has stepped in
    (R-FC-196)."""

    seat: int
    who: str
    steps: int

    def run(self, g: Fistful) -> Iterable[Step]:
        if g.at[self.seat] < 0 or g.hero[self.seat] != self.who:
            return ()
        if len(retreats(g, self.seat, self.steps, g.at[self.seat])) < 2:
            return ()
        return (FallBack(self.seat, self.steps),)


@dataclass(frozen=True, slots=True)
class FallBack(Choice[Fistful]):
    """Which clear space to retreat to (R-FC-137)."""

    seat: int
    steps: int

    def options(self, g: Fistful) -> Iterable[Option]:
        board = board_of(g.heist)
        return [
            retreat_to(board, self.seat, cell, self.steps)
            for cell in retreats(g, self.seat, self.steps, g.at[self.seat])
        ]


@remembered
def retreat_to(board: Board, seat: int, cell: int, steps: int) -> Option:
    """The option to fall back to a cell, made once: the same cells are offered again and again."""
    return Option("retreat:" + board.names[cell], (Retreated(seat, cell, steps),), f"hero:{seat}", board.keys[cell])


@dataclass(frozen=True, slots=True)
class Retreated(Effect[Fistful]):
    """The hero stands where it fell back to; on the Landing Zone it banks (R-FC-107). No battle now (R-FC-195)."""

    seat: int
    cell: int
    steps: int

    def run(self, g: Fistful) -> Iterable[Step]:
        from game.rules.fistful.battle.hunters import Grasp  # whom they reach falls, and the fallen fall back

        start = g.at[self.seat]
        ways = retreats(g, self.seat, self.steps, start)
        if self.cell not in ways:
            return ()
        g.at[self.seat] = self.cell
        g.tell("retreated", self.seat, tuple(path(ways, self.cell)))
        board = board_of(g.heist)
        if self.cell in board.landing_set:
            return (Bank(self.seat),)
        return (Grasp(),) if board.heist.hunters else ()
