"""What is seen of a heist board: floors, walls, doors and what is printed on them; also while it is being drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from string import ascii_uppercase
from typing import NamedTuple

from game.content.fistful.records import HeistMap

Cell = tuple[int, int]
Edge = tuple[int, int, str]
OPEN = "."


class Stretch(NamedTuple):
    """A piece of wall between two corners; kind: wall, hull, doorway or door."""

    kind: str
    x0: int
    y0: int
    x1: int
    y1: int

    @property
    def upright(self) -> bool:
        return self.x0 == self.x1

    @property
    def length(self) -> int:
        return self.x1 - self.x0 + self.y1 - self.y0


class BoardPlan(NamedTuple):
    """A board as plain values. `looks`: the floor of each letter; `spots` with their area, `movers` with their sign."""

    rows: tuple[str, ...]
    looks: Mapping[str, str]
    open: frozenset[frozenset[str]]
    doorways: frozenset[Edge]
    walls: frozenset[Edge]
    doors: frozenset[Edge]
    spawns: tuple[tuple[Cell, int], ...]
    movers: tuple[tuple[Cell, str], ...]
    spots: tuple[tuple[Cell, str], ...]
    props: tuple[tuple[Cell, str], ...]
    icons: tuple[Cell, ...] = ()

    def letter(self, x: int, y: int) -> str:
        """The letter of a cell; open space beyond the board."""
        return self.rows[y][x] if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0]) else OPEN

    def look(self, x: int, y: int) -> str:
        """The floor of a cell, "" for open space."""
        return self.looks.get(self.letter(x, y), "") if self.letter(x, y) != OPEN else ""

    def floor(self) -> Iterator[Cell]:
        """Every cell of floor, in reading order."""
        for y, row in enumerate(self.rows):
            for x, letter in enumerate(row):
                if letter != OPEN:
                    yield x, y

    def kind(self, edge: Edge) -> str:
        """What stands on an edge: wall, hull, doorway, door, or "" for nothing."""
        x, y, side = edge
        a, b = self.letter(x, y), self.letter(x + 1, y) if side == "E" else self.letter(x, y + 1)
        if OPEN in (a, b):
            return "hull" if a != b else ""
        if edge in self.doors:
            return "door"
        standing = a != b and frozenset((a, b)) not in self.open
        if edge in self.doorways and standing:
            return "doorway"
        return "wall" if standing or edge in self.walls else ""

    def stretches(self) -> list[Stretch]:
        """Walls and hull joined into the longest straight pieces; doorways and doors alone."""
        return [*_joined(self._edges("E")), *_joined(self._edges("S"))]

    def _edges(self, side: str) -> Iterator[Stretch]:
        """The single pieces of one direction, along their lines."""
        wide, high = len(self.rows[0]), len(self.rows)
        if side == "E":
            for x in range(-1, wide):
                for y in range(high):
                    kind = self.kind((x, y, "E"))
                    if kind:
                        yield Stretch(kind, x + 1, y, x + 1, y + 1)
        else:
            for y in range(-1, high):
                for x in range(wide):
                    kind = self.kind((x, y, "S"))
                    if kind:
                        yield Stretch(kind, x, y + 1, x + 1, y + 1)


def _joined(pieces: Iterable[Stretch]) -> Iterator[Stretch]:
    last: Stretch | None = None
    for piece in pieces:
        if last and piece.kind in ("wall", "hull") and last.kind == piece.kind and last[3:] == piece[1:3]:
            last = last._replace(x1=piece.x1, y1=piece.y1)
            continue
        if last:
            yield last
        last = piece
    if last:
        yield last


class Mover(NamedTuple):
    """One end of a people mover: the letter it is painted with and where the other end lies."""

    letter: str
    twin: Cell


def mover(board: HeistMap, at: Cell) -> Mover | None:
    """The people mover that has an end on a cell; they are lettered in their order."""
    for n, (one, other) in enumerate(board.movers):
        if at in (one, other):
            return Mover(ascii_uppercase[n % 26], other if at == one else one)
    return None


def plan_of(board: HeistMap) -> BoardPlan:
    """The plan of a finished board."""
    return BoardPlan(
        board.rows,
        {letter: zone.look for letter, zone in board.zones.items()},
        frozenset(map(frozenset, board.open)),
        frozenset(board.doorways),
        frozenset(board.walls),
        frozenset((x, y, side) for x, y, side, _ in board.doors),
        tuple((spawn.at, spawn.strength) for spawn in board.spawns),
        tuple((cell, ascii_uppercase[n % 26]) for n, pair in enumerate(board.movers) for cell in pair),
        tuple((cell, area) for area, cells in (*board.spots.items(), ("doors", board.locks)) for cell in cells),
        tuple((cell, kind) for kind, cells in board.props for cell in cells),
        tuple(cell for cells in board.icons.values() for cell in cells),
    )
