"""The Event phase: drawing a card, whom it concerns, and its words one after the other (R-KF-90, R-KF-91).

The words are explained in `game.content.keepflyin.words`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.content.common.records import Word
from game.content.keepflyin import keepflyin
from game.content.keepflyin.records import EventCard
from game.core.remembered import listed_once, remembered
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.core.zones import draw, everyone, move, reveal
from game.rules.keepflyin import news
from game.rules.keepflyin.board import QUADRANTS
from game.rules.keepflyin.cards.captains import CAPTAIN_WORDS
from game.rules.keepflyin.cards.wanderers import COUNTER_WORDS
from game.rules.keepflyin.jobs import job_of, jobs_held, locked, room
from game.rules.keepflyin.state import KeepFlyin, seats_from
from game.rules.keepflyin.zones import at_location, chart, flying, hunters, zone_at

RANDOM = ("appear", "echo", "patrol", "drift", "mix")
"""Words that speak of a random quadrant."""
NOTORIOUS, UNKNOWN, WEALTHY, POOR = 4, 1, 3000, 500
"""What counts as notorious and quiet (NR), rich and poor ($)."""


@dataclass(frozen=True, slots=True)
class EventPhase(Effect[KeepFlyin]):
    """An Event card must be drawn and followed (R-KF-90)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.phase = "event"
        card = draw(g, "event", "event.discard") if flying(g, self.seat) else ""
        if not card:
            return ()
        reveal(g, card, everyone(len(g.fate)))
        move(g, card, "event", "drawn")
        g.tell(news.Event(self.seat, card))
        return _followed(self.seat, card)


@remembered
def _followed(seat: int, card: str) -> tuple[Step, ...]:
    """What following a card begins and ends with, made once."""
    first = EventDie(seat, card) if needs_quadrant(event_of(card)) else EventBegins(seat, card, 0)
    return (first, EventOver(card))


@remembered
def event_of(card: str) -> EventCard:
    """What an Event card says."""
    return keepflyin().events[card.rpartition("#")[0]]


def needs_quadrant(event: EventCard) -> bool:
    """Whether a quadrant is rolled for a card (R-KF-19)."""
    words = {word.name: word.value for word in event.do + event.otherwise}
    return event.who == "quadrant" or words.get("flip") == "quadrant" or any(word in RANDOM for word in words)


@dataclass(frozen=True, slots=True)
class EventDie(Chance[KeepFlyin]):
    """The die for the quadrant a card speaks of."""

    seat: int
    card: str

    @listed_once
    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for quadrant in QUADRANTS:
            yield Option(f"d6:{quadrant}", (EventBegins(self.seat, self.card, quadrant),))


@dataclass(frozen=True, slots=True)
class EventBegins(Effect[KeepFlyin]):
    """The card speaks to those it concerns and for whom what it asks holds; `quadrant` is 0 where none was rolled."""

    seat: int
    card: str
    quadrant: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        seat, event = self.seat, event_of(self.card)
        if self.quadrant:
            g.tell(news.Rolled(seat, "quadrant", (self.quadrant,)))
        if event.who == "captain" and (not meant(g, event, seat) or not affordable(g, event, seat)):
            other = () if event.optional and not meant(g, event, seat) else event.otherwise
            return speak(self.card, seat, other, self.quadrant)
        if event.optional:
            return (EventOffer(seat, self.card, self.quadrant),)
        about = [s for s in concerned(g, event.who, seat, self.quadrant) if meant(g, event, s)]
        return [step for s in about for step in speak(self.card, s, event.do, self.quadrant)]


def concerned(g: KeepFlyin, who: str, seat: int, quadrant: int) -> list[int]:
    """The captains a card speaks of, who fly freely, from the one who draws."""
    free = [s for s in seats_from(g, seat) if flying(g, s)]
    if who == "captain":
        return [seat]
    if who == "others":
        return [s for s in free if s != seat]
    if who == "quadrant":
        return [s for s in free if quadrant in chart(g).board.quadrants[g.ship[s]]]
    if who in ("core", "border", "fringe"):
        return [s for s in free if zone_at(g, g.ship[s]) == who]
    if who == "notorious":
        return [s for s in free if g.nr[s] == max(g.nr[t] for t in free)]
    if who in ("rich", "poor"):
        edge = (max if who == "rich" else min)(g.platinum[t] for t in free)
        return [s for s in free if g.platinum[s] == edge]
    return free


