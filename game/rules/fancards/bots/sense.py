"""Ways over the map, and the jobs a captain holds with what they promise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

from game.content.fancards.parts import PLACES, Stage
from game.core.remembered import remembered
from game.core.rng import mix
from game.rules.fancards.bots.band import Band
from game.rules.fancards.bots.chart import chart, roads
from game.rules.fancards.faces import is_epic, job_face, place_face
from game.rules.fancards.moves import short_of, ways_out
from game.rules.fancards.state import FanCards
from game.rules.fancards.verse.fighters import foe_left, foe_of
from game.rules.fancards.verse.odds import ahead
from game.rules.fancards.work.jobs import brings, held, legs

FADES = 0.88
"""What is left of a reward that comes a turn later."""
UNKNOWN = 7
"""How far away, in moves, a place seems that is not on the map."""
LEG = 3
"""How many moves it seems to be from one place of a job to the next where one of them is not on the map."""
STAGE = 1.0
"""How many moves more each place after the next one seems to take: who has been at one is never farther from the end
than before."""
EPIC = 25.0
"""What a completed Epic is worth, in points of the bots' own measure."""
POINT, CREDIT = 1.6, 0.4
"""What a point of Reputation and a credit are worth in a job."""
SHORT, BARE, OFF = 0.3, 0.5, 0.15
"""What is left of the hope of a job for each trade that nobody has, without the item it asks for, and of its fight
when nobody is left to begin it."""


class Ways:
    """Where the ship of a seat can go."""

    def __init__(self, g: FanCards, seat: int) -> None:
        self.chart = chart(g)
        shut = [flag[13:] for flag in g.flags if flag.startswith("until:closed:")]
        for alike in self.chart.guarded:
            shut += alike if short_of(g, seat, alike[0]) else ()
        out = ways_out(g, seat) if shut else ()
        shut = [cell for cell in shut if cell not in out] if out else shut
        self.roads = roads(frozenset(g.cells).difference(shut), g.spot[seat], g.settings["grid"])
        self.near, self.past = self.roads.near, self.roads.past
        self.ids, self.coming = self.chart.ids, self.chart.coming

    def to(self, cell: str) -> Mapping[str, int]:
        """The moves from each cell to one."""
        return self.past({cell: 0})

    def lost(self, left: Sequence[Stage], visited: Sequence[str]) -> bool:
        """Whether a job can never be done: what it still asks for is not on the map and can't be laid any more."""
        asked: dict[str, int] = {}
        for place, _, other in left:
            if place in PLACES or place not in self.ids and other:
                wanted = place if place in PLACES else other
                asked[wanted] = asked.get(wanted, 0) + 1
            elif place != "any" and place not in self.ids and place_face(place).kind not in self.coming:
                return True
        gone = [wanted for wanted in asked if wanted not in self.coming]
        return any(len(self.chart.goals(wanted, "").difference(visited)) < asked[wanted] for wanted in gone)


class Task(NamedTuple):
    """A job as a captain plans it.

    `prize`: what it is worth when it is done; `now`: the chance that it is done on arrival at its last place; `later`:
    the chance that it will be; `goals`: the cells of each place that is left; `visited`: those that don't count any
    more; `named`: for each place, whether it is one location and no kind; `far`: the moves from a cell to the end by
    way of all places that are left, once it has been asked for.
    """

    job: str
    prize: float
    now: float
    later: float
    goals: tuple[frozenset[str], ...]
    named: tuple[bool, ...]
    visited: tuple[str, ...]
    far: dict[int, Mapping[str, int]]

    def promise(self, ways: Ways, cell: str, done: int, pace: float) -> float:
        """What it is worth on a cell after so many more of its places."""
        left = len(self.goals) - done - 1
        moves = self.way(ways, done).get(cell, UNKNOWN + LEG * left)
        if not moves and (done or not self.named[0]):
            moves = 2
        return self.prize * self.later * float(FADES ** ((moves + STAGE * left) / pace))

    def way(self, ways: Ways, done: int) -> Mapping[str, int]:
        """The moves from each cell to the end after so many more of its places, one place after the other."""
        far = self.far.get(done)
        if far is None:
            goals = self.goals[done] if self.named[done] else self.goals[done].difference(self.visited)
            far = self.far[done] = ways.past({cell: self._on(ways, cell, done + 1) for cell in goals})
        return far

    def _on(self, ways: Ways, cell: str, done: int) -> int:
        """The moves from a place that has been reached to the end, the next one lies elsewhere."""
        if done == len(self.goals):
            return 0
        far, lost = self.way(ways, done), UNKNOWN + LEG * (len(self.goals) - done - 1)
        if self.named[done] or cell not in self.goals[done]:
            return far.get(cell, lost)
        return 1 + min((far.get(beside, lost) for beside in ways.near.get(cell, ())), default=lost)


