"""Why a Piracy Job can't be worked (R-PB-42 to R-PB-48, R-PB-56 to R-PB-60)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.steps import Option
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card, kind
from game.rules.firefly.whynot.asking import Asked, Found
from game.rules.firefly.whynot.flight import none_left
from game.rules.pirates.piracy import PIRACY, held

TARGET = {"rival:outlaw": "R-PB-58", "rival:unsolid": "R-PB-59", "rival:idle": "R-PB-60"}


def raid(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """A Piracy Job on the ship of a rival, or on nobody; None for what is no Piracy Job."""
    if "#" not in what.item or kind(what.item) != "job" or job_card(what.item).kind != PIRACY:
        return None
    if "work" in g.acted:
        return ("R-PB-174", "same_action")
    if none_left(g):
        return none_left(g)
    if what.item in g.zones.get(f"hand:{seat}", ()) and what.item not in held(g, seat):
        return ("R-PB-48", "active_full")
    end = what.rest.removeprefix("ship:")
    if not end.isdigit() or int(end) not in g.ship or int(end) == seat:
        return ("R-PB-43", "raid_whom")
    if g.ship[int(end)] != g.ship[seat]:
        return ("R-PB-42", "other_sector")
    needs = [do.what for do in job_card(what.item).options[0].needs]
    return (TARGET[needs[0]], "no_target") if needs else ("R-PB-43", "raid_whom")
