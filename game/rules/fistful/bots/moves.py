"""How a bot walks: where to, past what, where to fall back to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.fistful.battle.hunters import gripped, hunters, prey
from game.rules.fistful.board import board_of, steps_to
from game.rules.fistful.bots.flight import ENOUGH, Flight
from game.rules.fistful.bots.goals import errand, heads_home, prizes, stars_open
from game.rules.fistful.bots.taste import PLAIN, Taste
from game.rules.fistful.bots.tour import tour
from game.rules.fistful.bots.ways import tolls, ways_from, ways_to
from game.rules.fistful.outlook.face_down import fight_cost, weakest_in_sight
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import number, special
from game.rules.fistful.zones import alert

IDLE = 25.0
"""What it costs to stand still with a goal ahead, or to go away from it."""
PACE = 3.5
"""Steps that a movement roll gives."""


def walk(g: Fistful, seat: int, options: Sequence[str], taste: Taste) -> str:
    """The move a bot makes: towards the best prize or home, ending out of sight of what is too strong."""
    board = board_of(g.heist)
    here, risk = g.at[seat], hunted(g, seat, taste)
    near = {key: board.cells["cell:" + key[5:]] for key in options if key.startswith("move:")}
    near = {key: cell for key, cell in near.items() if risk(cell) < CAUGHT}
    toll = tolls(g, seat)
    best = -1 if heads_home(g, seat, taste) else target(g, seat, toll, risk, taste)
    if best < 0 and here in board.landing_set or best == here:
        return "stop"
    if best >= 0 and "move:" + board.names[best] in near:
        return "move:" + board.names[best]
    togo = ways_to(board, (best,) if best >= 0 else board.landing, toll, (here, *near.values()))
    gain = {
        key: -taste.step * (togo[cell] + toll.get(cell, 0)) - (IDLE if togo[cell] > togo[here] else 0)
        for key, cell in near.items()
    }
    gain["stop"] = -taste.step * togo[here] - IDLE
    return _safest(g, seat, gain, near, taste)


def bound_for(g: Fistful, seat: int) -> int:
    """Where a seat is bound for: the best prize, else the Landing Zone; -1 where it is there."""
    if not heads_home(g, seat):
        best = target(g, seat, tolls(g, seat), hunted(g, seat))
        if best >= 0:
            return best
    landing = board_of(g.heist).landing
    return -1 if g.at[seat] in landing else landing[0]


def onward(g: Fistful, seat: int, options: Sequence[str]) -> Sequence[str]:
    """The walks that lead nearer to what a bot is after, home where that is nothing; all answers where none does."""
    board, toll = board_of(g.heist), tolls(g, seat)
    best = -1 if heads_home(g, seat) else target(g, seat, toll, hunted(g, seat))
    cells = {key: board.cells["cell:" + key[5:]] for key in options if key.startswith("move:")}
    togo = ways_to(board, (best,) if best >= 0 else board.landing, toll, (g.at[seat], *cells.values()))
    return [key for key, cell in cells.items() if togo[cell] < togo[g.at[seat]]] or options


CAUGHT = 1000.0
CLOSE = 150.0


def hunted(g: Fistful, seat: int, taste: Taste = PLAIN) -> Callable[[int], float]:
    """What the Hands of Blue make of ending a walk on a cell: who is reached falls, who is close may be, or who can't
    run from them for long."""
    board = board_of(g.heist)
    foes = hunters(g, board)
    if not foes:
        return lambda cell: 0.0
    reach = gripped(g, board)
    if taste.flees:
        flight = Flight(g, seat)

        def fear(cell: int) -> float:
            left = 0 if cell in reach else flight.lasts(cell)
            return 0.0 if left >= ENOUGH else CLOSE * (1 + 4 / left) if left else CAUGHT

        return fear
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


def target(g: Fistful, seat: int, toll: dict[int, int], risk: Callable[[int], float], taste: Taste = PLAIN) -> int:
    """The best cell to go for by its worth and the way there; -1 if there is none."""
    board, here = board_of(g.heist), g.at[seat]
    goals = {cell: worth for cell, worth in prizes(g, seat, taste).items() if risk(cell) < CLOSE}
    if taste.flees and goals and hunters(g, board):
        flight = Flight(g, seat)
        fars = {cell: far for far, cells in ways_from(board, here, toll) for cell in cells if cell in goals}
        goals = {c: goals[c] for c in fars if flight.lasts(c, max(0, round(fars[c] / PACE - 0.5))) >= ENOUGH}
    stay = errand(g, seat) if goals else ()
    if taste.tours and not stars_open(g):
        return tour(g, seat, goals, stay, toll)
    best, score, most = -1, 0.0, max(goals.values(), default=0.0)
    for far, cells in ways_from(board, here, toll) if goals else ():
        turns = far / PACE + 1.5
        if most / turns < score:  # nothing that lies farther away can be better
            break
        for cell in cells:
            if cell in goals and (cell != here or cell in stay):
                rate = goals[cell] / turns
                if (rate, -cell) > (score, -best):
                    best, score = cell, rate
    return best


def _safest(g: Fistful, seat: int, gain: dict[str, float], near: dict[str, int], taste: Taste) -> str:
    """The key with the best gain after the fight that stopping there would force."""
    foes = _forcing(g)
    here, risk = g.at[seat], hunted(g, seat, taste)

    def net(key: str) -> float:
        cell = near.get(key, here)
        strength = weakest_in_sight(g, cell, foes)
        if not strength or g.flags.get("truce") or g.flags.get(f"hidden:{seat}"):
            return gain[key] - risk(cell)
        cost = taste.watched + taste.wound * fight_cost(g, seat, strength)
        return gain[key] - risk(cell) - cost * (2 if g.health[seat] <= 2 else 1)

    return max(gain, key=lambda key: (net(key), key == "stop"))


def fall_back(g: Fistful, seat: int, options: Sequence[str], taste: Taste = PLAIN) -> str:
    """The retreat away from the Hands of Blue and out of sight of all alert enemies if there is one, nearest to the
    Landing Zone."""
    board = board_of(g.heist)
    foes, risk = _forcing(g), hunted(g, seat, taste)
    home = steps_to(board, board.landing)

    def rank(key: str) -> tuple[float, bool, int]:
        cell = board.cells["cell:" + key.partition(":")[2]]
        return risk(cell), weakest_in_sight(g, cell, foes) > 0, home[cell]

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
