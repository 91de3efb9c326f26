"""What a person sets once: window, sizes, sound, motion, names.  A broken file is set aside, never a reason to stop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple

from game.app.ui.motion import SPEEDS
from game.core.signs import unturned
from game.save.disk import kept
from game.save.disk.files import REAL, Files
from game.save.disk.values import Values, flag, is_table, one_of, row, table, text, whole
from game.save.places import places

SIZE_LIMIT = 64_000  # bytes; a settings file is a few hundred
MOST_OVER = 200
LISTS = ("coached", "over")  # grow word by word: what two programs add to them comes together
UI = (75, 200)  # percent
TEXT = (100, 200)
SMALL = 0.70  # px per unit that the setting can shrink to
LARGEST = 2.0  # times the letters' usual size: what every scene has room for


@dataclass
class Settings(Values):
    """Checked values with their defaults.  What a newer version wrote and this one does not know is kept."""

    display: Literal["window", "fullscreen"] = one_of("window", "fullscreen")
    monitor: int = whole(0, 0, 63)  # index of the display
    width: int = whole(1280, 640, 16384)  # of the window while not maximised
    height: int = whole(720, 400, 16384)
    left: int | None = whole(None, -65536, 65536)  # None: in the middle of the monitor
    top: int | None = whole(None, -65536, 65536)
    screens: str = text(400)  # the monitors the place is meant for
    maximised: bool = flag(False)
    ui_scale: int = whole(100, *UI)
    text_scale: int = whole(100, *TEXT)
    speed: Literal["off", "fast", "normal", "slow"] = one_of("normal", "off", "fast", "slow")
    sound_volume: int = whole(80, 0, 100)
    music_volume: int = whole(40, 0, 100)
    muted: bool = flag(False)
    quiet_away: bool = flag(True)  # no sound while another window is in front
    reduced_motion: bool = flag(False)
    high_contrast: bool = flag(False)
    language: str = text(20)  # "": the system's
    house: dict[str, dict[str, str]] = table(is_table)  # game -> setting -> value for new set-ups
    coach: bool = flag(True)  # hints the first time an idea comes up
    coached: list[str] = row(400)  # the ideas shown: "fistful.roll"
    results: Literal["short", "usual", "long", "click"] = one_of("usual", "short", "long", "click")  # what was rolled
    auto: bool = flag(True)  # what has one answer only is answered
    light: bool = flag(False)  # hands lie face down instead of a curtain
    recap: bool = flag(True)  # a slip when much happened since a turn
    names: list[str] = row(8)
    over: list[str] = row(MOST_OVER)  # saves whose game has ended

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "names":
            super().__setattr__(name, [unturned(one) for one in value])

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
    found, wrong = Settings.of(raw)
    return Loaded(found, wrong=wrong)


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
    mine, was = settings.dump(), dict(base or {})
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
