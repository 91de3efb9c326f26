"""Whether a map of *Firefly: The Game* makes sense (R-FB-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.content.errors import Problem
from game.content.firefly_records import Map


def check_map(board: Map, file: str) -> list[Problem]:
    """A map with one-way neighbours, in pieces, or with a hunter outside its own space (R-FB-13)."""
    return [Problem("bad-map", file, says, "", 0, table) for table, says in _faults(board)]


def _faults(board: Map) -> Iterator[tuple[str, str]]:
    sectors = board.sectors
    for sector in sectors.values():
        if len(set(sector.near)) < len(sector.near) or sector.id in sector.near:
            yield f"sector ({sector.id})", "calls a neighbour twice, or itself one."
        for other in sector.near:
            if other not in sectors or sector.id not in sectors[other].near:
                yield f"sector ({sector.id})", f"calls {other} a neighbour, which doesn't call it one."
    reached, todo = set[int](), [min(sectors)]
    while todo:
        here = todo.pop()
        if here not in reached:
            reached.add(here)
            todo += [n for n in sectors[here].near if n in sectors]
    if len(reached) < len(sectors):
        yield "sector", f"only {len(reached)} of {len(sectors)} Sectors can be reached from the first."
    if sectors[board.cruiser].zone != "alliance" or sectors[board.cutter].zone != "border":
        yield "cruiser", "the Cruiser starts in Alliance Space and the Cutter in Border Space."
    planets = Counter(planet.id for sector in sectors.values() for planet in sector.planets)
    for planet, times in planets.items():
        if times > 1:
            yield "sector", f"the planet {planet!r} is in {times} Sectors."
