"""A voyage of Keep Flyin' in the hand of one captain."""

from __future__ import annotations

from game.app.games.keepflyin.sayings import lead
from game.app.games.keepflyin.situation import Situation
from game.core.session import Session
from game.core.steps import Option
from game.rules.keepflyin.bots import careful
from game.rules.keepflyin.jobs import CARGO, hold, space_of
from game.rules.keepflyin.scoring import can_retire
from game.rules.keepflyin.state import KeepFlyin
from tests.long.hand import Hand

GAINS = ("nr", "flags", "hunts", "spot", "up", "ship")
"""What of a voyage a payment may be for."""


def harms(now: Situation, option: Option) -> str:
    """What a press of the brass button should not do, told from the rules and the state alone: leave hexes unused, pay
    for nothing, draw a job for a full hold."""
    head, g, seat = option.key.partition(":")[0], now.session.state, now.seat
    if _leaves(now, option):
        return "unused"
    if head == "accept":
        yes, no = (_after(now, key) for key in (option.key, "decline"))
        same = all(getattr(yes, what) == getattr(no, what) for what in GAINS) and hold(yes, seat) == hold(no, seat)
        return "needless" if same and yes.platinum[seat] < no.platinum[seat] else ""
    if head == "search" and sum(space_of(card) for card in hold(g, seat)) >= CARGO:
        return "needless"
    return ""


def _after(now: Situation, key: str) -> KeepFlyin:
    """The voyage after an answer."""
    twin = Session(now.session.rules, now.session.state.copy())
    twin.answer(key)
    if type(twin.choice).__name__ == "LoseJob" and twin.choice is not None:
        twin.answer(twin.options[0].key)  # what is lost counts as lost
    return twin.state


def _leaves(now: Situation, option: Option) -> bool:
    """Whether a flight is ended while a hex could still be entered."""
    return option.key == "done" and any(one.key.startswith("move:") for one in now.session.options)


def asks(now: Situation, option: Option) -> bool:
    """Whether the button asks before it does that: a flight that is ended with hexes unused (test_keepflyin_brass),
    where a careful captain would stay, or has enough to retire at the end of the turn."""
    g, seat = now.g, now.seat
    return _leaves(now, option) and (can_retire(g, seat) or careful(g, seat, now.left) == "done")


def clicks(now: Situation, option: Option) -> int:
    """The fewest clicks an answer takes: a counter is picked up before it is put down, ending a flight is confirmed."""
    head = option.key.partition(":")[0]
    if head == "shift":
        return 1 if len(now.sources()) == 1 else 2
    return 2 if head == "done" and _leaves(now, option) else 1


def earned(g: KeepFlyin, seat: int) -> float:
    """Platinum, in $."""
    return float(g.platinum.get(seat, 0))


HAND = Hand(Situation, lead, harms, earned, clicks, asks)
