"""What pirates and hunters go after: ships within reach, Fugitives where they lie, and where they are delivered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from game.content.firefly.records import SKILLS, SUPPLIES
from game.rules.firefly.board import find
from game.rules.firefly.bots.at_once import at_once
from game.rules.firefly.bots.cards import CREW, grudge
from game.rules.firefly.bots.errands import Errand, begun
from game.rules.firefly.bots.ways import FAR, burns, hops, reach_of, supply_place
from game.rules.firefly.outlook.scoring import FADES, POINT
from game.rules.firefly.perks import all_crew, leader_of
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, face, job_card
from game.rules.firefly.turn import Actions
from game.rules.pirates import odds
from game.rules.pirates.bots.values import defeat, harm, points, raid_worth, reward, rough_chance, rough_win
from game.rules.pirates.bound import captives, holds
from game.rules.pirates.havens import safe
from game.rules.pirates.hunting import open_to
from game.rules.pirates.listing import names_on, sought_by
from game.rules.pirates.marks import own
from game.rules.pirates.piracy import held, is_target

HUNTS = 500
"""Hunts and deliveries are numbered from here on, two for every Bounty."""
BROUGHT = 0.8
"""How often somebody bound gets to the drop-off."""
BARELY = 0.05
"""The chance, about so, from which on the exact one is worked out."""
MOVES = 0.7
"""How often a rival is still there a turn later."""


class Foes(NamedTuple):
    """The rivals a ship may get at this turn, what its own crew adds to its dice by each skill, and the chance against
    each rival, about so."""

    near: Sequence[int]
    mine: Mapping[str, int]
    about: Callable[[int], float]


@at_once
def errands(g: Firefly, seat: int) -> tuple[Errand, ...]:
    """All there is to attack, to hunt and to deliver."""
    return tuple(_errands(g, seat))


def _errands(g: Firefly, seat: int) -> Iterator[Errand]:
    near = [other for other in g.ship if other != seat and within_reach(g, seat, g.ship[other]) and not safe(g, other)]
    mine = points(g, seat)
    foes = Foes(near, mine, cache(lambda other: chance_against(g, seat, other, mine)))
    yield from _raids(g, seat, foes)
    if "bounty" in g.zones or "wanted" in g.zones:
        yield from _hunts(g, seat, foes)
        yield from _jumps(g, seat, foes)
    for number, bounty in enumerate(holds(g, seat)):
        heads = len(captives(g, seat, bounty))
        worth = reward(g, seat, bounty, heads)
        if worth > 0:
            yield Errand(drop_off(g, bounty), "work", f"deliver:{bounty}", worth, HUNTS + 200 + number, -1, worth)


def within_reach(g: Firefly, seat: int, place: int) -> bool:
    """Whether a ship may get to a Sector this turn, whatever it meets on the way."""
    return hops(g.settings["board"], g.ship[seat], place) <= reach_of(g, seat)


def chance_against(g: Firefly, seat: int, other: int, mine: Mapping[str, int]) -> float:
    """The chance against a rival, about so: it may be gone before the ship gets there."""
    return rough_chance(g, seat, other, mine) * (1.0 if g.ship[seat] == g.ship[other] else MOVES)


def drop_off(g: Firefly, bounty: str) -> int:
    """The Sector where a Bounty is delivered now."""
    places = job_card(bounty).places
    return find(g, places[0][0]) if places else g.cruiser


def strikes(g: Firefly, seat: int, other: int) -> bool:
    """Whether a seat may strike at a rival at once, so that the exact chance is worth its while."""
    return g.ship[seat] == g.ship[other] and isinstance(g.stack[-1], Actions) and g.active == seat


def _raids(g: Firefly, seat: int, foes: Foes) -> Iterator[Errand]:
    jobs = begun(g, seat)
    exact: dict[tuple[int, bool], float] = {}
    for job in held(g, seat):
        for other in foes.near:
            if not is_target(g, job_card(job), other) or raid_worth(g, seat, other, job, 1.0) <= 0:
                continue
            chance, alike = foes.about(other), (other, job_card(job).legal)
            if chance >= BARELY and strikes(g, seat, other):
                if alike not in exact:
                    exact[alike] = odds.attack_chance(g, seat, job, other)
                chance = exact[alike]
            worth = raid_worth(g, seat, other, job, chance)
            if worth > 0:
                yield Errand(g.ship[other], "work", f"work:{job}:{other}", worth, 2 * jobs.index(job), -1, worth)


def _hunts(g: Firefly, seat: int, foes: Foes) -> Iterator[Errand]:
    crews = {crew: other for other in g.ship for crew in all_crew(g, other)}
    for number, bounty in enumerate(open_to(g, seat)):
        pay = reward(g, seat, bounty, 1)
        if pay <= 0:
            continue
        for crew in sought_by(g, bounty):
            who = crews.get(crew, -1)
            place, chance = _prey(g, seat, bounty, crew, who, foes)
            if not place:
                continue
            first, then = HUNTS + 2 * number, HUNTS + 2 * number + 1
            turns = burns(hops(g.settings["board"], place, drop_off(g, bounty)), max(2, reach_of(g, seat)))
            lost = _betrayal(g, seat, crew) if who == seat else (1 - chance) * defeat(g, seat, bounty)
            wins = chance * BROUGHT * pay + (harm(g, seat) * chance if who not in (-1, seat) else 0.0)
            worth = wins * FADES ** max(1.0, turns) - lost
            if worth > 0 and turns < FAR:
                yield Errand(place, "work", f"hunt:{bounty}:{crew}", worth, first)
                yield Errand(drop_off(g, bounty), "work", f"deliver:{bounty}", wins - lost, then, first, wins)


def _prey(g: Firefly, seat: int, bounty: str, crew: str, who: int, foes: Foes) -> tuple[int, float]:
    """Where somebody wanted is and the chance to catch them; Sector 0 for who can't be got at."""
    if who == seat:
        return g.ship[seat], 1.0
    if who >= 0:
        if who not in foes.near:
            return 0, 0.0
        exact = foes.about(who) >= BARELY and strikes(g, seat, who)
        return g.ship[who], odds.attack_chance(g, seat, bounty, who, crew) if exact else foes.about(who)
    pile = next((name for name in SUPPLIES if crew in g.zones.get(f"supply:{name}.discard", ())), "")
    if not pile:
        return 0, 0.0
    skills = crew_card(crew).skills
    return supply_place(g.settings["board"], pile), rough_win(foes.mine, {n: getattr(skills, n) for n in SKILLS})


