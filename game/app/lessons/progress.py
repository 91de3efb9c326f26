"""How far each lesson has come, in one small file; one that makes no sense or can't be read is never written over."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.save.disk import kept
from game.save.places import places

SIZE_LIMIT = 400_000  # bytes
MOST = 4000  # answers of one lesson


class Place(BaseModel):
    """Where a lesson was left: the step, the answers given since its set-up, and how many of them were given when each
    step came up."""

    model_config = ConfigDict(extra="ignore", strict=True)

    at: int = Field(0, ge=0, le=100)
    record: list[str] = Field(default_factory=list, max_length=MOST)
    marks: list[int] = Field(default_factory=list, max_length=101)
    done: bool = False  # once taken to its end


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
    found = {}
    for game, entry in raw.items():
        with suppress(ValidationError):
            found[game] = Place.model_validate(entry)
    return found


def learned() -> str:
    """The lesson that was taken to its end last, "" for none."""
    return next((name for name, place in reversed(load().items()) if place.done), "")


def keep(game: str, place: Place) -> None:
    """Note where a lesson is; a disk that refuses costs the place in the lesson and nothing else."""

    def with_it(found: dict[str, Any]) -> dict[str, Any]:
        found.pop(game, None)  # the last one that was taken up stands last
        return {**found, game: place.model_dump()}

    with suppress(OSError):
        kept.change(file(), SIZE_LIMIT, with_it)
