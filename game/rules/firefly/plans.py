"""What a bot reckons with: what there is to do at which place, how far off that is, and what it is worth, in $."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from game.content.firefly_records import CONTACTS, SKILLS, SUPPLIES, Job
from game.content.load import firefly
from game.core.remembered import remembered
from game.rules.firefly.acting import actions_left, can_act, left_after_flight
from game.rules.firefly.board import board_of, find
from game.rules.firefly.bot_buys import best_of, deck_worth
from game.rules.firefly.bot_ways import hops, supply_place, ways
from game.rules.firefly.flying import burn_fuel, range_of
from game.rules.firefly.goods import room_for
from game.rules.firefly.jobs import goes_along
from game.rules.firefly.outlook import Force, force, stage_chance
from game.rules.firefly.perks import all_crew, perks, solid
from game.rules.firefly.scoring import GOAL_WORTH, cuts, goals_left, price_of_goal, readiness, whole_force
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, job_card
from game.rules.firefly.zones import amount, outlaw, ship_card, story_says

FADES = 0.86
"""What is worth a $ next turn is worth so much now."""
NEXT = 0.55
"""How much what comes after the next place counts."""
SECTORS_LOST = 0.75
"""How much of a Full Burn's range is flown on average before a card stops it."""
SOLID_WORTH = 500
NEW_JOB = 700
"""What a Job is worth that nobody has seen yet."""
MAKE_WORK = 200
FAILED = 900
"""What a failed attempt of an Illegal Job costs on average."""
HAND = 3
LOW_FUEL = 3


class Errand(NamedTuple):
    """Something to do: the Sector, the Action it takes, the option that begins it, and what it is worth in $."""

    place: int
    action: str
    key: str
    worth: float


def errands(g: Firefly, seat: int) -> list[Errand]:
    """All there is to do for a seat, wherever it is."""
    has = whole_force(g, seat)
    return [*_works(g, seat, has), *_goals(g, seat, has), *_deals(g, seat), *_buys(g, seat, has)]


def next_places(g: Firefly, job: str) -> tuple[int, ...]:
    """The Sectors where the next stage of a Job is worked."""
    stages = job_card(job).places
    return tuple(find(g, place) for place in stages[min(g.stage.get(job, 0), len(stages) - 1)])


def prize(g: Firefly, seat: int, job: str) -> float:
    """What completing a Job brings in: Pay, bonus, favour, less the Cuts of all Crew and who it makes Disgruntled."""
    card = job_card(job)
    found = float(card.pay)
    if card.per:
        found *= max(1, amount(g, seat, card.per) or min(4, room_for(g, seat, card.per)))
    crew = all_crew(g, seat)
    if any(card.bonus[0] in crew_card(one).professions for one in crew):
        found += card.bonus[1] + 250 * card.bonus[2]
    kinds = (card.kind, *(("immoral",) if card.immoral else ()), *(() if card.legal else ("illegal",)))
    found += sum(perk.n for perk in perks(g, seat, "pay_bonus") if perk.what in kinds)
    if not card.legal:
        found += sum(do.n for do in story_says(g, "illegal_bonus"))
    if not solid(g, seat, card.contact) and not (card.contact == "harken" and g.warrants[seat]):
        found += SOLID_WORTH
    if card.immoral:
        found -= sum(250 if one not in g.disgruntled else 500 for one in crew if crew_card(one).moral)
    return found - cuts(crew)


def fit_for(job: Job, has: Force) -> bool:
    """Whether a team meets the Needs of a Job (R-FB-408)."""
    points = all(has.skill(name) >= getattr(job.skills, name) for name in SKILLS)
    return points and all(("keyword", word) in has.shows for word in job.keywords)


def loaded(g: Firefly, seat: int, job: Job) -> bool:
    """Whether what a Delivery takes off the ship is aboard (R-FB-442, R-FB-443)."""
    return all(amount(g, seat, do.what) >= (do.n or 1) for do in job.load)


def loadable(g: Firefly, seat: int, job: Job) -> bool:
    """Whether what a Delivery puts aboard fits (R-FB-441)."""
    return all(room_for(g, seat, do.what) >= (do.n or 1) for do in job.load)


