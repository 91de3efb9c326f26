"""A recorded game for tests of replays, long enough to hold fights, turns and a step of the Timer."""
from __future__ import annotations

from functools import cache

from game.ai.greedy import choose
from game.app.replay.recorded import of_session
from game.core.session import Session
from game.core.views import view
from game.rules.registry import ruleset
from game.save.replays import Replay

NAMES = ("Ada", "Bo")


@cache
def recorded(seed: int = 4, most: int = 5000) -> Replay:
    """A game of two greedy bots."""
    rules = ruleset("fistful")
    session: Session = Session(rules, rules.new(len(NAMES), seed, {}))
    for turn in range(most):
        if session.over:
            break
        sight = view(rules, session.state, session.choice.seat)
        session.answer(choose(rules, sight, session.choice, session.options, turn))
    found = of_session(session, NAMES, {"seed": str(seed)}, "The Derelict", saved=1_700_000_000)
    assert found is not None
    return found
