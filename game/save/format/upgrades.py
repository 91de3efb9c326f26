"""From old formats to the newest, one small function per version."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.ruleset import Ruleset
from game.save.errors import damaged
from game.save.format.header import FORMAT

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


def _rules(game: object) -> list[Ruleset[Any]]:
    """The rules of the game of a save, nothing when it is of another program."""
    from game.rules.registry import RULESETS  # a table loads the rules of its own game alone

    return [rules for rules in RULESETS if rules.id == game]


def before_choice(game: str) -> Mapping[str, str]:
    """The settings that games of old formats lack, as they were played before there was a choice."""
    return next((rules.before for rules in _rules(game)), {})


def from_1(body: dict[str, Any]) -> dict[str, Any]:
    """Until format 1 a game kept its tables in another way."""
    states = [body["state"], *([body["back"]["state"]] if body["back"] else [])]
    for rules in _rules(body["game"]):
        for state in states:
            rules.upgrade(1, state)
    return body


def from_2(body: dict[str, Any]) -> dict[str, Any]:
    """Format 3 has a label more; the game is as it was."""
    return body


def from_3(body: dict[str, Any]) -> dict[str, Any]:
    """Until format 3 there was less to choose before a game."""
    states = [body["state"], *([body["back"]["state"]] if body["back"] else [])]
    before = before_choice(body["game"])
    for one in (body, *states) if before else ():
        one["settings"] = {**before, **one["settings"]}
    return body


SAME = 4
"""From this format on a game is kept as today, so that its fingerprints fit."""
UPGRADES: Mapping[int, Upgrade] = {1: from_1, 2: from_2, 3: from_3}
"""For each old format the function that turns its body (JSON values) into one of the next format.

Format 1 is the first. A renamed step or a changed table raises FORMAT by one, and adds a function here and an old save
to the tests.
"""


def upgrade(
    body: dict[str, Any], version: int, place: str, upgrades: Mapping[int, Upgrade] = UPGRADES
) -> dict[str, Any]:
    """The body as the newest format has it. Raises SaveError (damaged) when a function fails or none is known."""
    for step in range(version, FORMAT):
        change = upgrades.get(step)
        if change is None:
            raise damaged(place, f"its format {step} is unknown")
        try:
            body = change(body)
        except Exception as error:
            raise damaged(place, f"its format {step} can't be read ({type(error).__name__})") from error
    return body