def chances(job: Job, has: Force, stage: int) -> float:
    """The chance that a stage of a Job succeeds at the first try."""
    last = stage == len(job.places) - 1
    return stage_chance(has, job.misbehave[stage], job.options if last else ())


def _works(g: Firefly, seat: int, has: Force) -> Iterator[Errand]:
    active = g.zones.get(f"active:{seat}", ())
    open_slots = len(active) < ship_card(g, seat).active
    for job in (*active, *(g.zones.get(f"hand:{seat}", ()) if open_slots else ())):
        if job.startswith("?"):
            continue
        worth = job_worth(g, seat, job, has)
        if worth > 0:
            for place in next_places(g, job):
                yield Errand(place, "work", f"work:{job}", worth)
    for place in _planets(g.settings["board"]):
        yield Errand(place, "work", "makework", MAKE_WORK)


@remembered
def _planets(name: str) -> tuple[int, ...]:
    return tuple(sector.id for sector in board_of(name).sectors.values() if sector.planets)


def job_worth(g: Firefly, seat: int, job: str, has: Force) -> float:
    """What the next stage of a Job is worth to a ship that is there; 0 when it can't be worked."""
    card, stage = job_card(job), g.stage.get(job, 0)
    goes = [one for one in all_crew(g, seat) if goes_along(card, one)]
    if len(goes) < has.heads:
        has = force(g, seat, goes)
    if not goes or not fit_for(card, has):
        return 0.0
    wins, last = prize(g, seat, job), len(card.places) - 1
    chance = chances(card, has, stage)
    risk = (1 - chance) * (0.0 if card.legal else FAILED)
    if stage == last:
        return wins * chance - risk if not card.load or loaded(g, seat, card) else 0.0
    if not loadable(g, seat, card):
        return 0.0
    later = chances(card, has, last)
    way = min(hops(g, next_places(g, job)[0], find(g, place)) for place in card.places[last])
    turns = max(1, ceil(way / (SECTORS_LOST * max(1, range_of(g, seat)))))
    carrying = 0.9 if card.legal else 0.75
    return chance * carrying * later * wins * FADES**turns - risk


def _goals(g: Firefly, seat: int, has: Force) -> Iterator[Errand]:
    left = goals_left(g, seat)
    if not left or not left[0].places:
        return
    goal = left[0]
    owned = {"money": g.money[seat], "goals": g.goals[seat], "passed": g.flags.get(f"passed:{seat}", 0)}
    for do in goal.has:
        if do.word == "solid" and not solid(g, seat, do.what):
            return
        if do.word == "solids" and sum(solid(g, seat, contact) for contact in CONTACTS) < do.n:
            return
        if do.n > owned.get(do.word, do.n):
            return
    if g.money[seat] < price_of_goal(goal):
        return
    chance = readiness(g, seat, has)
    worth = chance * GOAL_WORTH * (2 if len(left) == 1 else 1) - (1 - chance) * 2 * FAILED
    if worth > 0 and chance > DARE:
        for place in goal.places:
            yield Errand(find(g, place), "work", f"goal:{goal.id}", worth)


DARE = 0.25
"""The chance from which on a Goal is tried at all."""


def where_is(g: Firefly, contact: str) -> int:
    """The Sector of a Contact; Harken's is the Cruiser's (R-FB-59)."""
    planet = firefly().contacts[contact].planet
    return find(g, planet) if planet else g.cruiser


def _deals(g: Firefly, seat: int) -> Iterator[Errand]:
    shut = {do.what for do in story_says(g, "no_deals")}
    hand, active = g.zones.get(f"hand:{seat}", ()), g.zones.get(f"active:{seat}", ())
    jobs = len(hand) + len(active)
    for contact in CONTACTS:
        if contact in shut or (contact == "harken" and outlaw(g, seat) and g.ship[seat] != g.cruiser):
            continue
        new = min(2, HAND - len(hand)) * NEW_JOB * (1.0 if jobs < 3 else 0.5 if jobs < 5 else 0.2)
        if not solid(g, seat, contact):
            new *= 1.25
        else:
            new += sales(g, seat, contact)
        if new > 0:
            yield Errand(where_is(g, contact), "deal", f"deal:{contact}", new)


