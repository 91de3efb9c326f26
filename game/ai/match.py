"""One game played by bots, for simulations, tests and the headless program."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ai.bot import Bot
from game.ai.levels import BOTS
from game.core.engine import RulesError, advance, legal, settle
from game.core.news import News, said, word_of
from game.core.rng import mix, seeded
from game.core.ruleset import Outcome, Ruleset
from game.core.state import State
from game.core.views import view
from game.rules.registry import ruleset

CARD_NEWS = (
    "used", "event", "paid", "bought", "fitted", "hired", "done", "nav", "misbehave", "chosen", "story",
    "played", "joined", "charting", "completed", "answered",
)  # fmt: skip
"""News whose last word is a card that somebody used, met, bought, chose or was paid for."""


@dataclass
class Played:
    """How a game went. `record`: all answers; `real`: decisions with more than one option; `used`: cards by name."""

    outcome: Outcome | None = None
    rounds: int = 0
    record: tuple[str, ...] = ()
    real: int = 0
    used: set[str] = field(default_factory=set)
    failure: str = ""

    @property
    def won(self) -> bool:
        """Whether the table won."""
        return self.outcome is not None and self.outcome.won

    @property
    def decisions(self) -> int:
        """How many answers were given."""
        return len(self.record)


def play_game(
    game: str,
    seats: int,
    seed: int,
    bots: Sequence[str] = ("greedy",),
    settings: Mapping[str, str] | None = None,
    max_decisions: int = 20_000,
    hear: Callable[[News], None] = lambda line: None,
) -> Played:
    """Play one game with the bots of these names, repeated as often as needed. Depends on its arguments alone; `hear`
    gets the news."""
    rules = ruleset(game)
    seated = [BOTS[bots[i % len(bots)]] for i in range(seats)]
    return play(rules, rules.new(seats, seed, settings), seated, seed, max_decisions, hear)


def play(
    rules: Ruleset[Any],
    g: State,
    bots: Sequence[Bot],
    seed: int,
    max_decisions: int = 20_000,
    hear: Callable[[News], None] = lambda line: None,
) -> Played:
    """Play a game to its end with one bot per seat; a fault of the rules is kept as `failure`, not raised."""
    told = Played()
    news: list[News] = []
    g.news = news
    record: list[str] = []
    luck = seeded(seed ^ 0xB07)
    try:
        choice = advance(g)
        while choice is not None and len(record) < max_decisions:
            options = legal(g)
            if not options:
                raise RulesError(f"{choice!r} offers nothing")
            key = options[0].key
            if len(options) > 1:
                told.real += 1
                luck = mix(luck + len(record))
                key = bots[choice.seat](rules, view(rules, g, choice.seat), choice, options, luck >> 1)
            record.append(key)
            settle(g, next(option for option in options if option.key == key))
            choice = advance(g)
            for line in news:
                hear(line)
                if word_of(line) in CARD_NEWS:
                    told.used.add(str(said(line)[-1]).rpartition("#")[0])
            news.clear()
    except Exception as error:  # a simulation reports the game and plays on
        told.failure = f"{type(error).__name__}: {error}"
    told.record = tuple(record)
    told.outcome = rules.outcome(g)
    told.rounds = rules.rounds(g)
    return told
