"""Moving, searching and banking (R-FC-88 to R-FC-109)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from game.core.reactions import Offer
from game.core.remembered import OnDemand, remembered
from game.core.steps import Chance, Choice, Effect, Listed, Option, Step
from game.geometry.walks import Routes, path
from game.rules.fistful import news
from game.rules.fistful.battle.encounter import Encounter, ForcedBattle, hidden
from game.rules.fistful.battle.hunters import Grasp, attacks, gripped
from game.rules.fistful.board import Board, board_of, watched
from game.rules.fistful.cards import gear as gear_cards
from game.rules.fistful.cards import skills
from game.rules.fistful.lookout import lookout
from game.rules.fistful.scoring import Reckon, burden
from game.rules.fistful.search.banking import Bank
from game.rules.fistful.search.locks import PickLock
from game.rules.fistful.search.supplies import DrawGear, DrawTwo
from game.rules.fistful.search.visits import actions
from game.rules.fistful.search.walks import routes, walkable
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import AdvanceTimer
from game.rules.fistful.tokens import kind, sort
from game.rules.fistful.zones import can_collect, flip, put, room_beside, threats

LAST = 24
"""More steps than any card gives in one turn."""
FAR = 60
"""More steps than any walk on a board takes."""


@dataclass(frozen=True, slots=True)
class MovementRoll(Chance[Fistful]):
    """The six-sided die for movement, whatever the battle dice are (R-FC-88)."""

    seat: int

    def options(self, g: Fistful) -> Iterable[Option]:
        return movement_faces(self.seat)


@cache
def movement_faces(seat: int) -> tuple[Option, ...]:
    """The six faces of the die for movement, made once."""
    return tuple(Option(f"d6:{face}", (Rolled(seat, face),)) for face in range(1, 7))


@dataclass(frozen=True, slots=True)
class Rolled(Effect[Fistful]):
    """A movement roll; a 1 advances the Timer before the avatar moves (R-FC-49, R-FC-51)."""

    seat: int
    face: int

    def run(self, g: Fistful) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "move", self.face))
        if self.face > 1:
            return moving(g, self.seat, max(1, self.face - burden(g, self.seat)))
        if skills.steady_hands(g, self.seat):
            return (MovementRoll(self.seat),)
        return (AdvanceTimer(1), Moving(self.seat, 1))


@dataclass(frozen=True, slots=True)
class Moving(Effect[Fistful]):
    """The move goes on while there is anything left to decide, else it ends by itself."""

    seat: int
    left: int

    def run(self, g: Fistful) -> Iterable[Step]:
        return moving(g, self.seat, self.left)


def moving(g: Fistful, seat: int, left: int) -> Iterable[Step]:
    """How a move goes on with so many steps left."""
    flags = g.flags
    if "steps" in flags:
        bonus = flags.pop("steps")
        left = max(1, left + bonus) if bonus < 0 and left > 0 else min(LAST, left + bonus)
    here = g.at[seat]
    if here < 0 or flags.get("halt"):
        return ()
    choice = _move(seat, left)
    if left > 0 and room_beside(g, here):  # nearly always so, and quick to see
        return choice
    return choice if choice[0].several(g) else _stop(seat).then


@cache
def onward(seat: int, left: int) -> tuple[Step, ...]:
    """A move goes on with so many steps: made once."""
    return (Moving(seat, left),)


@cache
def _move(seat: int, left: int) -> tuple[Move]:
    return (Move(seat, left),)


@dataclass(frozen=True, slots=True)
class Move(Choice[Fistful]):
    """Where to walk with the steps left; fewer than rolled are enough (R-FC-94)."""

    seat: int
    left: int

    def options(self, g: Fistful) -> Iterable[Option]:
        board, seat, left = board_of(g.heist), self.seat, self.left
        look = lookout(g, board)
        ways = walkable(g, board, seat, left, look) if left > 0 else ()
        others = on_the_way(g, board, seat, onward(seat, left))
        others.append(_stop(seat))
        return Reached(walks(board, seat), ways, left, watched(board, look.eyes), others)

    def several(self, g: Fistful) -> bool:
        """Whether there is anything to do but to stop."""
        board, seat, left = board_of(g.heist), self.seat, self.left
        if left > 0 and any(walkable(g, board, seat, left, lookout(g, board))):
            return True
        return bool(on_the_way(g, board, seat, onward(seat, left)))


@cache
def _stop(seat: int) -> Option:
    """The option to stop, made once."""
    return Option("stop", (MoveEnd(seat),))


def on_the_way(g: Fistful, board: Board, seat: int, again: tuple[Step, ...]) -> list[Option]:
    """What a seat may do on its turn besides walking: use Gear and skills, which `again` follows, act on an Objective
    icon (R-FC-70), face the Hands of Blue (R-FC-166)."""
    found = gear_cards.uses(g, seat, "turn", again)
    found += skills.uses(g, seat, again)
    if g.at[seat] in board.visited:
        found += actions(g, seat)
    if board.heist.hunters:
        for token, cell in attacks(g, seat):
            found.append(Option(f"attack:{token}", (Encounter(seat, token),), f"hero:{seat}", board.keys[cell]))
    return found


class Reached(Listed):
    """The options of a seat to walk to the cells of some rings, made when somebody looks at them; then others. `left`:
    the steps before the first; `seen`: how many enemies see each cell."""

    __slots__ = ("left", "others", "rings", "seen", "walks")

    def __init__(
        self, walks: Walks, rings: Sequence[Sequence[int]], left: int, seen: bytes, others: Sequence[Option]
    ) -> None:
        self.walks, self.rings, self.left, self.seen, self.others = walks, rings, left, seen, others
        self.size = sum(map(len, rings), len(others))

    def at(self, index: int) -> Option:
        left = self.left
        for ring in self.rings:
            left -= 1
            if index < len(ring):
                cell = ring[index]
                return self.walks[cell + self.seen[cell] * SIGHT + left * LEFT]
            index -= len(ring)
        return self.others[index]

    def __iter__(self) -> Iterator[Option]:
        walks, seen, left = self.walks, self.seen, self.left
        for ring in self.rings:
            left -= 1
            for cell in ring:
                yield walks[cell + seen[cell] * SIGHT + left * LEFT]
        yield from self.others


SIGHT, LEFT = 1 << 16, 1 << 24
"""More than any board has cells, and than so many times the enemies on one."""


Walks = OnDemand[int, Option]
"""The options of a seat to walk to a cell, SIGHT added for each alert enemy that sees it and LEFT for each step that
remains there."""


@remembered
def walks(board: Board, seat: int) -> Walks:
    """Those of a seat on a board: most are offered again and again. The notes tell the steps and the enemies."""

    def to(place: int) -> Option:
        left, watched = divmod(place, LEFT)
        seen, cell = divmod(watched, SIGHT)
        note = f"left={left} sight={seen}" if seen else f"left={left}"
        return Option("move:" + board.names[cell], (Walk(seat, cell, left),), f"hero:{seat}", board.keys[cell], note)

    return OnDemand(to)


@dataclass(frozen=True, slots=True)
class Walk(Effect[Fistful]):
    """The avatar walks the shortest way to a cell; what lies there is searched (R-FC-100), the Landing Zone banks.

    It was just offered, so a way leads there; `left` are the steps that remain. It never waits on the stack.
    """

    seat: int
    cell: int
    left: int

    def run(self, g: Fistful) -> Iterable[Step]:
        board, start = board_of(g.heist), g.at[self.seat]
        g.tell_lazily(lambda: self.told(routes(g, self.seat, FAR)))
        g.at[self.seat] = self.cell
        if self.cell in board.landing_set and start not in board.landing_set:
            return (*search(g, board, self.seat, self.cell), Bank(self.seat))
        return take_up(g, board, self.seat, self.cell, self.left)

    def told(self, ways: Routes) -> news.Moved:
        """The news of it: the cells of the walk and its steps; a ride on a people mover is one step over two cells."""
        return news.Moved(self.seat, tuple(path(ways, self.cell)), ways[self.cell].cost)


def take_up(g: Fistful, board: Board, seat: int, cell: int, left: int) -> Iterable[Step]:
    """What lies on the avatar's cell is flipped and taken, then the move goes on with the steps left (R-FC-100,
    R-FC-105)."""
    if board.heist.hunters and cell in gripped(g, board):
        return (Grasp(),)
    if board.keys[cell] in g.zones:
        return (*search(g, board, seat, cell), *onward(seat, left))
    return moving(g, seat, left)


def search(g: Fistful, board: Board, seat: int, cell: int) -> list[Step]:
    """Flip and take up everything on a cell; the steps that follow from it before the move goes on."""
    key = board.keys[cell]
    then: list[Step] = []
    for token in g.zones.get(key, ()):
        if token not in g.up:
            flip(g, token, cell)
        what = sort(token)
        if what == "enemy":
            g.flags["halt"] = 1
            then.append(Encounter(seat, token))
        elif what == "credits":
            put(g, token, key, f"sack:{seat}")
            g.tell(news.Took(seat, token, f"sack:{seat}"))
        elif what == "crate":
            put(g, token, key, "removed")
            g.tell(news.Took(seat, token, "removed"))
            then.append(DrawTwo(seat) if g.sidekick[seat] == "kaylee" else DrawGear(seat, 1))
        elif what == "door":
            g.flags["halt"] = 1
            then.append(PickLock(seat, token))
        elif can_collect(g, seat, token):
            carried = any(star.carried for star in board.heist.stars if star.kind == kind(token))
            put(g, token, key, f"sack:{seat}" if carried else "card")
            g.tell(news.Took(seat, token, f"sack:{seat}" if carried else "card"))
            if not carried:
                g.tell(news.Objective(kind(token)))
                then.append(Reckon())
    return then


@dataclass(frozen=True, slots=True)
class MoveEnd(Effect[Fistful]):
    """The move is over: on the Landing Zone the sack is banked, in sight of an enemy a battle is forced (R-FC-124)."""

    seat: int

    def run(self, g: Fistful) -> Iterable[Step]:
        g.flags["halt"] = 1
        if g.at[self.seat] in board_of(g.heist).landing_set:
            return (Bank(self.seat),)
        if threats(g, self.seat) and not hidden(g, self.seat):
            return (Offer("sight", (self.seat, "end"), (self.seat,), (ForcedBattle(self.seat),)),)
        return ()
