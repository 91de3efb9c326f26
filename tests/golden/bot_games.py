"""Games of bots that tests of the app begin in the midst of, told answer by answer in `tests/golden/bots/`.

A test asks for a moment of one of `GAMES` (`answers_to`, `played`) and gets what was answered when the game was written
down: no bot thinks, and a bot that plays better one day leaves the moments as they are.  After a change of the rules
that makes such an answer illegal, write them anew: `python -m tests.golden.bot_games`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import NamedTuple

from game.ai.moments import Until, bots, bring, usual, waits
from game.core.session import Session
from game.rules.registry import ruleset

HERE = Path(__file__).parent / "bots"


class BotGame(NamedTuple):
    """A game that bots played: what was set otherwise than usual, and how many answers are kept."""

    game: str
    seats: int
    seed: int
    settings: tuple[tuple[str, str], ...] = ()
    kept: int = 400

    @property
    def file(self) -> Path:
        """Where its answers are, one to a line."""
        name = "-".join((self.game, str(self.seats), str(self.seed), *(value for _, value in self.settings)))
        return HERE / f"{name}.txt"

    def fresh(self) -> Session:
        """The game before the first answer."""
        rules = ruleset(self.game)
        return Session(rules, rules.new(self.seats, self.seed, {**usual(self.game), **dict(self.settings)}))


GAMES = (
    *(BotGame("firefly", 1, seed) for seed in range(1, 9)),
    *(BotGame("firefly", 2, seed, kept=500) for seed in (1, 3, 5, 8, 11)),
    BotGame("firefly", 2, 7, kept=900),
    BotGame("firefly", 2, 5, (("story", "king-of-all-londinium"),), 20),
    *(BotGame("firefly", 3, seed) for seed in (2, 3)),
    BotGame("firefly", 4, 3, kept=60),
    BotGame("fistful", 2, 4, kept=5000),
    BotGame("keepflyin", 3, 9, (("placing", "chance"),), 70),
)


def played(game: str, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """What the bots answered in that game, as far as it is kept. LookupError for a game that is not among `GAMES`."""
    return _answers(_game(game, seats, seed, settings or {}))


def answers_to(
    game: str, seats: int, seed: int, kind: str | Until, settings: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """What was answered in that game until a choice of that kind waited, or until it was so. LookupError when it does
    not come to that."""
    one = _game(game, seats, seed, settings or {})
    session, until = one.fresh(), waits(kind) if isinstance(kind, str) else kind
    for key in _answers(one):
        if until(session):
            break
        session.answer(key)
    if not until(session):
        raise LookupError(f"{one.file.name} never comes to {kind}")
    return tuple(session.record)


def _game(game: str, seats: int, seed: int, settings: Mapping[str, str]) -> BotGame:
    other = {name: value for name, value in settings.items() if usual(game).get(name) != value}
    found = [one for one in GAMES if one[:3] == (game, seats, seed) and dict(one.settings) == other]
    if not found:
        raise LookupError(f"{game}, {seats} seats, seed {seed}, {other} is not among the GAMES of bot_games.py")
    return found[0]


@cache
def _answers(game: BotGame) -> tuple[str, ...]:
    return tuple(game.file.read_text(encoding="utf-8").splitlines())


def main() -> int:
    """Play them all and write them down."""
    HERE.mkdir(exist_ok=True)
    for one in GAMES:
        session = one.fresh()
        bring(session, bots(count()), most=one.kept)
        one.file.write_text("\n".join(session.record) + "\n", encoding="utf-8")
        print(f"{one.file.name}: {len(session.record)} answers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
