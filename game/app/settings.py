"""What a person sets once: window, scales, animation, names.  A broken file is set aside, never a reason to stop."""
from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.app.ui.motion import SPEEDS
from game.save.places import places

SIZE_LIMIT = 64_000              # bytes; a settings file is a few hundred


MOST_OVER = 200


class Settings(BaseModel):
    """Checked values with their defaults; unknown keys are errors so that a typing slip does not go unseen."""

    model_config = ConfigDict(extra="forbid", strict=True, validate_assignment=True)

    display: Literal["window", "fullscreen"] = "window"
    width: int = Field(1280, ge=640, le=16384)
    height: int = Field(720, ge=400, le=16384)
    ui_scale: int = Field(100, ge=70, le=100)
    text_scale: int = Field(100, ge=100, le=200)
    speed: Literal["off", "fast", "normal", "slow"] = "normal"
    sound_volume: int = Field(80, ge=0, le=100)
    music_volume: int = Field(40, ge=0, le=100)
    muted: bool = False
    reduced_motion: bool = False
    language: str = Field("", max_length=20)                                # "": the system's
    names: list[str] = Field(default_factory=list, max_length=8)
    over: list[str] = Field(default_factory=list, max_length=MOST_OVER)     # saves whose game has ended

    def ended(self, slot: str) -> None:
        """The game of a save is over: "Continue" passes it by."""
        self.over = [*(s for s in self.over if s != slot), slot][-MOST_OVER:]

    @property
    def factor(self) -> float:
        """What times of animations are multiplied with."""
        return SPEEDS[self.speed]


def config_file() -> Path:
    """Where the settings live."""
    return places().settings / "settings.json"


def load(path: Path) -> tuple[Settings, str]:
    """The settings and, when the file was broken and set aside, the name it has now ("" otherwise)."""
    try:
        if path.stat().st_size > SIZE_LIMIT:
            raise ValueError("too big")
        return Settings.model_validate(json.loads(path.read_text(encoding="utf-8"))), ""
    except FileNotFoundError:
        return Settings(), ""
    except OSError:
        return Settings(), ""                    # unreadable now, may be readable next time: leave it alone
    except (ValueError, ValidationError, RecursionError):
        return Settings(), set_aside(path)


def set_aside(path: Path) -> str:
    """Rename a broken file to the first free name beside it; returns that name."""
    for n in range(1, 100):
        aside = path.with_name(f"{path.stem}.broken-{n}{path.suffix}")
        if not aside.exists():
            with suppress(OSError):
                path.rename(aside)
            return aside.name
    return path.name


def save(settings: Settings, path: Path, say: Callable[[str], None] | None = None) -> bool:
    """Write the settings whole or not at all; False (and `say` the reason) when the disk refuses."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_text(settings.model_dump_json(indent=1), encoding="utf-8")
        os.replace(new, path)
    except OSError as error:
        if say:
            say(str(error.strerror or error))
        return False
    return True
