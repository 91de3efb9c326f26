"""A moment of each kind of choice in the card game, out of the scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.ai.check import give_answer
from game.content.common.scenarios import read_scenarios
from game.core.session import Session
from game.rules.fancards.ruleset import FANCARDS

FILES = sorted((Path(__file__).parents[1] / "scenarios" / "fancards").glob("*.toml"))


def moments() -> Iterator[tuple[str, Session[Any]]]:
    """Each kind of choice and each head of an answer to it that comes in the scenarios, once, with a game that stands
    there."""
    known = set[tuple[str, str]]()
    for scenario in (one for file in FILES for one in read_scenarios(file)):
        if scenario.mod is not None:
            continue
        begin = scenario.start == "set-up"
        state = FANCARDS.tables.start(FANCARDS, scenario.seats, scenario.seed, scenario.settings, scenario.given, begin)
        session: Session[Any] = Session(FANCARDS, state)
        refused = "refused" in scenario.then
        for number, answer in enumerate((*scenario.when, None)):
            if session.choice is None:
                break
            kind = type(session.choice).__name__
            heads = {(kind, option.key.partition(":")[0]) for option in session.options}
            if not heads <= known:
                known |= heads
                yield kind, Session(FANCARDS, session.state.copy())
            if answer is None or refused and number == len(scenario.when) - 1:
                break
            give_answer(session, answer, number, FANCARDS.tables)
