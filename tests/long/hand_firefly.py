"""A game of Firefly in the hand of one captain."""

from __future__ import annotations

from game.app.table.firefly.sayings import lead
from game.app.table.firefly.situation import Situation
from game.core.steps import Option
from game.rules.firefly.state import Firefly
from tests.long.hand import Hand

GOAL = 5_000
"""What a Goal counts, in $."""


def harms(now: Situation, option: Option) -> str:
    """What a press of the brass button should not do."""
    return ""


def earned(g: Firefly, seat: int) -> float:
    """Money and Goals, in $."""
    return float(g.money.get(seat, 0) + GOAL * g.goals.get(seat, 0))


HAND = Hand(Situation, lead, harms, earned, most=8.0)
