"""The Play phase: scan, move, get paid, dump, in any order (R-KF-109 to R-KF-124)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from game.core.remembered import OnDemand, remembered
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import reveal
from game.geometry.hexes import path, reach
from game.rules.keepflyin import news
from game.rules.keepflyin.board import Chart
from game.rules.keepflyin.derelicts import Rummage, SellSalvage, hulks_at
from game.rules.keepflyin.jobs import hold, loose, salvage_held
from game.rules.keepflyin.payday import AfterPay, LieLow, arrived, can_lie_low, due, paydays
from game.rules.keepflyin.search import DiscardHeld
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.zones import chart, closed_sun, face_down_at, face_of, flying, scanned, sun_field, turn_up

MOVE = 2
"""The hexes of every ship's turn (R-KF-50)."""
FAR = 12
"""More hexes than any turn has."""
DONE = Option("done")


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
        return _playing(self.seat, moves(g))


@cache
def _playing(seat: int, left: int) -> tuple[Step, ...]:
    return (Playing(seat, left),)


@dataclass(frozen=True, slots=True)
class Playing(Effect[KeepFlyin]):
    """The phase goes on while there is anything left to decide."""

    seat: int
    left: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        play = _play(self.seat, self.left)
        return (play,) if self.left and can_fly(g, self.seat) or play.ways(g) else ()


@cache
def _play(seat: int, left: int) -> Play:
    """The choice of a phase, made once."""
    return Play(seat, left)


@dataclass(frozen=True, slots=True)
class Play(Choice[KeepFlyin]):
    """Fly, scan, get paid, dump or lie low, with so many hexes left to move; "done" ends the phase (R-KF-109)."""

    seat: int
    left: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        return [*self.ways(g), DONE]

    def ways(self, g: KeepFlyin) -> list[Option]:
        """All but ending the phase."""
        seat, left = self.seat, self.left
        found: list[Option] = []
        if arrived(g, seat):
            if due(g, seat):
                found += paydays(g, seat, (AfterPay(seat),))
            if can_lie_low(g, seat):
                found.append(Option("lie_low", (LieLow(seat),), f"ship:{seat}", f"home:{seat}"))
        board, here = chart(g), g.ship[seat]
        dark = nearby(g, here, max(1, left))
        if left:
            landings = _landings(board, here, left, *around(g, here, left, dark))
            found += map(_flights(board, seat).__getitem__, landings)
        if dark:
            found += [scan(seat, number, left) for number in in_range(g, here, dark)]
        held = hold(g, seat)
        if held:
            found += [dump(seat, card, left) for card in loose(g, seat)]
        return found


@remembered
def _flights(board: Chart, seat: int) -> OnDemand[int, Option]:
    """The options of a seat to fly to a node, by the node times FAR and the hexes that remain then, which their notes
    tell."""

    def to(flight: int) -> Option:
        node, left = divmod(flight, FAR)
        then = (Fly(seat, node, left),)
        return Option("move:" + board.called[node], then, f"ship:{seat}", board.keys[node], f"left={left}")

    return OnDemand(to)


@lru_cache(maxsize=1 << 14)
def _landings(board: Chart, here: int, left: int, ends: int, shut: int) -> tuple[int, ...]:
    """The nodes of `_routes`, the near ones first, as `_flights` knows them."""
    far = enumerate(_routes(board, here, left, ends, shut)[1:], 1)
    return tuple([node * FAR + left - steps for steps, ring in far for node in board.grid.cells(ring)])


@cache
def scan(seat: int, number: int, left: int) -> Option:
    """The option to scan a counter, made once."""
    then = (ScanCounter(seat, number), ScanResult(seat, number), Playing(seat, left))
    return Option(f"scan:{number}", then, f"counter:{number}", f"ship:{seat}")


@cache
def dump(seat: int, card: str, left: int) -> Option:
    """The option to dump a card from the hold, made once."""
    return Option(f"dump:{card}", (DiscardHeld(seat, card), Playing(seat, left)), card, "job.discard")


def nearby(g: KeepFlyin, node: int, steps: int) -> list[int]:
    """The face-down counters at most so many steps from a node, in ascending order."""
    far, spot = chart(g).far(node), g.spot
    return sorted([number for number in g.lot if far[spot[number]] <= steps])


