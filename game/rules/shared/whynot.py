"""Why something may not be done, found the same way in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.core.engine import legal
from game.core.ruleset import Refusal
from game.core.state import State
from game.core.steps import Choice

Explain = tuple[type[object], Callable[..., Refusal | None]]
"""A kind of choice, and what speaks against something there: called with the state, the choice, source, target and
options, None when only what holds at every choice speaks against it."""


def refusal(
    g: State, source: str, target: str, over: Refusal, explains: Iterable[Explain], general: Callable[..., Refusal]
) -> Refusal | None:
    """Why the pending choice does not let `source` go to `target` ("" for a click on the source); None when it does.

    `target` may be the key of an answer, too. `over`: what is said when nothing is asked; `general`: called as the
    explanations of single choices are, when none of those knows better.
    """
    options: Any = legal(g)
    for option in options:
        if option.key == target or (option.source == source and target in (option.target, "")):
            return None
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Choice):
        return over
    for kind, explain in explains:
        if isinstance(step, kind):
            said = explain(g, step, source, target, options)
            if said:
                return said
    return general(g, step, source, target, options)
