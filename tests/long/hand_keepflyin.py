"""A voyage of Keep Flyin' in the hand of one captain."""

from __future__ import annotations

from game.app.table.hex.sayings import lead, needless, unused
from game.app.table.hex.situation import Situation
from game.core.steps import Option
from game.rules.keepflyin.state import KeepFlyin
from tests.long.hand import Hand


def harms(now: Situation, option: Option) -> str:
    """What a press of the brass button should not do: leave hexes unused, pay for Notoriety one hasn't got, draw a job
    for a full hold."""
    head = option.key.partition(":")[0]
    if head == "done" and unused(now, option):
        return "unused"
    if head == "accept" and needless(now):
        return "needless"
    if head == "search" and now.used(now.seat) >= now.cargo:
        return "needless"
    return ""


def asks(now: Situation, option: Option) -> bool:
    """Whether the button asks before it does that: a flight that is ended with hexes unused."""
    return option.key == "done" and bool(unused(now, option))


def clicks(now: Situation, option: Option) -> int:
    """The fewest clicks an answer takes: a counter is picked up before it is put down, ending a flight is confirmed."""
    head = option.key.partition(":")[0]
    if head == "shift":
        return 1 if len(now.sources()) == 1 else 2
    return 2 if head == "done" and unused(now, option) else 1


def earned(g: KeepFlyin, seat: int) -> float:
    """Platinum, in $."""
    return float(g.platinum.get(seat, 0))


HAND = Hand(Situation, lead, harms, earned, clicks, asks)
