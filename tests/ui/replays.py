"""Replays for tests: a recorded game, long enough to hold fights, turns and a step of the Timer; one that is shown."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.replay.opening import replayed
from game.app.replay.recorded import of_session
from game.app.shell.settings import Settings
from game.core.codec import digest
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.replays import Replay
from tests.golden.bot_games import played
from tests.ui.hands import Hands

NAMES = ("Ada", "Bo")


def shown(record: Replay) -> tuple[Hands, Any]:
    """The replay of a record, with hands over it."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    scene = replayed(app, record)
    app.stack.push(scene)
    hands = Hands(app)
    hands.rest()
    return hands, scene


def stepped_through(hands: Hands, scene: Any, session: Session[Any], steps: int) -> None:
    """Decision by decision from the start, each with its sentence, then to the end, which is that of the game."""
    scene.run.go(scene.run.reel.tape.start)
    for _ in range(steps):
        at = scene.run.reel.at
        assert scene.run.on_one() and scene.run.reel.at == at + 1
        hands.frames(1)
        assert scene.run.reel.said.text and "{" not in scene.run.reel.said.text
    scene.run.to_end()
    assert digest(scene.session.state) == digest(session.state)
    assert not hands.app.words.missing


@cache
def recorded(most: int | None = None) -> Replay:
    """A game of two greedy bots, or its first answers."""
    rules = ruleset("fistful")
    session: Session = Session(rules, rules.new(len(NAMES), 4, {}))
    for key in played("fistful", len(NAMES), 4)[:most]:
        session.answer(key)
    found = of_session(session, NAMES, {"seed": "4"}, "The Derelict", saved=1_700_000_000)
    assert found is not None
    return found
