"""Running from the Hands of Blue: whether a hero gets home from a space before they reach it (R-FC-160, R-FC-165)."""

from __future__ import annotations

from functools import partial
from heapq import heappop, heappush

from game.core.remembered import SOME, remembered
from game.geometry.walks import rings
from game.rules.fistful.battle.hunters import PREY, hunters, ways_to
from game.rules.fistful.board import Board, board_of, steps, watched, ways_back
from game.rules.fistful.crew import hero_of
from game.rules.fistful.lookout import grip, lookout
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import sort

PACE = 3
"""Steps that who runs makes in a turn."""
ENOUGH = 10
"""Turns that a flight is followed: who isn't reached until then is as good as home."""
WAYS = 3
"""Spaces that a turn of running may end on."""
OUT = 999
"""Steps that are more than any way."""


class Flight:
    """How a seat fares with the Hands of Blue behind it; other heroes stay where they are, closed doors stay closed.

    `caught_by` is asked often for one state: what was found is kept.
    """

    def __init__(self, g: Fistful, seat: int) -> None:
        board = self.board = board_of(g.heist)
        look = lookout(g, board)
        self.hand = next((cell for _, cell in hunters(g, board)), -1)
        keys, zones = board.keys, g.zones
        self.doors = frozenset([c for c in board.locks if any(sort(t) == "door" for t in zones.get(keys[c], ()))])
        self.shut = self.doors.union(look.eyes)
        self.eyes = look.eyes
        others = tuple([cell for other, cell in g.at.items() if other != seat and cell >= 0])
        self.moves = 1 + len(others)
        prey = hero_of(g, PREY)
        self.bait = () if prey == seat else others if prey < 0 else (g.at[prey],)
        self.wanted = prey in (seat, -1)
        self.known: dict[tuple[int, int, int], int] = {}

    def lasts(self, cell: int, after: int = 0) -> int:
        """For how many turns it can run when it ends a turn on a cell, `after` so many more before; ENOUGH when it gets
        home."""
        hand = self.hand
        if hand < 0 or cell in self.board.landing_set:
            return ENOUGH
        for _ in range(self.moves * after):
            hand = self._nearer(hand, cell)
            if cell in grip(self.board, hand):
                return 0
        return self._runs(cell, hand, ENOUGH)

    def _nearer(self, hand: int, cell: int) -> int:
        """Where the Hands of Blue are after one step towards whom they are after."""
        return _step(self.board, self.doors, hand, (cell, *self.bait) if self.wanted else self.bait)

    def _runs(self, cell: int, hand: int, left: int) -> int:
        key = cell, hand, left
        if key not in self.known:
            self.known[key] = self._ran(cell, hand, left)
        return self.known[key]

    def _ran(self, cell: int, hand: int, left: int) -> int:
        """The same from where the Hands of Blue are now: the turns of all seats pass, fights in sight of others take a
        turn each, then it runs the shortest way home past their reach."""
        board = self.board
        if left <= 0 or cell in board.landing_set:
            return left
        busy = min(2, watched(board, self.eyes)[cell])
        for turn in range(1 + busy):
            for _ in range(self.moves):
                hand = self._nearer(hand, cell)
                if cell in grip(board, hand):
                    return turn
        if _ahead(board, self.shut, self.doors, hand, self.moves if self.wanted else 0)[cell] >= 0:
            return left
        bad = self.shut | grip(board, hand)
        home, field = _home(board, bad), board.field(bad - {cell})
        spots = [cell]
        for ring in rings(board.grid, cell, PACE, board.landing_field & ~field, field, 0):
            spots += ring
        best, later = 0, max(0, left - 1 - busy)
        for spot in sorted(spots, key=lambda c: home[c])[:WAYS]:
            best = max(best, min(left, 1 + busy + self._runs(spot, hand, later)))
            if best >= left:
                break
        return best


@partial(remembered, most=SOME)
def _step(board: Board, doors: frozenset[int], hand: int, goals: tuple[int, ...]) -> int:
    """Where the Hands of Blue step to on their way to the closest of some cells."""
    ways = [ways_to(board, goal, doors) for goal in goals]
    far = min([way for way in ways if way[hand] >= 0], key=lambda way: way[hand], default=None)
    if far is None:
        return hand
    land = board.grid.landings(frozenset())[hand]
    nearer = [to for to in land if 0 <= far[to] < far[hand] and to not in board.landing_set]
    return min(nearer, key=lambda to: (far[to], to), default=hand)


@partial(remembered, most=SOME)
def _home(board: Board, bad: frozenset[int]) -> tuple[int, ...]:
    """Steps from each cell to the Landing Zone past bad cells."""
    return steps(ways_back(board, frozenset()), board.landing, bad, OUT)


@partial(remembered, most=SOME)
def _ahead(board: Board, shut: frozenset[int], doors: frozenset[int], hand: int, moves: int) -> tuple[float, ...]:
    """Per cell, by how many steps a hero who runs home is at every place on its way before the Hands of Blue could be,
    who make so many moves in a turn, wherever they go; of all ways the best, less than 0 where none is safe."""
    theirs = steps(board.grid.landings(frozenset()), (hand,), doors | board.landing_set, OUT)
    held, before = grip(board, hand), ways_back(board, frozenset())
    found = [-float(OUT)] * len(board.letter)
    heap = [(-float(OUT), cell) for cell in board.landing]
    done: set[int] = set()
    while heap:
        lead, cell = heappop(heap)
        if cell in done:
            continue
        done.add(cell)
        found[cell] = -lead
        for at in before[cell]:
            if at not in done and at not in shut and at not in held:
                bound = (theirs[at] - 1) * PACE / moves - 1 if moves else OUT
                heappush(heap, (-min(bound, -lead - 1), at))
    return tuple(found)
