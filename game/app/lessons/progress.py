"""How far each lesson has come, in one small file; a file that makes no sense is as good as none."""
from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.save.places import places
from game.save.whole import write_whole

SIZE_LIMIT = 400_000             # bytes
MOST = 4000                      # answers of one lesson


class Place(BaseModel):
    """Where a lesson was left: the step, and the answers given since its set-up."""

    model_config = ConfigDict(extra="ignore", strict=True)

    at: int = Field(0, ge=0, le=100)
    record: list[str] = Field(default_factory=list, max_length=MOST)
    done: bool = False           # once taken to its end


def file() -> Path:
    """Where it is kept."""
    return places().settings / "lessons.json"


def load() -> dict[str, Place]:
    """The lessons that were begun, by game."""
    try:
        if file().stat().st_size > SIZE_LIMIT:
            return {}
        raw = json.loads(file().read_text(encoding="utf-8"))
        return {str(game): Place.model_validate(entry) for game, entry in raw.items()}
    except (OSError, ValueError, ValidationError, RecursionError, AttributeError):
        return {}


def learned() -> str:
    """The lesson that was taken to its end last, "" for none."""
    return next((name for name, place in reversed(load().items()) if place.done), "")


def keep(game: str, place: Place) -> None:
    """Note where a lesson is; a disk that refuses costs the place in the lesson and nothing else."""
    found = load()
    found.pop(game, None)            # the last one that was taken up stands last
    found[game] = place
    text = json.dumps({name: entry.model_dump() for name, entry in found.items()})
    with suppress(OSError):
        write_whole(file(), text.encode())
