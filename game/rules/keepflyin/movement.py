"""The Play phase: scan, move, get paid, dump, in any order (R-KF-109 to R-KF-124)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import reveal
from game.geometry.hexes import path, reach
from game.rules.keepflyin.board import Chart
from game.rules.keepflyin.derelicts import Rummage, SellSalvage, hulks_at
from game.rules.keepflyin.jobs import hold, loose, salvage_held
from game.rules.keepflyin.payday import AfterPay, LieLow, can_lie_low, due, paydays
from game.rules.keepflyin.search import DiscardHeld
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.zones import chart, face_down_at, face_of, flying, sun_field, turn_up

MOVE = 2
"""The hexes of every ship's turn (R-KF-50)."""
FAR = 12
"""More hexes than any turn has."""


def moves(g: KeepFlyin) -> int:
    """The hexes a ship may fly in this turn (R-KF-50), more or fewer after some events."""
    return min(FAR, max(0, MOVE + g.flags.get("moves", 0)))


@dataclass(frozen=True, slots=True)
class PlayPhase(Effect[KeepFlyin]):
    """The Play phase begins, unless it was lost."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.phase = "play"
        if not flying(g, self.seat) or g.flags.get("skip_play"):
            return ()
        return (Playing(self.seat, moves(g)),)


@dataclass(frozen=True, slots=True)
class Playing(Effect[KeepFlyin]):
    """The phase goes on while there is anything left to decide."""

    seat: int
    left: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        play = Play(self.seat, self.left)
        return (play,) if play.flights(g) or play.ways(g) else ()


@dataclass(frozen=True, slots=True)
class Play(Choice[KeepFlyin]):
    """Fly, scan, get paid, dump or lie low, with so many hexes left to move; "done" ends the phase (R-KF-109)."""

    seat: int
    left: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        return [*self.ways(g), Option("done")]

    def flights(self, g: KeepFlyin) -> tuple[Option, ...]:
        """The hexes to fly to."""
        return flights(chart(g), self.seat, self.left, routes(g, self.seat, self.left))

    def ways(self, g: KeepFlyin) -> list[Option]:
        """All but ending the phase."""
        seat, left = self.seat, self.left
        found = [*paydays(g, seat, (AfterPay(seat),))] if due(g, seat) else []
        if can_lie_low(g, seat):
            found.append(Option("lie_low", (LieLow(seat),), f"ship:{seat}", f"home:{seat}"))
        found += self.flights(g)
        found += [scan(seat, number, left) for number in in_range(g, seat)]
        held = hold(g, seat)
        if held:
            found += [dump(seat, card, left) for card in loose(g, seat)]
        return found


@lru_cache(maxsize=1 << 14)
def flights(board: Chart, seat: int, left: int, rings: tuple[int, ...]) -> tuple[Option, ...]:
    """The options to fly to the nodes of some `routes`, the near ones first."""
    far = enumerate(rings[1:], 1)
    return tuple(fly_to(board, seat, node, left - steps) for steps, ring in far for node in board.grid.cells(ring))


@remembered
def fly_to(board: Chart, seat: int, node: int, left: int) -> Option:
    """The option to fly to a node, made once. Its note tells the hexes that remain."""
    then = (Fly(seat, node, left),)
    return Option("move:" + board.called[node], then, f"ship:{seat}", board.keys[node], f"left={left}")


@cache
def scan(seat: int, number: int, left: int) -> Option:
    """The option to scan a counter, made once."""
    then = (ScanCounter(seat, number), ScanResult(seat, number), Playing(seat, left))
    return Option(f"scan:{number}", then, f"counter:{number}", f"ship:{seat}")


@cache
def dump(seat: int, card: str, left: int) -> Option:
    """The option to dump a card from the hold, made once."""
    return Option(f"dump:{card}", (DiscardHeld(seat, card), Playing(seat, left)), card, "job.discard")


def in_range(g: KeepFlyin, seat: int) -> list[int]:
    """The face-down counters in adjacent hexes that the seat has not scanned this turn (R-KF-110, R-KF-112)."""
    near, up = chart(g).within(g.ship[seat], 1), g.up
    beside = [number for number, node in g.spot.items() if number not in up and node in near]
    return [number for number in beside if f"scanned:{number}" not in g.flags]


def routes(g: KeepFlyin, seat: int, left: int) -> tuple[int, ...]:
    """Where a ship can fly: item n is the field of the nodes n hexes off. Face-down counters end a flight
    (R-KF-115)."""
    if not left:
        return ()
    board, here = chart(g), g.ship[seat]
    around = board.around(here, left)
    return _routes(board, here, left, ends(g) & around, sun_field(g) & around)


@lru_cache(maxsize=1 << 14)
def _routes(board: Chart, here: int, left: int, ends: int, shut: int) -> tuple[int, ...]:
    return tuple(reach(board.grid, here, left, ends=ends, shut=shut))


def course(g: KeepFlyin, seat: int, node: int) -> list[int]:
    """A shortest way of a ship to a node, both ends included."""
    board, down = chart(g), ends(g)
    rings = reach(board.grid, g.ship[seat], FAR, ends=down, shut=sun_field(g), goal=board.bit[node])
    return path(board.grid, rings, node, ends=down)


def ends(g: KeepFlyin) -> int:
    """The field of the hexes with face-down counters."""
    bit, spot, found = chart(g).bit, g.spot, 0
    for number in g.lot:
        found |= bit[spot[number]]
    return found


@dataclass(frozen=True, slots=True)
class Fly(Effect[KeepFlyin]):
    """The ship flies a shortest way; where derelicts or face-down counters lie on it, it comes upon them one after the
    other. `left`: the hexes that remain at its end."""

    seat: int
    node: int
    left: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, board = self.seat, chart(g)
        leg, sells = list[int](), bool(salvage_held(g, seat))
        for node in course(g, seat, self.node):
            leg.append(node)
            if len(leg) > 1 and (hulks_at(g, node) or (sells and board.place[node])):
                break
        here = g.ship[seat] = leg[-1]
        g.flags["arrived"] = here + 1
        g.tell("moved", seat, tuple(leg))
        left = 0 if face_down_at(g, here) else self.left
        onward = Playing(seat, left) if here == self.node else Fly(seat, self.node, left)
        return (Arrive(seat), onward)


@dataclass(frozen=True, slots=True)
class Arrive(Effect[KeepFlyin]):
    """Face-down counters in the hex are turned (R-KF-115, R-KF-116), salvage is sold at a location, derelicts are seen
    to (R-KF-155)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        for number in face_down_at(g, g.ship[self.seat]):
            g.flags["stopped"] = 1
            turn_up(g, number)
        return (SellSalvage(self.seat), Rummage(self.seat))


@dataclass(frozen=True, slots=True)
class ScanCounter(Effect[KeepFlyin]):
    """A captain looks at a face-down counter; nobody else learns what it is (R-KF-110, R-KF-113)."""

    seat: int
    number: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.flags[f"scanned:{self.number}"] = 1
        reveal(g, face_of(g, self.number), 1 << self.seat)
        g.tell("scanned", self.seat, self.number)
        return ()


@dataclass(frozen=True, slots=True)
class ScanResult(Choice[KeepFlyin]):
    """The scanned counter goes back face up or face down, as its captain likes (R-KF-111)."""

    seat: int
    number: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        counter = f"counter:{self.number}"
        yield Option("hide", (), counter, f"ship:{self.seat}")
        yield Option("show", (ShowCounter(self.seat, self.number),), counter, "up")


@dataclass(frozen=True, slots=True)
class ShowCounter(Effect[KeepFlyin]):
    """A scanned counter is turned face up."""

    seat: int
    number: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell("shown", self.seat, self.number)
        turn_up(g, self.number)
        return ()
