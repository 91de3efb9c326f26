"""Pursuit: who is hunted, and how hunters move (R-KF-135 to R-KF-149)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from game.core.remembered import ENOUGH
from game.core.steps import Chance, Effect, Option, Step
from game.geometry.hexes import toward
from game.rules.keepflyin import news
from game.rules.keepflyin.board import Chart
from game.rules.keepflyin.state import FLYING, KeepFlyin, right_of
from game.rules.keepflyin.tokens import SPACES, enemy, grapple, pace, sort
from game.rules.keepflyin.zones import blocked, chart, controlled, hunters, shift, zone_at

RANGE = 2
"""How near a ship must be to be pursued (R-KF-136)."""
LEAST = 2
"""The lowest roll of two dice."""


def break_off(g: KeepFlyin, seat: int) -> None:
    """Reavers give up a ship that ends its movement in the Core, the Alliance one in the Fringe (R-KF-143,
    R-KF-145)."""
    for number in hunters(g, seat):
        if zone_at(g, g.ship[seat]) not in SPACES[sort(g.up[number])]:
            del g.hunts[number]
            g.tell(news.PursuitOver(number, seat))


@dataclass(frozen=True, slots=True)
class PursuitPhase(Effect[KeepFlyin]):
    """The player to the right moves the hunters of the active ship, then rolls for new pursuit (R-KF-135, R-KF-148)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell_lazily(lambda: news.Pursuit(right_of(g, self.seat)))
        chases = [Chase(number, self.seat, pace(g.up[number])) for number in hunters(g, self.seat)]
        return chases if g.flags.get("quiet") else [*chases, CHECKS]


@dataclass(frozen=True, slots=True)
class PursuitChecks(Effect[KeepFlyin]):
    """Every face-up enemy that pursues nobody and is nobody's looks for a ship (R-KF-136)."""

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        board, spot, near = chart(g), g.spot, 0
        for at in flyers(g):
            near |= board.around(at, RANGE)
        bit = board.bit
        able = [n for n, face in g.up.items() if near & bit[spot[n]] and enemy(face) and n not in g.hunts]
        return [_stalk(number) for number in able if not controlled(g, number) and prey(g, number)]


CHECKS = PursuitChecks()


@cache
def _stalk(number: int) -> Stalk:
    """A counter that has tried no ship yet, made once."""
    return Stalk(number, ())


def flyers(g: KeepFlyin) -> list[int]:
    """Where the ships are that fly freely."""
    fate = g.fate
    return [node for seat, node in g.ship.items() if fate[seat] == FLYING]


def prey(g: KeepFlyin, number: int, but: tuple[int, ...] = ()) -> list[int]:
    """The ships within two hexes that a counter may pursue: not those held somewhere (R-KF-84, R-KF-85, R-KF-136), nor
    those that no roll is low enough for (R-KF-141)."""
    far, fate = chart(g).far(g.spot[number]), g.fate
    near = [s for s, node in g.ship.items() if far[node] <= RANGE and fate[s] == FLYING and s not in but]
    return [seat for seat in near if pursuit_limit(g, number, seat) > LEAST] if near else near


def pursuit_limit(g: KeepFlyin, number: int, seat: int) -> int:
    """What a pursuit roll must stay below: the Grapple Score or the NR of the ship's captain (R-KF-140, R-KF-141)."""
    face = g.up[number]
    return g.nr[seat] if sort(face) == "alliance" else grapple(face)


@dataclass(frozen=True, slots=True)
class Stalk(Effect[KeepFlyin]):
    """A counter tries the ships near it one after the other, in random order (R-KF-137)."""

    number: int
    tried: tuple[int, ...]

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        near = prey(g, self.number, self.tried)
        if len(near) > 1:
            return (PickPrey(self.number, self.tried),)
        return tuple(PursuitRoll(self.number, seat, self.tried, 0) for seat in near)


@dataclass(frozen=True, slots=True)
class PickPrey(Chance[KeepFlyin]):
    """Which of several ships is tried next (R-KF-137)."""

    number: int
    tried: tuple[int, ...]

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for seat in prey(g, self.number, self.tried):
            yield Option(f"prey:{seat}", (PursuitRoll(self.number, seat, self.tried, 0),))


@dataclass(frozen=True, slots=True)
class PursuitRoll(Chance[KeepFlyin]):
    """Two dice, one after the other (R-KF-139). `first`: the face of the first, 0 before it is rolled."""

    number: int
    seat: int
    tried: tuple[int, ...]
    first: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        return _faces(self)


@lru_cache(maxsize=ENOUGH)
def _faces(roll: PursuitRoll) -> tuple[Option, ...]:
    """The faces of a die, and what follows."""
    what = (roll.number, roll.seat, roll.tried)
    if roll.first:
        return tuple(Option(f"d6:{face}", (PursuitRolled(*what, roll.first, face),)) for face in range(1, 7))
    return tuple(Option(f"d6:{face}", (PursuitRoll(*what, face),)) for face in range(1, 7))


@dataclass(frozen=True, slots=True)
class PursuitRolled(Effect[KeepFlyin]):
    """Low enough, and the counter gives chase at once, else the next ship is tried (R-KF-137 to R-KF-141, R-KF-148)."""

    number: int
    seat: int
    tried: tuple[int, ...]
    first: int
    face: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        number, seat = self.number, self.seat
        total, limit = self.first + self.face, pursuit_limit(g, number, seat)
        g.tell_lazily(lambda: news.Rolled(right_of(g, g.active), "pursuit", (self.first, self.face)))
        if total >= limit:
            g.tell(news.NoPursuit(number, seat, total, limit))
            return (Stalk(number, (*self.tried, seat)),)
        g.hunts[number] = seat
        g.tell(news.Pursues(number, seat, total, limit))
        return (Chase(number, seat, pace(g.up[number])),)


@dataclass(frozen=True, slots=True)
class Chase(Effect[KeepFlyin]):
    """An enemy moves as near as it can to a ship, hex by hex, around obstacles (R-KF-142, R-KF-144, R-KF-146)."""

    number: int
    seat: int
    left: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        ways = approaches(g, self.number, g.ship[self.seat]) if self.left else ()
        if len(ways) > 1:
            return (Fork(self.number, self.seat, self.left),)
        return tuple([ComeNearer(self.number, self.seat, self.left, node) for node in ways])


def approaches(g: KeepFlyin, number: int, goal: int) -> tuple[int, ...]:
    """The next hexes of all shortest ways of an enemy to a node, or as near to it as it gets."""
    here = g.spot[number]
    return () if here == goal else _toward(chart(g), here, goal, blocked(g, number))


@lru_cache(maxsize=1 << 12)
def _toward(board: Chart, here: int, goal: int, shut: int) -> tuple[int, ...]:
    return toward(board.grid, here, goal, shut=shut)


@dataclass(frozen=True, slots=True)
class Fork(Chance[KeepFlyin]):
    """Several ways are equally short: one at random (R-KF-146)."""

    number: int
    seat: int
    left: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for way, node in enumerate(approaches(g, self.number, g.ship[self.seat]), 1):
            yield Option(f"way:{way}", (ComeNearer(self.number, self.seat, self.left, node),))


@dataclass(frozen=True, slots=True)
class ComeNearer(Effect[KeepFlyin]):
    """An enemy comes one hex nearer, then goes on."""

    number: int
    seat: int
    left: int
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        shift(g, self.number, self.node)
        return (Chase(self.number, self.seat, self.left - 1),)
