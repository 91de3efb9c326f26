"""Why somebody can't carry a piece of Gear."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.steps import Option
from game.rules.firefly.crew.gear import may_carry, room_for
from game.rules.firefly.perks import all_crew
from game.rules.firefly.state import Firefly
from game.rules.firefly.whynot.asking import Asked, Found


def equip(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Who may carry what (R-FB-332, R-FB-338)."""
    crew = what.rest.removeprefix("card:")
    own = all_crew(g, seat)
    crew = next((one for one in own if crew in (one, one.partition("#")[0])), "")
    if not crew or what.item not in g.zones.get(f"gear:{seat}", ()):
        return ("R-FB-316", "no_carrier")
    if room_for(g, crew) < 1:
        return ("R-FB-332", "one_gear", f"unequip:{what.item}")
    return None if may_carry(g, seat, what.item, crew) else ("R-FB-338", "may_not_carry")
