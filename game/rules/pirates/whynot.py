"""Why a Piracy Job can't be worked (R-PB-42 to R-PB-48, R-PB-56 to R-PB-60)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.steps import Option
from game.rules.firefly.perks import all_crew
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, job_card, kind
from game.rules.firefly.told import is_deck
from game.rules.firefly.whynot.asking import Asked, Found
from game.rules.firefly.whynot.flight import none_left
from game.rules.firefly.zones import ships_at
from game.rules.pirates.bound import holder, holds
from game.rules.pirates.havens import safe
from game.rules.pirates.hunting import open_to
from game.rules.pirates.listing import names_on
from game.rules.pirates.piracy import PIRACY, held


def hunt(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Somebody who can't be hunted for that Bounty (R-PB-92, R-PB-94, R-PB-106, R-PB-144)."""
    if "work" in g.acted:
        return ("R-PB-174", "same_action")
    if what.item and holder(g, what.item) not in (-1, seat):
        return ("R-PB-144", "held_by_rival")
    if what.item not in open_to(g, seat):
        return ("R-PB-92", "not_on_list")
    names = names_on(what.item)
    here = [other for other in ships_at(g, g.ship[seat]) if other != seat and safe(g, other)]
    if any(face(crew) in names for other in here for crew in all_crew(g, other)):
        return ("R-PB-163", "at_haven")
    if any(item for zone, cards in g.zones.items() if not is_deck(zone) for item in cards if face(item) in names):
        return ("R-PB-94", "prey_elsewhere")
    return ("R-PB-106", "prey_unseen")


def jump(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """A Bounty that can't be Jumped (R-PB-115)."""
    if "work" in g.acted:
        return ("R-PB-174", "same_action")
    other = holder(g, what.item) if what.item else -1
    if other in (-1, seat):
        return ("R-PB-115", "nobody_holds")
    if g.ship[other] != g.ship[seat]:
        return ("R-PB-115", "other_sector")
    return ("R-PB-163", "at_haven") if safe(g, other) else ("R-PB-115", "frozen")


def deliver(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """Nobody to deliver, or not here (R-PB-125, R-PB-126)."""
    if "work" in g.acted:
        return ("R-PB-174", "same_action")
    return ("R-PB-125", "other_place") if what.item in holds(g, seat) else ("R-PB-126", "nobody_bound")


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
    if safe(g, int(end)):
        return ("R-PB-163", "at_haven")
    needs = [do.what for do in job_card(what.item).options[0].needs]
    return (TARGET[needs[0]], "no_target") if needs else ("R-PB-43", "raid_whom")
