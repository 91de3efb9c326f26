"""The Deal Action: Jobs Considered and accepted, goods sold, what a Contact does for friends (R-FB-357 to R-FB-385,
R-FB-526 to R-FB-530)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from game.content.firefly import firefly
from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move
from game.rules.firefly import news
from game.rules.firefly.acting import act
from game.rules.firefly.board import homes_at
from game.rules.firefly.jobs.reputation import HARKEN
from game.rules.firefly.perks import perks, solid
from game.rules.firefly.ship.goods import PEOPLE, LoadUpTo, room_for, unload
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import deck_of
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.trade.buying import lots
from game.rules.firefly.trade.consider import CONSIDERED, Consider, PutBack
from game.rules.firefly.zones import amount, discard, story_says

ACCEPTED = 2
"""The Considered Jobs that may be accepted (R-FB-360)."""
HAND = 3
"""The inactive Jobs one may hold (R-FB-367, R-FB-372)."""


def contacts_at(g: Firefly, seat: int) -> tuple[str, ...]:
    """The Contacts in a ship's Sector (R-FB-357), Harken where the Cruiser is (R-FB-381), less those with whom the
    Story allows no Deals (R-FB-553)."""
    here = homes_at(g, g.ship[seat])
    if g.ship[seat] == g.cruiser:
        here += (HARKEN,)
    barred = [do.what for do in story_says(g, "no_deals")] if here else []
    return tuple([contact for contact in here if contact not in barred]) if barred else here


def deal_options(g: Firefly, seat: int) -> list[Option]:
    """A Deal with one of the Contacts here (R-FB-382), Outlaw or not (R-FB-384)."""
    contacts = contacts_at(g, seat)
    return [_deal_option(seat, contact) for contact in contacts] if contacts else []


@cache
def _deal_option(seat: int, contact: str) -> Option:
    """The option to deal with a Contact, made once."""
    return Option(f"deal:{contact}", (DealAction(seat, contact),), "", f"contact:{contact}")


def job_drop_options(g: Firefly, seat: int) -> Iterator[Option]:
    """Inactive Jobs may be given up (R-FB-368), Active ones not (R-FB-385)."""
    for job in g.zones.get(f"hand:{seat}", ()):
        yield drop_job_option(seat, job)


@remembered
def drop_job_option(seat: int, job: str) -> Option:
    """The option to give up a Job, made once."""
    return Option(f"drop:{job}", (DropJob(seat, job),), f"card:{job}", f"deck:{deck_of(job)}.discard")


def favour(g: Firefly, seat: int, contact: str, word: str) -> int | None:
    """The number of a Contact's special rule while it holds for a seat: while Solid (R-FB-528); else None."""
    if not solid(g, seat, contact):
        return None
    return next((do.n for do in firefly().contacts[contact].perks if do.word == word), None)


def considers(g: Firefly, seat: int, contact: str) -> int:
    """How many Jobs a seat may Consider there (R-FB-359): more for some."""
    own = [perk.n for perk in perks(g, seat, "consider_jobs")]
    return max([CONSIDERED, favour(g, seat, contact, "consider_jobs") or 0, *own])


def prices(g: Firefly, seat: int, contact: str) -> list[tuple[str, int]]:
    """What a Contact buys from a seat and for how much each: nothing unless Solid (R-FB-373 to R-FB-375, R-FB-379)."""
    if not solid(g, seat, contact):
        return []
    parts = [("part", perk.n) for perk in perks(g, seat, "sell_parts")[:1]]
    return [*firefly().contacts[contact].prices, *parts]


@dataclass(frozen=True, slots=True)
class DealAction(Effect[Firefly]):
    """A Deal Action with that Contact alone (R-FB-358, R-FB-376, R-FB-377)."""

    seat: int
    contact: str

    def run(self, g: Firefly) -> Iterable[Step]:
        seat, contact = self.seat, self.contact
        act(g, "deal")
        g.tell(news.Deal(seat, contact))
        first = Consider(seat, f"contact:{contact}", considers(g, seat, contact))
        return first, DealChoice(seat, contact, ACCEPTED), PutBack(seat)


