"""The scenes of *Keep Flyin'* as they are worth looking at; `shots.SCENES` names them."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from game.app.ui.theme import SEATS

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import HexScene
    from game.app.games.keepflyin.set_up.scene import HexSetUp
    from game.app.shell.app import App

SEATED = 4
MOST = 2000
"""Answers in one voyage."""


def set_up(app: App, seed: int) -> HexSetUp:
    """Captains before a voyage."""
    from game.app.games.keepflyin.set_up.scene import HexSetUp

    scene = HexSetUp(app, seed=seed)
    app.stack.push(scene)
    return scene


def blank(app: App, seed: int) -> None:
    """The blank Job cards over the set-up."""
    set_up(app, seed).blanks()


def voyage(app: App, seed: int, rounds: int = 6) -> HexScene:
    """A voyage in a later round, at the moment when the first captain flies."""
    from game.app.captains.set_up import begin
    from game.app.games.keepflyin.scene import HexScene
    from game.app.play.seating import Seating

    names, seats = [app.words(f"seat.{SEATS[i].word}") for i in range(SEATED)], Seating((0, 2, 2, 2), (0, 1, 2, 3))
    session = begin(app, "keepflyin", _settings(), names, seats, seed)
    for key in _answers(seed, rounds):
        session.answer(key)
    scene = HexScene(app, session, names)
    app.stack.push(scene)
    return scene


def _settings() -> dict[str, str]:
    from game.rules.registry import ruleset

    return {s.name: s.values[0] for s in ruleset("keepflyin").settings} | {"placing": "chance"}


@cache
def _answers(seed: int, rounds: int) -> tuple[str, ...]:
    """What bots answer up to there; they think once, however often it is looked at."""
    from game.ai import greedy
    from game.core.session import Session
    from game.core.views import view
    from game.rules.registry import ruleset

    rules = ruleset("keepflyin")
    session = Session(rules, rules.new(SEATED, seed, _settings()))
    luck = random.Random(seed)
    for _ in range(MOST):
        choice = session.choice
        if choice is None or (session.state.round >= rounds and choice.seat == 0 and type(choice).__name__ == "Play"):
            break
        sight = view(rules, session.state, choice.seat)
        session.answer(greedy.choose(rules, sight, choice, session.options, luck.randrange(1 << 30)))
    return tuple(session.record)


def replay(app: App, seed: int) -> None:
    """A voyage of bots played again, in its middle."""
    from game.app.replay.opening import replayed
    from game.app.replay.recorded import recorded
    from game.app.replay.scene import Replaying

    voyage(app, seed, 12)
    assert app.playing is not None
    record = recorded(app.playing)
    app.play(None)
    app.stack.pop()
    assert record is not None
    scene = replayed(app, record)
    app.stack.push(scene)
    assert isinstance(scene, Replaying)
    scene.go(scene.tape.after("turn", scene.tape.length // 2))


def result(app: App, seed: int) -> None:
    """The end of a voyage of bots."""
    from game.app.games.keepflyin.result import HexResult

    scene = voyage(app, seed, 999)
    app.stack.replace(HexResult(app, scene.session, list(scene.now.names)))


def rulebook(app: App, seed: int) -> None:
    """The rulebook at pursuit."""
    app.open_rules("R-KF-136", "keepflyin")