def _betrayal(g: Firefly, seat: int, crew: str) -> float:
    """What it costs to turn in one of the own Crew."""
    leader = leader_of(g, seat)
    others = [one for one in all_crew(g, seat) if one not in (leader, crew)]
    lost = sum(getattr(crew_card(crew).skills, name) for name in SKILLS)
    return float(-CREW + crew_card(crew).cost + POINT * lost + sum(grudge(g, seat, one) for one in others))


def _jumps(g: Firefly, seat: int, foes: Foes) -> Iterator[Errand]:
    for other in foes.near:
        if not holds(g, other) or own(g, other, "frozen"):
            continue
        for number, bounty in enumerate(holds(g, other)):
            pay = reward(g, seat, bounty, len(captives(g, other, bounty)))
            if pay <= 0:
                continue
            exact = foes.about(other) >= BARELY and strikes(g, seat, other)
            chance = odds.attack_chance(g, seat, bounty, other) if exact else foes.about(other)
            worth = BROUGHT * chance * pay - 0.5 * (1 - chance) * defeat(g, seat, bounty)
            if worth > 0:
                yield Errand(g.ship[other], "work", f"jump:{bounty}", worth * FADES, HUNTS + 300 + 10 * other + number)


def listed(g: Firefly, crew: str) -> bool:
    """Whether somebody is sought by a Bounty that lies open."""
    return any(face(crew) in names_on(bounty) for bounty in g.zones.get("wanted", ()))