@remembered
def worth(job: str) -> float:
    """What a job brings."""
    reward = job_face(job).reward
    points = reward.alliance + reward.criminal + reward.open
    return reward.credits * CREDIT + POINT * points + (EPIC if is_epic(job) else 0.0)


def tasks(g: FanCards, seat: int, ways: Ways, price: Callable[[str], float] = worth) -> list[Task]:
    """The jobs a seat holds; `price` says what each is worth to it."""
    band = Band(g, seat)
    return [task(band, ways, job, price(job)) for job in held(g, seat)]


def task(band: Band, ways: Ways, job: str, prize: float) -> Task:
    """A job that a crew has or might take."""
    visited = band.g.stages.get(job, ())
    left = legs(job)[len(visited) :]
    now, later = hopes(band, job)
    if ways.lost(left, visited):
        now = later = 0.0
    return Task(
        job,
        prize,
        now,
        later,
        tuple([ways.chart.goals(place, other) for place, _, other in left]),
        tuple([place in ways.ids for place, _, _ in left]),
        visited,
        {},
    )


def hopes(band: Band, job: str) -> tuple[float, float]:
    """The chance that a crew finishes a job where its ship is when it gets there, and the chance that it ever will."""
    g, seat, printed = band.g, band.seat, job_face(job)
    missing = sum([trade not in band.known for trade in printed.trades])
    fight = victory(band, job) if printed.foes else 1.0
    able = bool(band.aboard) and not missing
    carried = not printed.brings or brings(g, seat, printed.brings, g.spot[seat])
    now = fight if able and carried and f"tried:{job}" not in g.flags else 0.0
    later = max(fight, 0.2) if carried else max(fight, 0.2) * BARE
    return now, float((later if band.aboard else OFF) * SHORT**missing)


def victory(band: Band, job: str) -> float:
    """About the chance that a crew beats the units of a job, and stops before it loses too many."""
    ranked = band.fighters
    if not ranked:
        return 0.0
    lives = sum([left for _, left in ranked]) - 1
    chance = 1.0
    for number in range(len(job_face(job).foes)):
        foe = f"foe:{job}:{number}"
        left = foe_left(band.g, foe)
        if left > 0:
            said = ahead(1, 0, 1, 0, ranked[0][0] - foe_of(foe).combat)
            chance *= race(left, lives, said.win / (said.win + said.lose))
    return chance


@remembered
def race(hits: int, lives: int, chance: float) -> float:
    """The chance of so many hits before one is hit so often."""
    if hits <= 0:
        return 1.0
    if lives <= 0:
        return 0.0
    return chance * race(hits - 1, lives, chance) + (1 - chance) * race(hits, lives - 1, chance)


def whim(g: FanCards, *about: object) -> float:
    """A number from 0 to 1 that differs from game to game and from turn to turn, and that all can see."""
    start = g.cells.get("0,0", "")
    said = "|".join(map(str, (start, g.first, g.turn, *g.zones.get("bulletin", ()), *about)))
    return mix(crc32(said.encode())) / 2**64
