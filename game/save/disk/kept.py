"""Small JSON files that several programs may hold at once: each writes what it changed on what the file holds then.

A file that can't be read is told and never written over; one that stays unreadable when something has to be written is
set aside.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from game.save.disk.file_names import free_path
from game.save.disk.files import REAL, Files
from game.save.disk.whole import read_again, write_whole
from game.save.errors import Held

TRIES, PAUSE = 25, 0.02  # how often another program's lock is waited for, and how long (seconds)


class Found(NamedTuple):
    """What a file holds: None where there is none. `error`: why it can't be read now; `broken`: it makes no sense."""

    raw: dict[str, Any] | None = None
    error: OSError | None = None
    broken: bool = False


def read(path: Path, most: int, files: Files = REAL) -> Found:
    """The JSON object in a file of at most `most` bytes."""
    try:
        data = read_again(files, path, most + 1)
    except FileNotFoundError:
        return Found()
    except OSError as error:
        return Found(error=error)
    try:
        raw = json.loads(data.decode()) if len(data) <= most else None
        json.dumps(raw, ensure_ascii=False).encode()  # half a letter could never be saved again
    except (ValueError, RecursionError):
        raw = None
    return Found(raw) if isinstance(raw, dict) else Found(broken=True)


def change(path: Path, most: int, deed: Callable[[dict[str, Any]], dict[str, Any]], files: Files = REAL) -> str:
    """Write what `deed` makes of what the file holds now; the new name of a file that had to be set aside, else "".

    OSError when the disk refuses; then the file is as it was.
    """
    with _alone(path, files):
        found, aside = read(path, most, files), ""
        if found.error or found.broken:
            aside = set_aside(path, files)
        write_whole(path, json.dumps(deed(found.raw or {}), indent=1, ensure_ascii=False).encode(), files)
    return aside


def set_aside(path: Path, files: Files = REAL) -> str:
    """Rename a file to the first free name beside it; returns that name. May raise OSError."""
    aside = free_path(path.parent, f"{path.stem}.broken", path.suffix, files)
    files.rename(path, aside)
    return aside.name


def merged(base: Any, mine: Any, theirs: Any) -> Any:
    """Three ways in one: what I changed since `base` is mine, all else is theirs. Tables are merged field by field,
    lists of words that both added to or took from as sets."""
    if mine == base:
        return theirs
    if isinstance(mine, dict) and isinstance(theirs, dict):
        was = base if isinstance(base, dict) else {}
        both = {
            key: merged(was.get(key, _NONE), mine.get(key, _NONE), theirs.get(key, _NONE))
            for key in (*theirs, *(key for key in mine if key not in theirs))
        }
        return {key: value for key, value in both.items() if value is not _NONE}
    return mine


def added(base: list[str], mine: list[str], theirs: list[str]) -> list[str]:
    """The words of another program's list without those I took out, and those I added behind them."""
    gone, new = set(base) - set(mine), [word for word in mine if word not in base]
    return [*(word for word in theirs if word not in gone and word not in new), *new]


_NONE = object()


@contextmanager
def _alone(path: Path, files: Files) -> Iterator[None]:
    """While it lasts no other program changes the file; where there are no locks nobody waits."""
    release: Callable[[], None] | None = None
    files.folder(path.parent)
    for _ in range(TRIES):
        try:
            with suppress(OSError):
                release = files.lock(path.with_suffix(".lock"))
            break
        except Held:
            time.sleep(PAUSE)
    try:
        yield
    finally:
        if release is not None:
            release()
