"""The map as a graph: Sectors, their neighbours, names and distances (R-FB-155)."""

from __future__ import annotations

from collections import deque

from game.content.firefly_records import Map, Planet, Sector
from game.content.load import firefly
from game.core.remembered import remembered


def board() -> Map:
    """The map that is played on."""
    return firefly().map


def sector(number: int) -> Sector:
    """A Sector by its number."""
    return board().sectors[number]


def near(number: int) -> tuple[int, ...]:
    """The adjacent Sectors."""
    return board().sectors[number].near


def zone_at(number: int) -> str:
    """"alliance" or "border" (R-FB-45)."""
    return board().sectors[number].zone


def planets_at(number: int) -> tuple[Planet, ...]:
    """The planets in a Sector; the Space Bazaar is one (R-FB-546)."""
    return board().sectors[number].planets


@remembered
def supply_at(number: int) -> str:
    """The Supply Deck of a Sector: "osiris", or ""."""
    return next((planet.supply for planet in planets_at(number) if planet.supply), "")


@remembered
def homes_at(number: int) -> tuple[str, ...]:
    """The Contacts whose planet lies in a Sector; Harken travels with the Cruiser (R-FB-59)."""
    here = {planet.id for planet in planets_at(number)}
    return tuple(contact.id for contact in firefly().contacts.values() if contact.planet in here)


def find(key: str) -> int:
    """The Sector of a key or planet: "londinium", "s31". KeyError when the map has none."""
    return board().where[key]


def target(number: int) -> str:
    """What drag and drop calls a Sector: "sector:londinium"."""
    return f"sector:{sector(number).key}"


@remembered
def distances(start: int) -> dict[int, int]:
    """How many Sectors away everything is."""
    far, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for there in near(here):
            if there not in far:
                far[there] = far[here] + 1
                todo.append(there)
    return far
