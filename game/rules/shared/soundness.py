"""What must hold of the state of any game."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.state import State
from game.core.steps import AnyChoice


def unanswerable(g: State, top: AnyChoice) -> Iterator[str]:
    """What is wrong with the pending choice when its answers are asked for; nothing when it can be asked."""
    try:
        keys = [option.key for option in top.options(g)]
    except (KeyError, IndexError, ValueError, TypeError, AttributeError) as error:
        yield f"{type(top).__name__} can't be asked: {type(error).__name__}"
        return
    if not keys or len(set(keys)) < len(keys):
        yield f"{type(top).__name__} has no answers or the same twice"
