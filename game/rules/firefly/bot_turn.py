"""What a bot does with its Actions: what is worth most here, or the way to where it is worth more."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.firefly_records import SKILLS
from game.rules.firefly.acting import actions_left, can_act
from game.rules.firefly.board import sector
from game.rules.firefly.flying import FlightChoice
from game.rules.firefly.perks import item_perks
from game.rules.firefly.plans import FADES, MAKE_WORK, best_plan, errands
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import gear_card
from game.rules.firefly.turn import Actions

WORTHWHILE = 120
"""What an Action must be worth in $ to be taken before flying on."""
BETTER = 100
"""How much better Gear must be to be carried in another's place."""


def act(g: Firefly, step: Actions, options: Sequence[str]) -> str:
    """The next Action, or what is free and helps."""
    seat = step.seat
    ready = arm(g, seat, options) or free_help(g, seat, options)
    if ready:
        return ready
    if "call" in options and not can_win_more(g, seat):
        return "call"
    found = errands(g, seat)
    here = [e for e in found if e.place == g.ship[seat] and can_act(g, e.action) and e.key in options]
    best = max(here, key=lambda e: (e.worth, e.key), default=None)
    plan = best_plan(g, seat, found, away=True) if _flies(options) else None
    left = actions_left(g)
    if best and best.worth > WORTHWHILE and (left > 1 or plan is None or best.worth > plan.worth * (1 - FADES)):
        return best.key
    if plan and left and (best is None or plan.worth * (1 - FADES) > best.worth - MAKE_WORK or left > 1):
        key = _start(g, seat, plan.first, options, plan.place)
        if key:
            return key
    if best and best.worth > 0:
        return best.key
    return "end"


def can_win_more(g: Firefly, seat: int) -> bool:
    """Whether somebody else has more money, so that Last Call had better wait."""
    return any(money >= g.money[seat] for other, money in g.money.items() if other != seat)


def _flies(options: Sequence[str]) -> bool:
    return any(key.startswith(("burn:", "mosey:")) for key in options)


def _start(g: Firefly, seat: int, first: int, options: Sequence[str], place: int) -> str:
    """A Full Burn, or a Mosey when it is only one Sector or there is no Fuel."""
    name = sector(g, first).key
    keys = (f"mosey:{name}", f"burn:{name}") if first == place else (f"burn:{name}", f"mosey:{name}")
    return next((key for key in keys if key in options), "")


def fly_on(g: Firefly, step: FlightChoice, options: Sequence[str]) -> str:
    """Another Sector on the way to the best place, or the end of the flight when the ship is there."""
    seat = step.seat
    found = errands(g, seat)
    plan = best_plan(g, seat, found, away=False)
    if plan is None or plan.place == g.ship[seat]:
        return "stop"
    key = f"fly:{sector(g, plan.first).key}"
    return key if key in options else "stop"


def gear_worth(gear: str) -> float:
    """How much one wants Gear to be carried."""
    card = gear_card(gear)
    points: int = sum(getattr(card.skills, name) for name in SKILLS)
    return 200 * points + 120 * len(card.keywords) + 60 * len(card.perks) + card.cost / 50


def arm(g: Firefly, seat: int, options: Sequence[str]) -> str:
    """Hand out Gear that nobody carries; take worse Gear from who could carry better. "" when all is well."""
    idle = sorted((gear for gear in g.zones.get(f"gear:{seat}", ()) if gear not in g.carrier), key=_by_worth)
    for gear in idle:
        hand = next((key for key in options if key.startswith(f"equip:{gear}:")), "")
        if hand:
            return hand
        for other in sorted((gear for gear in g.zones[f"gear:{seat}"] if gear in g.carrier), key=_by_worth)[::-1]:
            plain = not any((
                item_perks(gear, "carrier"),
                item_perks(g.carrier[other], "may_not_carry"),
                item_perks(other, "no_slot"),
            ))
            if plain and gear_worth(gear) > gear_worth(other) + BETTER and f"unequip:{other}" in options:
                return f"unequip:{other}"
    return ""


def _by_worth(gear: str) -> tuple[float, str]:
    return -gear_worth(gear), gear


def free_help(g: Firefly, seat: int, options: Sequence[str]) -> str:
    """Hire the Disgruntled Crew of others when there is money; "" for nothing."""
    if g.money[seat] < 1500:
        return ""
    return next((key for key in options if key.startswith("hire:")), "")
