"""Names of files made from what players write: fit for every file system, and free in their folder."""

from __future__ import annotations

import re
from itertools import chain, count
from pathlib import Path

from game.save.disk.files import REAL, Files

LONGEST = 80
NEVER = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)", re.IGNORECASE)


def safe_name(text: str) -> str:
    """A name that every file system takes, without its suffix; "" when nothing of it is left."""
    kept = " ".join(NEVER.sub(" ", text).split())[:LONGEST].strip(". ")
    return f"_{kept}" if RESERVED.match(kept) else kept


def free_path(folder: Path, stem: str, suffix: str, files: Files = REAL, same: bytes | None = None) -> Path:
    """The first of "stem", "stem (2)", ... in a folder that is not there yet; case does not count. Raises OSError.

    A file that holds just the bytes `same` is as good as a free name.
    """
    there = {name.casefold() for name in files.names(folder)}
    paths = (folder / f"{name}{suffix}" for name in chain([stem], (f"{stem} ({n})" for n in count(2))))
    return next(p for p in paths if p.name.casefold() not in there or same is not None and _holds(files, p, same))


def _holds(files: Files, path: Path, data: bytes) -> bool:
    """Whether a file holds just these bytes; one that can't be read does not."""
    try:
        return files.read(path, len(data) + 1) == data
    except OSError:
        return False
