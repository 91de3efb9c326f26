"""How a bot walks: where to, past what, where to fall back to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.geometry.squares import Routes, path, reach
from game.rules.fistful.board import board_of, steps_to
from game.rules.fistful.bot_goals import errand, heads_home, prizes
from game.rules.fistful.hunters import gripped, hunters, prey
from game.rules.fistful.movement import FAR, routes
from game.rules.fistful.outlook import fight_cost, weakest_in_sight
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import number, special
from game.rules.fistful.zones import alert, closed, covered, unturned

IDLE = 25.0
"""What it costs to stand still with a goal ahead, where doors have to be opened in time."""
LOST_TURN = 3.5
"""Steps that picking a lock costs: the rest of a turn."""


def walk(g: Fistful, seat: int, left: int, options: Sequence[str]) -> str:
    """The move a bot makes: towards the best prize or home, ending out of sight of what is too strong."""
    board = board_of(g.heist)
    here, risk = g.at[seat], hunted(g, seat)
    near = {key: board.cells["cell:" + key[5:]] for key in options if key.startswith("move:")}
    near = {key: cell for key, cell in near.items() if risk(cell) < CAUGHT}
    known = {key: cell for key, cell in near.items() if not unturned(g, board, cell)}
    if heads_home(g, seat):
        home = steps_to(board, board.landing)
        gain = {key: float(-10 * home[cell]) for key, cell in near.items() if key in known or home[cell] == 0}
        gain["stop"] = -10.0 * home[here]
        return _safest(g, seat, gain, near)
    ways = routes(g, seat, FAR)
    best = target(g, seat, ways, risk)
    if best == here:
        return "stop"
    if best < 0:
        home = steps_to(board, board.landing)
        gain = {key: float(-home[cell]) for key, cell in known.items()}
        gain["stop"] = -float(home[here])
        return _safest(g, seat, gain, near)
    if ways[best].cost <= left and "move:" + board.names[best] in near:
        return "move:" + board.names[best]
    trail, back = path(ways, best), way_back(g, seat, best)
    far = {cell: back[cell].cost for cell in (here, *known.values()) if cell in back}
    gain = {key: -10.0 * far.get(cell, FAR) + (5 if cell in trail else 0) for key, cell in known.items()}
    gain["stop"] = -10.0 * far.get(here, FAR) - (IDLE if board.locks else 0.0)
    return _safest(g, seat, gain, near)


def way_back(g: Fistful, seat: int, goal: int) -> Routes:
    """The ways from a goal to everywhere, past what bars a seat's way now: as far as it is from there to the goal."""
    board, ends = board_of(g.heist), covered(g, board_of(g.heist))
    shut = {cell for _, cell in alert(g, board)}.union(closed(g, board, seat))
    return reach(board.grid, goal, FAR, ends=ends - {g.at[seat]}, shut=shut - {goal, g.at[seat]})


CAUGHT = 1000.0
CLOSE = 150.0


def hunted(g: Fistful, seat: int) -> Callable[[int], float]:
    """What the Hands of Blue make of ending a walk on a cell: who is reached falls, who is close may be."""
    board = board_of(g.heist)
    foes = hunters(g, board)
    if not foes:
        return lambda cell: 0.0
    reach = gripped(g, board)
    moves = 1 + sum(cell >= 0 for cell in g.at.values())
    wanted = any(seat in prey(g, token) for token, _ in foes)
    fars = [steps_to(board, (cell,)) for _, cell in foes]

    def risk(cell: int) -> float:
        if cell in board.landing_set:
            return 0.0
        if cell in reach:
            return CAUGHT
        gap = min((far[cell] for far in fars if far[cell] >= 0), default=99)
        return (CLOSE if wanted else CLOSE / 4) * max(0, moves + 1 - gap)

    return risk


def target(g: Fistful, seat: int, ways: Routes, risk: Callable[[int], float]) -> int:
    """The best cell to go for by its worth and the way there, or the Security Door before it; -1 if there is none."""
    board, here = board_of(g.heist), g.at[seat]
    goals = {cell: worth for cell, worth in prizes(g, seat).items() if risk(cell) < CLOSE}
    stay = errand(g, seat)
    best, score = -1, 0.0
    for cell, worth in goals.items():
        if cell in ways and (cell != here or cell in stay):
            rate = worth / (ways[cell].cost / 3.5 + 1.5)
            if (rate, -cell) > (score, -best):
                best, score = cell, rate
    shut = [cell for cell in board.locks if cell in ways and cell in covered(g, board) and risk(cell) < CLOSE]
    beyond = [cell for cell in goals if cell not in ways]
    for door in shut if beyond else ():
        far = steps_to(board, (door,))
        for cell in beyond:
            if far[cell] >= 0:
                rate = goals[cell] / ((ways[door].cost + LOST_TURN + far[cell]) / 3.5 + 1.5)
                if rate > score:
                    best, score = door, rate
    return best


def _safest(g: Fistful, seat: int, gain: dict[str, float], near: dict[str, int]) -> str:
    """The key with the best gain after the fight that stopping there would force."""
    foes = _forcing(g)
    here, risk = g.at[seat], hunted(g, seat)

    def net(key: str) -> float:
        cell = near.get(key, here)
        strength = weakest_in_sight(g, cell, foes)
        if not strength or g.flags.get("truce") or g.flags.get(f"hidden:{seat}"):
            return gain[key] - risk(cell)
        return gain[key] - risk(cell) - (15 + 30 * fight_cost(g, seat, strength)) * (2 if g.health[seat] <= 2 else 1)

    return max(gain, key=lambda key: (net(key), key == "stop"))


def fall_back(g: Fistful, options: Sequence[str]) -> str:
    """The retreat out of sight of all alert enemies if there is one, nearest to the Landing Zone."""
    board = board_of(g.heist)
    foes, reach = _forcing(g), gripped(g, board)
    home = steps_to(board, board.landing)

    def rank(key: str) -> tuple[bool, bool, int]:
        cell = board.cells["cell:" + key.partition(":")[2]]
        return cell in reach, weakest_in_sight(g, cell, foes) > 0, home[cell]

    return min(options, key=rank)


def _forcing(g: Fistful) -> list[tuple[int, int]]:
    """Strength and cell of every alert enemy that forces a battle on who stops in its sight (R-FC-124, R-FC-166)."""
    return [(number(token), cell) for token, cell in alert(g, board_of(g.heist)) if special(token) != "hunt"]


def lure(g: Fistful, seat: int, options: Sequence[str]) -> str:
    """Move an enemy out of sight of the hero and as far away as it goes."""
    board, here = board_of(g.heist), g.at[seat]
    far = steps_to(board, (here,)) if here >= 0 else ()

    def rank(key: str) -> tuple[bool, bool, int]:
        _, token, name = key.split(":")
        cell = board.cells["cell:" + name]
        now = next((c for t, c in alert(g, board) if t == token), cell)
        return board.sees(here, now), not board.sees(here, cell), far[cell]

    return max(options, key=rank)
