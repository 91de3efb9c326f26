"""A short trial play on a copy, so that a save somebody edited fails when it is opened and not later."""

from __future__ import annotations

from itertools import islice
from typing import Any

from game.core.engine import advance, settle
from game.core.rng import mix
from game.core.ruleset import Ruleset
from game.core.state import State
from game.save.errors import SaveError, Unsound, damaged

DECISIONS = 20
OPTIONS = 20_000


def trial(rules: Ruleset[Any], state: State, place: str, decisions: int = DECISIONS) -> None:
    """Play some decisions on a copy. Raises SaveError (damaged) when the rules stumble over the state."""
    g = state.copy()
    try:
        choice = advance(g)
        for i in range(decisions):
            if choice is None:
                break
            options = tuple(islice(choice.options(g), OPTIONS))
            if not options or len({o.key for o in options}) != len(options):
                raise damaged(place, "it waits for an answer that can't be given")
            settle(g, options[mix(i + 1) % len(options)])
            choice = advance(g)
        faults = rules.faults(g)
    except SaveError:
        raise
    except Exception as error:  # whatever a wild state does to the rules, it stays on the copy
        raise damaged(place, f"its game can't be played on ({type(error).__name__})") from error
    if faults:
        raise damaged(place, f"its game breaks a law when played on: {faults[0][:120]}", Unsound)
