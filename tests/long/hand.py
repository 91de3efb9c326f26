"""What a person at a table has before them, without a window: the brass button, what harm a press of it does, and how
many clicks an answer takes. Each game has a file `hand_<game>.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from game.ai.bot import Bot
from game.core.engine import RulesError
from game.core.rng import mix, seeded
from game.core.ruleset import Ruleset
from game.core.session import Session
from game.core.steps import Option
from game.core.views import view
from tests.heists import heist
from tests.long.tables import ENDING, Tables

HARMS = ("unused", "empty", "needless", "undone")
"""A press ends a turn or phase with an Action, a move or a paid-for choice unused; leaves a dealing with nothing; pays
for what isn't needed; undoes what was ordered."""
LONGEST = 20_000
Think = Callable[[], str]
"""What the bot that is asked would answer; it thinks only where somebody wants to know."""


def as_bots(session: Session[Any], think: Think) -> str:
    """Every answer is that of the bot."""
    return think()


@dataclass(frozen=True)
class Hand:
    """A game in the hand of one person.

    `look` reads a session as its table does, `lead` is the deed of the brass button, None while something else is to
    be chosen; `asks`: whether the button asks once more before it does it. `harms`: one of HARMS, "" for none.
    `clicks`: the fewest clicks an answer takes. `earned`: how far a seat has come at the end, for a mean.
    """

    look: Callable[[Session[Any], Sequence[str], Sequence[int]], Any]
    lead: Callable[[Any], Option | None]
    harms: Callable[[Any, Option], str]
    earned: Callable[[Any, int], float]
    clicks: Callable[[Any, Option], int] = lambda now, option: 1
    asks: Callable[[Any, Option], bool] = lambda now, option: False
    most: float = 6.0
    """So many clicks a turn the median may be."""


def hands() -> dict[str, Hand]:
    """The games by id."""
    from tests.long import hand_fancards, hand_firefly, hand_fistful, hand_keepflyin

    found = (hand_fistful, hand_keepflyin, hand_firefly, hand_fancards)
    return {one.__name__.rpartition("_")[2]: one.HAND for one in found}


def in_hand(tables: Tables) -> list[tuple[Ruleset[Any], Sequence[int]]]:
    """Those of the tables whose game has a hand, with their numbers of seats."""
    return [(rules, counts) for rules, counts in tables.all() if rules.id in hands()]


def game(
    rules: Ruleset[Any],
    seats: int,
    seed: int,
    settings: dict[str, str],
    bots: Sequence[Bot],
    before: Callable[[Session[Any], Think], str] = as_bots,
) -> Session[Any]:
    """A game of bots to its end; `before` may ask what the bot in its place would answer and gives what is answered.
    RulesError when it has no end."""
    session: Session[Any] = Session(rules, rules.new(seats, seed, settings))
    luck = seeded(seed ^ 0xB07)
    while session.choice is not None:
        luck = mix(luck + len(session.record))
        session.answer(before(session, partial(_think, session, bots, luck >> 1)))
        del session.past[:-1]
        if len(session.record) > LONGEST:
            raise RulesError("no end")
    return session


def _think(session: Session[Any], bots: Sequence[Bot], luck: int) -> str:
    """What the bot answers that is asked now."""
    choice: Any = session.choice
    sight = view(session.rules, session.state, choice.seat)
    return bots[choice.seat](session.rules, sight, choice, session.options, luck)


def chosen(game_id: str, seed: int) -> dict[str, str]:
    """The settings of a game: those of a first game, with an end; which heist is played is by chance."""
    return {**heist(game_id, Random(seed).randrange(1000)), **ENDING.get(game_id, {})}
