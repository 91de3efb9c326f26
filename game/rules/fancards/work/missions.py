"""Finishing jobs and quitting them, with the fights they ask for (R-CG-54, R-CG-95 to R-CG-97, R-CG-102)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import move
from game.rules.fancards import news
from game.rules.fancards.crew import captain_cell, present
from game.rules.fancards.faces import is_epic, job_face, kind
from game.rules.fancards.reputation import ALLIANCE, CRIMINAL, Receive, earn, higher_side, lose_points
from game.rules.fancards.scoring import after_epic
from game.rules.fancards.state import FanCards, crew_at, teams_of
from game.rules.fancards.verse.fighters import foe_left
from game.rules.fancards.verse.fights import Fight
from game.rules.fancards.work.jobs import brings, fits, held, lacking, last_leg, may_command, spend_command


def foes_of(g: FanCards, job: str) -> list[str]:
    """The units of a job that still stand (R-CG-54)."""
    found = [f"foe:{job}:{i}" for i in range(len(job_face(job).foes))]
    return [foe for foe in found if foe_left(g, foe) > 0]


def cells_of(g: FanCards, seat: int) -> list[str]:
    """The cells on which a seat has crew: that of its ship first, then those of its Away Teams."""
    found = {g.spot[seat]: True} if crew_at(g, str(seat)) else {}
    for team in teams_of(g, seat):
        if crew_at(g, team):
            found[g.teams[team]] = True
    return list(found)


def can_finish(g: FanCards, seat: int, job: str, cell: str) -> bool:
    """Whether a held job can be finished, or its fight begun, on a cell: the place, the people, the items (R-CG-96,
    R-CG-88); after a lost fight not before the next turn."""
    if f"tried:{job}" in g.flags or not last_leg(g, job) or not fits(g, job, cell):
        return False
    printed = job_face(job)
    return not lacking(g, seat, printed, cell) and (not printed.brings or brings(g, seat, printed.brings, cell))


def finish_options(g: FanCards, seat: int) -> Iterable[Option]:
    """Finishing a job costs nothing (R-CG-96)."""
    jobs = [job for job in held(g, seat) if last_leg(g, job) and f"tried:{job}" not in g.flags]
    if not jobs:
        return ()
    found, cells = list[Option](), cells_of(g, seat)
    for job in jobs:
        cell = next((cell for cell in cells if can_finish(g, seat, job, cell)), "")
        if cell:
            found.append(Option(f"finish:{job}", (FinishJob(seat, job, cell),), job, f"cell:{cell}"))
    return found


def quit_options(g: FanCards, seat: int) -> Iterable[Option]:
    """Quitting a job costs a command point (R-CG-95)."""
    jobs = held(g, seat)
    return [_quit_option(seat, job) for job in jobs] if jobs and may_command(g, seat, "quit") else ()


@remembered
def _quit_option(seat: int, job: str) -> Option:
    """The option to quit a job, made once."""
    return Option(f"quit:{job}", (QuitJob(seat, job),), job, "job.discard")


@dataclass(frozen=True, slots=True)
class FinishJob(Effect[FanCards]):
    """What the job asks for is done: its units are fought, or it is complete (R-CG-96, R-CG-97)."""

    seat: int
    job: str
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        if foes_of(g, self.job):
            g.flags[f"tried:{self.job}"] = 1
            g.tell(news.Mission(self.seat, self.job))
        return (Mission(self.seat, self.job, self.cell),)


@dataclass(frozen=True, slots=True)
class Mission(Effect[FanCards]):
    """The fight of a job goes on while its units and somebody to fight them are left."""

    seat: int
    job: str
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        if not foes_of(g, self.job):
            return (JobComplete(self.seat, self.job),)
        return (FaceFoe(self.seat, self.job, self.cell),) if present(g, self.seat, self.cell) else ()


@dataclass(frozen=True, slots=True)
class FaceFoe(Choice[FanCards]):
    """Who of the crew fights which unit of the job, or the fight is broken off; wounds stay on both sides."""

    seat: int
    job: str
    cell: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for foe in foes_of(g, self.job):
            for card in present(g, self.seat, self.cell):
                then = (Fight(self.seat, card, foe), Mission(self.seat, self.job, self.cell))
                yield Option(f"fight:{card}:{foe[-1]}", then, card, foe)
        yield Option("break_off", (), self.job, f"jobs:{self.seat}")


def forget_job(g: FanCards, job: str) -> None:
    """A job leaves a crew: its stages, marks and the wounds of its units are forgotten."""
    g.stages.pop(job, None)
    for mark in (f"ticked:{job}", f"tried:{job}"):
        g.flags.pop(mark, None)
    for foe in [foe for foe in g.wounds if foe.split(":")[1:2] == [job]]:
        del g.wounds[foe]


@dataclass(frozen=True, slots=True)
class JobComplete(Effect[FanCards]):
    """The reward, and the job is discarded; an Epic counts (R-CG-97, R-CG-102)."""

    seat: int
    job: str

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, job = self.seat, self.job
        reward = job_face(job).reward
        forget_job(g, job)
        move(g, job, f"jobs:{seat}", "job.discard")
        g.tell(news.Completed(seat, job))
        won: tuple[Step, ...] = ()
        if is_epic(job):
            g.epics[seat] = (*g.epics[seat], kind(job))
            won = after_epic(g, seat)
        return (Receive(seat, (reward.credits, reward.alliance, reward.criminal, reward.open)), *won)


@dataclass(frozen=True, slots=True)
class QuitJob(Effect[FanCards]):
    """A command point, the penalty, and the job is discarded (R-CG-95)."""

    seat: int
    job: str

    def run(self, g: FanCards) -> Iterable[Step]:
        seat, job = self.seat, self.job
        spend_command(g, seat, "quit")
        g.tell(news.Quit(seat, job))
        penalty = job_face(job).penalty
        earn(g, seat, -penalty.credits)
        lose_points(g, seat, ALLIANCE, penalty.alliance)
        lose_points(g, seat, CRIMINAL, penalty.criminal)
        lose_points(g, seat, higher_side(g, seat), penalty.higher)
        cell = captain_cell(g, seat)
        fights = [MeetPenalty(seat, f"quit:{job}:{i}", cell) for i in range(len(penalty.foes))]
        return (*fights, JobDropped(seat, job))


@dataclass(frozen=True, slots=True)
class MeetPenalty(Effect[FanCards]):
    """A unit comes at once: it attacks the crew where the captain is, once (R-CG-46, R-CG-95)."""

    seat: int
    foe: str
    cell: str

    def run(self, g: FanCards) -> Iterable[Step]:
        return (FacePenalty(self.seat, self.foe, self.cell),) if present(g, self.seat, self.cell) else ()


@dataclass(frozen=True, slots=True)
class FacePenalty(Choice[FanCards]):
    """Who of the crew meets it."""

    seat: int
    foe: str
    cell: str

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in present(g, self.seat, self.cell):
            yield Option(f"fight:{card}:{self.foe[-1]}", (Fight(self.seat, card, self.foe),), card, self.foe)


@dataclass(frozen=True, slots=True)
class JobDropped(Effect[FanCards]):
    """A job that was quit is discarded."""

    seat: int
    job: str

    def run(self, g: FanCards) -> Iterable[Step]:
        forget_job(g, self.job)
        move(g, self.job, f"jobs:{self.seat}", "job.discard")
        return ()
