"""Games to measure on: random play from fixed seeds, through the kernel alone."""

from __future__ import annotations

from random import Random
from typing import Any

from game.core.engine import advance, legal, settle
from game.core.ruleset import Ruleset
from game.core.state import State

SEED = 11
LONGEST = 2_000  # answers in one game: random captains of Firefly never finish a Story


def mid_game(rules: Ruleset[Any], decisions: int = 60) -> Any:
    """A game of two seats after that many random decisions."""
    for seed in range(SEED, SEED + 100):
        g = rules.new(2, seed)
        if play(g, Random(seed), decisions)[0] == decisions:
            return g
    raise AssertionError(f"no random game of {rules.id} lasts {decisions} decisions")


def play(g: State, luck: Random, limit: int) -> tuple[int, int]:
    """Play at random to the end or the limit; decisions made, and those of them that had two or more options."""
    made = real = 0
    while made < limit and advance(g) is not None:
        options = legal(g)
        if len(options) > 1:
            real += 1
            settle(g, luck.choice(options))
        else:
            settle(g, options[0])
        made += 1
    return made, real


def whole_games(rules: Ruleset[Any], games: int) -> int:
    """Play that many games at random, none longer than LONGEST; the decisions in them that were real ones."""
    low, high = rules.seats
    real = 0
    for i in range(games):
        real += play(rules.new(low + i % (high - low + 1), SEED + i), Random(i), LONGEST)[1]
    return real
