"""What a table may set before a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.ruleset import Ruleset
from game.rules.shared.tempers import SETTING, wrong_tempers

LONGEST = 9999
"""The highest last round a table may set."""


def full(rules: Ruleset[Any], seats: int, settings: Mapping[str, str] | None) -> dict[str, str]:
    """The settings with the default of each that isn't given. ValueError for seats or settings the game doesn't have.

    Whether the values can be played with is for the game to say.
    """
    seated(rules, seats, rules.seats)
    found = filled(rules, settings)
    wrong = wrong_tempers(found, seats)
    if wrong:
        raise ValueError(wrong)
    return found


def seated(rules: Ruleset[Any], seats: int, span: tuple[int, int], why: str = "") -> None:
    """ValueError for more or fewer players than can be, with the reason if there is one to give."""
    low, high = span
    if not low <= seats <= high:
        raise ValueError(f"{rules.title} is for {low} to {high} seats, not {seats}{why}")


def filled(rules: Ruleset[Any], settings: Mapping[str, str] | None) -> dict[str, str]:
    """The settings with the default of each that isn't given. ValueError for one that the game doesn't have."""
    known = {s.name: s.values[0] for s in rules.settings}
    for name in settings or {}:
        if name not in known and not (name == SETTING.name and SETTING in rules.extras):
            raise ValueError(f"{rules.title} has no setting {name!r}; known are {', '.join(known)}")
    return {**known, **(settings or {})}


def wrong_limit(limit: str) -> str:
    """What is wrong with a last round, "" when a table may set it."""
    if limit.isascii() and limit.isdigit() and str(int(limit[:9])) == limit and int(limit) <= LONGEST:
        return ""
    return f"limit must be a number of rounds up to {LONGEST}, 0 for none, not {limit[:40]!r}"


def wrong_value(name: str, values: Sequence[str], value: str) -> str:
    """What is wrong with the value of a setting that must be one of some, "" when it is."""
    return "" if value in values else f"{name} must be one of {', '.join(values)}, not {value[:40]!r}"
