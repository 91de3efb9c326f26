"""What a program that was killed while it wrote has left behind: it goes at a later start, and nothing else does."""

from __future__ import annotations

import re
import shutil
import time
from contextlib import suppress
from pathlib import Path

from game.save.disk.whole import HALF
from game.save.mods import FRESH
from game.save.places import Places
from game.save.slots.names import FILE

AGE = 3_600.0
"""Seconds after which nobody writes on such a file any more."""
_OURS = re.compile(rf".+\.[0-9]+{re.escape(HALF)}")


def sweep_up(home: Places, now: float | None = None) -> list[Path]:
    """Remove half-written files and folders in which a mod was tried; returns them. What can't be removed stays.

    `now` in seconds since 1970."""
    now, gone = time.time() if now is None else now, []
    for path in _found(home):
        with suppress(OSError):
            if now - path.lstat().st_mtime > AGE:
                shutil.rmtree(path) if path.is_dir() else path.unlink()
                gone.append(path)
    return gone


def _found(home: Places) -> list[Path]:
    found: list[Path] = []
    for folder in (home.settings, home.mods, home.shared):
        with suppress(OSError):
            found += [path for path in folder.iterdir() if _OURS.fullmatch(path.name) and path.is_file()]
    with suppress(OSError):
        found += [path for path in home.mods.glob(f"{FRESH}*") if path.is_dir() and not path.is_symlink()]
    with suppress(OSError):
        parts = [*home.mods.glob(f"*/*{HALF}"), *home.mods.glob(f"*/*/*{HALF}")]
        found += [
            path
            for path in parts
            if _OURS.fullmatch(path.name) and path.is_file() and not path.parent.name.startswith(FRESH)
        ]
    with suppress(OSError):
        names = ((path, FILE.fullmatch(path.name)) for path in home.saves.iterdir())
        found += [path for path, match in names if match and path.suffix == ".tmp" and path.is_file()]
    return found
