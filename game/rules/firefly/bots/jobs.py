"""What Jobs are worth to a captain, in $: what they bring in, as likely as they are done, and how far off that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from operator import mul
from typing import NamedTuple

from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, Job
from game.core.remembered import ENOUGH, OnDemand, remembered
from game.rules.firefly.board import board_of, find, spans
from game.rules.firefly.bots.cards import grudge
from game.rules.firefly.bots.ways import FAR, burns, reach_of
from game.rules.firefly.boxes import hope, wants
from game.rules.firefly.outlook.forces import Force
from game.rules.firefly.outlook.odds import force, job_chance, misbehave_chance
from game.rules.firefly.outlook.scoring import FADES, RICH, cuts, dearness, goal_worth, goals_left, reputation, tried
from game.rules.firefly.perks import all_crew, item_perks, perks, solid
from game.rules.firefly.ship.goods import room_for
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, in_play, job_card
from game.rules.firefly.zones import amount, story_says
from game.rules.shared.tempers import EVEN, Temper, temper

SOLID_WORTH = 500
ASKED = 5
"""A Solid reputation that the Story asks for is worth a Goal, divided by this."""
STILL = 0.3
"""What is left of that for a second Job of a Contact."""
PART = 250
AGAIN = 0.6
"""How often a Job can be tried again when an attempt has failed."""
CARRIED = {True: 0.95, False: 0.85}
"""How often a load gets to its drop-off, Legal or not."""
PEOPLE = 4
"""As many of those who are paid for one by one are reckoned with."""
UNREADY = 0.4
"""How much a Job counts when somebody must be hired for it first."""
TABLES = 256
"""Tables of wishes that are kept."""
BONUSES = ("shipping", "transport", "smuggling", "crime", "immoral", "illegal")


class Outfit(NamedTuple):
    """What counts for Jobs: the team (`clean`: without who stays aboard on Immoral ones, `bold`: also without who stays
    aboard on Illegal ones, None where nobody does), range, Cuts, professions, what the cards pay for each of BONUSES,
    what a $ is worth, what Solid is worth with each of CONTACTS, what an Immoral Job costs, what passing a Misbehave
    card is worth, how many people find room, the map, what a Story gives for kinds of Jobs, and what the
    captain is like."""

    has: Force
    clean: Force
    reach: int
    cuts: int
    trades: frozenset[str]
    bonuses: tuple[int, ...]
    dollar: float
    favours: tuple[float, ...]
    grief: float
    wicked: float
    people: int
    board: str
    tokens: tuple[tuple[str, float], ...] = ()
    bold: Force | None = None
    temper: Temper = EVEN


def outfit_of(g: Firefly, seat: int, team: Force) -> Outfit:
    """The Outfit of a seat with such a team."""
    crew = all_crew(g, seat)
    has = team._replace(money=RICH)
    stay, lawful = ([one for one in crew if item_stays(one, why)] for why in ("immoral", "illegal"))
    bold = [one for one in crew if one not in (*stay, *lawful)]
    bonuses = perks(g, seat, "pay_bonus")
    extra = [sum(perk.n for perk in bonuses if perk.what == kind) for kind in BONUSES]
    extra[-1] += sum(do.n for do in story_says(g, "illegal_bonus"))
    return Outfit(
        has,
        force(g, seat, [one for one in crew if one not in stay])._replace(money=RICH) if stay else has,
        max(reach_of(g, seat), 2),
        cuts(crew),
        frozenset(name for one in crew for name in crew_card(one).professions),
        tuple(extra),
        dearness(g, seat, team),
        tuple(favour_worth(g, seat, contact) for contact in CONTACTS),
        sum(grudge(g, seat, one) for one in crew if crew_card(one).moral),
        wickedness(g, seat),
        max(1, min(PEOPLE, room_for(g, seat, "passenger"))),
        g.settings["board"],
        tuple(pair for one in wants(g, seat) for pair in one.kinds.items()),
        force(g, seat, bold)._replace(money=RICH) if lawful else None,
        temper(g.settings, seat),
    )


@remembered
def item_stays(crew: str, why: str) -> bool:
    """Whether one of the Crew stays aboard when a Job is "immoral", or "illegal"."""
    return any(do.what == why for do in item_perks(crew, "stays_aboard"))


def favour_worth(g: Firefly, seat: int, contact: str) -> float:
    """What it is worth to become Solid with a Contact: more where the Story asks for it."""
    if solid(g, seat, contact) or (contact == "harken" and g.warrants[seat]):
        return 0.0
    left = goals_left(g, seat)
    for goal in left:
        for do in goal.has:
            if (do.word, do.what) == ("solid", contact) or (do.word == "solids" and reputation(g, seat) < do.n):
                return goal_worth(left) / ASKED
    return SOLID_WORTH


def wickedness(g: Firefly, seat: int) -> float:
    """What passing a Misbehave card is worth by itself: something where the Story counts them."""
    left = goals_left(g, seat)
    return sum(goal_worth(left) / do.n for goal in left[:1] for do in goal.has if do.word == "passed")


def claimed(outfit: Outfit, jobs: Iterable[str]) -> Outfit:
    """The Outfit of who holds Jobs that will make it Solid with their Contacts: another hardly counts for that."""
    known = {job_card(job).contact for job in jobs if not job.startswith("?")}
    if not known:
        return outfit
    return outfit._replace(
        favours=tuple(worth * (STILL if name in known else 1) for name, worth in zip(CONTACTS, outfit.favours))
    )


@partial(remembered, most=ENOUGH)
def prize(job: str, outfit: Outfit) -> float:
    """What completing a Job brings in: Pay, bonus, favour, less the Cuts of all Crew and who it makes Disgruntled."""
    card = job_card(job)
    money = card.pay * (outfit.people if card.per else 1) - outfit.cuts
    if card.bonus[0] in outfit.trades:
        money += card.bonus[1] + PART * card.bonus[2]
    kinds = (card.kind, *(("immoral",) if card.immoral else ()), *(() if card.legal else ("illegal",)))
    money += sum([n for kind, n in zip(BONUSES, outfit.bonuses) if kind in kinds]) if any(outfit.bonuses) else 0
    money_worth = money * outfit.dollar + sum([n for kind, n in outfit.tokens if kind == card.kind])
    found = money_worth + outfit.favours[CONTACTS.index(card.contact)]
    return found - outfit.grief * card.immoral


def fit_for(job: Job, has: Force) -> bool:
    """Whether a team meets the Needs of a Job (R-FB-408)."""
    fight, tech, negotiate = job.skills
    points = has.fight >= fight and has.tech >= tech and has.negotiate >= negotiate
    return points and all(("keyword", word) in has.shows for word in job.keywords)


def loaded(g: Firefly, seat: int, job: Job) -> bool:
    """Whether what a Delivery takes off the ship is aboard (R-FB-442, R-FB-443)."""
    return all(amount(g, seat, do.what) >= (do.n or 1) for do in job.load)


def loadable(g: Firefly, seat: int, job: Job) -> bool:
    """Whether what a Delivery puts aboard fits (R-FB-441)."""
    return all(room_for(g, seat, do.what) >= (do.n or 1) for do in job.load)


@partial(remembered, most=ENOUGH)
def stages(job: str, outfit: Outfit) -> tuple[float, ...]:
    """What each stage of a Job is worth to who is there and may work it, the load aboard; () for an unfit team."""
    card = job_card(job)
    has = outfit.clean if card.immoral else outfit.has
    if outfit.bold and not card.legal:
        has = outfit.bold
    if not card.places or not has.heads or not fit_for(card, has):
        return ()
    passed = [outfit.wicked * passes(has, many) if outfit.wicked else 0.0 for many in card.misbehave]
    minds, liked = outfit.temper.danger, 1.0 if card.legal else outfit.temper.crime
    end = passed[-1] + tried(job_chance(has, card, len(card.places) - 1), prize(job, outfit) * liked, AGAIN, minds)
    if len(card.places) == 1:
        return (end,)
    turns = min(delivery(card, outfit, place) for place in card.places[0])
    return passed[0] + tried(job_chance(has, card, 0), CARRIED[card.legal] * end * FADES**turns, AGAIN, minds), end


def passes(has: Force, cards: int) -> float:
    """How many of so many Misbehave cards in a row are passed on average."""
    chance = misbehave_chance(has)
    return sum([chance**many for many in range(1, cards + 1)])


def turns_to(outfit: Outfit, at: int, places: Iterable[str]) -> float:
    """How many turns it takes from a Sector to the nearest of some planets."""
    where, far = board_of(outfit.board).where, spans(outfit.board, at) if at else {}
    return min([burns(far.get(where[place], FAR), outfit.reach) for place in places])


def delivery(job: Job, outfit: Outfit, start: str) -> float:
    """How many turns it takes from the pick-up to the drop-off."""
    return max(1.0, turns_to(outfit, board_of(outfit.board).where[start], job.places[-1]))


def offer(job: str, outfit: Outfit, at: int) -> float:
    """What a Job that isn't begun is worth to who gets it at a place."""
    card = job_card(job)
    if not card.places:
        return max(0.0, hope(card, outfit))
    worths = stages(job, outfit)
    if not worths or worths[0] <= 0:
        return 0.0
    return worths[0] * float(FADES ** turns_to(outfit, at, card.places[0]))


