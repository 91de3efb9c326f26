"""Crew, wounds, captains and what is carried."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.fancards.captains import NameCaptain
from game.rules.fancards.crew import carry_of, left_of
from game.rules.fancards.faces import is_trait, job_face
from game.rules.fancards.items import load_of
from game.rules.fancards.set_up.draft import CREW
from game.rules.fancards.state import SETUP, FanCards, crew_of
from game.rules.fancards.stow import DropExcess, TrimInventory, room, ship_of
from game.rules.fancards.verse.fighters import foe_left
from game.rules.fancards.work.jobs import held


def people_faults(g: FanCards) -> Iterator[str]:
    """What is wrong with who flies with whom, and what they carry."""
    all_ = {seat: crew_of(g, seat) for seat in g.credits}
    crews = {card: seat for seat, crew in all_.items() for card in crew}
    for seat, crew in all_.items():
        yield from _crew(g, seat, crew)
    for item, card in g.carrier.items():
        if card not in crews or item not in g.zones.get(f"items:{crews[card]}", ()):
            yield f"{item[:40]!r} is carried by nobody who has it"
            return
    for card in dict.fromkeys(g.carrier.values()):
        if load_of(g, card) > carry_of(g, card):
            yield f"{card} carries too much (R-CG-72)"
    yield from _wounds(g, crews)


def _crew(g: FanCards, seat: int, crew: tuple[str, ...]) -> Iterator[str]:
    captain = g.captain[seat]
    alone = bool(crew) != bool(captain) and g.phase != SETUP and not _waits(g, NameCaptain, seat)
    if alone or captain and captain not in crew:
        yield f"the captain of seat {seat} is not in the crew (R-CG-11, R-CG-78)"
    if f"ship:{seat}" not in g.zones:
        if crew or any(zone in g.zones for zone in (f"items:{seat}", f"hand:{seat}", f"jobs:{seat}")):
            yield f"seat {seat} has no ship (R-CG-9)"
        return
    if len(crew) > ship_of(g, seat).crew or g.phase == SETUP and len(crew) > CREW:
        yield f"seat {seat} has too much crew (R-CG-10, R-CG-77)"
    if room(g, seat) < 0 and not _waits(g, (DropExcess, TrimInventory), seat):
        yield f"the inventory of seat {seat} is too full (R-CG-70)"
    loose = [item for item in g.zones.get(f"items:{seat}", ()) if item not in g.carrier and is_trait(item)]
    if loose:
        yield f"a trait lies in the inventory of seat {seat} (R-CG-73)"


def _waits(g: FanCards, steps: type[NameCaptain] | tuple[type[DropExcess], type[TrimInventory]], seat: int) -> bool:
    """Whether something is still to come for a seat."""
    return any(isinstance(step, steps) and step.seat == seat for step in g.stack)


def _wounds(g: FanCards, crews: dict[str, int]) -> Iterator[str]:
    units = {card for zone in g.zones if zone == "laid" or zone.startswith("squad:") for card in g.zones[zone]}
    for card, wounds in g.wounds.items():
        if wounds < 1:
            yield f"{card[:40]!r} has no wounds and is said to"
        elif card in crews or card in units:
            if left_of(g, card) < 1:
                yield f"{card} should be dead (R-CG-45)"
        elif not _foe(g, card):
            yield f"{card[:40]!r} is wounded and not there"


def _foe(g: FanCards, foe: str) -> bool:
    """Whether it is a unit of a job that somebody holds, or a keeper of a part that waits for its finder."""
    parts = foe.split(":")
    if len(parts) != 3 or parts[0] not in ("foe", "quit") or not parts[2].isdigit():
        return False
    word, card, number = parts
    if any(card in g.zones.get(f"part:{cell}", ()) for cell in g.cells):
        return word == "foe" and number == "0" and foe_left(g, foe) > 0
    if not any(card in held(g, seat) for seat in g.credits):
        return False
    job = job_face(card)
    return int(number) < len(job.foes if word == "foe" else job.penalty.foes) and foe_left(g, foe) >= 0
