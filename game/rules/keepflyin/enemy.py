"""The Enemy phase, and the Play phase of those who play on as the enemy (R-KF-89, R-KF-125 to R-KF-134, R-KF-178)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from game.core.remembered import OnDemand, remembered
from game.core.steps import Choice, Effect, Option, Step, Tabled
from game.geometry.hexes import reach
from game.rules.keepflyin.board import Chart
from game.rules.keepflyin.pursuit import PursuitPhase, break_off
from game.rules.keepflyin.state import TURNCOAT, KeepFlyin
from game.rules.keepflyin.tokens import SPACES, enemy, pace, sort
from game.rules.keepflyin.zones import barred, blocked, chart, closed_sun, moved, scanned, shift

MARKS = ("moved:", "scanned:")
"""Marks of counters in a turn."""
PASS = Option("pass")


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
        return _moves(self.seat, 1 + g.flags.get("enemies", 0))


@cache
def _moves(seat: int, left: int) -> tuple[Step, ...]:
    """What an Enemy phase consists of, made once."""
    return (MovingCounters(seat, left), PursuitPhase(seat))


@dataclass(frozen=True, slots=True)
class MovingCounters(Effect[KeepFlyin]):
    """Counters that may still be moved this turn."""

    seat: int
    left: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        return _move(self.seat, self.left) if self.left and any_movable(g) else ()


@cache
def _move(seat: int, left: int) -> tuple[Step, ...]:
    return (MoveCounter(seat, left),)


@dataclass(frozen=True, slots=True)
class MoveCounter(Choice[KeepFlyin]):
    """Either a face-up enemy or a face-down counter, or none (R-KF-125)."""

    seat: int
    left: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        shifts = _shifts(chart(g), self.seat if self.left > 1 else -1, self.left - 1)
        return Tabled(shifts, list(movable(g)), (PASS,))


@remembered
def _shifts(board: Chart, seat: int, left: int) -> OnDemand[int, OnDemand[int, Option]]:
    """The options to move each counter to a node, after which a seat may move so many more."""
    more = (MovingCounters(seat, left),) if left else ()

    def of(number: int) -> OnDemand[int, Option]:
        def to(node: int) -> Option:
            then = (ShiftCounter(number, node), *more)
            return Option(f"shift:{number}:{board.called[node]}", then, f"counter:{number}", board.keys[node])

        return OnDemand(to)

    return OnDemand(of)


def any_movable(g: KeepFlyin) -> bool:
    """Whether any counter may be moved in an Enemy phase; nearly always the first that lies face down may."""
    drift, spot, flags, held = drifts(chart(g), closed_sun(g)), g.spot, g.flags, (*g.hunts, *g.helm.values())
    for number in g.lot:
        if drift[spot[number]] and number not in held and moved(number) not in flags and scanned(number) not in flags:
            return True
    return next(movable(g), None) is not None


def movable(g: KeepFlyin) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The counters that may be moved in an Enemy phase, and where to (R-KF-113, R-KF-126 to R-KF-134)."""
    board = chart(g)
    shut: dict[str, int] = {}
    drift = drifts(board, closed_sun(g))
    up, (bound, scanned) = g.up, _idle(g)
    for number, here in g.spot.items():
        if number in bound:
            continue
        face = up.get(number)
        if face is None:
            nodes = () if number in scanned else drift[here]
        elif enemy(face):
            shut = shut or barred(g)  # whoever only asks for the first counter seldom gets here
            nodes = steers(board, face, here, shut)
        else:
            continue
        if nodes:
            yield number, nodes


def _idle(g: KeepFlyin) -> tuple[set[int], set[int]]:
    """The counters that nobody may move, and those that only lie still while they are face down."""
    bound = {*g.hunts, *g.helm.values()}
    scanned: set[int] = set()
    for flag in g.flags:
        mark, number = _mark(flag)
        if number >= 0:
            (bound if mark == "moved" else scanned).add(number)
    return bound, scanned


@cache
def _mark(flag: str) -> tuple[str, int]:
    """What a mark says of which counter in a turn; -1 for one of anything else."""
    mark, _, name = flag.partition(":")
    return (mark, int(name)) if flag.startswith(MARKS) else ("", -1)


@remembered
def beside(board: Chart, here: int, shut: int) -> tuple[int, ...]:
    """The hexes beside a face-down counter in its zone and without a location, but one (R-KF-126 to R-KF-128)."""
    zones = board.board.zones
    return tuple(n for n in board.near[here] if zones[n] == zones[here] and board.place[n] is None and n != shut)


@remembered
def drifts(board: Chart, shut: int) -> tuple[tuple[int, ...], ...]:
    """What is `beside` a face-down counter, by the node where it lies."""
    return tuple(beside(board, here, shut) for here in range(len(board.near)))


def steers(board: Chart, face: str, here: int, shut: Mapping[str, int]) -> tuple[int, ...]:
    """The spaces a face-up enemy can be moved to with its printed move, in its zones and around the field `shut` to its
    kind (R-KF-130, R-KF-134)."""
    kind, steps, outside, around, free = _span(board, face, here)
    near = shut[kind] & around
    return _reached(board, here, steps, outside | near) if near else free


@remembered
def _span(board: Chart, face: str, here: int) -> tuple[str, int, int, int, tuple[int, ...]]:
    """The kind of an enemy and its printed move; of the field around it that bears on it what lies outside its zones,
    and all; the spaces it can be moved to where nothing is in the way."""
    kind, steps = sort(face), pace(face)
    around = board.around(here, steps)
    outside = board.outside(SPACES[kind], here) & around
    return kind, steps, outside, around, _reached(board, here, steps, outside)


@lru_cache(maxsize=1 << 14)
def _reached(board: Chart, start: int, steps: int, shut: int) -> tuple[int, ...]:
    rings = reach(board.grid, start, steps, shut=shut)
    return tuple(node for ring in rings[1:] for node in board.grid.cells(ring))


@dataclass(frozen=True, slots=True)
class ShiftCounter(Effect[KeepFlyin]):
    """A player moves a counter; face down it is turned where a ship is (R-KF-129)."""

    number: int
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.flags[moved(self.number)] = 1
        shift(g, self.number, self.node)
        return ()


@dataclass(frozen=True, slots=True)
class HelmPhase(Effect[KeepFlyin]):
    """The Play phase of a player who has lost: only that player's counter moves (R-KF-89)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.phase = "play"
        helm = MoveHelm(self.seat)
        return (helm,) if g.fate[self.seat] == TURNCOAT and helm.ways(g) else ()


@dataclass(frozen=True, slots=True)
class MoveHelm(Choice[KeepFlyin]):
    """Up to the printed move, in the zones of its kind, never on to another face-up enemy (R-KF-89, R-KF-178)."""

    seat: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        return [*self.ways(g), PASS]

    def ways(self, g: KeepFlyin) -> tuple[Option, ...]:
        """All but staying."""
        number, board = g.helm[self.seat], chart(g)
        face, made = g.up[number], _shifts(board, -1, 0)[number]
        nodes = steers(board, face, g.spot[number], {sort(face): blocked(g, number)})
        return tuple([made[node] for node in nodes])
