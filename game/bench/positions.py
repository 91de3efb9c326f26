"""Games to measure on: random play from fixed seeds, through the kernel alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from game.core.engine import advance, legal, settle
from game.core.ruleset import Ruleset
from game.core.state import State
from game.rules.registry import EXPANSIONS, RULESETS

SEED = 11
LONGEST = 2_000  # answers in one game: random captains of Firefly never finish a Story


class Played(NamedTuple):
    """A game that is measured: what it is called in the report, its rules and the settings it is played with."""

    name: str
    rules: Ruleset[Any]
    settings: Mapping[str, str]


def played() -> list[Played]:
    """All games, those of the boxes behind the others: each is its game with that box alone."""
    found = [Played(rules.id, rules, {}) for rules in RULESETS]
    for box in EXPANSIONS:
        for rules in RULESETS:
            found += [Played(box, rules, {box: on.values[-1]}) for on in rules.extras if on.name == box]
    return found


def mid_game(game: Played, decisions: int = 60) -> Any:
    """A game of two seats after that many random decisions."""
    for seed in range(SEED, SEED + 100):
        g = game.rules.new(2, seed, game.settings)
        if play(g, Random(seed), decisions)[0] == decisions:
            return g
    raise AssertionError(f"no random game of {game.name} lasts {decisions} decisions")


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


class FreshGames:
    """Plays that many whole games of a kind at every call and returns their real decisions: never one twice, for what
    the rules remember of a game makes its twin quicker."""

    def __init__(self, game: Played, games: int) -> None:
        self.game, self.games, self.played = game, games, 0

    def __call__(self) -> int:
        self.played += self.games
        return whole_games(self.game, self.games, self.played - self.games)


def whole_games(game: Played, games: int, first: int = 0) -> int:
    """Play that many games at random from the seed `first` on, none longer than LONGEST; the decisions in them that
    were real ones."""
    low, high = game.rules.seats_with(game.settings)
    real = 0
    for i in range(first, first + games):
        real += play(game.rules.new(low + i % (high - low + 1), SEED + i, game.settings), Random(i), LONGEST)[1]
    return real
