"""What lies on the board, and moving tokens and cards between its zones."""

from __future__ import annotations

from game.core.remembered import remembered
from game.core.zones import everyone, move, reveal
from game.rules.fistful import news
from game.rules.fistful.board import Board, board_of, steps_to
from game.rules.fistful.lookout import Foe, lookout
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind, number, sort


def covered(g: Fistful, board: Board) -> frozenset[int]:
    """The cells with a token on them, face up or face down."""
    return board.grid.floor.intersection(map(board.cells.get, g.zones))


def cover(g: Fistful, board: Board) -> int:
    """The same as a field."""
    return sum(map(board.bits.__getitem__, board.bits.keys() & g.zones.keys()))


def closed(g: Fistful, board: Board, seat: int) -> list[int]:
    """The cells with a face-up star that a seat can't collect (R-FC-96)."""
    return [cell for token, cell in lookout(g, board).stars if not can_collect(g, seat, token)]


def alert(g: Fistful, board: Board) -> tuple[Foe, ...]:
    """The face-up enemies and their cells, in board order (R-FC-124)."""
    return lookout(g, board).foes


def alert_cell(g: Fistful, token: str) -> int:
    """Where an alert enemy stands, -1 when it is no alert enemy on the board."""
    zone = g.up.get(token)
    return -1 if zone is None or sort(token) != "enemy" else board_of(g.heist).cells[zone]


def threats(g: Fistful, seat: int) -> tuple[str, ...]:
    """The enemies a seat must fight one of if it stops where it stands (R-FC-124, R-FC-127).

    None on the Landing Zone (R-FC-60, R-FC-173). An enemy beneath the avatar comes before all others (R-FC-175,
    R-FC-190). The Hands of Blue force nobody (R-FC-166).
    """
    board, here = board_of(g.heist), g.at[seat]
    if here < 0 or here in board.landing_set or not g.up:
        return ()
    look = lookout(g, board)
    if here in look.eyes:
        return tuple([token for token, cell in look.forcing if cell == here])
    row = board.sight.row(here)
    return tuple([token for token, cell in look.forcing if row[cell]])


def can_collect(g: Fistful, seat: int, token: str) -> bool:
    """Whether a seat's crew may take up a star (R-FC-40, R-FC-104)."""
    for star in board_of(g.heist).heist.stars:
        if star.kind == kind(token):
            return g.hero[seat] in star.crew or (star.sidekicks and g.sidekick[seat] in star.crew)
    return False


def put(g: Fistful, token: str, source: str, target: str) -> None:
    """Move a token; it lies face up on the board from now on, or leaves it, and all seats know it."""
    move(g, token, source, target)
    reveal(g, token, everyone(len(g.at)))
    if target.startswith("cell:"):
        g.up[token] = target
    else:
        g.up.pop(token, None)


def flip(g: Fistful, token: str, cell: int) -> None:
    """Turn a token on the board face up."""
    g.up[token] = board_of(g.heist).keys[cell]
    reveal(g, token, everyone(len(g.at)))
    g.tell(news.Flipped(cell, token))


def room_beside(g: Fistful, cell: int) -> bool:
    """Whether a step can be made to a clear cell."""
    board, zones, taken = board_of(g.heist), g.zones, g.at.values()
    keys = board.keys
    for to in board.grid.neighbours(cell):
        if keys[to] not in zones and to not in taken:
            break
    else:
        return False
    return True


def free(g: Fistful, cell: int) -> bool:
    """Whether a cell is clear: neither a token nor an avatar is on it."""
    return board_of(g.heist).keys[cell] not in g.zones and cell not in g.at.values()


def taken(g: Fistful, board: Board, cell: int) -> bool:
    """Whether a face-up enemy stands on a cell."""
    return any(sort(token) == "enemy" and token in g.up for token in g.zones.get(board.keys[cell], ()))


def fill(g: Fistful, board: Board, cell: int, strength: int, pile: str) -> bool:
    """Put the first enemy of that strength from a pile on a Spawn Zone; says whether there was one."""
    for token in g.zones.get(pile, ()):
        if number(token) == strength:
            put(g, token, pile, board.keys[cell])
            g.tell(news.Spawned(cell, token))
            return True
    return False


def around(g: Fistful, seat: int, reach: int) -> list[tuple[int, str]]:
    """The face-down tokens nobody has looked at within `reach` spaces in any direction, walls don't matter
    (R-FC-174)."""
    if g.at[seat] < 0:
        return []
    found, zones = [], g.zones
    for cell, key in _square(board_of(g.heist), g.at[seat], reach):
        if key in zones:
            found += [(cell, token) for token in zones[key] if token not in g.up and token not in g.seen]
    return found


@remembered
def _square(board: Board, middle: int, reach: int) -> tuple[tuple[int, str], ...]:
    """The cells within `reach` spaces in any direction and their zones, in board order."""
    wide, high = board.grid.width, board.grid.height
    x, y = board.grid.xy(middle)
    rows = range(max(0, y - reach), min(high, y + reach + 1))
    columns = range(max(0, x - reach), min(wide, x + reach + 1))
    return tuple([(row * wide + n, board.keys[row * wide + n]) for row in rows for n in columns])


def nearest_down(g: Fistful, seat: int, count: int, unseen: bool) -> list[tuple[int, str]]:
    """The `count` face-down tokens nearest to a seat on foot; `unseen`: only those nobody has looked at."""
    board = board_of(g.heist)
    if g.at[seat] < 0:
        return []
    far = steps_to(board, (g.at[seat],))
    found = [
        (far[board.cells[key]], board.cells[key], token)
        for key, items in g.zones.items()
        if key in board.cells and far[board.cells[key]] >= 0
        for token in items
        if token not in g.up and not (unseen and token in g.seen)
    ]
    found.sort(key=lambda entry: entry[:2])
    return [(cell, token) for _, cell, token in found[:count]]
