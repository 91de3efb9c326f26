"""What is printed on a card, found by the card's id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

from game.content.fancards import fancards
from game.content.fancards.records import (
    Action,
    Character,
    Crew,
    Epic,
    Event,
    Hazard,
    Instant,
    Item,
    Job,
    Location,
    Part,
    Ship,
    Trait,
    Unit,
)
from game.core.remembered import remembered

Card: TypeAlias = Crew | Event | Job | Location | Part | Ship
C = TypeVar("C", bound=Card)
BACKS = ("ship", "crew", "event", "job", "location", "part")
"""The backs of cards: those with the same back lie in one deck."""


def kind(card: str) -> str:
    """A card without its number: "vera" for "vera#1"."""
    return card.partition("#")[0]


@remembered
def _faces() -> Mapping[str, tuple[str, Card]]:
    """The back and the record of every card by its id."""
    content = fancards()
    decks: tuple[tuple[str, Mapping[str, Card]], ...] = (
        ("ship", content.ships),
        ("crew", content.crew),
        ("crew", content.spares),
        ("location", content.places),
        ("event", content.events),
        ("job", content.jobs),
        ("job", content.epics),
        ("part", content.parts),
    )
    return {id: (back, card) for back, deck in decks for id, card in deck.items()}


@remembered
def cards_of(back: str, mods: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of all cards with that back in a game with those mods, spares included."""
    own = [card for side, card in _faces().values() if side == back and (not card.mod or card.mod in mods)]
    return tuple(f"{card.id}#{i}" for card in own for i in range(1, card.count + 1))


@remembered
def cards_with(mods: str) -> frozenset[str]:
    """The ids of all cards of a game with the mods that its setting names."""
    return frozenset(card for back in BACKS for card in cards_of(back, mods_of(mods)))


def mods_of(setting: str) -> tuple[str, ...]:
    """The mods named by a setting such as "far-moons+more-events"."""
    return tuple(setting.split("+")) if setting else ()


def missing_mods(setting: str) -> list[str]:
    """The mods a setting names of which no card is known."""
    known = {card.mod for _, card in _faces().values()}
    return [name for name in mods_of(setting) if not name or name not in known]


@remembered
def back_of(card: str) -> str:
    """One of BACKS."""
    return _faces()[kind(card)][0]


@remembered
def face(card: str) -> Card:
    """What is printed on a card. KeyError when there is none of that name."""
    return _faces()[kind(card)][1]


def _printed(card: str, kind: type[C]) -> C:
    found = face(card)
    if not isinstance(found, kind):
        raise TypeError(f"{card} is no {kind.__name__}")
    return found


@remembered
def crew_face(card: str) -> Crew:
    """What is printed on a crew or character card. TypeError for another."""
    return _printed(card, Crew)


@remembered
def ship_face(card: str) -> Ship:
    """What is printed on a ship card. TypeError for another."""
    return _printed(card, Ship)


@remembered
def place_face(card: str) -> Location:
    """What is printed on a location card. TypeError for another."""
    return _printed(card, Location)


@remembered
def job_face(card: str) -> Job:
    """What is printed on a job card, Epics included. TypeError for another."""
    return _printed(card, Job)


@remembered
def unit_face(card: str) -> Unit:
    """What is printed on a unit. TypeError for another card."""
    return _printed(card, Unit)


@remembered
def hazard_face(card: str) -> Hazard:
    """What is printed on a hazard. TypeError for another card."""
    return _printed(card, Hazard)


@remembered
def is_unit(card: str) -> bool:
    """Whether a card is a unit, an encounter that is a person (R-CG-38)."""
    return isinstance(face(card), Unit)


@remembered
def is_hazard(card: str) -> bool:
    """Whether a card is an encounter that is no person."""
    return isinstance(face(card), Hazard)


@remembered
def is_character(card: str) -> bool:
    """Whether a card is a character of the event deck (R-CG-76)."""
    return isinstance(face(card), Character)


@remembered
def is_trait(card: str) -> bool:
    """Whether a card is a trait (R-CG-73)."""
    return isinstance(face(card), Trait)


def is_item(card: str) -> bool:
    """Whether a card may lie in an inventory: items, weapons, parts of the ring."""
    return isinstance(face(card), Item | Part)


def is_spare(card: str) -> bool:
    """Whether a crew card stands in where no other is left (R-CG-51)."""
    return kind(card) in fancards().spares


def is_epic(card: str) -> bool:
    """Whether a job is an Epic (R-CG-6)."""
    return isinstance(face(card), Epic)


def is_action(card: str) -> bool:
    """Whether a card is an action of the Crew phase."""
    return isinstance(face(card), Action)


def is_instant(card: str) -> bool:
    """Whether a card is an instant (R-CG-35)."""
    return isinstance(face(card), Instant)


@remembered
def perk(card: str, word: str) -> int:
    """The number a crew, item, trait or unit card has for a word of its perks, 1 for a plain yes, 0 without it."""
    for name, value in getattr(face(card), "perks", ()):
        if name == word:
            return int(value) if isinstance(value, int | bool) else 1
    return 0


@remembered
def power(card: str) -> str:
    """What a card does that no word tells, "" for most."""
    return str(getattr(face(card), "power", ""))


@remembered
def weapon(card: str) -> bool:
    """Whether a card is a weapon."""
    found = face(card)
    return isinstance(found, Item) and found.weapon
