"""What a bot does about the Cruiser and the Cutter: out of their way, and into the way of others with them."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.firefly.board import find, near
from game.rules.firefly.bots.errands import errands
from game.rules.firefly.bots.plans import best_plan
from game.rules.firefly.flight.contact import CryBabyChoice
from game.rules.firefly.flight.evading import EvadeChoice
from game.rules.firefly.flight.hunters import CruiserChoice, CutterChoice
from game.rules.firefly.state import Firefly
from game.rules.firefly.zones import amount, outlaw


def evade(g: Firefly, step: EvadeChoice, options: Sequence[str]) -> str:
    """Towards the best place; not to the Cruiser with something to hide."""
    plan = best_plan(g, step.seat, errands(g, step.seat))
    first = plan.first if plan else 0
    shy = g.cruiser if outlaw(g, step.seat) else 0

    def dread(key: str) -> tuple[bool, bool]:
        at = find(g, key.partition(":")[2])
        return at == shy, at != first

    return min(options, key=dread)


def bound_for(g: Firefly, seat: int) -> set[int]:
    """Where a captain has something to do, a Goal or a Job."""
    return {errand.place for errand in errands(g, seat) if errand.key.startswith(("goal:", "work:"))}


def cruiser(g: Firefly, step: CruiserChoice, options: Sequence[str]) -> str:
    """On to another captain's Outlaw Ship; with something to hide away from its own ship and its business."""
    own, shy = g.ship[step.seat], outlaw(g, step.seat)
    prey = {at for seat, at in g.ship.items() if seat != step.seat and outlaw(g, seat)}
    bound = bound_for(g, step.seat) if shy else set()

    def spite(key: str) -> tuple[bool, bool, bool, str]:
        at = find(g, key.partition(":")[2])
        return not (shy and at == own), at not in bound, at in prey, key

    return max(options, key=spite)


def cutter(g: Firefly, step: CutterChoice, options: Sequence[str]) -> str:
    """On to another captain's ship, away from its own and where that has business."""
    own, bound = g.ship[step.seat], bound_for(g, step.seat)
    prey = {at for seat, at in g.ship.items() if seat != step.seat}

    def spite(key: str) -> tuple[bool, bool, bool, str]:
        at = find(g, key.partition(":")[2])
        return at != own and own not in near(g, at), at not in bound, at in prey, key

    return max(options, key=spite)


def cry_baby(g: Firefly, step: CryBabyChoice, options: Sequence[str]) -> str:
    """Used when there is something to lose."""
    seat = step.seat
    lost = 1000 * g.warrants[seat] + 300 * (amount(g, seat, "contraband") + amount(g, seat, "fugitive"))
    return options[0] if lost >= 600 else "keep"
