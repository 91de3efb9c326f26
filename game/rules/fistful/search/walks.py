"""Where a seat can walk on its turn (R-FC-88 to R-FC-96)."""

from __future__ import annotations

from game.geometry.walks import Routes, marks_of, rings
from game.geometry.walks import routes as ways
from game.rules.fistful.board import Board, board_of, vicinity
from game.rules.fistful.lookout import Lookout, lookout
from game.rules.fistful.state import Fistful
from game.rules.fistful.zones import closed


def routes(g: Fistful, seat: int, left: int) -> Routes:
    """Where a seat can walk with so many steps, and how it gets there."""
    board = board_of(g.heist)
    return ways(board.grid, g.at[seat], left, marks_of(board.grid, *fields(g, board, seat, left, lookout(g, board))))


def walkable(g: Fistful, board: Board, seat: int, left: int, look: Lookout) -> list[list[int]]:
    """The same but for where the seat stands and without the ways there: the cells one step away, those two steps away
    and so on."""
    return rings(board.grid, g.at[seat], left, *fields(g, board, seat, left, look))


def fields(g: Fistful, board: Board, seat: int, left: int, look: Lookout) -> tuple[int, int, int]:
    """What lies in the way of a seat's walk of so many steps: the fields of the cells that end it, that are shut to it
    and that it may only pass.

    Alert enemies and stars that it can't collect are shut (R-FC-91, R-FC-96); face-down tokens, loot, the reach of the
    Hands of Blue (R-FC-165) and, from outside, the Landing Zone end a leg of the walk; other players may be passed,
    there too (R-FC-92, R-FC-93, R-FC-201), but not where a token or the Hands of Blue end it.
    """
    here, bit = g.at[seat], board.bit
    keys, near = vicinity(board, here, left)
    stops = sum(map(board.bits.__getitem__, keys & g.zones.keys()))
    stops |= look.gripped
    ends = stops if here in board.landing_set else stops | board.landing_field
    shut, over = look.field, 0
    for other, cell in g.at.items():
        if cell >= 0 and other != seat:
            if stops & bit[cell]:
                shut |= bit[cell]
            else:
                over |= bit[cell]
    if look.stars:
        for cell in closed(g, board, seat):
            shut |= bit[cell]
    shut &= near ^ bit[here]
    over &= near ^ (shut | bit[here])
    return ends & (near ^ (shut | over)), shut, over
