"""What lies on the board, and moving tokens and cards between its zones."""

from __future__ import annotations

from typing import NamedTuple

from game.core.zones import everyone, move, reveal
from game.rules.fistful.board import Board, board_of, heist_of
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import sort


class Lying(NamedTuple):
    """The cells of the board by what lies there, each in board order.

    `down`: face-down tokens. `loot`: face-up tokens that can be taken up. `stars`: face-up stars. `alert`: the face-up
    enemies with their cells (R-FC-124).
    """

    down: list[int]
    loot: list[int]
    stars: list[int]
    alert: list[tuple[str, int]]


def lying(g: Fistful, board: Board) -> Lying:
    """What lies on the board, from knowledge that all seats share: face-down tokens count as such, whatever they
    are."""
    loot: list[int] = []
    stars: list[int] = []
    foes: list[tuple[str, int]] = []
    up, cells = g.up, board.cells
    spots = [(cells[key], items) for key, items in g.zones.items() if key in cells]
    down = [cell for cell, items in spots if items[0] not in up]
    for cell, items in spots:
        if items[0] in up or len(items) > 1:  # few spots show a face, and few hold more than one token
            for item in items if items[0] in up else items[1:]:
                if item not in up:
                    down.append(cell)
                    continue
                what = sort(item)
                if what == "enemy":
                    foes.append((item, cell))
                else:
                    (stars if what == "star" else loot).append(cell)
    foes.sort(key=_by_cell)
    return Lying(down, loot, stars, foes)


def _by_cell(entry: tuple[str, int]) -> tuple[int, str]:
    return entry[1], entry[0]


def alert(g: Fistful, board: Board) -> list[tuple[str, int]]:
    """The face-up enemies and their cells, in board order."""
    if not g.up:
        return []
    up, cells = g.up, board.cells
    found = [
        (item, cells[key])
        for key, items in g.zones.items()
        if (items[0] in up or len(items) > 1) and key in cells
        for item in items
        if item in up and sort(item) == "enemy"
    ]
    found.sort(key=_by_cell)
    return found


def alert_cell(g: Fistful, token: str) -> int:
    """Where an alert enemy stands, -1 when it is no alert enemy on the board."""
    if token not in g.up or sort(token) != "enemy":
        return -1
    board = board_of(g.heist)
    return next((board.cells[key] for key, items in g.zones.items() if token in items and key in board.cells), -1)


def threats(g: Fistful, seat: int) -> tuple[str, ...]:
    """The enemies a seat must fight one of if it stops where it stands (R-FC-124, R-FC-127).

    None on the Landing Zone (R-FC-60, R-FC-173). An enemy beneath the avatar comes before all others (R-FC-175,
    R-FC-190).
    """
    board, here = board_of(g.heist), g.at[seat]
    if here < 0 or here in board.landing_set:
        return ()
    foes = alert(g, board)
    under = tuple(token for token, cell in foes if cell == here)
    if under:
        return under
    row = board.sight.row(here)
    return tuple(token for token, cell in foes if row[cell])


def can_collect(g: Fistful, seat: int) -> bool:
    """Whether a seat's hero may take up stars (R-FC-40, R-FC-104)."""
    return g.hero[seat] in heist_of(g.heist).trap_crew


def put(g: Fistful, token: str, source: str, target: str) -> None:
    """Move a token; it lies face up on the board from now on, or leaves it, and all seats know it."""
    move(g, token, source, target)
    reveal(g, token, everyone(len(g.at)))
    if target.startswith("cell:"):
        g.up[token] = 1
    else:
        g.up.pop(token, None)


def flip(g: Fistful, token: str, cell: int) -> None:
    """Turn a token on the board face up."""
    g.up[token] = 1
    reveal(g, token, everyone(len(g.at)))
    g.tell("flipped", cell, token)


def free(g: Fistful, cell: int) -> bool:
    """Whether a cell is clear: neither a token nor an avatar is on it."""
    return board_of(g.heist).keys[cell] not in g.zones and cell not in g.at.values()
