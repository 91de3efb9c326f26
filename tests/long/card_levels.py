"""Two captains of the fans' card game, one level apart: does the better bot win often enough?"""

from __future__ import annotations

from game.ai.levels import LEVELS
from game.ai.match import play_game
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.settings import RECOMMENDED
from tests.long.result import Result

ENOUGH = 100
"""Games of a pair after which its share is judged."""
SHARE = 0.65


def levels(size: int, seed: int) -> Result:
    """Play `size` games of two of each pair of neighbouring levels, the better one in either seat in turn. A victory
    that both share counts in part; a game without a winner counts for nobody."""
    result = Result("two captains of the fans' card game, one level apart")
    for better in range(2, max(LEVELS) + 1):
        name = f"{better} against {better - 1}"
        won = 0.0
        for number in range(size):
            seat = (seed + number) % 2
            bots = [LEVELS[better], LEVELS[better - 1]] if seat == 0 else [LEVELS[better - 1], LEVELS[better]]
            played = play_game(FANCARDS.id, 2, seed + number, bots, {**RECOMMENDED[2], "limit": "60"})
            result.tried += 1
            if played.failure or played.outcome is None:
                result.faults.append(f"{name}, seed {seed + number}, seat {seat}: {played.failure or 'not over'}")
            elif seat in played.outcome.winners:
                won += 1 / len(played.outcome.winners)
        result.notes[f"{name}: games"], result.notes[f"{name}: won"] = size, won
    return result


def judged(result: Result) -> None:
    """Each level wins SHARE of enough games against the one below."""
    for better in range(2, max(LEVELS) + 1):
        name = f"{better} against {better - 1}"
        games, won = (float(str(result.notes.pop(f"{name}: {what}", 0))) for what in ("games", "won"))
        if games:
            result.notes[name] = f"{won:g} of {games:g} games, {won / games:.1%}"
        if games >= ENOUGH and won < SHARE * games:
            result.faults.append(f"{name}: {won / games:.1%}, less than {SHARE:.0%}")