def meant(g: KeepFlyin, event: EventCard, seat: int) -> bool:
    """Whether all that a card asks holds for a captain."""
    return all(HOLDS[when](g, seat) for when in event.when)


def affordable(g: KeepFlyin, event: EventCard, seat: int) -> bool:
    """Whether a captain can pay what an offer costs; a card that is no offer takes what there is."""
    prices = {"pay": 1, "fine": g.nr[seat]}
    price = sum(int(word.value) * prices[word.name] for word in event.do if word.name in prices)
    return not event.optional or price <= g.platinum[seat]


def _carries(kind: str) -> Callable[[KeepFlyin, int], bool]:
    return lambda g, seat: any(job_of(card).kind == kind for card in jobs_held(g, seat))


HOLDS: dict[str, Callable[[KeepFlyin, int], bool]] = {
    "space": lambda g, seat: not at_location(g, seat),
    "location": at_location,
    "core": lambda g, seat: zone_at(g, g.ship[seat]) == "core",
    "border": lambda g, seat: zone_at(g, g.ship[seat]) == "border",
    "fringe": lambda g, seat: zone_at(g, g.ship[seat]) == "fringe",
    "home": lambda g, seat: g.ship[seat] == g.home[seat],
    "pursued": lambda g, seat: bool(hunters(g, seat)),
    "cargo": _carries("cargo"),
    "passenger": _carries("passenger"),
    "delivery": _carries("delivery"),
    "heist": _carries("heist"),
    "illegal": lambda g, seat: any(job_of(card).illegal for card in jobs_held(g, seat)),
    "niska": lambda g, seat: any(locked(g, card) for card in jobs_held(g, seat)),
    "jobs": lambda g, seat: bool(jobs_held(g, seat)),
    "empty": lambda g, seat: not jobs_held(g, seat),
    "room": lambda g, seat: room(g, seat) > 0,
    "notorious": lambda g, seat: g.nr[seat] >= NOTORIOUS,
    "quiet": lambda g, seat: g.nr[seat] <= UNKNOWN,
    "rich": lambda g, seat: g.platinum[seat] >= WEALTHY,
    "poor": lambda g, seat: g.platinum[seat] <= POOR,
}
"""What a card may ask of a captain."""


@dataclass(frozen=True, slots=True)
class EventOffer(Choice[KeepFlyin]):
    """A card that may be left: then what it says otherwise happens."""

    seat: int
    card: str
    quadrant: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        event = event_of(self.card)
        yield Option("accept", speak(self.card, self.seat, event.do, self.quadrant), self.card)
        yield Option("decline", speak(self.card, self.seat, event.otherwise, self.quadrant), self.card, "event.discard")


@remembered
def speak(card: str, seat: int, words: tuple[Word, ...], quadrant: int) -> tuple[Step, ...]:
    """The words of a card to a captain, as steps that are made once."""
    return tuple(EventSays(seat, card, word.name, str(word.value), quadrant) for word in words)


@dataclass(frozen=True, slots=True)
class EventSays(Effect[KeepFlyin]):
    """One word of a card happens to a captain, who still has to be one."""

    seat: int
    card: str
    word: str
    value: str
    quadrant: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        if not flying(g, self.seat):
            return ()
        if self.word in COUNTER_WORDS:
            return COUNTER_WORDS[self.word](g, self.seat, self.value, self.quadrant)
        return CAPTAIN_WORDS[self.word](g, self.seat, self.value, self.card)


@dataclass(frozen=True, slots=True)
class EventOver(Effect[KeepFlyin]):
    """A card that nobody keeps is discarded."""

    card: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        if self.card in g.zones.get("drawn", ()):
            move(g, self.card, "drawn", "event.discard")
        return ()
