"""What a table may set before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.ruleset import Ruleset


def full(rules: Ruleset[Any], seats: int, settings: Mapping[str, str] | None) -> dict[str, str]:
    """The settings with the default of each that isn't given. ValueError for seats or settings the game doesn't have.

    Whether the values can be played with is for the game to say.
    """
    seated(rules, seats, rules.seats)
    return filled(rules, settings)


def seated(rules: Ruleset[Any], seats: int, span: tuple[int, int], why: str = "") -> None:
    """ValueError for more or fewer players than can be, with the reason if there is one to give."""
    low, high = span
    if not low <= seats <= high:
        raise ValueError(f"{rules.title} is for {low} to {high} seats, not {seats}{why}")


def filled(rules: Ruleset[Any], settings: Mapping[str, str] | None) -> dict[str, str]:
    """The settings with the default of each that isn't given. ValueError for one that the game doesn't have."""
    known = {s.name: s.values[0] for s in rules.settings}
    for name in settings or {}:
        if name not in known:
            raise ValueError(f"{rules.title} has no setting {name!r}; known are {', '.join(known)}")
    return {**known, **(settings or {})}
