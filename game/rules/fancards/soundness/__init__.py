"""What must hold of every state: a save that breaks it is refused, so that no rule ever meets it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ruleset import Ruleset
from game.rules.fancards.settings import unfit
from game.rules.fancards.state import FanCards

MOST = 1_000_000
"""More turns, rounds, credits and Reputation than any game has."""


def faults(rules: Ruleset[FanCards], g: FanCards) -> list[str]:
    """What is wrong with a state in words, empty when it is sound. Later checks need what earlier ones found sound."""
    for check in (_settings, _seats, _pieces):
        found = list(check(rules, g))
        if found:
            return found
    return []


def _settings(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    names = [setting.name for setting in rules.settings]
    if sorted(g.settings) != sorted(names):
        yield f"the settings must be {', '.join(names)}"
        return
    wrong = unfit(rules.settings, g.settings)
    if wrong:
        yield wrong


def _seats(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    low, high = rules.seats
    count = len(g.credits)
    if not low <= count <= high:
        yield f"{count} seats"


def _pieces(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    lying = [item for items in g.zones.values() for item in items]
    if len(lying) != len(set(lying)) or set(lying) != set(rules.pieces(g)):
        yield "the cards are not those of the box, each in one zone"