@dataclass(frozen=True, slots=True)
class DealChoice(Choice[Firefly]):
    """Up to `left` of the Considered Jobs are accepted, which costs nothing (R-FB-360, R-FB-361, R-FB-365), with room
    in hand made first (R-FB-367, R-FB-368); friends sell and have favours done, in any order."""

    seat: int
    contact: str
    left: int

    def options(self, g: Firefly) -> Iterable[Option]:
        seat, held = self.seat, g.zones.get(f"hand:{self.seat}", ())
        jobs = g.zones.get(f"considered:{seat}", ()) if self.left else ()
        for job in jobs if len(held) < HAND else ():
            then = (Accept(seat, job), DealChoice(seat, self.contact, self.left - 1))
            yield Option(f"accept:{job}", then, f"card:{job}", f"area:hand:{seat}")
        for option in (*self._sales(g), *self._favours(g), *(job_drop_options(g, seat) if jobs else ())):
            yield option.before(self)
        yield Option("done")

    def _sales(self, g: Firefly) -> Iterator[Option]:
        for good, price in prices(g, self.seat, self.contact):
            for n in range(1, amount(g, self.seat, good) + 1):
                then = (Sell(self.seat, good, n, price),)
                yield Option(f"sell:{good}:{n}", then, f"good:{good}", f"contact:{self.contact}")

    def _favours(self, g: Firefly) -> Iterator[Option]:
        seat, contact = self.seat, self.contact
        price = favour(g, seat, contact, "clear_warrants")
        if price is not None and g.warrants[seat] and g.money[seat] >= price:
            yield Option("clear", (ClearWarrants(seat, price),), "money", f"contact:{contact}")
        fuel = favour(g, seat, contact, "sells_fuel")
        if fuel is not None:
            yield from lots(g, seat, "fuel", fuel, 0)
        if favour(g, seat, contact, "travel_hub") is not None:
            for good in PEOPLE:
                room = room_for(g, seat, good)
                yield from LoadUpTo(seat, good, 1, room).options(g) if room else ()


@dataclass(frozen=True, slots=True)
class Accept(Effect[Firefly]):
    """A Job comes into hand, inactive and as secret as it was (R-FB-365, R-FB-370, R-FB-371)."""

    seat: int
    job: str

    def run(self, g: Firefly) -> Iterable[Step]:
        move(g, self.job, f"considered:{self.seat}", f"hand:{self.seat}")
        g.tell(news.Job(self.seat, self.job if g.seen.get(self.job) == everyone(len(g.ship)) else ""))
        return ()


@dataclass(frozen=True, slots=True)
class DropJob(Effect[Firefly]):
    """An inactive Job goes face up on its own Contact's discard pile (R-FB-368)."""

    seat: int
    job: str

    def run(self, g: Firefly) -> Iterable[Step]:
        discard(g, self.job, f"hand:{self.seat}")
        g.tell(news.Dropped(self.seat, self.job))
        return ()


@dataclass(frozen=True, slots=True)
class Sell(Effect[Firefly]):
    """Goods are sold, those loaded for a Job as well (R-FB-380); nobody is due a Cut (R-FB-378)."""

    seat: int
    good: str
    n: int
    price: int

    def run(self, g: Firefly) -> Iterable[Step]:
        unload(g, self.seat, self.good, self.n, why="sold")
        earn(g, self.seat, self.price * self.n, "sold")
        return ()


@dataclass(frozen=True, slots=True)
class ClearWarrants(Effect[Firefly]):
    """A favour for a favour: all Warrants are cleared (R-FB-530); reputations don't come back (R-FB-543)."""

    seat: int
    price: int

    def run(self, g: Firefly) -> Iterable[Step]:
        earn(g, self.seat, -self.price, "warrants")
        g.tell(news.Warrant(self.seat, -g.warrants[self.seat]))
        g.warrants[self.seat] = 0
        return ()
