"""The house rules on leaves: what belongs together, and what may be set while something else is on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.ruleset import Setting
from game.rules.fancards.settings import ADVANCED, READINGS, RECOMMENDED, THREAD

BEGIN = ("draft", "purse", "start", "first_command", "trouble")
ENDS = ("ending", "limit")
LEAVES: Mapping[str, Sequence[Setting]] = {
    "begin": tuple(one for one in READINGS if one.name in BEGIN),
    "play": tuple(one for one in READINGS if one.name not in (*BEGIN, *ENDS)) + THREAD[1:],
    "advanced": ADVANCED,
    "end": (THREAD[0], *(one for one in READINGS if one.name in ENDS)),
}
"""The house rules of each leaf."""
UNDER = {"laid": "revealed", "charter_action": "revealed", "edge_reading": "edge", "edge_low": "edge"}
"""What says more about an advanced rule, and which."""


def shown(leaf: str, settings: Mapping[str, str]) -> list[Setting]:
    """The house rules of a leaf that mean something now."""
    return [one for one in LEAVES[leaf] if one.name not in UNDER or settings[UNDER[one.name]] == "on"]


def changed(leaf: str, settings: Mapping[str, str]) -> int:
    """How many house rules of a leaf are not as they are proposed."""
    return sum(settings[one.name] != one.values[0] for one in shown(leaf, settings))


def advised(seats: int, settings: Mapping[str, str]) -> dict[str, str]:
    """The house rules that so many captains should set and have left as they are, with their values."""
    usual = {one.name: one.values[0] for one in READINGS}
    return {name: to for name, to in RECOMMENDED.get(seats, {}).items() if settings[name] == usual[name]}
