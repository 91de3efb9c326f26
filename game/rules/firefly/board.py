"""The map of a table as a graph: Sectors, their neighbours, names and distances (R-FB-155). Never part of the state."""

from __future__ import annotations

from collections import deque

from game.content.firefly import firefly
from game.content.firefly.records import Map, Planet, Sector
from game.core.remembered import remembered
from game.rules.firefly.state import Firefly


@remembered
def board_of(name: str) -> Map:
    """The map with that id. KeyError when there is none."""
    return firefly().maps[name]


def board(g: Firefly) -> Map:
    """The map this game is played on."""
    return board_of(g.settings["board"])


def sector(g: Firefly, number: int) -> Sector:
    """A Sector by its number."""
    return board(g).sectors[number]


def near(g: Firefly, number: int) -> tuple[int, ...]:
    """The adjacent Sectors."""
    return board(g).sectors[number].near


def zone_at(g: Firefly, number: int) -> str:
    """ "alliance" or "border" (R-FB-45)."""
    return board(g).sectors[number].zone


def planets_at(g: Firefly, number: int) -> tuple[Planet, ...]:
    """The planets in a Sector; the Space Bazaar is one (R-FB-546)."""
    return board(g).sectors[number].planets


def supply_at(g: Firefly, number: int) -> str:
    """The Supply Deck of a Sector: "osiris", or ""."""
    return _supply(g.settings["board"], number)


@remembered
def _supply(on: str, number: int) -> str:
    return next((planet.supply for planet in board_of(on).sectors[number].planets if planet.supply), "")


def homes_at(g: Firefly, number: int) -> tuple[str, ...]:
    """The Contacts whose planet lies in a Sector; Harken travels with the Cruiser (R-FB-59)."""
    return _homes(g.settings["board"], number)


@remembered
def _homes(on: str, number: int) -> tuple[str, ...]:
    here = {planet.id for planet in board_of(on).sectors[number].planets}
    return tuple(contact.id for contact in firefly().contacts.values() if contact.planet in here)


def find(g: Firefly, key: str) -> int:
    """The Sector of a key or planet: "londinium", "s31". KeyError when the map has none."""
    return board(g).where[key]


def target(g: Firefly, number: int) -> str:
    """What drag and drop calls a Sector: "sector:londinium"."""
    return _target(g.settings["board"], number)


@remembered
def _target(on: str, number: int) -> str:
    return f"sector:{board_of(on).sectors[number].key}"


def distances(g: Firefly, start: int) -> dict[int, int]:
    """How many Sectors away everything is."""
    return spans(g.settings["board"], start)


@remembered
def spans(name: str, start: int) -> dict[int, int]:
    """How many Sectors away everything is on the map with that id."""
    sectors = board_of(name).sectors
    far, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for there in sectors[here].near:
            if there not in far:
                far[there] = far[here] + 1
                todo.append(there)
    return far
