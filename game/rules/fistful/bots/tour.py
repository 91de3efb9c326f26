"""Where to go first so that the whole way that is still to walk becomes short: several orders of errands, added up."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from game.core.remembered import SOME, remembered
from game.rules.fistful.board import Board, board_of
from game.rules.fistful.bots.goals import credits_open
from game.rules.fistful.bots.ways import FACE_DOWN, FIGHT, ways_from
from game.rules.fistful.outlook.face_down import face_down, token_back
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import number, sort

FIRST = 6
"""Places that are tried as the first of a tour."""
ICON, ACT = 300.0, 2.0
"""What an Objective icon counts for in credits, and the steps that acting there costs, half a turn."""
CRATE = 20.0
"""What a crate counts for in credits."""
DEAR = 0.25
"""The steps that each credit costs for which no place is left."""
STRANDED = 40
"""The steps home from where no way leads there."""


def tour(g: Fistful, seat: int, prizes: Collection[int], icons: Collection[int], toll: dict[int, int]) -> int:
    """The first cell of the tour with the fewest steps past enough credits and the icon's spaces home; -1 for none."""
    board, here = board_of(g.heist), g.at[seat]
    known = tuple(sorted([(cell, cost) for cell, cost in toll.items() if cost != FACE_DOWN]))
    gains, costs = _found(g, board, prizes, icons)
    near = _far(board, here, known)
    first = [cell for cell in gains if cell in near and (cell != here or cell in icons)]
    first.sort(key=lambda cell: (-gains[cell] / (near[cell] + costs[cell] + 1), cell))
    tried = first[:FIRST] + [cell for cell in first[FIRST:] if cell in icons][:1]

    def steps(cell: int) -> float:
        """The steps of the tour that begins with a cell and goes on with what pays best each time."""
        at, need, acted = here, float(credits_open(g)), not icons
        left, total = dict(gains), 0.0
        while cell >= 0:
            total += _far(board, at, known)[cell] + costs[cell]
            at, far = cell, _far(board, cell, known)
            if cell in icons:
                acted = True
                left = {other: gain for other, gain in left.items() if other not in icons}
            else:
                need -= left.pop(cell)
            if need <= 0 and acted:
                break
            rates = {
                other: (gain if other in icons else min(gain, max(need, 1.0))) / (far[other] + costs[other] + 1)
                for other, gain in left.items()
                if other in far and (need > 0 or other in icons)
            }
            cell = max(rates, key=lambda other: rates[other], default=-1)
        far = _far(board, at, known)
        home = min([far[cell] for cell in board.landing if cell in far], default=STRANDED)
        return total + max(0.0, need) * DEAR + home

    return min(tried, key=steps, default=-1)


def _found(
    g: Fistful, board: Board, prizes: Collection[int], icons: Collection[int]
) -> tuple[dict[int, float], dict[int, float]]:
    """Per cell the credits that are likely to lie there, and the steps that searching it is likely to cost."""
    gains, costs = dict[int, float](), dict[int, float]()
    odds = {back: _likely(lots) for back, lots in face_down(g).items()}
    for cell in prizes:
        if cell in icons:
            gains[cell], costs[cell] = ICON, ACT
            continue
        gain = cost = 0.0
        for token in g.zones.get(board.keys[cell], ()):
            more, risk = (_gain(token), 0.0) if token in g.seen else odds.get(token_back(token), (0.0, 0.0))
            gain, cost = gain + more, cost + risk * FIGHT
        if gain > 0:
            gains[cell], costs[cell] = gain, cost
    return gains, costs


def _likely(lots: dict[str, int]) -> tuple[float, float]:
    """The credits that a face-down token is likely to be, and the chance that it is nothing to take."""
    many = max(1, sum(lots.values()))
    gains = {what: _gain(f"{what}#1") for what in lots}
    return (
        sum(count * gains[what] for what, count in lots.items()) / many,
        sum(count for what, count in lots.items() if not gains[what]) / many,
    )


def _gain(token: str) -> float:
    """What a token counts for in credits."""
    worth = {"credits": float(number(token)), "crate": CRATE}
    return worth.get(sort(token), 0.0)


@partial(remembered, most=SOME)
def _far(board: Board, cell: int, known: tuple[tuple[int, int], ...]) -> dict[int, int]:
    """The cost in steps from a cell to all that are in reach, past what is known to lie in the way."""
    return {other: far for far, cells in ways_from(board, cell, dict(known)) for other in cells}
