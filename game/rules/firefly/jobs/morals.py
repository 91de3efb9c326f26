"""Whether a Job is Immoral or Legal for a seat, and who of the Crew goes on it (R-FB-389, R-FB-399, R-FB-423)."""

from __future__ import annotations

from game.content.firefly.records import Job
from game.rules.firefly.boxes import job_kind
from game.rules.firefly.perks import item_perks
from game.rules.firefly.state import Firefly


def immoral(g: Firefly, seat: int, job: Job) -> bool:
    """Whether a Job is Immoral for a seat that works it."""
    kind = job_kind(g, job)
    return kind.immoral(g, seat, job) if kind else job.immoral


def legal(g: Firefly, seat: int, job: Job) -> bool:
    """Whether a Job is Legal for a seat that works it."""
    return job.legal


def goes_along(g: Firefly, seat: int, job: Job, crew: str) -> bool:
    """Whether one of the Crew goes on such a Job at all: some stay aboard on Immoral ones, some on Illegal ones."""
    stays = {do.what for do in item_perks(crew, "stays_aboard")}
    return not (("immoral" in stays and immoral(g, seat, job)) or ("illegal" in stays and not legal(g, seat, job)))
