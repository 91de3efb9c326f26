"""What may be done with what is aboard, on one's own turn and between two Sectors of a flight, without an Action
(R-FB-140, R-FB-177)."""

from __future__ import annotations

from functools import partial

from game.core.remembered import ENOUGH, remembered
from game.core.steps import Option
from game.rules.firefly.board import planets_at
from game.rules.firefly.crew.crew import dismiss_option
from game.rules.firefly.crew.gear import equip_options
from game.rules.firefly.perks import leader_among
from game.rules.firefly.ship.fittings import drop_upgrade_option
from game.rules.firefly.ship.stowing import drop_gear_option, goods_options
from game.rules.firefly.state import Firefly
from game.rules.firefly.trade.deal import drop_job_option


def aboard_options(g: Firefly, seat: int) -> list[Option]:
    """Gear goes from hand to hand, goods are shifted and dumped, cards thrown away, Jobs given up and, at a planet,
    Crew dismissed (R-FB-33, R-FB-307, R-FB-341, R-FB-346, R-FB-368)."""
    get = g.zones.get
    gear, upgrades, jobs = get(f"gear:{seat}", ()), get(f"upgrade:{seat}", ()), get(f"hand:{seat}", ())
    crew = g.zones[f"crew:{seat}"] if planets_at(g, g.ship[seat]) else ()
    found = [*equip_options(g, seat)] if gear else []
    if g.goods:
        found += goods_options(g, seat)
    found += _parting(seat, gear, upgrades, jobs, crew)
    return found


@partial(remembered, most=ENOUGH)
def _parting(
    seat: int, gear: tuple[str, ...], upgrades: tuple[str, ...], jobs: tuple[str, ...], crew: tuple[str, ...]
) -> tuple[Option, ...]:
    """The options to part with one of some cards; the Leader stays. Found once for the same cards."""
    leader = leader_among(crew)
    return (
        *(drop_gear_option(seat, item) for item in gear),
        *(drop_upgrade_option(seat, item) for item in upgrades),
        *(drop_job_option(seat, job) for job in jobs),
        *(dismiss_option(seat, one) for one in crew if one != leader),
    )
