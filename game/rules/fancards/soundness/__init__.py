"""What must hold of every state: a save that breaks it is refused, so that no rule ever meets it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.core.remembered import SOME, remembered
from game.core.ruleset import Ruleset
from game.core.zones import everyone
from game.rules.fancards.faces import cards_of, cards_with, is_epic, kind, mods_of
from game.rules.fancards.settings import SETTINGS, unfit
from game.rules.fancards.soundness.cards import zone_faults
from game.rules.fancards.soundness.marks import mark_faults
from game.rules.fancards.soundness.people import people_faults
from game.rules.fancards.soundness.steps import stack_faults
from game.rules.fancards.soundness.travel import travel_faults
from game.rules.fancards.soundness.verse import verse_faults
from game.rules.fancards.state import PHASES, FanCards
from game.rules.shared.soundness import misnamed
from game.rules.shared.state import GIVEN_UP

MOST = 1_000_000
"""More turns, rounds, credits, points and Reputation than any game has."""
TABLES = ("credits", "alliance", "criminal", "pool", "moves", "command", "spot", "captain", "epics")


def faults(rules: Ruleset[FanCards], g: FanCards) -> list[str]:
    """What is wrong with a state in words, empty when it is sound. Later checks need what earlier ones found sound."""
    for check in (_settings, _seats, _pieces, _zones, _travel, _people, _marks, _verse, _end):
        found = list(check(rules, g))
        if found:
            return found
    return []


def _settings(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    wrong = _unset(tuple(g.settings.items()), len(g.credits))
    if wrong:
        yield wrong


@partial(remembered, most=SOME)
def _unset(settings: tuple[tuple[str, str], ...], seats: int) -> str:
    """What is wrong with the settings of a table, "" when they fit."""
    held = dict(settings)
    return misnamed(held, [setting.name for setting in SETTINGS], seats) or unfit(SETTINGS, held)


def _seats(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    low, high = rules.seats
    count = len(g.credits)
    if not low <= count <= high:
        yield f"{count} seats"
        return
    seats = set(range(count))
    for name in TABLES:
        if getattr(g, name).keys() != seats:
            yield f"{name} does not have one entry per seat"
            return
    for name in TABLES[:6]:
        if any(type(value) is not int or not 0 <= value <= MOST for value in getattr(g, name).values()):
            yield f"{name} is out of bounds"
    epics = _epics(g.settings["mods"])
    if any(len(done) > MOST or not epics.issuperset(done) for done in g.epics.values()):
        yield "an Epic was completed that there isn't (R-CG-97)"
    if g.first not in g.credits or g.active not in g.credits or g.phase not in PHASES:
        yield "there is no such first or active seat, or no such phase (R-CG-21)"
    if not 0 <= g.turn <= MOST or not 1 <= g.round <= MOST:
        yield "turn or round are out of bounds"


@remembered
def _epics(mods: str) -> frozenset[str]:
    """The names of all Epics of a game with those mods."""
    return frozenset(kind(card) for card in cards_of("job", mods_of(mods)) if is_epic(card))


def _pieces(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    lying = [item for items in g.zones.values() for item in items]
    pieces = cards_with(g.settings["mods"])
    if len(lying) != len(pieces) or pieces != set(lying):
        yield "the cards are not those of the box, each in one zone"
        return
    known = everyone(len(g.credits))
    if not pieces.issuperset(g.seen) or any(not 0 < mask <= known for mask in set(g.seen.values())):
        yield "the knowledge of the seats is not that of a table"


def _zones(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    return zone_faults(g)


def _travel(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    return travel_faults(g)


def _people(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    return people_faults(g)


def _marks(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    return mark_faults(g)


def _verse(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    return verse_faults(g)


def _end(rules: Ruleset[FanCards], g: FanCards) -> Iterator[str]:
    won = g.why != GIVEN_UP
    if g.over not in ("", "won") or bool(g.over) == bool(g.stack) or bool(g.winners) != (bool(g.over) and won):
        yield "the game is neither running nor over"
    elif len(g.why) > 64 or any(seat not in g.credits for seat in g.winners):
        yield "nobody can have won like that"
    elif len(set(g.winners)) < len(g.winners):
        yield "somebody has won twice"
    elif g.stack:
        yield from stack_faults(g)
