"""Games of captains for pictures: dealt as their set-up deals them, played by bots, and played again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.ai.moments import Until, game_of_bots, usual
from game.app.captains.set_up import begin
from game.app.play.captains import CAPTAINS, called
from game.app.play.seating import Seating
from game.app.shell.app import App
from game.app.ui.theme import SEATS
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.format.seed import SEED

SEATED = 4


def played(
    app: App, game: str, seed: int, until: Until, settings: Mapping[str, str], seats: int = SEATED
) -> tuple[Session[Any], list[str]]:
    """A game of bots up to a moment, the first captain a person from then on, and what the seats are called."""
    others = list(CAPTAINS.values())[: seats - 1]
    names = [app.words(f"seat.{SEATS[0].word}"), *(called(app.words, one) for one in others)]
    seating = Seating((0, *[2] * (seats - 1)), tuple(range(seats)), ("", *(one.id for one in others)))
    session = begin(app, game, {**usual(game), **settings}, names, seating, seed)
    for key in game_of_bots(game, seats, seed, settings).upto(until):
        session.answer(key)
    return session, names


def dealt(
    game: str, bots: tuple[int, ...], looks: tuple[int, ...], settings: Mapping[str, str], seats: int, place: int
) -> tuple[Session[Any], dict[str, str]]:
    """An example at its beginning, and what its save says of it; `bots`: the level at each seat, 0 for a person."""
    rules, seed = ruleset(game), 11 + place
    chosen = {**usual(game), **settings}
    state = rules.new(seats, seed, chosen)
    return Session(rules, state), {**chosen, SEED: str(seed), **Seating(bots, looks).kept()}
