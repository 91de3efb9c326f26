"""How far each lesson has come, in one small file; one that makes no sense or can't be read is never written over."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.save.disk import kept
from game.save.disk.values import Values, flag, row, whole
from game.save.places import places

SIZE_LIMIT = 400_000  # bytes
MOST = 4000  # answers of one lesson


@dataclass
class Place(Values):
    """Where a lesson was left: the step, the answers given since its set-up, and how many of them were given when each
    step came up."""

    at: int = whole(0, 0, 100)
    record: list[str] = row(MOST)
    marks: list[int] = row(101, lambda value: type(value) is int)
    done: bool = flag(False)  # once taken to its end


def file() -> Path:
    """Where it is kept."""
    return places().settings / "lessons.json"


def load() -> dict[str, Place]:
    """The lessons that were begun, by game."""
    return _places(kept.read(file(), SIZE_LIMIT).raw or {})


def unread() -> OSError | None:
    """Why a file that is there can't be read now."""
    return kept.read(file(), SIZE_LIMIT).error


def _places(raw: dict[str, Any]) -> dict[str, Place]:
    read = {game: Place.of(entry) for game, entry in raw.items() if isinstance(entry, dict)}
    return {game: place for game, (place, wrong) in read.items() if not wrong}


def learned() -> str:
    """The lesson that was taken to its end last, "" for none."""
    return next((name for name, place in reversed(load().items()) if place.done), "")


def keep(game: str, place: Place) -> None:
    """Note where a lesson is; a disk that refuses costs the place in the lesson and nothing else."""

    def with_it(found: dict[str, Any]) -> dict[str, Any]:
        found.pop(game, None)  # the last one that was taken up stands last
        return {**found, game: place.dump()}

    with suppress(OSError):
        kept.change(file(), SIZE_LIMIT, with_it)
