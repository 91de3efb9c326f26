"""What is printed in *Keep Flyin'*."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.common.opened import in_use
from game.content.common.printed import Beside, Printed

if TYPE_CHECKING:
    from game.content.common.errors import Problem
    from game.content.common.toml.source import Source
    from game.content.keepflyin.records import KeepFlyin

BLANK_JOBS = "blank-jobs"
"""The mod as which the Job cards play that players fill in."""


def _read(root: Path) -> KeepFlyin:
    from game.content.keepflyin.content import read_keepflyin  # parser and schemas are wanted only here

    return read_keepflyin(root)


def _unpack(data: Any) -> KeepFlyin:
    from game.content.keepflyin.packing import unpack

    return unpack(data)


def _read_mod(top: Source, base: KeepFlyin) -> KeepFlyin:
    from game.content.keepflyin.mod import read_brought

    return read_brought(top, base)


def _read_blanks(folder: Path, base: KeepFlyin) -> tuple[KeepFlyin | None, list[Problem]]:
    from game.content.keepflyin.blanks import read_blank_jobs
    from game.content.keepflyin.records import KeepFlyin

    jobs, problems = read_blank_jobs(folder, base)
    return KeepFlyin({job.id: job for job in jobs}, {}, {}, {}) if jobs else None, problems


def _counts(content: KeepFlyin) -> dict[str, int]:
    from game.content.keepflyin.counts import counts

    return counts(content)


PRINTED = Printed(
    id="keepflyin",
    sources=lambda: ("assets/decks/keepflyin", "maps/keepflyin.toml"),
    read=_read,
    unpack=_unpack,
    mod_files=lambda: ("decks/jobs.toml", "decks/events.toml", "maps/*.toml"),
    read_mod=_read_mod,
    counts=_counts,
    beside=(
        Beside(
            BLANK_JOBS,
            title="Blank Job cards",
            text="The Job cards that you filled in yourselves.",
            kept_for="the Job cards that players fill in",
            read=_read_blanks,
        ),
    ),
)


def keepflyin() -> KeepFlyin:
    """What was opened last with `open_content`; before that the game's own content, without mods. ContentError."""
    return in_use(PRINTED)
