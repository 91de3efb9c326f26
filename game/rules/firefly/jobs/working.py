"""The Work Action: the team, the attempt at one stage of a Job or at a Goal, and Make-Work (R-FB-414 to R-FB-448,
R-FB-544 to R-FB-550, R-FB-556 to R-FB-563)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from game.content.firefly import firefly
from game.content.firefly.records import GOODS, Do, Job
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal
from game.rules.firefly import news
from game.rules.firefly.acting import act
from game.rules.firefly.board import planets_at, target
from game.rules.firefly.boxes import job_kind, mark_of
from game.rules.firefly.cards.endings import Ends
from game.rules.firefly.cards.needs import used_up
from game.rules.firefly.cards.resolving import choosable, offered
from game.rules.firefly.crew.gear import equip_options
from game.rules.firefly.jobs.attempt import HALF_PAY, AttemptOver, Botched, all_aboard, back_aboard, half_pay
from game.rules.firefly.jobs.jobs import (
    cards_to_pass,
    completes,
    goal_here,
    job_needs,
    loads_aboard,
    loads_fit,
    needs_met,
    workable,
)
from game.rules.firefly.jobs.misbehave import Misbehaving
from game.rules.firefly.jobs.morals import goes_along
from game.rules.firefly.ship.goods import ANY, Load, LoadUpTo, dump_option, may_dump
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card
from game.rules.firefly.trade.banking import earn

MAKE_WORK = 200
"""What Make-Work brings, in $ (R-FB-544)."""


def work_options(g: Firefly, seat: int) -> list[Option]:
    """What a Work Action can be used for here (R-FB-139, R-FB-414, R-FB-544 to R-FB-550, R-FB-556)."""
    here, jobs, goal = target(g, g.ship[seat]), workable(g, seat), goal_here(g, seat)
    found = [Option(f"work:{job}", (Work(seat, job),), f"card:{job}", here) for job in jobs]
    if goal:
        found.append(Option(goal, (Work(seat, goal),), "card:story", here))
    if planets_at(g, g.ship[seat]) and (g.settings["make_work"] == "any" or not jobs):
        found.append(_make_work(seat, here))
    return found


@cache
def _make_work(seat: int, here: str) -> Option:
    """The option of Make-Work, made once."""
    return Option("makework", (MakeWork(seat),), f"ship:{seat}", here)


@dataclass(frozen=True, slots=True)
class MakeWork(Effect[Firefly]):
    """The Work Action for $200, with nothing that goes with Jobs (R-FB-544, R-FB-547, R-FB-549)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "work")
        earn(g, self.seat, MAKE_WORK, "make-work")
        return ()


@dataclass(frozen=True, slots=True)
class Work(Effect[Firefly]):
    """Everybody who goes on such a Job or Goal gets ready (R-FB-422, R-FB-423). Until the team sets out it can be
    called off, and nobody else learns which Job it was (R-FB-370)."""

    seat: int
    work: str

    def run(self, g: Firefly) -> Iterable[Step]:
        g.work = self.work
        for crew in g.zones[f"crew:{self.seat}"]:
            if may_go(g, self.seat, self.work, crew):
                move(g, crew, f"crew:{self.seat}", f"team:{self.seat}")
        return (TeamChoice(self.seat, self.work),)


def veil(sight: Firefly) -> Firefly:
    """Hide from who does not know it which Job somebody gets ready for, and who of the Crew is to go: some stay aboard
    on Immoral Jobs (R-FB-370). `sight` is a view."""
    ready = sight.stack[-1] if sight.stack else None
    if isinstance(ready, TeamChoice) and ready.work not in sight.seen and not ready.work.startswith("goal:"):
        sight.work, sight.stack[-1] = "", replace(ready, work="")
        all_aboard(sight, ready.seat)
        for flag in [flag for flag in sight.flags if (mark := mark_of(sight, flag)) and mark.secret]:
            del sight.flags[flag]
    return sight


def may_go(g: Firefly, seat: int, work: str, crew: str) -> bool:
    """Whether one of the Crew goes on that Job or Goal."""
    return work.startswith("goal:") or goes_along(g, seat, job_card(work), crew)


@dataclass(frozen=True, slots=True)
class TeamChoice(Choice[Firefly]):
    """Who goes and who stays aboard, and who carries what (R-FB-423, R-FB-424); they set out when all Needs are met
    (R-FB-432 to R-FB-437), at least one of them, the Leader or not."""

    seat: int
    work: str

    def options(self, g: Firefly) -> Iterable[Option]:
        seat, on_team = self.seat, g.zones.get(f"team:{self.seat}", ())
        if on_team and needs_met(g, seat, self.work):
            yield Option("go", (SetOut(seat, self.work),), f"area:team:{seat}", target(g, g.ship[seat]))
        yield Option("cancel", (AttemptOver(seat),))
        for crew in g.zones.get(f"crew:{seat}", ()):
            if may_go(g, self.seat, self.work, crew):
                yield Option(f"send:{crew}", (Send(seat, crew), self), f"card:{crew}", f"area:team:{seat}")
        for crew in on_team:
            yield Option(f"stay:{crew}", (Stay(seat, crew), self), f"card:{crew}", f"area:crew:{seat}")
        yield from (option.before(self) for option in equip_options(g, seat))


