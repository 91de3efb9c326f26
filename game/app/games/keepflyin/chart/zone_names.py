"""Where a chart has room for the names of its zones."""

from __future__ import annotations

from game.content.keepflyin.records import Board
from game.geometry.hexes import Hex, HexGrid, axial, distance

COUNTS = {"core": 1, "border": 2, "fringe": 3}
APART = 9  # hexes between two names of one zone
CLEAR = 2  # a name covers a hex, its neighbours to both sides, and no world's name


def spots(board: Board, grid: HexGrid) -> list[tuple[str, int, int]]:
    """Zone, column and row of each name: hexes with as much of their zone and as few worlds around as there are."""
    places = [axial(*grid.xy(place.at)) for place in board.locations.values() if not place.inside]
    places.append(axial(*grid.xy(board.sun)))
    found: list[tuple[str, int, int]] = []
    for zone, count in COUNTS.items():
        taken: list[Hex] = []
        for _ in range(count):
            best = _best(board, grid, zone, taken, places, CLEAR)
            if best is None and not taken:
                best = _best(board, grid, zone, taken, places, CLEAR - 1)
            if best is not None:
                taken.append(axial(*best))
                found.append((zone, *best))
    return found


def _best(
    board: Board, grid: HexGrid, zone: str, taken: list[Hex], places: list[Hex], clear: int
) -> tuple[int, int] | None:
    """Column and row of the hex with most room for a name, so many hexes clear of worlds; None where there is none."""
    best, most = None, 0.0
    for node in range(board.width * board.height):
        column, row = grid.xy(node)
        if any(distance(axial(column, row), other) < APART for other in taken):
            continue
        worth = _room(board, zone, column, row, places, clear)
        if worth > most:
            best, most = (column, row), worth
    return best


def _room(board: Board, zone: str, column: int, row: int, places: list[Hex], clear: int) -> float:
    """How well a name stands on a hex; 0 where it would cover a border, a world or a world's name."""
    if not (1 <= column < board.width - 1 and 1 <= row < board.height - 1):
        return 0
    if any(board.zones[row * board.width + c] != zone for c in (column - 1, column, column + 1)):
        return 0
    here = axial(column, row)
    near = min(distance(here, place) for place in places)
    above = axial(column, row - 1)
    if near < clear or any(distance(above, place) < clear for place in places):
        return 0
    own = sum(
        board.zones[r * board.width + c] == zone
        for r in range(max(0, row - 2), min(board.height, row + 3))
        for c in range(max(0, column - 2), min(board.width, column + 3))
    )
    return min(near, 4) + own / 10 - abs(row - board.height / 3) / 20