def wish(job: str, outfit: Outfit, at: int) -> float:
    """What a Job is worth to who would get it at a place, less if somebody must be hired for it first."""
    return offer(job, outfit, at) or UNREADY * offer(job, hiring(outfit), at)


@partial(remembered, most=TABLES)
def hiring(outfit: Outfit) -> Outfit:
    """The Outfit of who has hired some more."""
    has = outfit.has
    soon = has._replace(fight=has.fight + 1, tech=has.tech + 1, negotiate=has.negotiate + 1)
    return outfit._replace(has=soon, clean=soon)


class Worths(OnDemand[str, float]):
    """What cards are worth to a captain as things are; and what the best of some is that may be drawn."""

    __slots__ = ("drawn",)

    def __init__(self, find: Callable[[str], float]) -> None:
        super().__init__(find)
        self.drawn: dict[tuple[tuple[str, ...], int], float] = {}

    def best_of(self, cards: tuple[str, ...], draws: int) -> float:
        """What the best of so many drawn of these cards is worth on average."""
        found = self.drawn.get((cards, draws))
        if found is None:
            found = self.drawn[cards, draws] = best_of_draws([self[card] for card in cards], draws)
        return found


@partial(remembered, most=TABLES)
def wished(outfit: Outfit, at: int) -> Worths:
    """What Jobs are worth to who would get them at a place, for whoever asks about many: all that counts is compared
    once."""
    return Worths(lambda job: wish(job, outfit, at))


