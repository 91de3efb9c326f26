"""A game of Firefly in the hand of one captain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from game.app.games.firefly.dock.proposal import INSTEAD, NEVER, SURE, asks, course_of, lead, only_way
from game.app.games.firefly.dock.together import DEALINGS, REPEATED, together
from game.app.games.firefly.situation import FLIGHTS, GROUPS, Situation
from game.core.session import Session
from game.core.steps import Option
from game.rules.firefly.acting import actions_left
from game.rules.firefly.outlook.voyage import option_flies_on
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import option_of
from game.rules.firefly.trade.deal import ACCEPTED
from tests.long.hand import Hand

GOAL = 5_000
"""What a Goal counts, in $."""
CHIPS = 6
"""Up to so many numbers stand on the page; behind more there is a page of their own."""


def harms(now: Situation, option: Option) -> str:
    """What a press of the brass button should not do: end a turn with an Action unused, leave a Deal with nothing, stop
    a ship on its way to a place where it has something to do, leave the Crew unpaid with the money there."""
    head = option.key.partition(":")[0]
    choice: Any = now.choice
    if now.kind == "Actions" and head == "end" and actions_left(now.g) and any(now.group(name) for name in GROUPS):
        return "unused"
    if now.kind == "BuyChoice" and head == "done" and choice.left and now.find("buy") and _careful(now) != "done":
        return "empty"
    if now.kind == "FlightChoice" and head == "stop" and now.plan and now.plan[0] in now.cells:
        return "undone"
    if now.kind == "DealChoice" and head == "done" and choice.left == ACCEPTED and now.held("considered", now.seat):
        return "empty"
    if now.kind == "Consider" and head == "done" and not now.held("considered", now.seat) and now.find("draw", "pick"):
        return "empty"
    if now.kind == "CutChoice" and head == "unpaid" and now.find("pay"):
        return "needless"
    if now.kind == "NavChoice" and now.bound and now.plan:
        flies = [o for o in now.find("option") if _sure(now, o)]
        if flies and not (head == "ignore" or _sure(now, option)):
            return "undone"
    return ""


def hopeless(now: Situation, option: Option) -> bool:
    """Whether a press that gives something up is asked about first, because there is nothing else to do."""
    left = now.kind == "Actions" and (bool(now.find(*INSTEAD)) or _careful(now) != "end")
    taken = now.kind == "DealChoice" and bool(now.find("accept"))
    return bool(asks(now, option)) and not left and not taken


def _careful(now: Situation) -> str:
    """What a captain would do who plans several stops ahead, but bargain or part with somebody."""
    keys = [option.key for option in now.options if option.key.partition(":")[0] not in NEVER]
    return now.session.rules.foresee(now.g, keys)


def _sure(now: Situation, option: Option) -> bool:
    number = option.key.partition(":")[2]
    return number.isdigit() and option_flies_on(now.g, now.seat, option_of(now.shown_card(), int(number))) >= SURE


def clicks(now: Situation, option: Option) -> int:
    """The fewest clicks an answer takes. A flight is ordered with one click, whatever Sectors it leads through."""
    head = option.key.partition(":")[0]
    if (ticked := _ticked(now, option)) is not None:
        return ticked
    if only_way(now) == option:
        return 0
    if now.kind == "FlightChoice" and head in FLIGHTS:
        return 0  # the click on the place has said so
    if now.kind == "FlightChoice" and head == "stop":
        return 0 if now.worth_a_stop(now.g.ship[now.seat]) else 1
    if head == "draw" and getattr(now.choice, "drawn", False):
        return 0  # all that may be Considered are drawn with one click
    if option == lead(now):
        return 2 if asks(now, option) else 1
    if head in ("mosey", "makework", "trade", "hire", "cheer", "call", "leave", "dismiss", "drop", "stow", "unstow"):
        return 2  # the way of flying, or the kind of Action, first
    if now.kind == "Actions" and head in ("buy", "deal", "work", "goal"):
        return 1 if len(now.group({"goal": "work"}.get(head, head))) == 1 else 2
    if head in ("fuel", "part", "sell", "bribe"):
        return 1 if len(now.find(head)) <= CHIPS else 2
    return 1


def _ticked(now: Situation, option: Option) -> int | None:
    """The clicks of an answer that is among those of a dealing that are given in one go: one for all of them, and one
    for each that is unticked first; None for another answer."""
    head = option.key.partition(":")[0]
    same, LAST[now.session] = LAST.get(now.session) == option.key, option.key
    if same and head in REPEATED:
        return 0  # a number of them was given
    left = LEFT.setdefault(now.session, [])
    if left and option.key not in left:
        if now.kind in DEALINGS and head != "done":
            return None
        unticked = len([key for key in left if key != "done" and not key.startswith("equip:")])
        left.clear()
        return unticked if head == "done" else None
    begun = not left
    if begun:
        left += [one.key for _, one in together(now).answers]
    if option.key not in left:
        left.clear()
        return None
    left.remove(option.key)
    if head == "done" and now.kind != "MarketChoice":
        unticked = len([key for key in left if not key.startswith("equip:")])
        left[:] = [key for key in left if key.startswith("equip:")]
        return unticked + begun
    return int(begun)


def earned(g: Firefly, seat: int) -> float:
    """Money and Goals, in $."""
    return float(g.money.get(seat, 0) + GOAL * g.goals.get(seat, 0))


def look(session: Session[Any], names: Sequence[str], people: Sequence[int]) -> Situation:
    """The table of a session: one for all its moments, because a flight that was ordered goes on."""
    now = SEEN.get(session)
    if now is None:
        now = SEEN[session] = Situation(session, names, people)
    else:
        now.read()
    if now.kind == "Actions":
        now.plan, now.bound = (), 0
    return now


def pressed(now: Situation) -> Option | None:
    """What the brass button does; a flight it proposes is ordered as a whole."""
    option = lead(now)
    if option is None or option.key.partition(":")[0] not in FLIGHTS:
        return option
    way = now.plan if now.kind == "FlightChoice" and now.plan else course_of(now, option)[1]
    now.plan, now.bound = tuple(way[1:]), way[-1]
    return option


LEFT: WeakKeyDictionary[Any, list[str]] = WeakKeyDictionary()
"""What is still to come of the answers that were given in one go, by session."""
LAST: WeakKeyDictionary[Any, str] = WeakKeyDictionary()
"""The answer before, by session."""
SEEN: WeakKeyDictionary[Any, Situation] = WeakKeyDictionary()
HAND = Hand(look, pressed, harms, earned, clicks, hopeless, most=8.0)
