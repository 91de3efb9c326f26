"""What must hold of the state of any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.core.state import State
from game.core.steps import AnyChoice
from game.rules.shared.tempers import SETTING, wrong_tempers


def unanswerable(g: State, top: AnyChoice) -> Iterator[str]:
    """What is wrong with the pending choice when its answers are asked for; nothing when it can be asked."""
    try:
        keys = [option.key for option in top.options(g)]
    except (KeyError, IndexError, ValueError, TypeError, AttributeError) as error:
        yield f"{type(top).__name__} can't be asked: {type(error).__name__}"
        return
    if not keys or len(set(keys)) < len(keys):
        yield f"{type(top).__name__} has no answers or the same twice"


def misnamed(settings: Mapping[str, str], names: Sequence[str], captains: int = 0) -> str:
    """What is wrong with the names of the settings that a state holds, "" when they are those of the game; so many
    captains may have tempers besides."""
    known = [*names, SETTING.name] if captains and SETTING.name in settings else names
    wrong = "" if sorted(settings) == sorted(known) else f"the settings must be {', '.join(names)}"
    return wrong or wrong_tempers(settings, captains)
