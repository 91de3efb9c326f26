"""Where the program keeps things: the folders of each system, one folder when portable, or where VERSE_HOME says."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from platformdirs import PlatformDirs

NAME = "Verse Tabletop"
HOME = "VERSE_HOME"
PORTABLE = "portable"
BESIDE = "verse-data"


class NoPlace(OSError):
    """VERSE_HOME names a folder that can't be. `why`: nobody (there is no such person) or file."""

    def __init__(self, path: str, why: str) -> None:
        said = "names a folder of nobody known here" if why == "nobody" else "is a file, or lies in one"
        super().__init__(errno.ENOTDIR, f"{HOME} {said}", path)
        self.why = why


class Places(NamedTuple):
    """The folders of one player. They need not exist yet."""

    saves: Path
    settings: Path
    mods: Path
    pictures: Path
    logs: Path
    cache: Path
    shared: Path  # what is exported to be given to others, and what others gave


def places(program: Path | None = None, environment: Mapping[str, str] = os.environ) -> Places:
    """The folders to use: VERSE_HOME first, then a file `portable` beside the program, then those of the system.

    `program` is the folder of the program; left out, it is found. Raises NoPlace.
    """
    program = beside() if program is None else program
    if environment.get(HOME):
        return _in_one(_home(environment[HOME]))
    if (program / PORTABLE).is_file():
        return _in_one(program / BESIDE)
    system = PlatformDirs(NAME, appauthor=False)
    data = system.user_data_path
    return Places(
        data / "saves",
        system.user_config_path,
        data / "mods",
        system.user_pictures_path / NAME,
        system.user_log_path,
        system.user_cache_path,
        system.user_documents_path / NAME,
    )


def beside() -> Path:
    """The folder the program was started from: that of the packaged program, else the one that holds `game`."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[2]


def _home(wanted: str) -> Path:
    """The folder VERSE_HOME means; it may still have to be made. Raises NoPlace."""
    try:
        home = Path(wanted).expanduser()
    except RuntimeError as error:
        raise NoPlace(wanted, "nobody") from error
    first = next((path for path in (home, *home.parents) if os.path.lexists(path)), None)
    if first is not None and not os.path.isdir(first):
        raise NoPlace(wanted, "file")
    return home


def _in_one(home: Path) -> Places:
    return Places(
        home / "saves",
        home / "settings",
        home / "mods",
        home / "pictures",
        home / "logs",
        home / "cache",
        home / "shared",
    )