def in_range(g: KeepFlyin, node: int, dark: Sequence[int]) -> list[int]:
    """Those of some face-down counters in hexes beside a ship at a node that it has not scanned this turn (R-KF-110,
    R-KF-112)."""
    near, spot, flags = chart(g).within(node, 1), g.spot, g.flags
    return [number for number in dark if spot[number] in near and scanned(number) not in flags]


def can_fly(g: KeepFlyin, seat: int) -> bool:
    """Whether any hex beside a ship is open to it."""
    near = chart(g).near[g.ship[seat]]
    return len(near) > (closed_sun(g) in near)


def routes(g: KeepFlyin, seat: int, left: int) -> tuple[int, ...]:
    """Where a ship can fly: item n is the field of the nodes n hexes off. Face-down counters end a flight
    (R-KF-115)."""
    if not left:
        return ()
    here = g.ship[seat]
    return _routes(chart(g), here, left, *around(g, here, left, nearby(g, here, left)))


def around(g: KeepFlyin, here: int, left: int, dark: Iterable[int]) -> tuple[int, int]:
    """What bears on where a ship can fly from a node: the fields of the face-down counters and of the closed sun among
    the nodes at most so many steps away. `dark`: the counters that are so near."""
    board, spot, shut, down = chart(g), g.spot, sun_field(g), 0
    for number in dark:
        down |= board.bit[spot[number]]
    return down, shut and shut & board.around(here, left)


@lru_cache(maxsize=1 << 14)
def _routes(board: Chart, here: int, left: int, ends: int, shut: int) -> tuple[int, ...]:
    return tuple(reach(board.grid, here, left, ends=ends, shut=shut))


def course(g: KeepFlyin, seat: int, node: int) -> tuple[int, ...]:
    """A shortest way of a ship to a node, both ends included."""
    board, here = chart(g), g.ship[seat]
    straight = board.far(here)[node]
    if straight == 1 and node != closed_sun(g):
        return here, node
    down, shut = around(g, here, straight, nearby(g, here, straight))
    return _course(board, here, node, straight, down, shut) or _course(board, here, node, FAR, ends(g), sun_field(g))


@lru_cache(maxsize=1 << 14)
def _course(board: Chart, here: int, node: int, steps: int, ends: int, shut: int) -> tuple[int, ...]:
    """A shortest way of at most so many steps between two nodes, nothing where there is none."""
    goal = board.bit[node]
    rings = reach(board.grid, here, steps, ends=ends, shut=shut, goal=goal)
    return tuple(path(board.grid, rings, node, ends=ends)) if rings[-1] & goal else ()


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
        leg, end, sells = course(g, seat, self.node), 1, bool(salvage_held(g, seat))
        for node in leg[1:-1]:
            if hulks_at(g, node) or (sells and board.place[node]):
                break
            end += 1
        leg = leg[: end + 1]
        here = g.ship[seat] = leg[-1]
        g.flags["arrived"] = here + 1
        g.tell(news.Moved(seat, leg))
        left = 0 if face_down_at(g, here) else self.left
        return _landing(seat, left) if here == self.node else (Arrive(seat), Fly(seat, self.node, left))


@cache
def _landing(seat: int, left: int) -> tuple[Step, ...]:
    """What follows a flight that is over, made once."""
    return (Arrive(seat), Playing(seat, left))


@dataclass(frozen=True, slots=True)
class Arrive(Effect[KeepFlyin]):
    """Face-down counters in the hex are turned (R-KF-115, R-KF-116), salvage is sold at a location, derelicts are seen
    to (R-KF-155)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        for number in face_down_at(g, g.ship[self.seat]):
            g.flags["stopped"] = 1
            turn_up(g, number)
        return _arrived(self.seat)


@cache
def _arrived(seat: int) -> tuple[Step, ...]:
    return (SellSalvage(seat), Rummage(seat))


@dataclass(frozen=True, slots=True)
class ScanCounter(Effect[KeepFlyin]):
    """A captain looks at a face-down counter; nobody else learns what it is (R-KF-110, R-KF-113)."""

    seat: int
    number: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.flags[scanned(self.number)] = 1
        reveal(g, face_of(g, self.number), 1 << self.seat)
        g.tell(news.Scanned(self.seat, self.number))
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
        g.tell(news.Shown(self.seat, self.number))
        turn_up(g, self.number)
        return ()
