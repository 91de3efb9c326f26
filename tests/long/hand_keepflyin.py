"""A voyage of Keep Flyin' in the hand of one captain."""

from __future__ import annotations

from game.app.table.hex.sayings import lead
from game.app.table.hex.situation import Situation
from game.core.steps import Option
from game.rules.keepflyin.state import KeepFlyin
from tests.long.hand import Hand


def harms(now: Situation, option: Option) -> str:
    """What a press of the brass button should not do."""
    return ""


def earned(g: KeepFlyin, seat: int) -> float:
    """Platinum, in $."""
    return float(g.platinum.get(seat, 0))


HAND = Hand(Situation, lead, harms, earned)
