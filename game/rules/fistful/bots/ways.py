"""The ways a bot plans: over a whole board, past what lies there, each thing in the way for its toll in steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.fistful.battle.hunters import gripped, hunters
from game.rules.fistful.board import Board, board_of, ways_back
from game.rules.fistful.outlook.face_down import fight_cost, token_back
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import number, sort, special
from game.rules.fistful.zones import closed

FACE_DOWN, DOOR = 3, 5
"""The steps that an unknown token in the way costs, and a lock: half a fight, the rest of a turn."""
FIGHT, WOUND = 4, 5
"""The steps that a fight costs, and each Health it is likely to cost."""
BARRED = 1_000_000
"""More than any way is long."""


def tolls(g: Fistful, seat: int) -> dict[int, int]:
    """What it costs a seat to get past what lies on the cells of the board, in steps; BARRED where nothing helps."""
    board, seen = board_of(g.heist), g.seen
    cells, locks = board.cells, board.locks
    found: dict[int, int] = {}
    for zone, tokens in g.zones.items():
        cell = cells.get(zone)
        if cell is not None:
            if len(tokens) == 1 and tokens[0] not in seen:  # most that lies on a board
                found[cell] = DOOR if cell in locks else FACE_DOWN
            else:
                found[cell] = max([_toll(g, seat, token) for token in tokens])
    found.update(dict.fromkeys(closed(g, board, seat), BARRED))
    if hunters(g, board):
        found.update(dict.fromkeys(gripped(g, board), BARRED))
    return found


def _toll(g: Fistful, seat: int, token: str) -> int:
    """What it costs to get past a token."""
    if token in g.seen or token in g.up:
        what = sort(token)
        if what == "enemy":
            return BARRED if special(token) == "hunt" else FIGHT + round(WOUND * fight_cost(g, seat, number(token)))
        return DOOR if what == "door" else 0
    return DOOR if token_back(token) == "door" else FACE_DOWN


def ways_from(board: Board, here: int, toll: dict[int, int]) -> Iterator[tuple[int, list[int]]]:
    """The cells by the cost in steps from a cell, the nearest first: tolls of what is passed, not of what lies on the
    cell itself. Cells that are out of reach don't come."""
    return _spread(board.grid.landings(_plain(board, toll)), (here,), toll)


def ways_to(board: Board, goals: tuple[int, ...], toll: dict[int, int], cells: Iterable[int]) -> dict[int, int]:
    """The cost in steps from each of `cells` to the nearest of `goals`: tolls of what is passed, not of where it
    begins."""
    found = dict.fromkeys(cells, BARRED)
    left = len(found)
    for cost, reached in _spread(ways_back(board, _plain(board, toll)), goals, toll):
        for cell in reached:
            if cell in found:
                found[cell] = cost
                left -= 1
        if not left:
            break
    return found


def _plain(board: Board, toll: dict[int, int]) -> frozenset[int]:
    """The people movers that don't carry, because something lies on them."""
    return frozenset([mover for mover in board.grid.movers if mover in toll])


def _spread(
    land: list[tuple[int, ...]], starts: tuple[int, ...], toll: dict[int, int]
) -> Iterator[tuple[int, list[int]]]:
    """Costs from the starts along `land`, which may lead backwards, each with its cells. Who passes a cell pays its
    toll: the starts' own only where the walk ends there."""
    cost = [BARRED] * len(land)
    for cell in starts:
        cost[cell] = 0
    layers: list[list[int]] = [list(starts)]  # by cost; a cell that turns up again at a lower one is passed over later
    here = 0
    while here < len(layers):
        fresh = [cell for cell in layers[here] if cost[cell] == here]
        if fresh:
            yield here, fresh
        for cell in fresh:
            onward = here + 1
            if cell in toll and here:
                onward += toll[cell]
                if onward >= BARRED:
                    continue
            for to in land[cell]:
                if onward < cost[to]:
                    cost[to] = onward
                    while onward >= len(layers):
                        layers.append([])
                    layers[onward].append(to)
        here += 1
