"""A game brought to a moment: what game, how many seats, from what seed, and until what holds.

`game_of_bots` plays on no table, with bots at every seat; `bring` plays any session on, one at a table, too. Pictures,
examples, games without a screen and tests all come to their moments here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import count
from typing import Any

from game.ai import greedy
from game.core.session import Session
from game.core.views import view
from game.rules.registry import ruleset

Until = Callable[[Session[Any]], bool]
Pick = Callable[[Session[Any]], str]
MOST = 4000
"""Answers after which nobody waits for a moment any longer."""


def never(session: Session[Any]) -> bool:
    """To the end of the game."""
    return False


def waits(kind: str, seat: int | None = None) -> Until:
    """Until a choice of that kind waits, for that seat where one is named."""

    def there(session: Session[Any]) -> bool:
        choice = session.choice
        return choice is not None and type(choice).__name__ == kind and seat in (None, choice.seat)

    return there


def bot_answer(session: Session[Any], luck: int) -> str:
    """What the greedy bot answers, from the view of the seat that decides."""
    choice = session.choice
    assert choice is not None
    sight = view(session.rules, session.state, choice.seat)
    return greedy.choose(session.rules, sight, choice, session.options, luck)


def bots(luck: Iterator[int]) -> Pick:
    """Greedy bots, each answer with the next luck."""
    return lambda session: bot_answer(session, next(luck))


def chance(luck: random.Random, rather: str = "") -> Pick:
    """Any answer, or any that begins like `rather` where there is one."""

    def pick(session: Session[Any]) -> str:
        wanted = [one for one in session.options if one.key.startswith(rather)] if rather else []
        return luck.choice(wanted or session.options).key

    return pick


def throws(seed: int) -> Iterator[int]:
    """The luck of a seed, without end."""
    luck = random.Random(seed)
    while True:
        yield luck.randrange(1 << 30)


def bring(
    session: Session[Any],
    pick: Pick,
    until: Until = never,
    most: int = MOST,
    answer: Callable[[str], object] | None = None,
) -> bool:
    """Answer until it is so, the game is over or so many answers were given; says whether it came to that. `answer`:
    where an answer is given, the session itself unless told."""
    give = session.answer if answer is None else answer
    for _ in range(most):
        if session.over or until(session):
            break
        give(pick(session))
    return until(session)


class BotGame:
    """A game of bots that thinks once and no farther than it is looked at."""

    def __init__(self, new: Callable[[], Session[Any]], pick: Pick) -> None:
        self.new, self.pick = new, pick
        self.session = new()

    def upto(self, until: Until, most: int = MOST) -> tuple[str, ...]:
        """What they answer until it is so, or to the end."""
        return self._to(until, most)[0]

    def to(self, until: Until, most: int = MOST) -> tuple[str, ...]:
        """What they answer until it is so. LookupError when it does not come to that."""
        answers, came = self._to(until, most)
        if not came:
            raise LookupError(f"it never came to that in {len(answers)} answers")
        return answers

    def _to(self, until: Until, most: int) -> tuple[tuple[str, ...], bool]:
        again = self.new()
        came = bring(again, self._known, until, most)
        return tuple(again.record), came

    def _known(self, session: Session[Any]) -> str:
        """The next answer of a game that stands where this one once stood."""
        at = len(session.record)
        if at == len(self.session.record):
            self.session.answer(self.pick(self.session))
        return self.session.record[at]


@cache
def _game(game: str, seats: int, seed: int, settings: tuple[tuple[str, str], ...], counted: bool) -> BotGame:
    rules = ruleset(game)
    return BotGame(
        lambda: Session(rules, rules.new(seats, seed, dict(settings))), bots(count() if counted else throws(seed))
    )


def game_of_bots(
    game: str, seats: int, seed: int, settings: Mapping[str, str] | None = None, counted: bool = False
) -> BotGame:
    """The game of bots with that seed, kept as far as it was played; `settings`: what is not as usual; `counted`: the
    luck of an answer is how many there were before it."""
    return _game(game, seats, seed, tuple({**usual(game), **(settings or {})}.items()), counted)


def usual(game: str) -> dict[str, str]:
    """What a table plays with that sets nothing."""
    return {setting.name: setting.values[0] for setting in ruleset(game).settings}
