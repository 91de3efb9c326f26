"""Heists of the best bot and of the greedy bot with equal seeds: how many more the best bot wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any

from game.ai import greedy, search
from game.ai.bot import Bot
from game.ai.match import play
from game.ai.thought import Limits
from game.content.fistful import fistful
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option
from game.rules.fistful.ruleset import FISTFUL
from tests.long.result import Result
from tests.long.tables import EVERY, Tables

SEATS = 2
HURRIED = Limits(16)
"""Tries for an answer: a fraction of what 200 ms are enough for, so that a campaign takes hours and not days; what so
little thought wins is the least that the best bot wins."""
STRONGER = 1.3
ENOUGH = 100
"""Games after which the ratio is judged."""


def hurried(rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int) -> str:
    """The best bot in a hurry."""
    return search.think(rules, sight, [option.key for option in options], seed, HURRIED).key


def strength(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` heists, the boards in turn, twice: all seats by the best bot, then all by the greedy one."""
    result = Result(f"heists of a hurried search bot ({HURRIED.tries} tries) and of the greedy bot, equal seeds")
    seats = tables.seats or SEATS
    boards = list(fistful().heists)
    found: Counter[tuple[str, str]] = Counter()
    for number in range(size if tables.game in ("", FISTFUL.id) else 0):
        heist = boards[number % len(boards)]
        won = [_won(heist, seats, seed + number // len(boards), bot, result) for bot in (hurried, greedy.choose)]
        for where in (heist, "all"):
            found.update([(where, "games"), *((where, who) for who, did in zip(("search", "greedy"), won) if did)])
            found[where, "one of them"] += won[0] != won[1]
        result.tried += 1
    result.notes = {"found": found}
    return result


def _won(heist: str, seats: int, seed: int, bot: Bot, result: Result) -> bool:
    """Whether a table of equal bots wins a heist."""
    played = play(FISTFUL, FISTFUL.new(seats, seed, {"heist": heist}), [bot] * seats, seed)
    if played.failure:
        result.faults.append(f"{heist}, {seats} seats, seed {seed}: {played.failure}")
    return played.won


def judged(result: Result) -> None:
    """Say how often each bot won and what the ratio is, with what chance leaves open; after ENOUGH games a ratio that
    is too low is a fault."""
    found: Any = result.notes.pop("found", Counter())
    for where in dict.fromkeys(where for where, _ in found):
        games, best, other = (found[where, what] for what in ("games", "search", "greedy"))
        ratio = best / max(1, other)
        spread = sqrt(found[where, "one of them"] / max(1, best * other))
        low, high = (exp(log(max(ratio, 0.01)) + way * 1.96 * spread) for way in (-1, 1))
        said = f"{games} games; search {best}, greedy {other}, ratio {ratio:.2f} ({low:.2f} to {high:.2f})"
        result.notes[where] = said
        if where == "all" and games >= ENOUGH and ratio < STRONGER:
            result.faults.append(f"the search bot wins {ratio:.2f} times as often, not {STRONGER}")
