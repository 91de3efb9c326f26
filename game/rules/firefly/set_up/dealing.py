"""What every player starts with, and filling in what a seat does not know (R-FB-80 to R-FB-94)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from game.content.firefly.records import CONTACTS, SUPPLIES
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal
from game.rules.firefly import news
from game.rules.firefly.crew.crew import Hire
from game.rules.firefly.ship.fittings import crew_room
from game.rules.firefly.ship.goods import load
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, deck_of, face, in_play, kind
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.trade.consider import PutBack
from game.rules.firefly.zones import story_says

MONEY, FUEL, PARTS = 3000, 6, 2
"""R-FB-80 to R-FB-82."""
HAND = 3
"""The inactive Jobs a player may hold (R-FB-88, R-FB-367)."""
FOR_BEGINNERS = ("harken", "amnon-duul", "patience")
"""The Contacts of the beginner's option (R-FB-91)."""
TURNED = 3
"""The cards of every Supply Deck that are turned over (R-FB-92)."""


@dataclass(frozen=True, slots=True)
class StartingSupplies(Effect[Firefly]):
    """Money, Fuel and Parts on squares of the ship (R-FB-80 to R-FB-83), and what the Story adds (R-FB-78)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        earn(g, self.seat, MONEY, "start")
        load(g, self.seat, "fuel", FUEL)
        load(g, self.seat, "part", PARTS)
        g.warrants[self.seat] += sum(do.n for do in story_says(g, "start_warrants"))
        return ()


def starting_contacts(g: Firefly) -> list[str]:
    """The Contacts whose decks give a starting Job (R-FB-87): fewer for beginners (R-FB-91) or by the Story
    (R-FB-78)."""
    named = {do.what for do in story_says(g, "start_jobs")} or set(CONTACTS)
    if g.settings["jobs"] == "beginner":
        named &= set(FOR_BEGINNERS)
    shut = {do.what for do in story_says(g, "no_deals")}
    return [contact for contact in CONTACTS if contact in named - shut]


@dataclass(frozen=True, slots=True)
class StartingJobs(Effect[Firefly]):
    """A Job from every Contact Deck, seen by nobody else (R-FB-87, R-FB-370)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        decks = [deck for contact in starting_contacts(g) if (deck := f"contact:{contact}") in g.zones]
        for deck in decks:
            job = g.zones[deck][-1]
            move(g, job, deck, f"hand:{self.seat}")
            reveal(g, job, 1 << self.seat)
        if decks:
            g.tell(news.Dealt(self.seat, len(decks)))
        return ()


@dataclass(frozen=True, slots=True)
class KeepJobs(Choice[Firefly]):
    """Which starting Jobs are kept, three at most, decided in secret (R-FB-88, R-FB-89)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        hand, given = f"hand:{self.seat}", f"considered:{self.seat}"
        for job in g.zones.get(hand, ()):
            then = (ShiftJob(self.seat, job, hand, given), self)
            yield Option(f"give:{job}", then, f"card:{job}", f"deck:{deck_of(job)}.discard")
        for job in g.zones.get(given, ()):
            then = (ShiftJob(self.seat, job, given, hand), self)
            yield Option(f"keep:{job}", then, f"card:{job}", f"area:hand:{self.seat}")
        if len(g.zones.get(hand, ())) <= HAND:
            yield Option("done")


@dataclass(frozen=True, slots=True)
class ShiftJob(Effect[Firefly]):
    """A starting Job is laid with those to be given up, or taken back."""

    seat: int
    job: str
    source: str
    target: str

    def run(self, g: Firefly) -> Iterable[Step]:
        move(g, self.job, self.source, self.target)
        return ()


@dataclass(frozen=True, slots=True)
class GiveJobs(Effect[Firefly]):
    """All have decided: the Jobs given up go face up on the piles of their Contacts (R-FB-89, R-FB-90)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        return (PutBack(self.seat),)


@dataclass(frozen=True, slots=True)
class PrimeSupplies(Effect[Firefly]):
    """The top cards of every Supply Deck are turned over on to its discard pile (R-FB-92 to R-FB-94)."""

    def run(self, g: Firefly) -> Iterable[Step]:
        for name in SUPPLIES:
            deck = f"supply:{name}"
            for item in g.zones[deck][: -TURNED - 1 : -1]:
                move(g, item, deck, f"{deck}.discard")
                reveal(g, item, everyone(len(g.ship)))
        return ()


@dataclass(frozen=True, slots=True)
class StartingCrew(Effect[Firefly]):
    """Crew that the Story lets a player choose before the first turn (R-FB-78)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        many, money = (sum(do.n for do in story_says(g, word)) for word in ("start_crew", "start_crew_cost"))
        return (StartingCrewChoice(self.seat, many, money),) if many else ()


@dataclass(frozen=True, slots=True)
class StartingCrewChoice(Choice[Firefly]):
    """Up to `left` Crew for no more than `money` $ together, of any Supply Deck; they cost nothing (R-FB-78)."""

    seat: int
    left: int
    money: int

    def options(self, g: Firefly) -> Iterable[Option]:
        if self.left and crew_room(g, self.seat):
            for crew in _choosable(g, self.money):
                again = StartingCrewChoice(self.seat, self.left - 1, self.money - crew_card(crew).cost)
                yield Option(f"hire:{crew}", (Hire(self.seat, crew), again), f"card:{crew}", f"area:crew:{self.seat}")
        yield Option("done")


def _choosable(g: Firefly, money: int) -> Iterable[str]:
    """One card of each Crew of the Supply Decks that nobody has yet."""
    had = {item for seat in g.ship for item in g.zones.get(f"crew:{seat}", ())}
    found: dict[str, str] = {}
    for name in SUPPLIES:
        for item in in_play(g.settings)[f"supply:{name}"]:
            if kind(item) == "crew" and item not in had and crew_card(item).cost <= money:
                found.setdefault(face(item), item)
    return found.values()


def fit(g: Firefly, known: Collection[str]) -> None:
    """Who knows what in a game whose backs were filled in: what lies open is known to all, what was in a hand or among
    the Considered cards to its own seat."""
    own = [(f"{area}:{seat}", 1 << seat) for seat in g.ship for area in ("hand", "considered")]
    secret = dict(own)
    for zone, cards in g.zones.items():
        mask = secret.get(zone, everyone(len(g.ship)))
        for item in cards:
            if item in known or zone in secret:
                g.seen[item] = g.seen.get(item, 0) | mask
