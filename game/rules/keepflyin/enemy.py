"""The Enemy phase, and the Play phase of those who play on as the enemy (R-KF-89, R-KF-125 to R-KF-134, R-KF-178)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core.steps import Choice, Effect, Option, Step
from game.geometry.hexes import reach
from game.rules.keepflyin.board import Chart
from game.rules.keepflyin.pursuit import PursuitPhase, break_off
from game.rules.keepflyin.state import TURNCOAT, KeepFlyin
from game.rules.keepflyin.tokens import enemy, pace
from game.rules.keepflyin.zones import blocked, chart, controlled, shift


@dataclass(frozen=True, slots=True)
class EnemyPhase(Effect[KeepFlyin]):
    """The captain may move a counter; then pursuit is seen to (R-KF-125, R-KF-135). Pursuit that a zone breaks is over
    before that (R-KF-143, R-KF-145)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.phase = "enemy"
        if g.flags.get("ended"):
            return ()
        break_off(g, self.seat)
        return (MovingCounters(self.seat, 1 + g.flags.get("enemies", 0)), PursuitPhase(self.seat))


@dataclass(frozen=True, slots=True)
class MovingCounters(Effect[KeepFlyin]):
    """So many counters may still be moved this turn."""

    seat: int
    left: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        move = MoveCounter(self.seat, self.left)
        return (move,) if self.left and next(iter(move.ways(g)), None) is not None else ()


@dataclass(frozen=True, slots=True)
class MoveCounter(Choice[KeepFlyin]):
    """Either a face-up enemy or a face-down counter, or none (R-KF-125)."""

    seat: int
    left: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        yield from self.ways(g)
        yield Option("pass")

    def ways(self, g: KeepFlyin) -> Iterable[Option]:
        """All but leaving them where they are."""
        board, seat = chart(g), self.seat if self.left > 1 else -1
        for number in g.spot:
            for node in goals(g, number):
                yield shift_to(board, number, node, seat, self.left - 1)


@cache
def shift_to(board: Chart, number: int, node: int, seat: int = -1, left: int = 0) -> Option:
    """The option to move a counter to a node, made once; `seat` may then move so many more."""
    then = (ShiftCounter(number, node), MovingCounters(seat, left)) if left else (ShiftCounter(number, node),)
    return Option(f"shift:{number}:{board.called[node]}", then, f"counter:{number}", board.keys[node])


def goals(g: KeepFlyin, number: int) -> list[int]:
    """Where a counter may be moved in an Enemy phase; nowhere if it may not be moved at all (R-KF-113, R-KF-126 to
    R-KF-134)."""
    if f"moved:{number}" in g.flags:
        return []
    if number not in g.up:
        return [] if f"scanned:{number}" in g.flags else drifts(g, number)
    if not enemy(g.up[number]) or number in g.hunts or controlled(g, number):
        return []
    return steers(g, number, loose=True)


def drifts(g: KeepFlyin, number: int) -> list[int]:
    """The hexes beside a face-down counter in its zone and without a location (R-KF-126 to R-KF-128)."""
    board, here = chart(g), g.spot[number]
    zones = board.board.zones
    shut = board.sun if g.settings["sun"] == "closed" else -1
    return [n for n in board.near[here] if zones[n] == zones[here] and board.place[n] is None and n != shut]


def steers(g: KeepFlyin, number: int, loose: bool) -> list[int]:
    """The spaces a face-up enemy can be moved to with its printed move (R-KF-130, R-KF-131, R-KF-134)."""
    board = chart(g)
    rings = reach(board.grid, g.spot[number], pace(g.up[number]), shut=blocked(g, number, loose))
    return [node for ring in rings[1:] for node in board.grid.cells(ring)]


@dataclass(frozen=True, slots=True)
class ShiftCounter(Effect[KeepFlyin]):
    """A player moves a counter; face down it is turned where a ship is (R-KF-129)."""

    number: int
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.flags[f"moved:{self.number}"] = 1
        shift(g, self.number, self.node)
        return ()


@dataclass(frozen=True, slots=True)
class HelmPhase(Effect[KeepFlyin]):
    """The Play phase of a player who has lost: only the own counter moves (R-KF-89)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.phase = "play"
        helm = MoveHelm(self.seat)
        return (helm,) if g.fate[self.seat] == TURNCOAT and len(list(helm.options(g))) > 1 else ()


@dataclass(frozen=True, slots=True)
class MoveHelm(Choice[KeepFlyin]):
    """Up to the printed move, in the zones of its kind, never on to another face-up enemy (R-KF-89, R-KF-178)."""

    seat: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        board, number = chart(g), g.helm[self.seat]
        for node in steers(g, number, loose=False):
            yield shift_to(board, number, node)
        yield Option("pass")
