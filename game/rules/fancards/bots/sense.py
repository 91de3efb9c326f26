"""How far a captain is from getting its jobs done."""

from __future__ import annotations

from game.content.fancards.parts import PLACES, Stage
from game.rules.fancards.charting import kind_at, neighbours
from game.rules.fancards.crew import present
from game.rules.fancards.faces import is_epic, job_face, kind
from game.rules.fancards.moves import enters
from game.rules.fancards.reset import full_moves
from game.rules.fancards.state import FanCards
from game.rules.fancards.work.jobs import held, lacking, legs

FADES = 0.9
"""What is left of a reward that comes a turn later."""
UNKNOWN = 8
"""How far away, in moves, a place seems that is not on the map."""


def distances(g: FanCards, seat: int) -> dict[str, int]:
    """The moves to each location the ship of a seat can get to now."""
    found, ahead = {g.spot[seat]: 0}, [g.spot[seat]]
    for cell in ahead:
        for near in neighbours(g, cell):
            if near not in found and enters(g, seat, near):
                found[near] = found[cell] + 1
                ahead.append(near)
    return found


def _there(g: FanCards, leg: Stage, cell: str) -> bool:
    place = leg.place
    if place in (*PLACES, "any"):
        return place in ("any", kind_at(g, cell))
    return kind(g.cells[cell]) == place or leg.otherwise == kind_at(g, cell)


def far(g: FanCards, seat: int, job: str, way: dict[str, int]) -> float:
    """About how many moves a held job still takes."""
    visited = g.stages.get(job, ())
    left = legs(job)[len(visited) :]
    first = [moves for cell, moves in way.items() if cell not in visited and _there(g, left[0], cell)]
    here = any(not moves for moves in first) and f"ticked:{job}" not in g.flags
    nearest = 0 if here else min((moves or 2 for moves in first), default=UNKNOWN)
    return nearest + 2.5 * (len(left) - 1)


def worth(job: str) -> float:
    """What a job brings, in credits or so."""
    reward = job_face(job).reward
    points = reward.alliance + reward.criminal + reward.open
    return reward.credits * 0.35 + 2.0 * points + (25.0 if is_epic(job) else 0.0)


def errands(g: FanCards, seat: int) -> float:
    """What the held jobs are worth now: the nearer they are, the more."""
    jobs = held(g, seat)
    if not jobs:
        return 0.0
    way, pace = distances(g, seat), max(1, full_moves(g, seat))
    found = 0.0
    for rank, job in enumerate(sorted(jobs, key=worth, reverse=True)):
        able = not lacking(g, seat, job_face(job), g.spot[seat]) or not present(g, seat, g.spot[seat])
        hope = (0.8 if able else 0.2) * 0.85**rank
        found += worth(job) * hope * float(FADES ** (far(g, seat, job, way) / pace))
    return found
