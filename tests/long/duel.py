"""Games between bots of different levels."""

from __future__ import annotations

from game.ai.levels import LEVELS
from game.ai.match import play_game
from game.rules.registry import RULESETS
from tests.long.result import Result

SEATS = 4
ENOUGH = 100
"""Games after which the share of the best bot is judged."""
SHARE = 0.45


def duel(size: int, seed: int) -> Result:
    """Play `size` games of each competitive game: one bot of the highest level, whose seat goes round, against three of
    the lowest. A victory that seats share counts in part."""
    result = Result(f"one level-3 bot against {SEATS - 1} level-1 bots")
    rivals = [rules for rules in RULESETS if not rules.cooperative and rules.seats[0] <= SEATS <= rules.seats[1]]
    best, rounds = 0.0, 0
    for number in range(size):
        for rules in rivals:
            seat = (seed + number) % SEATS
            bots = [LEVELS[1]] * SEATS
            bots[seat] = LEVELS[3]
            played = play_game(rules.id, SEATS, seed + number, bots)
            result.tried += 1
            rounds += played.rounds
            if played.failure:
                result.faults.append(f"{rules.id}, seed {seed + number}, bots {','.join(bots)}: {played.failure}")
            elif played.outcome is None:
                result.faults.append(f"{rules.id}, seed {seed + number}, bots {','.join(bots)}: not over")
            elif seat in played.outcome.winners:
                best += 1 / len(played.outcome.winners)
    result.notes = {"won": round(best, 2), "rounds": rounds}
    return result


def judged(result: Result) -> None:
    """The best bot wins SHARE of enough games, where three equal rivals would leave it a quarter."""
    won = float(str(result.notes.get("won", 0)))
    if result.tried:
        result.notes["share"] = f"{won / result.tried:.1%}"
    if result.tried >= ENOUGH and won < SHARE * result.tried:
        result.faults.append(f"won {won:g} of {result.tried} games, less than {SHARE:.0%}")
