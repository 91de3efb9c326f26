"""What a bot does with its Actions: what is worth most here, or the way to where it is worth more."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.firefly.records import SKILLS
from game.rules.firefly.acting import can_act
from game.rules.firefly.board import sector
from game.rules.firefly.bots.errands import Errand, errands
from game.rules.firefly.bots.plans import NEAR, Look, Plan, best_plan
from game.rules.firefly.bots.trades import offer
from game.rules.firefly.flight.flying import FlightChoice, burn_fuel
from game.rules.firefly.perks import item_perks
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import gear_card
from game.rules.firefly.turn import Actions
from game.rules.firefly.zones import amount

BETTER = 100
"""How much better Gear must be to be carried in another's place."""


def act(g: Firefly, step: Actions, options: Sequence[str], look: Look = NEAR) -> str:
    """What is free and helps, then the first thing on the best trip: here, or the way to it."""
    seat = step.seat
    ready = arm(g, seat, options) or free_help(g, seat, options) or offer(g, seat, options)
    if ready:
        return ready
    if "call" in options and not can_win_more(g, seat):
        return "call"
    plan = trip(g, seat, options, look)
    if plan and plan.first == g.cutter:  # it is where there is something to do: lure it away
        return next((key for key in options if key.startswith("burn:")), "end")
    if plan is None:
        return "end"
    if plan.errand.place != g.ship[seat]:
        return _start(g, plan, options)
    return plan.errand.key if plan.errand.key in options else "end"


def trip(g: Firefly, seat: int, options: Sequence[str], look: Look) -> Plan | None:
    """The best trip from here; what can't be done here any more this turn is none of its stops."""
    here, offered = g.ship[seat], frozenset(options)
    flies = isinstance(g.stack[-1], FlightChoice)
    found = [e for e in open_errands(g, seat) if flies or e.place != here or e.key in offered or is_left(g, e)]
    return best_plan(g, seat, found, look)


def is_left(g: Firefly, errand: Errand) -> bool:
    """Whether there is still the same to do here next turn: Jobs are; the best of a deck has been taken."""
    return errand.action == "work" and errand.key != "makework" and not can_act(g, "work")


def open_errands(g: Firefly, seat: int) -> list[Errand]:
    """All there is to do, but where the Cutter is nothing for a ship that hasn't the Fuel to lure it away."""
    fuel = amount(g, seat, "fuel") >= max(1, burn_fuel(g, seat))
    return [errand for errand in errands(g, seat) if fuel or errand.place != g.cutter]


def can_win_more(g: Firefly, seat: int) -> bool:
    """Whether somebody else has more money, so that Last Call had better wait."""
    return any(money >= g.money[seat] for other, money in g.money.items() if other != seat)


def _start(g: Firefly, plan: Plan, options: Sequence[str]) -> str:
    """A Full Burn, or a Mosey when it is only one Sector or there is no Fuel."""
    name = sector(g, plan.first).key
    keys = (f"burn:{name}", f"mosey:{name}")
    for key in reversed(keys) if plan.first == plan.errand.place else keys:
        if key in options:
            return key
    return "end"


def fly_on(g: Firefly, step: FlightChoice, options: Sequence[str], look: Look = NEAR) -> str:
    """Another Sector on the way to the best place, or the end of the flight when the ship is there."""
    plan = best_plan(g, step.seat, open_errands(g, step.seat), look)
    if plan is None or plan.errand.place == g.ship[step.seat]:
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
            plain = not any(
                (
                    item_perks(gear, "carrier"),
                    item_perks(g.carrier[other], "may_not_carry"),
                    item_perks(other, "no_slot"),
                )
            )
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
