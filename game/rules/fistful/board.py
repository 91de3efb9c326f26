"""The board of a heist as the rules use it: its grid, sight, landing cells and Spawn Zones. Never part of the state."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from operator import add, and_

from game.content.fistful import fistful
from game.content.fistful.records import Heist
from game.core.remembered import SOME, remembered
from game.geometry.sight import Sight
from game.geometry.squares import Grid


class Board:
    """What is printed on the board of one heist.

    `keys`: zone name of each cell; `cells`: the inverse; `bit`, `bits`: the field of each cell, of each zone.
    `landing`: the cells of the Landing Zone, those nearest the way in first; `open`: 1 for each cell outside it.
    `spawns`: cell and strength of each Spawn Zone in printed order (R-FC-63). `room`: the cells of each letter.
    `locks`: where Security Doors lie; `icons`: the cells of each Objective icon; `visited`: those where crew act.
    `heavy`: the steps that stars of a kind take off a roll.
    """

    def __init__(self, heist: Heist) -> None:
        plan = heist.map
        self.heist = heist
        self.grid = Grid.build(plan.rows, plan.open, plan.doorways, plan.walls, plan.doors, plan.movers)
        self.sight = Sight(self.grid)
        width = self.grid.width
        self.names = [self.grid.name(c) for c in range(width * self.grid.height)]
        self.keys = ["cell:" + name for name in self.names]
        self.cells = {key: c for c, key in enumerate(self.keys) if c in self.grid.floor}
        self.bit = [1 << cell for cell in range(len(self.keys))]
        self.bits = {key: self.bit[c] for key, c in self.cells.items()}
        self.letter = "".join(plan.rows)
        self.landing_set = frozenset(y * width + x for x, y in plan.cells("landing"))
        self.landing_field = self.field(self.landing_set)
        self.open = bytes(cell not in self.landing_set for cell in range(len(self.keys)))
        self.landing = tuple(sorted(self.landing_set, key=lambda c: (self._inner(c), c)))
        self.spawns = tuple((s.at[1] * width + s.at[0], s.strength) for s in plan.spawns)
        self.guarded = tuple(s.at[1] * width + s.at[0] for s in plan.spawns if s.guard)
        zones = plan.zones
        self.area = [zones[letter].area if letter in zones else "" for letter in self.letter]
        self.locks = tuple(y * width + x for x, y in plan.locks)
        self.heavy = {star.kind: star.heavy for star in heist.stars if star.heavy}
        self.icons = {name: tuple(y * width + x for x, y in cells) for name, cells in plan.icons.items()}
        self.visited = frozenset(cell for visit in heist.visits for cell in self.icons[visit.icon])
        self.spots = {name: tuple(y * width + x for x, y in cells) for name, cells in plan.spots.items()}

    def field(self, cells: Iterable[int]) -> int:
        """These cells, each once, as a field: bit n is cell n."""
        return sum(map(self.bit.__getitem__, cells))

    def _inner(self, cell: int) -> int:
        """How far inside the Landing Zone a cell lies: fewer free neighbours outside come later."""
        return -sum(n not in self.landing_set for n in self.grid.neighbours(cell))

    def sees(self, a: int, b: int) -> bool:
        """Whether two cells have line of sight; a cell always sees itself (R-FC-125, R-FC-126)."""
        return a == b or self.sight.sees(a, b)

    def room(self, cell: int) -> frozenset[int]:
        """The cells of the room around a cell: its letter region."""
        return _room(self, cell)


@partial(remembered, most=SOME)
def watched(board: Board, eyes: tuple[int, ...]) -> bytes:
    """How many of those who stand on some cells see each cell; on the Landing Zone nobody is seen (R-FC-60)."""
    if not eyes:
        return bytes(len(board.keys))
    return bytes(map(add, watched(board, eyes[:-1]), map(and_, board.sight.row(eyes[-1]), board.open)))


@partial(remembered, most=SOME)
def vicinity(board: Board, start: int, steps: int) -> tuple[frozenset[str], int]:
    """The zones and the field of the cells that a walk comes by at most if nothing stands in its way, people movers to
    either end included."""
    grid, found, front = board.grid, {start}, {start}
    for _ in range(steps):
        beside = {to for cell in front for to in grid.neighbours(cell)}
        front = beside.union([grid.movers[to] for to in beside if to in grid.movers]) - found
        if not front:
            break
        found |= front
    return frozenset([board.keys[cell] for cell in found]), board.field(found)


@remembered
def _room(board: Board, cell: int) -> frozenset[int]:
    """Cells with the same letter that hang together with `cell` on the map."""
    letter, width, floor = board.letter[cell], board.grid.width, board.grid.floor
    found, todo = {cell}, [cell]
    while todo:
        here = todo.pop()
        beside = [here - 1] * (here % width > 0) + [here + 1] * ((here + 1) % width > 0)
        for to in (here - width, here + width, *beside):
            if to in floor and to not in found and board.letter[to] == letter:
                found.add(to)
                todo.append(to)
    return frozenset(found)


@remembered
def steps_to(board: Board, goals: tuple[int, ...]) -> tuple[int, ...]:
    """Steps from every cell to the nearest of `goals` on an empty board, movers included; -1 where no way leads."""
    return steps(ways_back(board, frozenset()), goals)


@partial(remembered, most=SOME)
def ways_back(board: Board, plain: frozenset[int]) -> list[tuple[int, ...]]:
    """Per cell, from where one step leads to it; people movers that are `plain` don't carry."""
    found: list[list[int]] = [[] for _ in board.letter]
    for cell, tos in enumerate(board.grid.landings(plain)):
        for to in tos:
            found[to].append(cell)
    return [tuple(cells) for cells in found]


def steps(
    land: Sequence[Sequence[int]], starts: Iterable[int], bad: Collection[int] = frozenset(), out: int = -1
) -> tuple[int, ...]:
    """Steps from the starts to every cell along `land`, which may lead backwards, past bad cells; `out` where no way
    leads."""
    far = [out] * len(land)
    layer = list(starts)
    for cell in layer:
        far[cell] = 0
    count = 0
    while layer:
        count += 1
        reached = dict.fromkeys([to for cell in layer for to in land[cell] if far[to] == out and to not in bad])
        for cell in reached:
            far[cell] = count
        layer = list(reached)
    return tuple(far)


def heist_of(name: str) -> Heist:
    """The Heist card with that id. KeyError when there is none."""
    return fistful().heists[name]


@remembered
def board_of(heist: str) -> Board:
    """The board of a heist, built once."""
    return Board(heist_of(heist))
