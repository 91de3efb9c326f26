"""The Enemy phase, and the Play phase of those who play on as the enemy (R-KF-89, R-KF-125 to R-KF-134, R-KF-178)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from game.core.remembered import ENOUGH, remembered
from game.core.steps import Choice, Effect, Option, Step
from game.geometry.hexes import reach
from game.rules.keepflyin.board import Chart
from game.rules.keepflyin.pursuit import PursuitPhase, break_off
from game.rules.keepflyin.state import TURNCOAT, KeepFlyin
from game.rules.keepflyin.tokens import SPACES, drive, enemy, sort
from game.rules.keepflyin.zones import barred, blocked, chart, closed_sun, moved, scanned, shift

MARKS = ("moved:", "scanned:")
"""Marks of counters in a turn."""
PASS = Option("pass")
WIDE = 1 << 10
"""More than any chart has nodes."""


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
        board, up, shut = chart(g), g.up, dict[str, int]()
        moves = shifts(board, closed_sun(g), self.seat if self.left > 1 else -1, self.left - 1)
        bound, scanned = _idle(g)
        found: list[Option] = []
        for number, here in g.spot.items():
            if number not in bound:
                face = up.get(number)
                if face is None:
                    if number not in scanned:
                        found += moves[number * WIDE + here]
                elif enemy(face):
                    shut = shut or barred(g)
                    found += moves.steered(number, face, here, shut)
        found.append(PASS)
        return found


class Shifts(dict[int, "tuple[Option, ...]"]):
    """The options to move a face-down counter, by its number times WIDE and the node where it lies, and those of
    face-up enemies. Made when they are first asked for."""

    def __init__(self, board: Chart, sun: int, seat: int, left: int) -> None:
        super().__init__()
        self.board, self.drift = board, drifts(board, sun)
        self.made = _made(board, seat, left)

    def __missing__(self, counter: int) -> tuple[Option, ...]:
        number, here = divmod(counter, WIDE)
        made = self[counter] = self.to(number, self.drift[here])
        return made

    def steered(self, number: int, face: str, here: int, shut: Mapping[str, int]) -> tuple[Option, ...]:
        """The options to move a face-up enemy around the field that is `shut` to its kind."""
        kind, steps = drive(face)
        outside, around, free = _span(self.board, kind, steps, here)
        near = shut[kind] & around
        key, enemies = (number, kind, steps, here, near), self.made.enemies
        made = enemies.get(key)
        if made is None:
            if len(enemies) > ENOUGH:
                enemies.clear()
            nodes = _reached(self.board, here, steps, outside | near) if near else free
            made = enemies[key] = self.to(number, nodes)
        return made

    def to(self, number: int, nodes: tuple[int, ...]) -> tuple[Option, ...]:
        """The options to move a counter to some nodes."""
        single = self.made
        return tuple([single[number * WIDE + node] for node in nodes])


class Made(dict[int, Option]):
    """The option to move a counter to a node, by its number times WIDE and the node, whichever sun is closed; those of
    face-up enemies beside them. Each is made once."""

    def __init__(self, board: Chart, more: tuple[Step, ...]) -> None:
        super().__init__()
        self.board, self.more = board, more
        self.enemies: dict[tuple[int, str, int, int, int], tuple[Option, ...]] = {}

    def __missing__(self, move: int) -> Option:
        number, node = divmod(move, WIDE)
        then = (ShiftCounter(number, node), *self.more)
        key = f"shift:{number}:{self.board.called[node]}"
        made = self[move] = Option(key, then, f"counter:{number}", self.board.keys[node])
        return made


@remembered
def _made(board: Chart, seat: int, left: int) -> Made:
    """The single moves of counters after which a seat may make so many more."""
    return Made(board, (MovingCounters(seat, left),) if left else ())


@remembered
def shifts(board: Chart, sun: int, seat: int = -1, left: int = 0) -> Shifts:
    """The moves of counters after which a seat may make so many more; `sun`: the node of the closed sun."""
    return Shifts(board, sun, seat, left)


def any_movable(g: KeepFlyin) -> bool:
    """Whether any counter may be moved in an Enemy phase; nearly always the first that lies face down may."""
    drift, spot, flags, held = drifts(chart(g), closed_sun(g)), g.spot, g.flags, (*g.hunts, *g.helm.values())
    for number in g.lot:
        if drift[spot[number]] and number not in held and moved(number) not in flags and scanned(number) not in flags:
            return True
    return next(movable(g), None) is not None


def movable(g: KeepFlyin) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The counters that may be moved in an Enemy phase, and where to (R-KF-113, R-KF-126 to R-KF-134)."""
    board, shut = chart(g), dict[str, int]()
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
            nodes = steers(board, face, here, shut[sort(face)])
        else:
            continue
        if nodes:
            yield number, nodes


def _idle(g: KeepFlyin) -> tuple[set[int], set[int]]:
    """The counters that nobody may move, and those that only lie still while they are face down."""
    bound, scanned = {*g.hunts, *g.helm.values()}, set[int]()
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


def steers(board: Chart, face: str, here: int, shut: int) -> tuple[int, ...]:
    """The spaces a face-up enemy can be moved to with its printed move, in its zones and around the field `shut`
    (R-KF-130, R-KF-134)."""
    kind, steps = drive(face)
    outside, around, free = _span(board, kind, steps, here)
    near = shut & around
    return _reached(board, here, steps, outside | near) if near else free


@remembered
def _span(board: Chart, kind: str, steps: int, here: int) -> tuple[int, int, tuple[int, ...]]:
    """Of the field around an enemy that bears on its move what lies outside its zones, and all; the spaces it can be
    moved to where nothing is in the way."""
    around = board.around(here, steps)
    outside = board.outside(SPACES[kind], here) & around
    return outside, around, _reached(board, here, steps, outside)


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
        number = g.helm[self.seat]
        moves, face = shifts(chart(g), closed_sun(g)), g.up[number]
        return moves.steered(number, face, g.spot[number], {sort(face): blocked(g, number)})
