"""Whether a map of *Firefly: The Game* makes sense, and whether the cards can be played on it (R-FB-13)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.content.common.errors import Problem
from game.content.firefly.records import CONTACTS, SUPPLIES, ZONES, Firefly, Map, Sector
from game.content.firefly.schema_maps import MapFile
from game.content.firefly.scope import COURSES, fits

FEWEST_SECTORS = 8
"""Room for four ships, the Cruiser and the Cutter to go round each other."""
FEWEST_JOBS = 10
"""The Jobs that each Contact must have for the places of a map."""
SMALLEST, LARGEST = 0.3, 4.0
"""How wide and how high a map may be, in board heights."""
Found = Iterator[tuple[str, str, str]]
"""What is wrong with a map: the table, the field, the sentence."""


def check_file(file: MapFile, name: str) -> list[Problem]:
    """What keeps a map from being built: Sectors or planets with one name, hunters that start nowhere."""
    return [Problem("bad-map", name, says, "", 0, table, field) for table, field, says in _unbuilt(file)]


def _unbuilt(file: MapFile) -> Found:
    numbers, planets = set[int](), set[str]()
    for sector in file.sector:
        table = f"sector ({sector.id})"
        if sector.id in numbers:
            yield table, "id", "is there twice."
        numbers.add(sector.id)
        for planet in sector.planet:
            if planet.id in planets:
                yield table, "planet", f"the planet {planet.id!r} is in another Sector already."
            if planet.id in (*COURSES, "step") or re.fullmatch(r"s\d+", planet.id):
                yield table, "planet", f"{planet.id!r} means something else and is no name for a planet."
            planets.add(planet.id)
    for hunter in ("cruiser", "cutter"):
        start = getattr(file, hunter)
        if start not in {*planets, *(f"s{number}" for number in numbers)}:
            yield "", hunter, f"starts at a planet or in a Sector such as s1 of this map, not at {start!r}."


def check_map(board: Map, file: str) -> list[Problem]:
    """A map that can't be played on or drawn: one-way neighbours, pieces, hunters outside their own space, odd
    outlines (R-FB-13)."""
    wrong = [*_spread(board), *_hunted(board), *_drawn(board)]
    return [Problem("bad-map", file, says, "", 0, table, field) for table, field, says in wrong]


def _spread(board: Map) -> Found:
    """How Sectors lie beside each other (R-FB-155)."""
    sectors = board.sectors
    if len(sectors) < FEWEST_SECTORS:
        yield "", "sector", f"{len(sectors)} Sectors are too few; a map needs {FEWEST_SECTORS}."
    for sector in sectors.values():
        table = f"sector ({sector.id})"
        if len(set(sector.near)) < len(sector.near) or sector.id in sector.near:
            yield table, "near", "calls a neighbour twice, or itself one."
        for other in sector.near:
            if other not in sectors or sector.id not in sectors[other].near:
                yield table, "near", f"calls {other} a neighbour, which doesn't call it one."
    reached, todo = set[int](), [min(sectors)]
    while todo:
        here = todo.pop()
        if here not in reached:
            reached.add(here)
            todo += [number for number in sectors[here].near if number in sectors]
    if len(reached) < len(sectors):
        yield "", "sector", f"only {len(reached)} of {len(sectors)} Sectors can be reached from the first."


def _hunted(board: Map) -> Found:
    """Where the hunters start (R-FB-57, R-FB-60)."""
    for hunter, at, zone in zip(("cruiser", "cutter"), (board.cruiser, board.cutter), ZONES):
        if board.sectors[at].zone != zone:
            yield "", hunter, f"the {hunter.capitalize()} starts in {zone.capitalize()} Space."


def _drawn(board: Map) -> Found:
    left, top, right, bottom = board.box
    if not (SMALLEST <= right - left <= LARGEST and SMALLEST <= bottom - top <= LARGEST):
        yield "", "box", f"is left, top, right, bottom; a map is {SMALLEST} to {LARGEST} wide and high."
        return
    for sector in board.sectors.values():
        table = f"sector ({sector.id})"
        if not all(left <= x <= right and top <= y <= bottom for x, y in sector.outline):
            yield table, "outline", "reaches out of the map's box."
        if not _holds(sector):
            yield table, "at", "is not inside the outline."


def _holds(sector: Sector) -> bool:
    """Whether the middle of a Sector lies in its outline."""
    x, y = sector.at
    found = False
    for (ax, ay), (bx, by) in zip(sector.outline, (*sector.outline[1:], sector.outline[0])):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def check_played(board: Map, known: Firefly, file: str) -> list[Problem]:
    """A map on which the cards can't be played: Supply Decks and Contacts that are nowhere, hardly any Job for its
    places. Stories always fit, for the box has some that are worked at no particular place."""
    return [Problem("bad-map", file, says, "", 0, "", "sector") for says in _unplayed(board, known)]


def _unplayed(board: Map, known: Firefly) -> Iterator[str]:
    sold = [planet.supply for planet in board.planets.values()]
    for name in SUPPLIES:
        if sold.count(name) != 1:
            yield f"the Supply Deck {name!r} is sold at {sold.count(name)} planets; each is sold at one."
    for name in CONTACTS:
        contact = known.contacts[name]
        if contact.planet and contact.planet not in board.planets:
            yield f"{contact.title} lives on {contact.planet!r}, which is no planet of this map."
        jobs = sum(job.count for job in known.jobs.values() if job.contact == name and not job.box and fits(job, board))
        if jobs < FEWEST_JOBS:
            yield f"only {jobs} Jobs of {contact.title} are for places of this map; a game needs {FEWEST_JOBS}."
