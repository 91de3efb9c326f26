"""Where a seat can walk on its turn (R-FC-88 to R-FC-96)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.remembered import SOME, remembered
from game.geometry.walks import ENDS, FREE, OVER, SHUT, Marks, Routes, rings
from game.geometry.walks import routes as ways
from game.rules.fistful.battle.hunters import gripped
from game.rules.fistful.board import Board, board_of
from game.rules.fistful.state import Fistful
from game.rules.fistful.zones import alert, closed


def routes(g: Fistful, seat: int, left: int) -> Routes:
    """Where a seat can walk with so many steps, and how it gets there."""
    board = board_of(g.heist)
    return ways(board.grid, g.at[seat], left, marks(g, board, seat, left, alert(g, board)))


def walkable(g: Fistful, board: Board, seat: int, left: int, foes: Sequence[tuple[str, int]]) -> list[list[int]]:
    """The same by steps, but for where the seat stands and without the ways there; from the alert enemies and their
    cells."""
    return rings(board.grid, g.at[seat], left, marks(g, board, seat, left, foes))


def marks(g: Fistful, board: Board, seat: int, left: int, foes: Sequence[tuple[str, int]]) -> Marks:
    """What each cell is to a walk of a seat with so many steps; one that it can't come by may be marked wrongly.

    Alert enemies and stars that it can't collect are shut (R-FC-91, R-FC-96); face-down tokens, loot, the reach of the
    Hands of Blue (R-FC-165) and, from outside, the Landing Zone end a leg of the walk; other players may be passed,
    there too (R-FC-92, R-FC-93, R-FC-201), but not where a token or the Hands of Blue end it.
    """
    here, cells, keys, zones = g.at[seat], board.cells, board.keys, g.zones
    found = _empty(board, here not in board.landing_set).copy()
    for key in vicinity(board, here, left) & zones.keys():
        found[cells[key]] = ENDS
    grip = gripped(g, board) if board.heist.hunters else ()
    for cell in grip:
        found[cell] = ENDS
    start = found[here]
    for other, cell in g.at.items():
        if other != seat and cell >= 0:
            found[cell] = SHUT if keys[cell] in zones or cell in grip else OVER
    for _, cell in foes:
        found[cell] = SHUT
    if len(foes) < len(g.up):
        for cell in closed(g, board, seat):
            found[cell] = SHUT
    found[here] = start
    return found


@partial(remembered, most=SOME)
def vicinity(board: Board, start: int, steps: int) -> frozenset[str]:
    """The zones of the cells that a walk comes by at most if nothing stands in its way, people movers to either end
    included."""
    grid, found, front = board.grid, {start}, {start}
    for _ in range(steps):
        beside = {to for cell in front for to in grid.neighbours(cell)}
        front = beside.union([grid.movers[to] for to in beside if to in grid.movers]) - found
        if not front:
            break
        found |= front
    return frozenset([board.keys[cell] for cell in found])


@remembered
def _empty(board: Board, outside: bool) -> Marks:
    """The marks of a board with nothing on it, for a walk that begins outside the Landing Zone, or on it."""
    return [ENDS if outside and cell in board.landing_set else FREE for cell in range(len(board.keys))]