def promised(g: Firefly, seat: int, good: str) -> int:
    """How many tokens of a kind the Active Jobs still have to deliver."""
    jobs = [job_card(job) for job in g.zones.get(f"active:{seat}", ()) if g.stage.get(job)]
    return sum(do.n or 1 for job in jobs for do in job.load if do.what == good)


def sales(g: Firefly, seat: int, contact: str) -> float:
    """What a Contact pays for all that no Job waits for, and what it is worth to be rid of Warrants there."""
    card = firefly().contacts[contact]
    found = 0.0
    for good, price in card.prices:
        found += price * max(0, amount(g, seat, good) - promised(g, seat, good))
    fee = sum(do.n for do in card.perks if do.word == "clear_warrants")
    if fee and g.money[seat] >= fee:
        found += max(0, 1000 * g.warrants[seat] - fee)
    return found


def _buys(g: Firefly, seat: int, has: Force) -> Iterator[Errand]:
    upset = sum(one in g.disgruntled for one in all_crew(g, seat))
    head = 100 * len(all_crew(g, seat))
    fuel = amount(g, seat, "fuel")
    for name in SUPPLIES:
        place = supply_place(g.settings["board"], name)
        worth = best_of(g, seat, has, g.zones.get(f"supply:{name}.discard", ())) + deck_worth(g, seat)
        if fuel < LOW_FUEL and g.money[seat] >= 300:
            worth += 200 * (LOW_FUEL - fuel)
        if worth > 0:
            yield Errand(place, "buy", "buy", worth)
        if upset and g.money[seat] >= head:
            yield Errand(place, "buy", "leave", 350 * upset - head)


class Plan(NamedTuple):
    """The best place to be next: the Sector, what going there is worth, the first Sector on the way."""

    place: int
    worth: float
    first: int


def best_plan(g: Firefly, seat: int, found: Iterable[Errand], away: bool) -> Plan | None:
    """Where to go; `away`: not to stay where the ship is. What can be done later from there counts, too."""
    sums: dict[int, dict[str, float]] = {}
    for errand in found:
        there = sums.setdefault(errand.place, {})
        there[errand.action] = max(there.get(errand.action, 0.0), errand.worth)
    here, routes = g.ship[seat], ways(g, seat)
    done = g.acted if actions_left(g) else ()
    worths = {place: place_worth(there, done if place == here else ()) for place, there in sums.items()}
    ahead = sorted(worths.items(), key=lambda entry: -entry[1])[:12]
    reach = SECTORS_LOST * range_of(g, seat) if amount(g, seat, "fuel") >= burn_fuel(g, seat) else 1.0
    best: Plan | None = None
    for place, worth in worths.items():
        if place not in routes or (away and place == here):
            continue
        far, first = routes[place]
        now = FADES ** _turns(g, far, reach)
        then = max(
            (w * FADES ** max(1, ceil(hops(g, place, p) / max(1.0, reach))) for p, w in ahead if p != place),
            default=0.0,
        )
        total = now * (worth + NEXT * then)
        if best is None or total > best.worth:
            best = Plan(place, total, first)
    return best


def place_worth(there: Mapping[str, float], done: Sequence[str]) -> float:
    """What all there is to do at a place is worth: one of each kind of Action that isn't done, the second counts
    less."""
    order = sorted((worth for action, worth in there.items() if action not in done), reverse=True)
    return sum(worth * share for worth, share in zip(order, (1.0, 0.7, 0.3)))


def _turns(g: Firefly, far: int, reach: float) -> int:
    """How many turns end before a ship can do something so far away."""
    now = float(g.legs) if g.flying else (reach if can_act(g, "fly") else 0.0)
    left = actions_left(g) if g.flying or far == 0 else left_after_flight(g)
    if far <= now:
        return 0 if left > 0 else 1
    return max(1, ceil((far - now) / max(1.0, reach)))
