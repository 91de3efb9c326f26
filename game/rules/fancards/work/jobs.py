"""Jobs: what they ask for, the Bulletin Pool, taking one, looking for work, stages (R-CG-13, R-CG-91 to R-CG-98)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial

from game.content.fancards.parts import PLACES, Stage
from game.content.fancards.records import Item, Job
from game.core.remembered import SOME, remembered
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import draw, everyone, move, reveal
from game.rules.fancards import news
from game.rules.fancards.charting import kind_at, shuffle_in
from game.rules.fancards.crew import captain_cell, present, trades_at
from game.rules.fancards.faces import face, job_face, kind
from game.rules.fancards.reputation import missing, short
from game.rules.fancards.state import FanCards, crew_at

OPEN = 4
"""Jobs that lie face up (R-CG-13, R-CG-93)."""


def held(g: FanCards, seat: int) -> tuple[str, ...]:
    """The jobs a seat has taken."""
    return g.zones.get(f"jobs:{seat}", ())


def may_command(g: FanCards, seat: int, action: str) -> bool:
    """Whether a seat can do what costs a command point: it has a captain and a point left, or, without command points,
    has not done it yet in this turn (R-CG-79)."""
    if not g.captain[seat]:
        return False
    if g.settings["actions"] == "once":
        return f"did:{seat}:{action}" not in g.flags
    return g.command[seat] > 0


def spend_command(g: FanCards, seat: int, action: str, points: int = 1) -> None:
    """A command point is spent on an action."""
    if g.settings["actions"] == "once":
        g.flags[f"did:{seat}:{action}"] = 1
    else:
        g.command[seat] -= points


@remembered
def legs(job: str) -> tuple[Stage, ...]:
    """Where a job goes, one place after the other; the last is where it is finished (R-CG-96)."""
    return tuple(Stage(place, 1, other) for place, n, other in job_face(job).stages for _ in range(n))


def next_leg(g: FanCards, job: str) -> Stage:
    """Where a held job goes next."""
    return legs(job)[len(g.stages.get(job, ()))]


def last_leg(g: FanCards, job: str) -> bool:
    """Whether a held job has only the place left where it is finished."""
    return len(g.stages.get(job, ())) == len(legs(job)) - 1


def on_map(g: FanCards, place: str) -> bool:
    """Whether the location with that id lies on the map."""
    return any(kind(card) == place for card in g.cells.values())


def fits(g: FanCards, job: str, cell: str) -> bool:
    """Whether a cell is where a held job goes next: a named place, or one of a kind where the job has not been yet; at
    each visit a job gets on by one stage."""
    visited = g.stages.get(job, ())
    if f"ticked:{job}" in g.flags and visited[-1] == cell:
        return False
    place, _, otherwise = next_leg(g, job)
    if place in PLACES or place == "any":
        return cell not in visited and place in ("any", kind_at(g, cell))
    if kind(g.cells[cell]) == place:
        return True
    return bool(otherwise) and not on_map(g, place) and cell not in visited and kind_at(g, cell) == otherwise


def tick(g: FanCards, seat: int, job: str, cell: str) -> None:
    """A held job gets on by a stage where the cell is one of its places; the last stage is for finishing it."""
    if not last_leg(g, job) and fits(g, job, cell):
        g.stages[job] = (*g.stages.get(job, ()), cell)
        g.flags[f"ticked:{job}"] = 1
        g.tell(news.Stage(seat, job, cell))


def tick_all(g: FanCards, seat: int) -> None:
    """The ship has come to a location: every held job looks whether it gets on, if there is anybody aboard."""
    if crew_at(g, str(seat)):
        for job in held(g, seat):
            tick(g, seat, job, g.spot[seat])


def full(g: FanCards, seat: int) -> bool:
    """Whether a seat holds as many jobs as the table allows (R-CG-98)."""
    most = g.settings["jobs"]
    return most != "any" and len(held(g, seat)) >= int(most)


def barred(g: FanCards, seat: int) -> bool:
    """Whether a rumour keeps a seat from taking jobs."""
    return f"next:no_jobs:{seat}" in g.flags


def lacking(g: FanCards, seat: int, job: Job, cell: str) -> tuple[str, ...]:
    """The trades of a job that no crew of a seat on a cell has."""
    if not job.trades:
        return ()
    there = trades_at(g, seat, cell) if cell else set()
    return tuple(trade for trade in job.trades if trade not in there)


def qualifies(g: FanCards, seat: int, job: str) -> bool:
    """Whether a seat meets the terms of a job: Reputation, and the people where its captain is (R-CG-93)."""
    if not trusted_with(g, seat, (job,)):
        return False
    cell = captain_cell(g, seat)
    return bool(cell) and not lacking(g, seat, job_face(job), cell)


def trusted_with(g: FanCards, seat: int, jobs: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some jobs for which a seat has the Reputation, with a good word for what it is short of (R-CG-93)."""
    return _trusted_with(jobs, g.alliance[seat], g.criminal[seat], g.flags.get("good_word", 0))


