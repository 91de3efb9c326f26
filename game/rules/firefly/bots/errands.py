"""All there is to do for a captain: where, by which Action, and what it is worth, in $."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, SUPPLIES
from game.rules.firefly.acting import can_act
from game.rules.firefly.board import find, planets_at
from game.rules.firefly.bots.at_once import at_once
from game.rules.firefly.bots.buys import buyer_of, gains, shopping
from game.rules.firefly.bots.cards import CHEER, grudge, promised
from game.rules.firefly.bots.jobs import (
    CARRIED,
    Outfit,
    Unseen,
    claimed,
    loadable,
    loaded,
    outfit_of,
    prize,
    stages,
    turns_to,
    unseen_cards,
    where_is,
    wish,
    wished,
)
from game.rules.firefly.bots.ways import supply_place
from game.rules.firefly.boxes import boxes
from game.rules.firefly.crew.crew import cheer_options
from game.rules.firefly.flight.contact import FINE
from game.rules.firefly.outlook.forces import Force
from game.rules.firefly.outlook.scoring import FADES, attempts, dearness, goal_worth, goals_left, tried, whole_force
from game.rules.firefly.perks import all_crew, solid
from game.rules.firefly.ship.goods import room_for
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import HAS
from game.rules.firefly.tokens import job_card
from game.rules.firefly.trade.buying import LEAVE
from game.rules.firefly.trade.deal import HAND, considers
from game.rules.firefly.zones import amount, outlaw, ship_card, story_says

MAKE_WORK = 200
NEXT_JOB = (1.0, 0.75, 0.5, 0.3, 0.15, 0.05)
"""How much the best, the second, the third Job counts that one has."""
SECOND = 0.6
"""What the second best of the Jobs drawn is worth, by the best."""
WANTED = 60
"""What a Job must add to be accepted."""
LOW_FUEL, FUELLED = 3, 350
"""With less Fuel than this it is time to buy some, and what each that is short is worth."""
FETCH, BRING, GOAL, SHORE, OTHERS = 36, 37, 38, 39, 40
"""How errands are numbered: Jobs from 0 on, what is fetched for a Story and brought where it asks for it, the next
Goal, Shore Leave wherever it is, all others each by itself."""
DARE = 0.15
"""The chance from which on a Goal is tried at all."""


class Errand(NamedTuple):
    """Something to do: the Sector, the Action it takes, the option that begins it, what it is worth in $.

    `what` numbers the errands, those that exclude each other alike; `after`: the one that must come first, -1 for none;
    `cash` comes in, `needs` must be there before.
    """

    place: int
    action: str
    key: str
    worth: float
    what: int
    after: int = -1
    cash: float = 0.0
    needs: int = 0


@at_once
def errands(g: Firefly, seat: int) -> tuple[Errand, ...]:
    """All there is to do for a seat, wherever it is."""
    has, unseen = whole_force(g, seat), unseen_cards(g)
    outfit = outfit_of(g, seat, has)
    found = [*_works(g, seat, outfit), *_goals(g, seat, has), *_deals(g, seat, outfit, unseen)]
    found += _buys(g, seat, has, unseen)
    found += [errand for box in boxes(g) for finds in box.errands for errand in finds(g, seat)]
    numbered = enumerate(found, OTHERS)
    return tuple([errand._replace(what=number) if errand.what < 0 else errand for number, errand in numbered])


def begun(g: Firefly, seat: int) -> tuple[str, ...]:
    """The Jobs a seat knows of that it may work: Active, or in hand while there is room."""
    active = g.zones.get(f"active:{seat}", ())
    room = len(active) < ship_card(g, seat).active
    hand = [job for job in g.zones.get(f"hand:{seat}", ()) if not job.startswith("?")]
    return (*active, *(hand if room else ()))


def _works(g: Firefly, seat: int, outfit: Outfit) -> Iterator[Errand]:
    for number, job in enumerate(begun(g, seat)):
        card, stage, worths = job_card(job), g.stage.get(job, 0), stages(job, outfit)
        last = len(card.places) - 1
        if not worths or worths[stage] <= 0 or not (loadable if stage < last else loaded)(g, seat, card):
            continue
        cash = max(0.0, prize(job, outfit))
        now = 0.0 if stage < last else cash
        for place in card.places[stage]:
            yield Errand(find(g, place), "work", f"work:{job}", worths[stage], 2 * number, -1, now)
        if stage < last:
            wins = CARRIED[card.legal] * worths[-1]
            for place in card.places[-1]:
                yield Errand(find(g, place), "work", f"work:{job}", wins, 2 * number + 1, 2 * number, cash)
    if planets_at(g, g.ship[seat]):
        yield Errand(g.ship[seat], "work", "makework", MAKE_WORK, -1, -1, MAKE_WORK)


def _goals(g: Firefly, seat: int, has: Force) -> Iterator[Errand]:
    left = goals_left(g, seat)
    if not left or not left[0].places:
        return
    goal = left[0]
    if not all(HAS[do.word](g, seat, do) for do in goal.has if do.word != "money"):
        return
    for money, chance in attempts(has, goal):
        worth = tried(chance, goal_worth(left), 1.0)
        if worth > 0 and chance > DARE:
            for place in goal.places:
                yield Errand(find(g, place), "work", f"goal:{goal.id}", worth, GOAL, -1, -money, money)


def _deals(g: Firefly, seat: int, outfit: Outfit, unseen: Unseen) -> Iterator[Errand]:
    new = None if stuck(g, seat) else newly(g, seat, outfit)
    shut = {do.what for do in story_says(g, "no_deals")}
    for contact in CONTACTS:
        if contact in shut or (contact == "harken" and outlaw(g, seat) and g.ship[seat] != g.cruiser):
            continue
        worth = jobs_of(g, seat, contact, outfit, new, unseen) if new else 0.0
        if solid(g, seat, contact):
            worth += sales(g, seat, contact, outfit.dollar)
        if worth > 0:
            yield Errand(where_is(g, contact), "deal", f"deal:{contact}", worth, -1)


def jobs_of(g: Firefly, seat: int, contact: str, outfit: Outfit, new: Outfit, unseen: Unseen) -> float:
    """What the Jobs of a Contact add to those a seat has: the ones that lie open, and the best of the deck. `new`: the
    Outfit with which it looks at other Jobs."""
    at, deck = where_is(g, contact), f"contact:{contact}"
    wishes = wished(new, at)
    known = sorted([wishes[job] for job in g.zones.get(f"{deck}.discard", ())], reverse=True)
    drawn = wishes.best_of(unseen[deck], considers(g, seat, contact))
    active, hand = held(g, seat, outfit, at)
    best = sorted((*known[:2], drawn, SECOND * drawn), reverse=True)[:2]
    found = more(active, list(hand.values()), best)
    return found if found > WANTED else 0.0


def more(active: Sequence[float], hand: Sequence[float], new: Sequence[float]) -> float:
    """What Jobs of such worth add to those that are held: in hand the worst give way."""
    return enough((*active, *sorted((*hand, *new), reverse=True)[:HAND])) - enough((*active, *hand))


def held(g: Firefly, seat: int, outfit: Outfit, at: int) -> tuple[list[float], dict[str, float]]:
    """What the Jobs that are Active and those in hand are worth to a captain at a place."""
    active = []
    for job in (job for job in g.zones.get(f"active:{seat}", ()) if job_card(job).places):
        stage, worths = g.stage.get(job, 0), stages(job, outfit)
        ready = (loaded if stage else loadable)(g, seat, job_card(job))
        far = turns_to(outfit, at, job_card(job).places[stage])
        active.append(max(0.0, worths[stage]) * FADES**far if worths and ready else 0.0)
    worth: dict[str, float] = {}
    hand = [job for job in g.zones.get(f"hand:{seat}", ()) if not job.startswith("?")]
    for job in sorted(hand, key=lambda job: -wish(job, outfit, at)):
        worth[job] = wish(job, claimed(outfit, (*g.zones.get(f"active:{seat}", ()), *worth)), at)
    return active, worth


def newly(g: Firefly, seat: int, outfit: Outfit) -> Outfit:
    """The Outfit with which a seat looks at Jobs beside those it holds."""
    jobs = (*g.zones.get(f"active:{seat}", ()), *g.zones.get(f"hand:{seat}", ()))
    return claimed(outfit, [job for job in jobs if not job.startswith("?") and stages(job, outfit)])


def stuck(g: Firefly, seat: int) -> bool:
    """Whether no other Job can be begun for long, because those that are Active have lost their loads."""
    active = g.zones.get(f"active:{seat}", ())
    lost = [job for job in active if g.stage.get(job) and not loaded(g, seat, job_card(job))]
    return len(lost) >= ship_card(g, seat).active


def enough(worths: Iterable[float]) -> float:
    """What some Jobs are worth together: the more there are, the less each of them."""
    return sum(worth * share for worth, share in zip(sorted(worths, reverse=True), NEXT_JOB))


def sales(g: Firefly, seat: int, contact: str, dollar: float) -> float:
    """What a Contact pays for all that no Job waits for, and what it is worth to be rid of Warrants there."""
    card = firefly().contacts[contact]
    found = 0.0
    for good, price in card.prices:
        found += price * max(0, amount(g, seat, good) - promised(g, seat, good))
    return found + max(0.0, clearing(g, seat, contact, dollar))


def clearing(g: Firefly, seat: int, contact: str, dollar: float) -> float:
    """What it is worth to have a Contact clear all Warrants, where there is one who does; below 0 it costs too much."""
    fee = sum(do.n for do in firefly().contacts[contact].perks if do.word == "clear_warrants")
    return FINE * g.warrants[seat] - fee * dollar if 0 < fee <= g.money[seat] else 0.0


def _buys(g: Firefly, seat: int, has: Force, unseen: Unseen) -> Iterator[Errand]:
    brings, crew = gains(buyer_of(g, seat, has)), all_crew(g, seat)
    head = LEAVE * len(crew)
    cheer = sum(CHEER * grudge(g, seat, one) for one in crew if one in g.disgruntled) - head * dearness(g, seat, has)
    fuel = max(0, amount(g, seat, "fuel") - promised(g, seat, "fuel"))
    for option in cheer_options(g, seat) if not g.work and can_act(g, "cheer") else ():
        sad = option.key.partition(":")[2]
        yield Errand(g.ship[seat], "cheer", option.key, CHEER * grudge(g, seat, sad), -1)
    for name in SUPPLIES:
        worth = shopping(g, brings, name, unseen)
        if worth > 0 or (fuel < LOW_FUEL and g.money[seat] >= 300 and room_for(g, seat, "fuel")):
            yield Errand(supply_place(g.settings["board"], name), "buy", "buy", worth, -1)
        if cheer > 0:
            yield Errand(supply_place(g.settings["board"], name), "buy", "leave", cheer, SHORE, -1, -head, head)
