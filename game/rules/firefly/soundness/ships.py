"""What must hold of ships: goods fit, Crew and their Gear, the limits of cards (R-FB-643 to R-FB-647)."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.firefly.records import GOODS
from game.core.ruleset import Ruleset
from game.rules.firefly.boxes import boxes
from game.rules.firefly.crew.gear import room_for
from game.rules.firefly.perks import all_crew
from game.rules.firefly.set_up.draft import PlaceShip
from game.rules.firefly.ship.fittings import crew_limit, upgrade_slots
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, job_card
from game.rules.firefly.zones import AREAS, capacity, ship_card, used

HAND = 3
"""Inactive Jobs in hand (R-FB-88)."""


def goods_faults(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    """Goods are of known kinds, in some ship, and there is some of them; see `limit_faults` for their room."""
    for place, number in g.goods.items():
        area, _, rest = place.partition(":")
        seat, _, good = rest.partition(":")
        if area not in AREAS or seat not in map(str, g.ship) or good not in GOODS or not 0 < number <= 1000:
            yield f"there is no place {place[:40]!r} for {number} tokens"
        elif f"ship:{seat}" not in g.zones:
            yield f"seat {seat} has goods and no ship"


def draft_faults(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    """While ships are placed, each that has no Sector yet waits for it, and no other (R-FB-69)."""
    waiting = sorted(step.seat for step in g.stack if isinstance(step, PlaceShip))
    if waiting and waiting != sorted(seat for seat, sector in g.ship.items() if not sector):
        yield f"the ships of seats {waiting} wait for a Sector"


def crew_faults(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    """Leaders, tokens and who carries what (R-FB-41, R-FB-323, R-FB-646, R-FB-647)."""
    aboard = {item: seat for seat in g.ship for item in all_crew(g, seat)}
    for seat in g.ship:
        leaders = [item for item in all_crew(g, seat) if crew_card(item).leader]
        if len(leaders) != 1 and (g.turn or len(leaders) > 1 or all_crew(g, seat)):
            yield f"seat {seat} has not one Leader"
        if f"team:{seat}" in g.zones and (not g.work or seat != g.active):
            yield f"the Crew of seat {seat} are on a Job that nobody works"
    for item, count in g.disgruntled.items():
        if item not in aboard or count != 1:
            yield f"{item[:40]!r} can't be so Disgruntled"
    for gear, crew in g.carrier.items():
        if crew not in aboard or gear not in g.zones.get(f"gear:{aboard[crew]}", ()):
            yield f"{gear[:40]!r} is not carried by one of its owner's Crew"
            return
    for crew in set(g.carrier.values()):
        if room_for(g, crew) < 0:
            yield f"{crew} carries too much"


def limit_faults(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    """The limits of the Ship Card and of hands, once there is nothing left to put right (R-FB-643 to R-FB-645)."""
    for job, stage in g.stage.items():
        active = any(job in g.zones.get(f"active:{seat}", ()) for seat in g.ship)
        if not active or not 0 < stage < len(job_card(job).places):
            yield f"{job[:40]!r} is not begun like that"
    rights = RIGHTS | {kind.__name__ for box in boxes(g) for kind in box.rights}
    putting_right = {type(step).__name__ for step in g.stack} & rights
    for seat in g.ship:
        own = {name: g.zones.get(f"{name}:{seat}", ()) for name in ("ship", "drive", "upgrade", "hand", "active")}
        if not own["ship"] and not g.turn:
            continue
        if len(own["ship"]) != 1 or len(own["drive"]) != 1:
            yield f"seat {seat} has not one ship with one Drive Core"
            return
        if len(own["active"]) > ship_card(g, seat).active or (len(own["hand"]) > HAND and g.turn and not putting_right):
            yield f"seat {seat} has too many Jobs"
        if putting_right:
            continue
        if len(own["upgrade"]) > upgrade_slots(g, seat):
            yield f"seat {seat} has too many Upgrades"
        if len(all_crew(g, seat)) > crew_limit(g, seat):
            yield f"the Crew of seat {seat} is too large"
        for area in AREAS:
            if used(g, seat, area) > 2 * capacity(g, seat, area):
                yield f"the {area} of seat {seat} is too full"


RIGHTS = {"Overflow", "Fits", "DumpSomething", "TooMany"}
"""Steps that put right what no longer fits; while they wait it may be too much."""
