"""Why an Action, or what costs none, can't be taken now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from game.core.steps import Option
from game.rules.firefly.acting import can_act
from game.rules.firefly.board import planets_at, supply_at
from game.rules.firefly.boxes import boxes
from game.rules.firefly.flight.flying import FlightChoice
from game.rules.firefly.perks import leader_of
from game.rules.firefly.ship.goods import PEOPLE
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, kind
from game.rules.firefly.trade.buying import leave_cost
from game.rules.firefly.turn import Actions
from game.rules.firefly.whynot.asking import Asked, Found, explained
from game.rules.firefly.whynot.flight import flight, none_left, onward
from game.rules.firefly.whynot.gear import equip
from game.rules.firefly.whynot.trade import hire, trade
from game.rules.firefly.whynot.work import call, goal, make_work, work
from game.rules.firefly.zones import amount, story_says
from game.rules.shared.whynot import Explain


def of_others(g: Firefly, what: Asked, seat: int) -> tuple[str, str] | None:
    """What belongs to somebody else may not be touched (R-FB-23, R-FB-370)."""
    if what.verb in ("hire", "take", "trade"):
        return None
    for other in g.ship:
        if other != seat:
            if what.item == f"ship:{other}":
                return ("R-FB-23", "others_turn")
            if any(what.item in cards for zone, cards in g.zones.items() if zone.endswith(f":{other}")):
                return ("R-FB-23", "others_card")
    return None


def _explain(g: Firefly, step: Actions, what: Asked, options: Sequence[Option]) -> Found:
    """Whatever can be asked on one's own turn between two Actions."""
    if what.verb in ("burn", "mosey", "fly"):
        other = what.item.startswith("ship:") and what.item != f"ship:{step.seat}"
        return ("R-FB-23", "others_turn") if other else flight(g, step.seat, what, options)
    for box in boxes(g):
        own: Found = box.verbs[what.verb](g, step.seat, what, options) if what.verb in box.verbs else None
        if own:
            return own
    explain = VERBS.get(what.verb)
    return explain(g, step.seat, what, options) if explain else None


def _flying(g: Firefly, step: FlightChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Whatever can be asked between two Nav Cards: what is free, and where to."""
    explain = FREE.get(what.verb)
    return explain(g, step.seat, what, options) if explain else onward(g, step, what, options)


def _spent(g: Firefly, action: str) -> Found:
    """An Action of that kind was taken, or two of any kind (R-FB-133, R-FB-136)."""
    if action in g.acted:
        return ("R-FB-136", "same_action")
    return none_left(g)


def _buy(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """The Buy Action (R-FB-136, R-FB-268, R-FB-269)."""
    here = supply_at(g, g.ship[seat])
    if not here:
        return ("R-FB-268", "no_supply")
    if what.rest.startswith("supply:") and what.rest != f"supply:{here}":
        return ("R-FB-269", "other_supply", "buy")
    return _spent(g, "buy") or ("R-FB-143", "buy_first", "buy")


def _leave(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Shore Leave (R-FB-138, R-FB-291, R-FB-296)."""
    if not supply_at(g, g.ship[seat]):
        return ("R-FB-291", "no_supply")
    if "buy" in g.acted:
        return ("R-FB-138", "bought")
    if g.money[seat] < leave_cost(g, seat):
        return ("R-FB-296", "no_money", "buy")
    return _spent(g, "buy")


def _deal(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """The Deal Action (R-FB-59, R-FB-136, R-FB-357, R-FB-553)."""
    if not can_act(g, "deal"):
        return _spent(g, "deal")
    if what.rest == "harken" and g.ship[seat] != g.cruiser:
        return ("R-FB-59", "harken_travels")
    if any(do.what == what.rest for do in story_says(g, "no_deals")):
        return ("R-FB-553", "story_bars")
    return ("R-FB-357", "no_contact")


def _sell(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Selling is part of a Deal (R-FB-373)."""
    return ("R-FB-373", "sell_dealing", f"deal:{what.rest}")


def _stow(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Between Hold and Stash (R-FB-30, R-FB-31)."""
    there = amount(g, seat, what.item, "hold" if what.verb == "stow" else "stash") if what.item else 0
    return ("R-FB-30", "no_squares") if there else ("R-FB-31", "not_aboard")


def _dump(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Overboard (R-FB-31, R-FB-34)."""
    if what.item in PEOPLE and amount(g, seat, what.item) and not planets_at(g, g.ship[seat]):
        return ("R-FB-34", "people_need_planet")
    return ("R-FB-31", "not_aboard")


def _dismiss(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Crew who can't be dismissed (R-FB-307, R-FB-311)."""
    if what.item == leader_of(g, seat) or (what.item and kind(what.item) == "crew" and crew_card(what.item).leader):
        return ("R-FB-311", "leader_stays")
    if not planets_at(g, g.ship[seat]):
        return ("R-FB-307", "dismiss_planet")
    return None


def _drop(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """What can't be thrown away (R-FB-350, R-FB-385)."""
    if what.item in g.zones.get(f"active:{seat}", ()):
        return ("R-FB-385", "active_stays")
    if what.item in g.zones.get(f"drive:{seat}", ()):
        return ("R-FB-350", "core_stays")
    return None


def _cheer(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Cheering up is an Action (R-FB-133, R-FB-136)."""
    return _spent(g, "cheer") or ("R-FB-501", "nobody_upset")


def _stop(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """There is no flight to be ended (R-FB-161)."""
    return ("R-FB-161", "not_flying")


Explains: TypeAlias = Mapping[str, Callable[[Firefly, int, Asked, Sequence[Option]], Found]]
FREE: Explains = {
    "equip": equip,
    **dict.fromkeys(("stow", "unstow"), _stow),
    "dump": _dump,
    "dismiss": _dismiss,
    "drop": _drop,
}
VERBS: Explains = {
    **FREE,
    "buy": _buy,
    **dict.fromkeys(("pick", "draw", "fuel", "part"), _buy),
    "leave": _leave,
    **dict.fromkeys(("deal", "accept", "clear"), _deal),
    "sell": _sell,
    "cheer": _cheer,
    "stop": _stop,
    "hire": hire,
    "trade": trade,
    "work": work,
    "goal": goal,
    "makework": make_work,
    "call": call,
}
EXPLAIN: tuple[Explain, ...] = ((Actions, explained(_explain)), (FlightChoice, explained(_flying)))
