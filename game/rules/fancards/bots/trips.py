"""The best way to spend the movement points of a turn: what is picked up, which jobs get on, where it ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from game.content.fancards.parts import Gain
from game.rules.fancards.bots.band import Band
from game.rules.fancards.bots.fame import Fame, gained
from game.rules.fancards.bots.sense import CREDIT, EPIC, FADES, Ways, task
from game.rules.fancards.charting import may_chart
from game.rules.fancards.faces import is_epic, job_face
from game.rules.fancards.reset import full_moves
from game.rules.fancards.scoring import GOAL, done
from game.rules.fancards.state import FanCards
from game.rules.fancards.work.jobs import held

RICH, PLENTY = 12, 0.08
"""The credits up to which each counts in full, and what each further one is worth."""
NEWS = 0.5
"""What a new location is worth in itself."""
SEEN = 0.5
"""How much of a job's prize it is worth to find a place it asks for."""
VICTORY = 100.0
"""What the Epic is worth that wins."""
SOURCE = 0.5
"""How much it counts to be near a location that gives Reputation."""


class Look(NamedTuple):
    """How far a captain thinks ahead: `width`: ways that are followed; `depth`: moves in a row; `whole`: what comes
    after this turn, and what Reputation opens, is thought of, too; `gainful`: what a card must be worth more than it
    costs to be played."""

    width: int
    depth: int
    whole: bool
    gainful: float


FAR, NEAR = Look(10, 6, True, -1.0), Look(2, 2, False, 0.2)


class Trip(NamedTuple):
    """A way so far: where it ends, the cells entered, for each job the places done on it (-1: finished), what was
    finished on it, both standings, the credits; what all of it is worth."""

    cell: str
    path: tuple[str, ...]
    done: tuple[int, ...]
    won: float
    alliance: int
    criminal: int
    credits: int
    value: float = 0.0


class Plan:
    """What a seat can do with its movement points now. `bests`: the best trips of at most no move, one, two, ... as far
    as was asked; `front`: those that are followed on."""

    def __init__(self, g: FanCards, seat: int, look: Look) -> None:
        self.g, self.seat, self.look = g, seat, look
        self.ways = Ways(g, seat)
        self.band = Band(g, seat)
        self.fame = Fame(self.band, look.whole)
        self.begin = g.spot[seat], g.alliance[seat], g.criminal[seat], g.credits[seat]
        self.last = done(g, seat) == GOAL - 1
        self.tasks = [task(self.band, self.ways, job, self.price(job)) for job in held(g, seat)]
        self.pace = float(max(1, full_moves(g, seat)))
        self.gains = self.ways.chart.gains
        if g.settings["pickup"] == "visit":
            been = [cell for cell in g.cells if f"been:{seat}:{cell}" in g.flags]
            self.gains = {**self.gains, **{cell: Gain(self.gains[cell].credits) for cell in been}}
        turn = g.settings["pickup"] == "turn"
        self.paid = {flag[5:] for flag in g.flags if flag.startswith("paid:")} if turn else set[str]()
        self.bests: list[Trip] = []
        self.front: list[Trip] = []

    @cached_property
    def sources(self) -> list[tuple[Mapping[str, int], float]]:
        """The moves from each cell to each location that gives Reputation, and what that is worth."""
        if not self.look.whole:
            return []
        rich = [(cell, gain) for cell, gain in self.gains.items() if gain.alliance or gain.criminal or gain.open]
        return [(self.ways.to(cell), max(0.0, self._points(gain))) for cell, gain in rich]

    def price(self, job: str) -> float:
        """What a job is worth that is done."""
        reward = job_face(job).reward
        epic = (VICTORY if self.last else EPIC) if is_epic(job) else 0.0
        return epic + CREDIT * reward.credits + self._points(reward)

    def _points(self, gain: Gain) -> float:
        """What the Reputation of a location or job is worth now."""
        _, alliance, criminal, _ = self.begin
        after = gained(alliance, criminal, gain.alliance, gain.criminal)
        for _ in range(gain.open):
            after = self.fame.side(*after)
        return self.fame.worth(*after) - self.fame.worth(alliance, criminal)

    def start(self) -> Trip:
        """No move yet."""
        cell, alliance, criminal, credits = self.begin
        return self._valued(Trip(cell, (), (0,) * len(self.tasks), 0.0, alliance, criminal, credits))

    def _valued(self, trip: Trip) -> Trip:
        value = trip.won + self.fame.worth(trip.alliance, trip.criminal)
        value += CREDIT * min(trip.credits, RICH) + PLENTY * max(0, trip.credits - RICH)
        for job, places in zip(self.tasks, trip.done):
            if places >= 0 and job.later:
                value += job.promise(self.ways, trip.cell, places, self.pace)
        best = 0.0
        for far, points in self.sources:
            if trip.cell in far:
                best = max(best, points * FADES ** (max(1, far[trip.cell]) / self.pace))
        return trip._replace(value=value + SOURCE * best)

    def enter(self, trip: Trip, cell: str) -> Trip:
        """A trip with one move more."""
        alliance, criminal, credits, won = trip.alliance, trip.criminal, trip.credits, trip.won
        if cell not in self.paid and cell not in trip.path:
            gain = self.gains[cell]
            credits += gain.credits
            if gain.alliance or gain.criminal:
                alliance, criminal = gained(alliance, criminal, gain.alliance, gain.criminal)
            for _ in range(gain.open):
                alliance, criminal = self.fame.side(alliance, criminal)
        ticks = list(trip.done)
        for number, job in enumerate(self.tasks):
            places = ticks[number]
            if places < 0 or cell not in job.goals[places]:
                continue
            if not job.named[places] and (cell in job.visited or cell in trip.path):
                continue
            if places + 1 < len(job.goals):
                ticks[number] = places + 1
            elif job.now:
                ticks[number] = -1
                won += job.now * job.prize
        return self._valued(Trip(cell, (*trip.path, cell), tuple(ticks), won, alliance, criminal, credits))

    def best(self, moves: int) -> Trip:
        """The best trip of at most so many moves; of equal ones the shortest."""
        front, bests = self.front, self.bests
        if not bests:
            front[:] = bests[:] = [self.start()]
        while len(bests) <= min(moves, self.look.depth) and front:
            front[:] = self._farther(front)
            better = bool(front) and front[0].value > bests[-1].value + 1e-9
            bests.append(front[0] if better else bests[-1])
        return bests[min(moves, len(bests) - 1)]

    def _farther(self, front: Sequence[Trip]) -> list[Trip]:
        """The trips that are followed after one move more."""
        after: dict[tuple[str, tuple[int, ...], int], Trip] = {}
        for trip in front:
            for cell in self.ways.near[trip.cell]:
                went = self.enter(trip, cell)
                key = (cell, went.done, went.alliance - went.criminal)
                known = after.get(key)
                if known is None or went.value > known.value:
                    after[key] = went
        return sorted(after.values(), key=lambda trip: -trip.value)[: self.look.width]

    def novelty(self) -> float:
        """What it is worth to lay a new location: places that jobs wait for may come."""
        g = self.g
        if not may_chart(g) or not self.ways.coming:
            return 0.0
        unseen = len(g.zones["location"])
        found = NEWS
        for job in self.tasks:
            for places, goals in enumerate(job.goals):
                if not goals:
                    found += SEEN * job.prize * job.later / unseen / (1 + places)
        return found
