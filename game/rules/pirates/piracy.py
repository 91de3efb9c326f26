"""Piracy Jobs: an attack on a rival in the same Sector, and what completing one comes to (R-PB-41 to R-PB-65)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.content.firefly.records import Job
from game.core.remembered import SOME, remembered
from game.core.steps import Effect, Option, Step
from game.rules.firefly.boxes import JobKind
from game.rules.firefly.jobs.payday import PayJob
from game.rules.firefly.jobs.working import Work
from game.rules.firefly.perks import leader_of, solid
from game.rules.firefly.ship.salvaging import SalvageShare
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, job_card
from game.rules.firefly.trade.banking import earn
from game.rules.firefly.zones import outlaw, ship_card, ships_at
from game.rules.pirates import news
from game.rules.pirates.boarding import BoardBy
from game.rules.pirates.havens import safe
from game.rules.pirates.marks import RIVAL, STOLEN, WRONGED, own, rival_of

PIRACY = "piracy"


def held(g: Firefly, seat: int) -> tuple[str, ...]:
    """The Piracy Jobs a seat may try: Active ones, those in hand while another may become Active (R-PB-44, R-PB-48)."""
    active = g.zones.get(f"active:{seat}", ())
    hand = g.zones.get(f"hand:{seat}", ()) if len(active) < ship_card(g, seat).active else ()
    return _piracy((*active, *hand))


@partial(remembered, most=SOME)
def _piracy(jobs: tuple[str, ...]) -> tuple[str, ...]:
    """The Piracy Jobs among some of which the faces are known, found once for the same."""
    return tuple(job for job in jobs if not job.startswith("?") and job_card(job).kind == PIRACY)


def is_target(g: Firefly, job: Job, other: int) -> bool:
    """Whether a rival is one whom such a Job may be worked against (R-PB-56 to R-PB-60)."""
    return all(MAY_BE[do.what](g, other, job) for do in job.options[0].needs)


def _idle(g: Firefly, other: int, job: Job) -> bool:
    return all(job_card(item).contact != job.contact for item in g.zones.get(f"active:{other}", ()))


MAY_BE = {
    "rival:outlaw": lambda g, other, job: outlaw(g, other),
    "rival:unsolid": lambda g, other, job: not solid(g, other, job.contact),
    "rival:idle": _idle,
}
"""What a Piracy Job asks of its target."""


def piracy_options(g: Firefly, choice: Any) -> Iterator[Option]:
    """Every Piracy Job that may be worked here, against each rival in the Sector (R-PB-42, R-PB-43)."""
    seat: int = choice.seat
    for job in held(g, seat):
        for other in ships_at(g, g.ship[seat]):
            if other != seat and is_target(g, job_card(job), other) and not safe(g, other):
                then = (Aim(seat, other), Work(seat, job))
                yield Option(f"work:{job}:{other}", then, f"card:{job}", f"ship:{other}")


@dataclass(frozen=True, slots=True)
class Aim(Effect[Firefly]):
    """An attack is aimed at a rival."""

    seat: int
    other: int

    def run(self, g: Firefly) -> Iterable[Step]:
        g.flags[RIVAL] = self.other + 1
        return ()


def _attempt(g: Firefly, seat: int, job: str) -> tuple[Step, ...]:
    g.tell(news.Raid(seat, rival_of(g), job))
    return (BoardBy(seat),)


def _complete(g: Firefly, seat: int, job: str) -> tuple[Step, ...]:
    """The pay is for every Good or Job that was stolen, nothing for nothing (R-PB-55, R-PB-65)."""
    if _immoral(g, seat, job_card(job)):
        g.flags[WRONGED] = 1
    return (PayJob(seat, job, g.flags.get(STOLEN, 0)),)


def _immoral(g: Firefly, seat: int, job: Job) -> bool:
    """Subjective: Immoral where the Leader of the target is Moral (R-PB-49, R-PB-50)."""
    if rival_of(g) < 0:
        return WRONGED in g.flags
    leader = leader_of(g, rival_of(g))
    return bool(leader) and crew_card(leader).moral


KIND = JobKind(_attempt, _complete, _immoral)


def robbed(g: Firefly, seat: int, job: str) -> tuple[Step, ...]:
    """Who completes a Piracy Job takes money from the target, never more than there is, and for some ships it counts as
    a Salvage Op, too (R-PB-14, R-PB-162)."""
    if job_card(job).kind != PIRACY:
        return ()
    other = rival_of(g)
    for perk in own(g, seat, "robs"):
        n = min(perk.n, g.money[other])
        earn(g, other, -n, "robbed")
        earn(g, seat, n, "robbed")
    return (SalvageShare(seat),) if own(g, seat, "wrecker") else ()