@dataclass(frozen=True, slots=True)
class Send(Effect[Firefly]):
    """One of the Crew joins the team."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        move(g, self.crew, f"crew:{self.seat}", f"team:{self.seat}")
        return ()


@dataclass(frozen=True, slots=True)
class Stay(Effect[Firefly]):
    """One of the Crew stays aboard (R-FB-423)."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        back_aboard(g, self.seat, self.crew)
        return ()


@dataclass(frozen=True, slots=True)
class SetOut(Effect[Firefly]):
    """The Work Action is taken; a Job is Active from now on, for all to see (R-FB-371, R-FB-418, R-FB-419); Gear that
    meets a Need only when discarded is used up."""

    seat: int
    work: str

    def run(self, g: Firefly) -> Iterable[Step]:
        act(g, "work")
        used: tuple[Step, ...] = ()
        if not self.work.startswith("goal:"):
            if self.work in g.zones.get(f"hand:{self.seat}", ()):
                reveal(g, self.work, everyone(len(g.ship)))
                move(g, self.work, f"hand:{self.seat}", f"active:{self.seat}")
                g.tell(news.Active(self.seat, self.work))
            used = used_up(g, self.seat, job_needs(job_card(self.work)))
        return (*used, Attempt(self.seat, self.work))


@dataclass(frozen=True, slots=True)
class Attempt(Effect[Firefly]):
    """First all Misbehave cards, then the instructions (R-FB-406, R-FB-465, R-FB-559)."""

    seat: int
    work: str

    def run(self, g: Firefly) -> Iterable[Step]:
        kind = None if self.work.startswith("goal:") else job_kind(g, job_card(self.work))
        if kind:
            return kind.attempt(g, self.seat, self.work)
        cards = cards_to_pass(g, self.seat, self.work)
        return Misbehaving(self.seat, self.work, cards), Fulfil(self.seat, self.work)


@dataclass(frozen=True, slots=True)
class Fulfil(Effect[Firefly]):
    """The instructions of the stage, if the attempt got so far: its test, loading, or completion (R-FB-406, R-FB-414,
    R-FB-438 to R-FB-442, R-FB-462)."""

    seat: int
    work: str

    def run(self, g: Firefly) -> Iterable[Step]:
        if g.work != self.work:
            return ()
        if self.work.startswith("goal:"):
            goal = firefly().goals[self.work[5:]]
            return self._ways(g, len(goal.options)) or (Ends(self.seat, self.work, goal.end or "complete"),)
        job = job_card(self.work)
        if not completes(g, self.work):
            return (LoadUp(self.seat, self.work),) if loads_fit(g, self.seat, job) else (NoRoom(self.seat, self.work),)
        if len(job.places) > 1 and not loads_aboard(g, self.seat, job):
            return (Botched(self.seat),)
        return self._ways(g, len(job.options)) or (Ends(self.seat, self.work, "complete"),)

    def _ways(self, g: Firefly, count: int) -> tuple[Step, ...]:
        """The choice between the ways to complete it; Botched when none of them is open."""
        if any(choosable(g, self.seat, self.work, n) for n in range(count)):
            return (WayChoice(self.seat, self.work, count),)
        return (Botched(self.seat),) if count else ()


@dataclass(frozen=True, slots=True)
class WayChoice(Choice[Firefly]):
    """The ways in which a Job or a Goal is completed (R-FB-438, R-FB-455)."""

    seat: int
    work: str
    count: int

    def options(self, g: Firefly) -> Iterable[Option]:
        card = "card:story" if self.work.startswith("goal:") else f"card:{self.work}"
        return offered(g, self.seat, self.work, self.count, card)


@dataclass(frozen=True, slots=True)
class LoadUp(Effect[Firefly]):
    """The pick-up: its tokens come aboard, as many as wished where any number may (R-FB-439, R-FB-441)."""

    seat: int
    work: str

    def run(self, g: Firefly) -> Iterable[Step]:
        steps: list[Step] = []
        for do in _fixed_first(job_card(self.work)):
            fixed = Load(self.seat, do.what, do.n)
            steps.append(fixed if do.n else LoadUpTo(self.seat, do.what, 1, ANY))
        return (*steps, Loaded(self.seat, self.work))


def _fixed_first(job: Job) -> list[Do]:
    return sorted(job.load, key=lambda do: not do.n)


@dataclass(frozen=True, slots=True)
class Loaded(Effect[Firefly]):
    """The first stage is done; the drop-off takes another Work Action (R-FB-440)."""

    seat: int
    work: str

    def run(self, g: Firefly) -> Iterable[Step]:
        g.stage[self.work] = 1
        if HALF_PAY in g.flags:
            g.flags[half_pay(self.work)] = 1
        return (AttemptOver(self.seat),)


@dataclass(frozen=True, slots=True)
class NoRoom(Choice[Firefly]):
    """What Misbehaving brought aboard has taken the room of the load: throw something away, or give up (R-FB-441)."""

    seat: int
    work: str

    def options(self, g: Firefly) -> Iterable[Option]:
        for good in GOODS:
            if may_dump(g, self.seat, good):
                option = dump_option(g, self.seat, good)
                yield option.before(Fulfil(self.seat, self.work))
        yield Option("cancel", (Botched(self.seat),))
