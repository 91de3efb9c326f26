"""The two blank Job cards of *Keep Flyin'*: players fill them in, and they lie in the mods folder as one small file.

The file holds at most two tables `[[job]]` with the fields of `keepflyin_schema.BlankJob`. What was filled in plays as
a mod of one deck. A card that is rewritten is another card: its id changes with what it says, so that a game saved
with the old one never goes on with other numbers.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from game.content.common.errors import ContentError, Problem
from game.content.common.toml.sentences import shaped
from game.content.common.toml.source import Source, need_none, read_model
from game.content.keepflyin import BLANK_JOBS, build
from game.content.keepflyin.records import Job, KeepFlyin
from game.content.keepflyin.schema import BlankFile, BlankJob
from game.content.keepflyin.sense import check_jobs

FILE = "blank-jobs.toml"
BLANKS = 2
FIELDS = tuple(BlankJob.model_fields)


def read_blank_jobs(folder: Path, base: KeepFlyin) -> tuple[list[Job], list[Problem]]:
    """The Job cards filled in in a mods folder, and what is wrong with them: then none of them plays. Never raises."""
    if not (folder / FILE).exists():
        return [], []
    try:
        return _jobs(read_model(Source(folder / FILE, FILE), BlankFile), base), []
    except ContentError as error:
        return [], list(error.problems)


def blank_jobs(cards: Sequence[Mapping[str, object]], base: KeepFlyin) -> list[Job]:
    """Job cards from what was filled in, at most two. ContentError names card and field."""
    return _jobs(shaped(BlankFile, {"job": [dict(card) for card in cards]}, FILE, ""), base)


def write_blank_jobs(folder: Path, cards: Sequence[Mapping[str, object]], base: KeepFlyin) -> list[Job]:
    """Keep filled-in cards, whole or not at all, instead of those that were there; without cards the file goes.

    ContentError when a card can't be played, OSError when the disk refuses; then the old file stays. A file that can't
    be read or played is set aside.
    """
    jobs = blank_jobs(cards, base) if cards else []
    if read_blank_jobs(folder, base)[1]:
        _set_aside(folder / FILE)
    if not cards:
        (folder / FILE).unlink(missing_ok=True)
        return []
    folder.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=FILE, suffix=".new", dir=folder)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write("\n".join(map(_told, jobs)))
        os.replace(name, folder / FILE)
    except OSError:
        with suppress(OSError):
            os.unlink(name)
        raise
    return jobs


def _set_aside(file: Path) -> None:
    """Give a file the first free name beside it."""
    names = (file.with_name(f"{BLANK_JOBS}.broken{n}.toml") for n in ("", *(f" ({n})" for n in range(2, 1000))))
    os.rename(file, next(path for path in names if not os.path.lexists(path)))


def _jobs(file: BlankFile, base: KeepFlyin) -> list[Job]:
    jobs = [build.blank_job(card, f"{number}-{_mark(card)}", BLANK_JOBS) for number, card in enumerate(file.job, 1)]
    need_none(check_jobs(jobs, list(base.boards.values()), FILE))
    return [replace(job, id=f"{BLANK_JOBS}:{job.id}") for job in jobs]


def _mark(card: BlankJob) -> str:
    """A few letters that change with what the card says."""
    return hashlib.blake2b(card.model_dump_json().encode(), digest_size=4).hexdigest()


def _told(job: Job) -> str:
    lines = [f"{name} = {json.dumps(getattr(job, name), ensure_ascii=False)}\n" for name in FIELDS]
    return "[[job]]\n" + "".join(lines)
