"""What lies between a captain and the next stage of a Job: the way, what is missing, where it is sold, the chance."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, prod
from typing import NamedTuple

from game.content.firefly import firefly
from game.content.firefly.records import SKILLS, SUPPLIES, Crew, Gear, Job
from game.rules.firefly.board import distances, find
from game.rules.firefly.flight.flying import burn_fuel, mosey_range, range_of
from game.rules.firefly.jobs.jobs import completes, loads_fit, places_of
from game.rules.firefly.outlook.forces import Force
from game.rules.firefly.outlook.odds import band_chances, ends_well, job_chance, pass_chance
from game.rules.firefly.outlook.scoring import whole_force
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of, face, in_play, job_card
from game.rules.firefly.zones import amount

MOST = 2
"""How many cards that would help are named for each thing that is missing."""


class Missing(NamedTuple):
    """Something a Job asks for that is not there: a Skill with the points short, a Keyword, room for the load, or the
    load itself."""

    kind: str
    what: str
    n: int = 0


class Seller(NamedTuple):
    """Where something missing is sold: a card that lies open at a Supply Deck, or how many cards of its draw pile have
    it (`item` "")."""

    deck: str
    item: str
    n: int = 1


class Prospect(NamedTuple):
    """The next stage of a Job: where (the nearest place), how many Sectors and turns away; what is missing, each with
    who sells it; the chance that the stage succeeds once that is there, and that all that is left of the Job does; what
    it may pay then, the least first, each with its share."""

    job: str
    stage: int
    place: int
    far: int
    turns: int
    missing: tuple[tuple[Missing, tuple[Seller, ...]], ...]
    chance: float
    whole: float
    pays: tuple[tuple[float, int], ...]


def prospect(g: Firefly, seat: int, job: str) -> Prospect:
    """What a Job in hand or under way comes to, as its captain may know."""
    card, stage = job_card(job), g.stage.get(job, 0)
    far = distances(g, g.ship[seat]) if g.ship[seat] else {}
    sites = [find(g, name) for name in places_of(g, job)] if card.places else [0]
    place = min(sites, key=lambda number: far.get(number, 0))
    has = whole_force(g, seat)
    missing = tuple(
        (one, tuple(sellers(g, one)) if one.kind in ("skill", "keyword") else ()) for one in lacks(g, seat, job, has)
    )
    hops = far.get(place, 0)
    chances = [job_chance(has, card, n) for n in range(stage, len(card.places))] or [1.0]
    return Prospect(
        job, stage, place, hops, turns_to(g, seat, hops), missing, chances[0], prod(chances), pays(has, card)
    )


def pays(has: Force, card: Job) -> tuple[tuple[float, int], ...]:
    """What a Job may pay when it succeeds, the least first, each with its chance: its own test may change it."""
    best = max(card.options, key=lambda option: pass_chance(has, option), default=None)
    found: dict[int, float] = {}
    for share, i in band_chances(has, best) if best is not None and best.test is not None else ():
        band = best.bands[i] if best is not None else None
        if band is not None and ends_well(has, band) and share > 0:
            pay = max(0, card.pay + sum(do.n for do in band.do if do.word == "pay_more"))
            found[pay] = found.get(pay, 0.0) + share
    whole = sum(found.values())
    return tuple((found[pay] / whole, pay) for pay in sorted(found)) if whole else ((1.0, card.pay),)


def turns_to(g: Firefly, seat: int, far: int) -> int:
    """How many turns the flight takes when nothing stops it, with the Fuel that is there."""
    if not far or not g.zones.get(f"drive:{seat}"):
        return far
    burns = amount(g, seat, "fuel") // max(1, burn_fuel(g, seat))
    long, short = max(1, range_of(g, seat)), mosey_range(g, seat)
    full = min(burns, ceil(far / long))
    return full + ceil(max(0, far - full * long) / short)


def lacks(g: Firefly, seat: int, job: str, has: Force) -> Iterator[Missing]:
    """What a Job asks for that is not there."""
    card: Job = job_card(job)
    for name in SKILLS:
        short = getattr(card.skills, name) - has.skill(name)
        if short > 0:
            yield Missing("skill", name, short)
    for word in card.keywords:
        if ("keyword", word) not in has.shows:
            yield Missing("keyword", word)
    if len(card.places) > 1 and completes(g, job):
        for do in card.load:
            short = (do.n or 1) - amount(g, seat, do.what)
            if short > 0:
                yield Missing("load", do.what, short)
    elif card.load and not loads_fit(g, seat, card):
        yield Missing("room", card.load[0].what)


def sellers(g: Firefly, missing: Missing) -> Iterator[Seller]:
    """Who sells a Skill or a Keyword: cards that lie open first, then the draw pile with most of them."""
    open_ = [item for name in SUPPLIES for item in g.zones.get(f"supply:{name}.discard", ()) if helps(item, missing)]
    open_.sort(key=lambda item: (-strength(item, missing), price(item), item))
    yield from (Seller(deck_of(item), item) for item in open_[:MOST])
    piles = {f"supply:{name}" for name in SUPPLIES}
    away = {item for zone, pile in g.zones.items() if zone not in piles for item in pile if not item.startswith("?")}
    hidden = {
        name: sum(helps(item, missing) for item in in_play(g.settings)[f"supply:{name}"] if item not in away)
        for name in SUPPLIES
    }
    most = max(SUPPLIES, key=lambda name: hidden[name])
    if hidden[most]:
        yield Seller(f"supply:{most}", "", hidden[most])


def price(item: str) -> int:
    """What is printed as the price of a card."""
    return int(getattr(firefly().faces[face(item)], "cost", 0))


def helps(item: str, missing: Missing) -> bool:
    """Whether a card brings what is missing."""
    return strength(item, missing) > 0


def strength(item: str, missing: Missing) -> int:
    """How much of what is missing a card brings."""
    record = firefly().faces[face(item)]
    if missing.kind == "keyword":
        return int(missing.what in getattr(record, "keywords", ()))
    return int(getattr(record.skills, missing.what)) if isinstance(record, (Crew, Gear)) else 0
