"""A captain of the fans' card game in the hand of one person."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from game.app.games.fancards import ways
from game.app.games.fancards.dock.lead import lead, unused
from game.app.games.fancards.names import is_card
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.spread.offers import ON_CARDS
from game.core.steps import Option
from game.rules.fancards.reputation import higher
from game.rules.fancards.scoring import done
from game.rules.fancards.state import FanCards
from game.rules.fancards.verse.lanes import engaged
from tests.long.hand import Hand

EPIC = 20
"""What a completed Epic counts, in points of Reputation."""
GIVES_UP = ("quit", "drop", "mutiny", "challenge", "leave")
"""What nobody does but on purpose."""
FIGHTS = ("FaceFoe", "FaceKeeper", "FacePenalty")


def harms(now: Situation, option: Option) -> str:
    """What a press of the brass button should not do: end the Crew phase with points that something could be done with,
    leave a job that could be finished, part with anything, leave an attacker to whom it likes while nobody meets it
    who would, begin a fight it is likelier to lose by somebody else than the best."""
    head = option.key.partition(":")[0]
    if any(unused(now, option)):
        return "unused"
    if now.kind == "Act" and (head in GIVES_UP or head == "done" and now.find("finish") and _finishes(now)):
        return "needless" if head in GIVES_UP else "undone"
    if now.kind == "Assign" and head == "ready" and not engaged(now.g) and _careful(now) != "ready":
        return "undone"
    if now.kind in FIGHTS and option.key != _careful(now):
        return "needless"
    return ""


def _careful(now: Situation) -> str:
    return now.session.rules.foresee(now.g, [option.key for option in now.options])


def _finishes(now: Situation) -> bool:
    return _careful(now).startswith("finish:")


def clicks(now: Situation, option: Option) -> int:
    """The fewest clicks an answer takes: a flight is ordered with one click on where it ends."""
    head = option.key.partition(":")[0]
    last, LAST[now.session] = LAST.get(now.session, ""), head
    if head == "move" and last == "move":
        return 0
    if option == lead(now):
        return 2 if any(unused(now, option)) else 1
    if now.cell(option) is not None:
        return 1 if now.picked == option.source else 2
    if now.kind in ON_CARDS or not is_card(option.source):
        return 1
    return 1 if ways.meant(now, option.source) == (option,) or now.picked == option.source else 2


def earned(g: FanCards, seat: int) -> float:
    """Epics and the higher Reputation, in points."""
    return float(EPIC * done(g, seat) + higher(g, seat))


def asks(now: Situation, option: Option) -> bool:
    """Whether the button asks before it does that."""
    return any(unused(now, option))


LAST: WeakKeyDictionary[Any, str] = WeakKeyDictionary()
"""The head of the answer before, by session."""
HAND = Hand(Situation, lead, harms, earned, clicks, asks, most=18.0)
