"""How long a real decision takes in random play, against a known card game engine playing gin rummy."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

from game.bench.measure import Case, Row, ratio, timings
from game.bench.positions import whole_games
from game.rules.registry import RULESETS

GAMES, PEER_GAMES = 6, 2
TARGET = 1.0
"""In every game; a third is wanted in at least three of the five."""


def rows() -> list[Row]:
    """One row per game: time per real decision, ours divided by the peer's; a third is three times as fast."""
    names = {rules.id: f"time per real decision, {rules.id} / RLCard gin rummy" for rules in RULESETS}
    if find_spec("rlcard") is None:
        return [Row(f"{name} (not installed)", None, TARGET) for name in names.values()]
    peer = gin_rummy()
    cases = [Case("peer", peer, peer())]
    for rules in RULESETS:
        cases.append(Case(rules.id, partial(whole_games, rules, GAMES), whole_games(rules, GAMES)))
    times = timings(cases, budget=0.3)
    return [Row(names[rules.id], ratio(times, rules.id, "peer"), TARGET) for rules in RULESETS]


def gin_rummy() -> Callable[[], int]:
    """Plays the same few random games at every call and returns how many real decisions they had."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        import rlcard
    table: Any = rlcard.make("gin-rummy", config={"seed": 3})

    def games() -> int:
        table.seed(3)
        luck = Random(3)
        real = 0
        for _ in range(PEER_GAMES):
            state, _seat = table.reset()
            while not table.is_over():
                actions = list(state["legal_actions"])
                real += len(actions) > 1
                state, _seat = table.step(luck.choice(actions))
        return real

    return games
