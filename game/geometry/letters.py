"""What a map file's letters and lists say: floor, walls, doors and people movers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.geometry.edges import Edge


class Plan(NamedTuple):
    """The parts of a grid, in the order its constructor takes them."""

    width: int
    height: int
    floor: frozenset[int]
    walls: frozenset[Edge]
    doors: frozenset[Edge]
    movers: dict[int, int]


def read(
    rows: Sequence[str],
    open_pairs: Iterable[str] = (),
    doorways: Iterable[Sequence[object]] = (),
    walls: Iterable[Sequence[object]] = (),
    doors: Iterable[Sequence[object]] = (),
    movers: Iterable[Sequence[Sequence[int]]] = (),
) -> Plan:
    """The plan that a map file draws: one letter per cell, "." is open space; edges are `[column, row, "E" or "S"]`.

    Walls stand between different letters except pairs in `open_pairs`, and where floor meets open space (the hull).
    Doorways take a wall away, `walls` add one, `doors` put a closed door on the edge (a name may follow the side);
    `movers` are pairs of `[column, row]`. ValueError names the entry that cannot stand.
    """
    width, height = _size(rows)
    floor = frozenset(y * width + x for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != ".")
    standing = _letter_walls(rows, _pairs(rows, open_pairs))
    for entry in doorways:
        edge = _edge(entry, width, height, floor)
        if edge not in standing:
            raise ValueError(f"doorway {list(entry)!r} has no wall to lead through")
        standing.remove(edge)
    standing.update(_edge(entry, width, height, floor) for entry in walls)
    closed = frozenset(_edge(entry, width, height, floor) for entry in doors)
    return Plan(width, height, floor, frozenset(standing - closed), closed, _links(movers, width, height, floor))


def _size(rows: Sequence[str]) -> tuple[int, int]:
    if not rows or not rows[0]:
        raise ValueError("a map needs at least one cell")
    for y, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise ValueError(f"row {y} has {len(row)} letters, the first one {len(rows[0])}")
    return len(rows[0]), len(rows)


def _pairs(rows: Sequence[str], open_pairs: Iterable[str]) -> set[frozenset[str]]:
    letters = set("".join(rows)) - {"."}
    found = set()
    for pair in open_pairs:
        if len(pair) != 2 or pair[0] == pair[1] or not letters.issuperset(pair):
            raise ValueError(f"open pair {pair!r} is not two different letters of the map")
        found.add(frozenset(pair))
    return found


def _letter_walls(rows: Sequence[str], free: set[frozenset[str]]) -> set[Edge]:
    """Edges between different letters. The frame's right and lower edges count as hull; its left and upper ones belong
    to no cell and are left out: no walk and no line of sight can get there."""
    width = len(rows[0])
    below = [*rows[1:], "." * width]
    walls: set[Edge] = set()
    for y, row in enumerate(rows):
        for x, (letter, east, south) in enumerate(zip(row, row[1:] + ".", below[y])):
            if east != letter and frozenset((east, letter)) not in free:
                walls.add((y * width + x, "E"))
            if south != letter and frozenset((south, letter)) not in free:
                walls.add((y * width + x, "S"))
    return walls


def _edge(entry: Sequence[object], width: int, height: int, floor: frozenset[int]) -> Edge:
    x, y, side = entry[:3] if len(entry) >= 3 else (None, None, None)
    if not (isinstance(x, int) and isinstance(y, int) and side in ("E", "S")):
        raise ValueError(f'an edge is [column, row, "E" or "S"], not {list(entry)!r}')
    beyond_x, beyond_y = (x + 1, y) if side == "E" else (x, y + 1)
    inside = x >= 0 and y >= 0 and beyond_x < width and beyond_y < height
    if not (inside and {y * width + x, beyond_y * width + beyond_x} <= floor):
        raise ValueError(f"edge {list(entry)!r} is not between two cells of floor")
    return y * width + x, str(side)


def _links(movers: Iterable[Sequence[Sequence[int]]], width: int, height: int, floor: frozenset[int]) -> dict[int, int]:
    linked: dict[int, int] = {}
    for pair in movers:
        cells = [y * width + x for x, y in pair if 0 <= x < width and 0 <= y < height]
        if len(pair) != 2 or len(set(cells)) != 2 or not floor.issuperset(cells):
            raise ValueError(f"people mover {list(pair)!r} does not link two different cells of floor")
        if not linked.keys().isdisjoint(cells):
            raise ValueError(f"people mover {list(pair)!r} uses a cell that another mover has")
        linked[cells[0]], linked[cells[1]] = cells[1], cells[0]
    return linked
