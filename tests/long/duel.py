"""Games between bots of different levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai import search
from game.ai.levels import BOTS, LEVELS
from game.ai.match import play
from game.ai.thought import USUAL, Limits
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option
from tests.long.result import Result
from tests.long.tables import EVERY, Tables

SEATS = 4
ENOUGH = 100
"""Games after which the share of the best bot is judged."""
SHARE = 0.45
HURRIED = Limits(USUAL.tries // 8)
"""An eighth of the tries the best bot has at a table: a campaign in hours, and what so little thought wins is the least
that it wins."""


def hurried(rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int) -> str:
    """The best bot in a hurry."""
    return search.think(rules, sight, [option.key for option in options], seed, HURRIED).key


def duel(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` games of each competitive game: a hurried bot of the highest level, whose seat goes round, against
    three of the lowest. A victory that seats share counts in part."""
    result = Result(f"one hurried level-3 bot against {SEATS - 1} level-1 bots")
    rivals = [rules for rules, counts in tables.all() if not rules.cooperative and SEATS in counts]
    best, rounds = 0.0, 0
    for number in range(size):
        for rules in rivals:
            seat = (seed + number) % SEATS
            bots = [BOTS[LEVELS[1]]] * SEATS
            bots[seat] = hurried
            played = play(rules, rules.new(SEATS, seed + number), bots, seed + number)
            result.tried += 1
            rounds += played.rounds
            if played.failure:
                result.faults.append(f"{rules.id}, seed {seed + number}, seat {seat}: {played.failure}")
            elif played.outcome is None:
                result.faults.append(f"{rules.id}, seed {seed + number}, seat {seat}: not over")
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
