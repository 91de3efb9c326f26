"""The scenes of *Firefly: The Game* as they are worth looking at; `shots.APART` names them."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from game.app.ui.theme import SEATS

if TYPE_CHECKING:
    from game.app.main import App
    from game.app.scenes.firefly import FireflyScene
    from game.core.session import Session

SEATED = 4
SHEETS = ("ships", "jobs", "goals", "decks")
"""The parts of the overview."""
MOST = 6000
"""Answers in one game."""
Stop = Callable[["Session[Any]"], bool]


def _table(app: App, seed: int, moment: str) -> FireflyScene:
    """A game of bots up to a moment, the first captain a person from then on."""
    from game.app.playing import Playing
    from game.app.scenes.firefly import FireflyScene
    from game.app.seating import Seating
    from game.core.session import Session
    from game.rules.registry import ruleset
    from game.save.seed import SEED

    rules = ruleset("firefly")
    names = [app.words(f"seat.{SEATS[i].word}") for i in range(SEATED)]
    settings = _settings()
    session = Session(rules, rules.new(SEATED, seed, settings))
    for key in _answers(seed, moment):
        session.answer(key)
    seats = Seating((0, 2, 2, 2), (0, 1, 2, 3))
    app.play(Playing(session, names, settings={**settings, SEED: str(seed), **seats.kept()}))
    scene = FireflyScene(app, session, names)
    app.stack.push(scene)
    return scene


def _settings() -> dict[str, str]:
    from game.rules.registry import ruleset

    return {s.name: s.values[0] for s in ruleset("firefly").settings}


def _reached(session: Session[Any], moment: str) -> bool:
    """Whether a moment has come for the first captain."""
    choice, g = session.choice, session.state
    kind = type(choice).__name__
    if choice is None or choice.seat != 0:
        return False
    if moment == "turn":
        return kind == "Actions" and g.round >= 3 and not g.acted
    if moment == "nav":
        return kind == "NavChoice" and sum(o.key.startswith("option") for o in session.options) > 1
    return kind == moment


@cache
def _answers(seed: int, moment: str) -> tuple[str, ...]:
    """What bots answer up to there; they think once, however often it is looked at."""
    from game.ai import greedy
    from game.core.session import Session
    from game.core.views import view
    from game.rules.registry import ruleset

    rules = ruleset("firefly")
    session = Session(rules, rules.new(SEATED, seed, _settings()))
    luck = random.Random(seed)
    for _ in range(MOST):
        choice = session.choice
        if choice is None or _reached(session, moment):
            break
        sight = view(rules, session.state, choice.seat)
        session.answer(greedy.choose(rules, sight, choice, session.options, luck.randrange(1 << 30)))
    return tuple(session.record)


def turn(app: App, seed: int) -> None:
    """A later turn of the first captain."""
    _table(app, seed, "turn")


def route(app: App, seed: int) -> None:
    """A Full Burn is planned."""
    scene = _table(app, seed, "turn")
    steps = scene.now.steps()
    if steps:
        scene.hover, scene.keyboard = max(steps, key=lambda n: (steps[n], -n)), True
        scene.panels.refresh()


def nav(app: App, seed: int) -> None:
    """A Nav Card with a choice."""
    _table(app, seed, "nav")


def buy(app: App, seed: int) -> None:
    """What is Considered at a Supply Deck."""
    _table(app, seed, "BuyChoice")


def leader(app: App, seed: int) -> None:
    """Leaders to choose from."""
    _table(app, seed, "PickLeader")


def team(app: App, seed: int) -> None:
    """Who goes on a Job."""
    _table(app, seed, "TeamChoice")


def sheet(tab: str, app: App, seed: int) -> None:
    """A part of the overview."""
    from game.app.scenes.firefly_sheet import Sheet

    app.stack.push(Sheet(app, _table(app, seed, "turn").now, tab))
