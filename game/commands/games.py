"""The games, bots and settings that a command may name, checked with one clear line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from game.commands.answer import WrongUse

if TYPE_CHECKING:
    from game.core.ruleset import Ruleset


def with_mods() -> str:
    """What players have added can be played, too; the folder it lies in, "" where there is none."""
    from game.content.load import open_content
    from game.save.places import places

    folder = places().mods
    if not folder.is_dir():
        return ""
    open_content(folder)
    return str(folder)


def ruleset(game: str) -> Ruleset[Any]:
    """The rules of a game that is in the program. Raises WrongUse."""
    from game.rules.registry import RULESETS

    for rules in RULESETS:
        if rules.id == game:
            return rules
    raise WrongUse(f"there is no game {game!r}; there is {_list(rules.id for rules in RULESETS)}")


def seats(rules: Ruleset[Any], wanted: int, pairs: Iterable[tuple[str, str]] = ()) -> int:
    """That many seats, if the game with those settings has them. Raises WrongUse."""
    low, high = rules.seats_with(dict(pairs))
    if not low <= wanted <= high:
        raise WrongUse(f"{rules.id} takes {low} to {high} seats, not {wanted}")
    return wanted


def settings(rules: Ruleset[Any], seated: int, pairs: Iterable[tuple[str, str]]) -> Mapping[str, str]:
    """The settings of a game as asked for. Raises WrongUse for one that it does not have or can't be played with."""
    known = [setting.name for setting in (*rules.settings, *rules.extras)]
    chosen: dict[str, str] = {}
    for name, value in pairs:
        if name not in known:
            raise WrongUse(f"{rules.id} has no setting {name!r}; it has {_list(known)}")
        if chosen.get(name, value) != value:
            raise WrongUse(f"{name} is set twice")
        chosen[name] = value
    try:
        rules.new(seated, 1, chosen)
    except ValueError as error:
        raise WrongUse(str(error)) from error
    return chosen


def bots(seated: int, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """A bot for every seat, the names repeated as often as needed. Raises WrongUse."""
    from game.ai.levels import BOTS

    for name in wanted:
        if name not in BOTS:
            raise WrongUse(f"there is no bot {name!r}; there is {_list(BOTS)}")
    if len(wanted) > seated:
        raise WrongUse(f"{len(wanted)} bots for {seated} seats")
    return tuple(wanted[i % len(wanted)] for i in range(seated))


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)
