"""Who stands face up on the board, and what follows from that alone: found once for the same tokens in the same
places."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import NamedTuple

from game.core.remembered import FEW, remembered
from game.rules.fistful.board import Board
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import sort, special

Foe = tuple[str, int]
"""A face-up enemy and its cell."""
_by_cell = itemgetter(1, 0)


class Lookout(NamedTuple):
    """The alert enemies, in board order (R-FC-124): all of them, those that force battles, and the Hands of Blue, who
    force nobody (R-FC-166).

    `eyes`: the cells of those that force battles; `field`: the cells of all. `grip`: the cells within the reach of the
    Hands of Blue, `gripped` the same as a field. `stars`: the face-up stars
    and their cells.
    """

    foes: tuple[Foe, ...] = ()
    forcing: tuple[Foe, ...] = ()
    hunters: tuple[Foe, ...] = ()
    eyes: tuple[int, ...] = ()
    field: int = 0
    grip: frozenset[int] = frozenset()
    gripped: int = 0
    stars: tuple[tuple[str, int], ...] = ()


NOBODY = Lookout()


def lookout(g: Fistful, board: Board) -> Lookout:
    """Who stands face up on the board now."""
    return _lookout(board, tuple(g.up.items())) if g.up else NOBODY


@partial(remembered, most=FEW)
def _lookout(board: Board, up: tuple[tuple[str, str], ...]) -> Lookout:
    cells = board.cells
    foes = tuple(
        sorted([(token, cells[zone]) for token, zone in up if zone in cells and sort(token) == "enemy"], key=_by_cell)
    )
    stars = tuple([(token, cells[zone]) for token, zone in up if zone in cells and sort(token) == "star"])
    field = board.field({cell for _, cell in foes})
    forcing = tuple([foe for foe in foes if special(foe[0]) != "hunt"])
    eyes = tuple([cell for _, cell in forcing])
    if not board.heist.hunters:
        return Lookout(foes, forcing, (), eyes, field, stars=stars)
    hunters = tuple([foe for foe in foes if special(foe[0]) == "hunt"])
    reach = frozenset[int]().union(*[grip(board, cell) for _, cell in hunters])
    return Lookout(foes, forcing, hunters, eyes, field, reach, board.field(reach), stars)


@remembered
def grip(board: Board, cell: int) -> frozenset[int]:
    """The cells whose hero is reached from a cell: it, and those next to it that it sees (R-FC-165)."""
    (x, y), grid = board.grid.xy(cell), board.grid
    beside = [
        there
        for there in grid.floor
        if max(abs(x - grid.xy(there)[0]), abs(y - grid.xy(there)[1])) <= 1 and board.sees(there, cell)
    ]
    return frozenset(beside) - board.landing_set