@partial(remembered, most=SOME)
def _trusted_with(jobs: tuple[str, ...], alliance: int, criminal: int, good_word: int) -> tuple[str, ...]:
    """The same, found anew for other jobs, another Reputation or a good word."""
    return tuple(job for job in jobs if short(job_face(job).needs, alliance, criminal) <= good_word)


def takes(g: FanCards, seat: int) -> bool:
    """Whether a seat may take jobs at all."""
    return not full(g, seat) and not barred(g, seat)


def may_take(g: FanCards, seat: int, job: str) -> bool:
    """Whether a seat may take a job, command points not counted (R-CG-93, R-CG-98)."""
    return takes(g, seat) and qualifies(g, seat, job)


def brings(g: FanCards, seat: int, tag: str, cell: str) -> bool:
    """Whether an item of a kind is on a cell: carried by who is there, or in the inventory of the ship there
    (R-CG-96)."""
    there = present(g, seat, cell)
    for item in g.zones.get(f"items:{seat}", ()):
        printed = face(item)
        if isinstance(printed, Item) and tag in printed.tags:
            who = g.carrier.get(item)
            if who in there or who is None and g.spot[seat] == cell:
                return True
    return False


def take_options(g: FanCards, seat: int) -> Iterable[Option]:
    """Taking one of the open jobs, and looking for work (R-CG-93, R-CG-94)."""
    found: list[Option] = []
    if may_command(g, seat, "take") and takes(g, seat):
        jobs = trusted_with(g, seat, g.zones.get("bulletin", ()))
        cell = captain_cell(g, seat) if jobs else ""
        there = trades_at(g, seat, cell) if cell else frozenset()
        found += [_take_option(seat, job) for job in jobs if cell and there.issuperset(job_face(job).trades)]
    if may_command(g, seat, "look") and (g.zones.get("job") or g.zones.get("job.discard")):
        found.append(_look_option(seat))
    return found


@remembered
def _take_option(seat: int, job: str) -> Option:
    """The option to take an open job, made once."""
    return Option(f"take:{job}", (BulletinTaken(seat, job),), job, f"jobs:{seat}")


@cache
def _look_option(seat: int) -> Option:
    """The option to look for work, made once."""
    return Option("look", (LookForWork(seat),), "job", f"jobs:{seat}")


@dataclass(frozen=True, slots=True)
class BulletinTaken(Effect[FanCards]):
    """A command point, and an open job is one's own; the next lies open (R-CG-93)."""

    seat: int
    job: str

    def run(self, g: FanCards) -> Iterable[Step]:
        spend_command(g, self.seat, "take")
        return (Engage(self.seat, self.job, "bulletin"), FillBulletin())


@dataclass(frozen=True, slots=True)
class Engage(Effect[FanCards]):
    """A job goes to a crew; where its captain is may be its first place already."""

    seat: int
    job: str
    zone: str

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, job = self.seat, self.job
        if missing(g, seat, job_face(job).needs):
            g.flags.pop("good_word", None)
        move(g, job, self.zone, f"jobs:{seat}")
        reveal(g, job, everyone(len(g.credits)))
        g.tell(news.Took(seat, job))
        tick(g, seat, job, captain_cell(g, seat))
        return ()


@dataclass(frozen=True, slots=True)
class FillBulletin(Effect[FanCards]):
    """Four jobs lie face up, as far as there are some (R-CG-93, R-CG-101)."""

    def run(self, g: FanCards) -> Iterable[Step]:
        while len(g.zones.get("bulletin", ())) < OPEN:
            job = draw(g, "job", "job.discard")
            if not job:
                break
            move(g, job, "job", "bulletin")
            reveal(g, job, everyone(len(g.credits)))
            g.tell(news.Posted(job))
        return ()


@dataclass(frozen=True, slots=True)
class LookForWork(Effect[FanCards]):
    """A command point, and the top job is looked at: by its player alone, or by all (R-CG-94)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        spend_command(g, self.seat, "look")
        job = draw(g, "job", "job.discard")
        move(g, job, "job", "drawn")
        mask = everyone(len(g.credits)) if g.settings["look"] == "open" else 1 << self.seat
        reveal(g, job, mask)
        g.tell(news.Looked(self.seat))
        return (LookedAt(self.seat),)


@dataclass(frozen=True, slots=True)
class LookedAt(Choice[FanCards]):
    """The job that was looked at is taken if its terms are met, else it is shuffled back (R-CG-94)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        job = g.zones["drawn"][-1]
        yield Option("back", (ShuffleBack(),), job, "job")
        if may_take(g, self.seat, job):
            yield Option("take", (EngageDrawn(self.seat),), job, f"jobs:{self.seat}")


@dataclass(frozen=True, slots=True)
class EngageDrawn(Effect[FanCards]):
    """The job that was looked at is taken."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        return (Engage(self.seat, g.zones["drawn"][-1], "drawn"),)


@dataclass(frozen=True, slots=True)
class ShuffleBack(Effect[FanCards]):
    """The drawn jobs are shuffled back into their deck."""

    def run(self, g: FanCards) -> Iterable[Step]:
        for job in g.zones.get("drawn", ()):
            move(g, job, "drawn", "job")
        shuffle_in(g, "job")
        return ()
