"""Ways of a ship over the map: where it could get to with its movement points, and through which locations."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.games.fancards.map.pieces import cell_of
from game.app.table.boards.field.data import Cell
from game.rules.fancards.charting import neighbours
from game.rules.fancards.moves import enters
from game.rules.fancards.state import FanCards

Ways = Mapping[Cell, tuple[Cell, ...]]
"""For each location the cells on the way to it, it itself the last."""


def ways(g: FanCards, seat: int, first: frozenset[Cell], points: int) -> Ways:
    """The shortest ways of a ship with so many points, whose first step is one of `first`; longer ways lead only
    through locations that may be entered as things stand."""
    found: dict[Cell, tuple[Cell, ...]] = {cell: (cell,) for cell in sorted(first)}
    row = list(found)
    start = cell_of(g.spot[seat])
    while row:
        further = []
        for cell in row:
            way = found[cell]
            for word in neighbours(g, f"{cell[0]},{cell[1]}") if len(way) < points else ():
                to = cell_of(word)
                if to != start and to not in found and enters(g, seat, word):
                    found[to] = (*way, to)
                    further.append(to)
        row = further
    return found
