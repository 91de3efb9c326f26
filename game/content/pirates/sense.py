"""Whether Piracy Jobs and Bounties make sense, those of the box and those that a mod adds to it."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.firefly.boxes import Wrong
from game.content.firefly.records import Firefly, Job

KINDS = ("piracy", "bounty")
"""The kinds of Jobs of the box, those with a Contact and those without one."""
ENDS = (("warrant", "botched"), ("complete",))
"""How a lost and how a won Showdown can end."""


def wrong_in_mod(found: Firefly, known: Firefly, base: Firefly) -> Wrong:
    """All that can be wrong with what a mod brings for the box."""
    jobs = found.jobs.values()
    yield from _kinds(jobs)
    yield from _showdowns(jobs)
    yield from sought_wrongly(found, known, base)
    yield from _places(jobs, known)


def _kinds(jobs: Iterable[Job]) -> Wrong:
    for job in jobs:
        if job.kind not in KINDS:
            yield "job", job.id, "kind", f"must be {' or '.join(KINDS)} here."
        elif (job.kind == "piracy") != bool(job.contact):
            yield "job", job.id, "kind", "piracy is given by a Contact, a bounty by nobody."
        elif job.kind == "bounty" and not job.legal:
            yield "job", job.id, "legal", "a Bounty is Legal."


def _showdowns(jobs: Iterable[Job]) -> Wrong:
    """One option, with a band for a lost Showdown and one for a won one."""
    for job in jobs:
        bands = [band for option in job.options for band in option.bands]
        if len(job.options) != 1 or [band.low for band in bands] != [1, 2]:
            yield "job", job.id, "option", "needs one option with a band from 1, lost, and one from 2, won."
        elif any(band.end not in ends for band, ends in zip(bands, ENDS)):
            yield "job", job.id, "option", f"ends with {' or '.join(ENDS[0])} when lost, with complete when won."


def _places(jobs: Iterable[Job], known: Firefly) -> Wrong:
    planets = {planet for chart in known.maps.values() for planet in chart.planets}
    for job in jobs:
        if job.kind == "piracy" and job.places:
            yield "job", job.id, "stage", "piracy is worked where the rival is."
        if len(job.places) > 1:
            yield "job", job.id, "stage", "a Bounty has one place to be delivered at."
        for place in (place for stage in job.places for place in stage if place not in planets):
            yield "job", job.id, "stage", f"there is no planet {place!r} on the map."


def sought_wrongly(found: Firefly, known: Firefly, base: Firefly) -> Wrong:
    """Every Wanted Crew has a Bounty, alone or with a class, and every Bounty by name seeks a Wanted one whom no other
    seeks (R-PB-85, R-PB-169)."""
    bounties = [job for job in found.jobs.values() if job.kind == "bounty"]
    sought = {do.what for job in bounties for option in job.options for do in option.needs if do.word == "crew"}
    taken = {do.what for job in base.jobs.values() if job.kind == "bounty" for do in job.options[0].needs}
    for job in bounties:
        names = [do.what for option in job.options for do in option.needs if do.word == "crew"]
        if not names:
            yield "job", job.id, "needs", "a Bounty says whom it seeks."
        for name in names:
            if name in taken:
                yield "job", job.id, "needs", f"{name!r} is sought by another Bounty."
            elif not job.per and name in known.crew and not known.crew[name].wanted:
                yield "job", job.id, "needs", f"{name!r} isn't Wanted."
            taken.add(name)
    for card in found.crew.values():
        if card.wanted and card.id not in sought:
            yield "crew", card.id, "wanted", "is Wanted, and no Bounty here is for them."
