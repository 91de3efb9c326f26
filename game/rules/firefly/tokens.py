"""The cards by name: what is printed on them and which deck they belong to (R-FB-22, R-FB-96)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.content.firefly import firefly
from game.content.firefly.records import Choosable, Crew, Drive, Gear, Job, MisbehaveCard, NavCard, Story, Upgrade
from game.content.firefly.scope import fits
from game.core.remembered import remembered
from game.rules.firefly.boxes import Part, deals, named, part_of, trial


@cache
def face(item: str) -> str:
    """The id of what is printed on a card: "pistol" for "pistol#3"."""
    return item.partition("#")[0]


@remembered
def items() -> tuple[str, ...]:
    """All cards there are; copies are numbered through all decks they are in."""
    return tuple(_decks())


def in_play(settings: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """The cards a table with these settings plays with, by deck: those of its boxes and of its mods, without those that
    name a place its map doesn't have."""
    return _in_play(settings["board"], settings["mods"], part_of(settings))


@remembered
def _in_play(board: str, mods: str, part: Part) -> dict[str, tuple[str, ...]]:
    content, playing, boxed = firefly(), ("", *mods_of(mods)), named(part)
    played = [card for card in content.faces.values() if card.mod in playing and deals(card, boxed)]
    here = {card.id for card in played if fits(card, content.maps[board])}
    found: dict[str, list[str]] = {}
    for item, deck in _decks().items():
        if face(item) in here:
            found.setdefault(deck, []).append(item)
    return {deck: tuple(cards) for deck, cards in found.items()}


def mods_of(setting: str) -> tuple[str, ...]:
    """The mods named by a setting such as "rim-folk+more"."""
    return tuple(setting.split("+")) if setting else ()


def missing_mods(setting: str) -> tuple[str, ...]:
    """The mods named by a setting that have no card here."""
    here = {card.mod for card in firefly().faces.values()}
    return tuple(mod for mod in mods_of(setting) if mod not in here)


@remembered
def deck_of(item: str) -> str:
    """The deck a card belongs to: "supply:regina", "contact:badger", "nav:border", "misbehave", "setup" or "stories".

    KeyError when there is no such card.
    """
    return _decks()[item]


@remembered
def cards_of(deck: str) -> tuple[str, ...]:
    """All cards of a deck."""
    return tuple(item for item in items() if deck_of(item) == deck)


@remembered
def _decks() -> dict[str, str]:
    found: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for name, deck, count in firefly().lots():
        for _ in range(count):
            numbers[name] = numbers.get(name, 0) + 1
            found[f"{name}#{numbers[name]}"] = deck
    return found


@remembered
def crew_card(item: str) -> Crew:
    """What is printed on a Crew or Leader card. KeyError for another card, as with those below."""
    return firefly().crew[face(item)]


@remembered
def gear_card(item: str) -> Gear:
    """What is printed on a Gear card."""
    return firefly().gear[face(item)]


@remembered
def upgrade_card(item: str) -> Upgrade:
    """What is printed on a Ship Upgrade."""
    return firefly().upgrades[face(item)]


@remembered
def drive_card(item: str) -> Drive:
    """What is printed on a Drive Core."""
    return firefly().drives[face(item)]


@remembered
def job_card(item: str) -> Job:
    """What is printed on a Job card."""
    return firefly().jobs[face(item)]


@remembered
def nav_card(item: str) -> NavCard:
    """What is printed on a Nav Card."""
    return firefly().nav[face(item)]


@remembered
def misbehave_card(item: str) -> MisbehaveCard:
    """What is printed on a Misbehave card."""
    return firefly().misbehave[face(item)]


@remembered
def story_card(item: str) -> Story:
    """What is printed on a Story Card."""
    return firefly().stories[face(item)]


@remembered
def kind(item: str) -> str:
    """ "crew" (Leaders too), "gear", "upgrade", "drive", "ship", "job", "nav", "misbehave" or "story"."""
    name, content = face(item), firefly()
    decks = {
        "crew": content.crew,
        "gear": content.gear,
        "upgrade": content.upgrades,
        "drive": content.drives,
        "ship": content.ships,
        "job": content.jobs,
        "nav": content.nav,
        "misbehave": content.misbehave,
        "story": content.stories,
    }
    return next(kind for kind, cards in decks.items() if name in cards)


def option_of(card: str, number: int) -> Choosable:
    """An option of a Nav, Misbehave or Job card, or of a Goal as "goal:<story>/1", counted from 0; a box may bring
    tests that stand on no card."""
    content = firefly()
    if card not in content.faces and (own := trial(card)):
        return own
    if card.startswith("goal:"):
        return content.goals[card[5:]].options[number]
    found = content.faces[face(card)]
    assert isinstance(found, (NavCard, MisbehaveCard, Job))
    return found.options[number]