Unseen = OnDemand[str, tuple[str, ...]]
"""The cards that may still come from each deck."""


def unseen_cards(g: Firefly) -> Unseen:
    """Those of a table, as far as can be known."""
    zones, decks = g.zones, in_play(g.settings)
    lying = set[str]().union(*zones.values())

    def of(deck: str) -> tuple[str, ...]:
        cards = decks[deck] if deck in zones else ()
        own = lying.intersection(zones.get(deck, ()))
        return tuple([item for item in cards if item not in lying or item in own])

    return OnDemand(of)


def best_of_draws(worths: Iterable[float], draws: int) -> float:
    """What the best of so many cards drawn is worth on average."""
    order = sorted(worths, reverse=True)
    return float(sum(map(mul, order, _shares(len(order), draws))))


@remembered
def _shares(many: int, draws: int) -> tuple[float, ...]:
    """How likely each of so many cards, the best first, is the best of those drawn."""
    worse = [((many - i) / many) ** draws for i in range(many + 1)] if many else ()
    return tuple([no_better - rest for no_better, rest in pairwise(worse)])


def where_is(g: Firefly, contact: str) -> int:
    """The Sector of a Contact; Harken's is the Cruiser's (R-FB-59)."""
    planet = firefly().contacts[contact].planet
    return find(g, planet) if planet else g.cruiser
