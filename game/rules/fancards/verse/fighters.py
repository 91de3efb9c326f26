"""Who fights: crew, units and the units of jobs, by one name each (R-CG-38, R-CG-42, R-CG-54)."""

from __future__ import annotations

from game.content.fancards.parts import Foe
from game.content.fancards.records import Part
from game.rules.fancards.crew import combat_of, counts, left_of
from game.rules.fancards.faces import face, is_unit, job_face, perk, power, unit_face
from game.rules.fancards.state import FanCards, crew_at, items_on, seat_of

OF_JOBS = ("foe:", "quit:")
"""How the names of units of jobs and keepers of parts begin; with the second they are of a penalty."""
GIFTED = 6
"""The combat of a gifted crew member on a good day, and the eyes that make it one."""


def foe_of(foe: str) -> Foe:
    """The unit of a job or the keeper of a part that "foe:<card>:<number>" names (`OF_JOBS`)."""
    word, card, number = foe.split(":")
    printed = face(card)
    if isinstance(printed, Part):
        return printed.keeper
    job = job_face(card)
    return (job.foes if word == "foe" else job.penalty.foes)[int(number)]


def of_job(name: str) -> bool:
    """Whether somebody is a unit of a job or the keeper of a part: it has no card of its own."""
    return name.startswith(OF_JOBS)


def is_crew(name: str) -> bool:
    """Whether a fighter is crew of somebody."""
    return not of_job(name) and not is_unit(name)


def owner_of(g: FanCards, name: str) -> int:
    """Whose crew a fighter is, -1 for one that is in nobody's crew."""
    for seat in g.credits:
        if name in g.zones.get(f"crew:{seat}", ()):
            return seat
    return next((seat_of(team) for team in g.teams if name in crew_at(g, team)), -1)


def foe_left(g: FanCards, foe: str) -> int:
    """The wounds a unit of a job can still take."""
    return foe_of(foe).health - g.wounds.get(foe, 0)


def lives(g: FanCards, name: str) -> bool:
    """Whether a fighter can still fight: crew of somebody, a unit on the table, a unit of a job with health left."""
    if of_job(name):
        return foe_left(g, name) > 0
    return bool(unit_zone(g, name)) if is_unit(name) else owner_of(g, name) >= 0


def unit_zone(g: FanCards, unit: str) -> str:
    """Where a unit fights from: "laid" or a squad; "" when it is on the table no more."""
    if unit in g.zones.get("laid", ()):
        return "laid"
    return next((squad for seat in g.credits if unit in g.zones.get(squad := f"squad:{seat}", ())), "")


def health_left(g: FanCards, name: str) -> int:
    """The wounds a fighter can still take."""
    return foe_left(g, name) if of_job(name) else left_of(g, name)


def rating(g: FanCards, name: str, alone: bool = False, gift: int = 0) -> int:
    """The combat rating of a fighter (R-CG-42); `alone`: it defends against its attacker alone; `gift`: the die of a
    gifted one."""
    if of_job(name):
        return foe_of(name).combat
    if is_unit(name):
        return unit_face(name).combat + g.bonus.get(f"{name}/roll", 0)
    if gift == GIFTED:
        return max(GIFTED, combat_of(g, name, alone))
    return combat_of(g, name, alone)


def gifted(name: str) -> bool:
    """Whether a die says before each fight how a fighter fights in it."""
    return is_crew(name) and power(name) == "gifted"


def dice_of(g: FanCards, name: str) -> int:
    """How many dice a fighter throws."""
    return 1 + g.bonus.get(f"{name}/dice", 0)


def rethrows_of(g: FanCards, name: str) -> int:
    """How many ones a fighter throws again in a fight: once for each card that says so and is of use."""
    if not is_crew(name):
        return 0
    return sum(bool(perk(item, "rethrow_ones")) for item in items_on(g, name) if counts(g, name, item))
