"""What a seat might do instead of what it usually does: the answers that the best bot plays on and compares."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ruleset import Rehearsal
from game.rules.fistful.battle.retreat import FallBack
from game.rules.fistful.board import board_of, steps_to
from game.rules.fistful.bots.goals import prizes
from game.rules.fistful.bots.moves import CAUGHT, hunted
from game.rules.fistful.bots.taste import best_taste
from game.rules.fistful.outlook.drafting import picks
from game.rules.fistful.outlook.face_down import weakest_in_sight
from game.rules.fistful.search.movement import Move
from game.rules.fistful.setup import PickHero, PickSidekick
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import number, special
from game.rules.fistful.zones import alert

AHEAD, LEAST = 6, 2
"""Turns that are played on, and how many of every seat at least."""
SPACES = 4
"""Spaces to walk to that are compared with the usual one."""
BACKS = 3
"""Spaces to fall back to."""
OTHERS = 4
"""Other answers, as they are offered."""


def rehearsal(g: Fistful, usual: str, options: Sequence[str]) -> Rehearsal:
    """The usual answer and those that are worth comparing with it, from a view, and how far to play on."""
    step = g.stack[-1]
    if isinstance(step, (PickHero, PickSidekick)):
        return Rehearsal(tuple(picks(g, step, options)), 0)
    if isinstance(step, Move):
        found = [*_walks(g, step.seat, options), *[key for key in options if not key.startswith("move:")][-OTHERS:]]
    elif isinstance(step, FallBack):
        found = _backs(g, options)
    else:
        found = _apart(options)
    turns = max(AHEAD, LEAST * sum(cell >= 0 for cell in g.at.values()))
    return Rehearsal(tuple(dict.fromkeys((usual, *found))), turns)


def _walks(g: Fistful, seat: int, options: Sequence[str]) -> list[str]:
    """The spaces in reach with the best prizes, the one nearest to home, and the safest on the way on."""
    board, risk = board_of(g.heist), hunted(g, seat)
    near = {key: board.cells["cell:" + key[5:]] for key in options if key.startswith("move:")}
    near = {key: cell for key, cell in near.items() if risk(cell) < CAUGHT}
    if not near:
        return []
    goals, home = prizes(g, seat, best_taste(g)), steps_to(board, board.landing)
    finds = sorted((key for key in near if near[key] in goals), key=lambda key: -goals[near[key]])
    foes = [(number(token), cell) for token, cell in alert(g, board) if special(token) != "hunt"]
    bare = [key for key in near if board.keys[near[key]] not in g.zones]
    calm = [key for key in bare if not weakest_in_sight(g, near[key], foes)] or bare
    found = finds[: SPACES - 2]
    if calm:
        found.append(min(calm, key=lambda key: home[near[key]]))
        others = [cell for cell in sorted(goals, key=lambda cell: -goals[cell])[:2] if cell not in near.values()]
        for cell in others[: SPACES - len(found)]:
            far = steps_to(board, (cell,))
            found.append(min(calm, key=lambda key: far[near[key]] if far[near[key]] >= 0 else 99))
    return found


def _backs(g: Fistful, options: Sequence[str]) -> list[str]:
    """Out of sight and nearest to home, or nearest to where one stood."""
    board = board_of(g.heist)
    home = steps_to(board, board.landing)
    foes = [(number(token), cell) for token, cell in alert(g, board) if special(token) != "hunt"]
    cells = {key: board.cells["cell:" + key.partition(":")[2]] for key in options}
    calm = [key for key in options if not weakest_in_sight(g, cells[key], foes)] or list(options)
    return [*sorted(calm, key=lambda key: home[cells[key]])[: BACKS - 1], *calm[:1]]


def _apart(options: Sequence[str]) -> list[str]:
    """All answers; of those that only spend more or less Ammo the least and the most."""
    shots = [key for key in options if key.startswith("ammo:")]
    left = [key for key in options if key not in shots[1:-1]]
    return left if len(left) <= 2 * OTHERS else left[: 2 * OTHERS]
