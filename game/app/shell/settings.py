"""What a person sets once: window, sizes, sound, motion, names.  A broken file is set aside, never a reason to stop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from game.app.ui.motion import SPEEDS
from game.core.signs import unturned
from game.save.disk import kept
from game.save.disk.files import REAL, Files
from game.save.places import places

SIZE_LIMIT = 64_000  # bytes; a settings file is a few hundred
MOST_OVER = 200
LISTS = ("coached", "over")  # grow word by word: what two programs add to them comes together
UI = (75, 200)  # percent
TEXT = (100, 200)
SMALL = 0.70  # px per unit that the setting can shrink to
LARGEST = 2.0  # times the letters' usual size: what every scene has room for


class Settings(BaseModel):
    """Checked values with their defaults.  What a newer version wrote and this one does not know is kept."""

    model_config = ConfigDict(extra="allow", strict=True, validate_assignment=True)

    display: Literal["window", "fullscreen"] = "window"
    monitor: int = Field(0, ge=0, le=63)  # index of the display
    width: int = Field(1280, ge=640, le=16384)  # of the window while not maximised
    height: int = Field(720, ge=400, le=16384)
    left: int | None = Field(None, ge=-65536, le=65536)  # None: in the middle of the monitor
    top: int | None = Field(None, ge=-65536, le=65536)
    screens: str = Field("", max_length=400)  # the monitors the place is meant for
    maximised: bool = False
    ui_scale: int = Field(100, ge=UI[0], le=UI[1])
    text_scale: int = Field(100, ge=TEXT[0], le=TEXT[1])
    speed: Literal["off", "fast", "normal", "slow"] = "normal"
    sound_volume: int = Field(80, ge=0, le=100)
    music_volume: int = Field(40, ge=0, le=100)
    muted: bool = False
    quiet_away: bool = True  # no sound while another window is in front
    reduced_motion: bool = False
    high_contrast: bool = False
    language: str = Field("", max_length=20)  # "": the system's
    house: dict[str, dict[str, str]] = Field(default_factory=dict)  # game -> setting -> value for new set-ups
    coach: bool = True  # hints the first time an idea comes up
    coached: list[str] = Field(default_factory=list, max_length=400)  # the ideas shown: "fistful.roll"
    results: Literal["short", "usual", "long", "click"] = "usual"  # how long what was rolled stays
    auto: bool = True  # what has one answer only is answered
    light: bool = False  # hands lie face down instead of a curtain
    recap: bool = True  # a slip when much happened since a turn
    names: list[str] = Field(default_factory=list, max_length=8)
    over: list[str] = Field(default_factory=list, max_length=MOST_OVER)  # saves whose game has ended

    @field_validator("names")
    @classmethod
    def _unturned(cls, names: list[str]) -> list[str]:
        return [unturned(name) for name in names]

    def ended(self, slot: str) -> None:
        """The game of a save is over: "Continue" passes it by."""
        self.over = [*(s for s in self.over if s != slot), slot][-MOST_OVER:]

    def sizes(self, window: tuple[int, int]) -> tuple[float, float]:
        """Pixels per unit in a window, and the factor of the letters."""
        full = max(0.5, min(window[0] / 1280, window[1] / 720))
        pieces = self.ui_scale / 100
        # the table fills the window as it is: beyond that only what can grow grows, which is all that holds words;
        # letters stay at 12 px, so pieces smaller than SMALL would have no room for them
        return min(full, max(full * pieces, SMALL)), min(LARGEST, self.text_scale / 100 * max(1.0, pieces))

    @property
    def factor(self) -> float:
        """What times of animations are multiplied with."""
        return SPEEDS[self.speed]


class Loaded(NamedTuple):
    """Settings as found; `aside`: the new name of a broken file; `wrong`: values that were replaced by the usual;
    `unread`: why a file that is there can't be read now."""

    settings: Settings
    aside: str = ""
    wrong: tuple[str, ...] = ()
    unread: OSError | None = None


def config_file() -> Path:
    """Where the settings live."""
    return places().settings / "settings.json"


def load(path: Path, files: Files = REAL) -> Loaded:
    """The settings of a file.  A wrong value falls back alone; a file that is no settings file is set aside, one that
    can't be read now is left alone."""
    found = kept.read(path, SIZE_LIMIT, files)
    if found.broken:
        with suppress(OSError):
            return Loaded(Settings(), kept.set_aside(path, files))
        return Loaded(Settings(), path.name)
    if found.error or found.raw is None:
        return Loaded(Settings(), unread=found.error)
    return checked(found.raw)


def checked(raw: dict[str, Any]) -> Loaded:
    """The settings of a JSON object, its wrong values left out and named."""
    try:
        return Loaded(Settings.model_validate(raw))
    except ValidationError as error:
        wrong = tuple(dict.fromkeys(str(fault["loc"][0]) for fault in error.errors()))
        return Loaded(Settings.model_validate({k: v for k, v in raw.items() if k not in wrong}), wrong=wrong)


def save(
    settings: Settings,
    path: Path,
    say: Callable[[OSError], object] | None = None,
    base: Mapping[str, Any] | None = None,
    moved: Callable[[str], object] | None = None,
    files: Files = REAL,
) -> bool:
    """Write what was changed since `base` (left out: everything) on what the file holds now; whole or not at all.

    False (and `say` is told) when the disk refuses.  A file that can't be read is set aside and `moved` is told its
    new name."""
    mine, was = settings.model_dump(), dict(base or {})
    if base is not None and mine == was:
        return True

    def both(theirs: dict[str, Any]) -> dict[str, Any]:
        lists = {name: theirs[name] for name in LISTS if isinstance(theirs.get(name), list)}
        found = kept.merged(was, mine, {**theirs, **{name: mine[name] for name in lists}})
        for name, others in lists.items():
            found[name] = kept.added(was.get(name, []), mine[name], [one for one in others if isinstance(one, str)])
        return dict(found)

    try:
        aside = kept.change(path, SIZE_LIMIT, both, files)
    except OSError as error:
        if say:
            say(error)
        return False
    if aside and moved:
        moved(aside)
    return True
