"""What a mod brings for an expansion: crew and things for Supply Decks, its kinds of Jobs, Bounties.

They lie in a folder of the expansion's name in the decks of the mod, and are dealt when both are played with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from game.content.common.errors import Problem
from game.content.common.source import Source, by_id, read_model
from game.content.firefly import build, schema
from game.content.firefly.brought import read_supplies
from game.content.firefly.records import Do, Firefly, Job
from game.content.firefly.sense import check_cards

KINDS = ("piracy", "bounty")
"""The kinds of Jobs of expansions, those with a Contact and those without one."""
ENDS = (("warrant", "botched"), ("complete",))
"""How a lost and how a won Showdown can end."""


def read_for_box(decks: Source, files: Sequence[Source]) -> Firefly:
    """The cards in such a folder alone. ContentError."""
    jobs = [read_model(file, schema.BoxJobsFile) for file in files if not file.path.name.startswith("supply_")]
    printed = by_id([build.job_card(card, file.contact) for file in jobs for card in file.job], decks.file)
    return replace(read_supplies(decks, files), jobs=printed)


def check_for_box(found: Firefly, known: Firefly, base: Firefly, box: str) -> list[Problem]:
    """All that can be wrong with them; `known`: what they may name, `base`: the game's own cards, boxes' too."""
    own = frozenset(words_of(base, box))
    wrong = [*_kinds(found.jobs.values()), *_showdowns(found.jobs.values()), *sought_wrongly(found, known, base)]
    wrong += list(_places(found.jobs.values(), known))
    return [*check_cards(found, known, own), *told(wrong)]


def told(wrong: Iterable[tuple[str, str, str, str]]) -> list[Problem]:
    """What is wrong as problems: the table of each card, its id, the field, the sentence."""
    return [Problem("bad-job", "decks", says, "", 0, f"{table} ({id})", field) for table, id, field, says in wrong]


def words_of(base: Firefly, box: str) -> Iterator[str]:
    """The heads of the words that the cards of a box have."""
    for card in (card for card in base.faces.values() if card.box == box and not card.mod):
        rows: list[Iterable[Do]] = [getattr(card, "perks", ())]
        for option in getattr(card, "options", ()):
            rows += [option.needs, option.do, *(band.do for band in option.bands)]
        yield from (do.what.partition(":")[0] for row in rows for do in row if do.word == "own")


Wrong = Iterator[tuple[str, str, str, str]]
"""What is wrong: the table of the card, its id, the field, the sentence."""


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
