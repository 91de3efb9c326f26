"""How a bot walks: what a cell is worth, when to go home, where to fall back to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.geometry.squares import path
from game.rules.fistful.board import board_of, heist_of, steps_to
from game.rules.fistful.crew import top_health
from game.rules.fistful.movement import FAR, routes
from game.rules.fistful.outlook import face_down, fight_cost, token_back, weakest_in_sight
from game.rules.fistful.scoring import banked, carried
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import kind, number, sort
from game.rules.fistful.zones import alert, can_collect, covered, stars, unturned

CRATE = 80.0
HEALTH = 55.0
STAR = 260.0


def credits_open(g: Fistful) -> int:
    """The credits still to be found for the objective, sacks counted as found."""
    return heist_of(g.heist).goal_credits - banked(g) - sum(carried(g, seat) for seat in g.at)


def traps_open(g: Fistful) -> int:
    """The booby traps still to be put on the Heist card."""
    return heist_of(g.heist).traps_needed - len(g.zones.get("card", ()))


def heads_home(g: Fistful, seat: int) -> bool:
    """Whether a seat had better return: done, hurt, or with a sack that must be banked before time is up."""
    board = board_of(g.heist)
    if g.at[seat] in board.landing_set:
        return False
    need, traps = credits_open(g), traps_open(g)
    precious = g.hero[seat] in heist_of(g.heist).must_not_fall
    if need <= 0 and (traps <= 0 or not (can_collect(g, seat) or g.health[seat] > 3)):
        return True
    if g.health[seat] <= (2 if precious else 1 if g.sidekick[seat] else 2) and g.health[seat] < top_health(g, seat):
        return True
    turns_left = (len(track(g)) - 1 - g.timer) * 6 / max(1, sum(cell >= 0 for cell in g.at.values()))
    turns_home = steps_to(board, board.landing)[g.at[seat]] / 3.5
    return turns_left < turns_home + 2 and carried(g, seat) > 0


def worth(g: Fistful, seat: int, what: str, open_credits: int) -> float:
    """What a token of a kind is worth to a seat that steps on it face down."""
    if what.startswith("credits"):
        return float(min(number(what + "#1"), max(0, open_credits)))
    if what == "crate":
        return CRATE
    if what == "trap":
        return (STAR if can_collect(g, seat) else 25.0) if traps_open(g) > 0 else 0.0
    value = HEALTH * fight_cost(g, seat, number(what + "#1")) + 25.0
    if g.health[seat] <= 2:
        value *= 2.5
    if g.hero[seat] in heist_of(g.heist).must_not_fall:
        value *= 1.6
    return -value


def expected(g: Fistful, seat: int, odds: Counter[str], open_credits: int) -> float:
    """The worth of an unknown face-down token."""
    total = sum(odds.values())
    return sum(count * worth(g, seat, what, open_credits) for what, count in odds.items()) / total if total else 0.0


def prizes(g: Fistful, seat: int) -> dict[int, float]:
    """The worth of every cell with something on it for a seat; cells that cost more than they bring are left out."""
    board, need = board_of(g.heist), credits_open(g)
    odds = {back: expected(g, seat, counts, need) for back, counts in face_down(g).items()}
    found: dict[int, float] = {}
    closed = {cell for _, cell in alert(g, board)}.union(() if can_collect(g, seat) else stars(g, board))
    for cell in sorted(covered(g, board) - closed):
        value = 0.0
        for item in g.zones[board.keys[cell]]:
            if item in g.up and sort(item) == "credits":
                value += number(item) if need > -1 else 0
            elif item in g.seen:
                value += worth(g, seat, kind(item), need)
            else:
                value += odds[token_back(item)]
        if value > 0:
            found[cell] = value
    return found


def walk(g: Fistful, seat: int, left: int, options: Sequence[str]) -> str:
    """The move a bot makes: towards the best prize or home, ending out of sight of what is too strong."""
    board = board_of(g.heist)
    here = g.at[seat]
    near = {key: board.cells["cell:" + key[5:]] for key in options if key.startswith("move:")}
    known = {key: cell for key, cell in near.items() if not unturned(g, board, cell)}
    if heads_home(g, seat):
        home = steps_to(board, board.landing)
        gain = {key: float(-10 * home[cell]) for key, cell in near.items() if key in known or home[cell] == 0}
        gain["stop"] = -10.0 * home[here]
        return _safest(g, seat, gain, near)
    goals = prizes(g, seat)
    ways = routes(g, seat, FAR)
    best = max(
        (cell for cell in goals if cell in ways and cell != here),
        key=lambda cell: (goals[cell] / (ways[cell].cost / 3.5 + 1.5), -cell),
        default=-1,
    )
    if best < 0:
        home = steps_to(board, board.landing)
        gain = {key: float(-home[cell]) for key, cell in known.items()}
        gain["stop"] = -float(home[here])
        return _safest(g, seat, gain, near)
    if ways[best].cost <= left:
        return "move:" + board.names[best]
    trail = path(ways, best)
    far = steps_to(board, (best,))
    gain = {key: -10.0 * far[cell] + (5 if cell in trail else 0) for key, cell in known.items()}
    gain["stop"] = -10.0 * far[here]
    return _safest(g, seat, gain, near)


def _safest(g: Fistful, seat: int, gain: dict[str, float], near: dict[str, int]) -> str:
    """The key with the best gain after the fight that stopping there would force."""
    foes = [(number(token), cell) for token, cell in alert(g, board_of(g.heist))]
    here = g.at[seat]

    def net(key: str) -> float:
        strength = weakest_in_sight(g, near.get(key, here), foes)
        if not strength or g.flags.get("truce") or g.flags.get(f"hidden:{seat}"):
            return gain[key]
        return gain[key] - (15 + 30 * fight_cost(g, seat, strength)) * (2 if g.health[seat] <= 2 else 1)

    return max(gain, key=lambda key: (net(key), key == "stop"))


def fall_back(g: Fistful, options: Sequence[str]) -> str:
    """The retreat out of sight of all alert enemies if there is one, nearest to the Landing Zone."""
    board = board_of(g.heist)
    foes = [(number(token), cell) for token, cell in alert(g, board)]
    home = steps_to(board, board.landing)

    def rank(key: str) -> tuple[bool, int]:
        cell = board.cells["cell:" + key.partition(":")[2]]
        return weakest_in_sight(g, cell, foes) > 0, home[cell]

    return min(options, key=rank)


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
