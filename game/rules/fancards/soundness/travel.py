"""The map, ships, Away Teams, and the stages of jobs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.rules.fancards.charting import around
from game.rules.fancards.state import SETUP, FanCards
from game.rules.fancards.whose import zone_seat
from game.rules.fancards.work.jobs import held, legs

FAR = 200
"""More steps from the start than any map has cells."""


def travel_faults(g: FanCards) -> Iterator[str]:
    """What is wrong with where everything is."""
    if not all(map(_cell, g.cells)):
        yield "the map has cells that are none"
        return
    grid = g.settings["grid"]
    there = g.cells.keys()
    if len(there) > 1 and any(there.isdisjoint(around(cell, grid)) for cell in there):
        yield "a location lies beside no other (R-CG-63)"
    if not there >= {*g.spot.values(), *g.teams.values()}:
        yield "a ship or an Away Team is nowhere"
        return
    teams = {zone[5:] for zone in g.zones if zone.startswith("away:")}
    if teams != set(g.teams) or any(zone_seat(g, f"away:{place}") < 0 for place in g.teams):
        yield "an Away Team is nobody, or stands nowhere (R-CG-88)"
    if any(f"ship:{seat}" not in g.zones for seat in g.credits) and g.phase != SETUP:
        yield "somebody has no ship (R-CG-9)"
    yield from _jobs(g)


@cache
def _cell(cell: str) -> bool:
    """Whether a text is the column and row of a cell."""
    column, _, row = cell.partition(",")
    return all(
        part.lstrip("-").isdigit() and str(int(part)) == part and abs(int(part)) <= FAR for part in (column, row)
    )


def _jobs(g: FanCards) -> Iterator[str]:
    mine = {job for seat in g.credits for job in held(g, seat)}
    for job, cells in g.stages.items():
        if job not in mine or not cells or len(cells) >= len(legs(job)) or any(cell not in g.cells for cell in cells):
            yield f"the stages of {job[:40]!r} can't be"
    most = g.settings["jobs"]
    if most != "any" and any(len(held(g, seat)) > int(most) for seat in g.credits):
        yield "somebody holds too many jobs (R-CG-98)"
