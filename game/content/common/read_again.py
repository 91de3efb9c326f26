"""Mods that were read already: a folder in which no file has changed since is not read again."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from game.content.common.errors import Problem
from game.content.common.library import Library
from game.content.common.mod import Mod

Read = tuple[Mod | None, list[Problem]]
"""A mod, or what is wrong with it."""
Stamp = tuple[tuple[str, int, int], ...]
MOST = 1000
"""A folder with more files than that is read each time."""

_known: dict[Path, tuple[Stamp, dict[str, Any], Read]] = {}


def read_again(folder: Path, base: Library, read: Callable[[Path, Library], Read]) -> Read:
    """What `read` makes of a folder, or has made of it when its files and the content beside it were the same."""
    try:
        stamp = tuple(sorted(_files(folder, folder)))
    except OSError:
        return read(folder, base)
    if len(stamp) > MOST:
        return read(folder, base)
    kept = _known.get(folder)
    if kept is None or kept[0] != stamp or any(kept[1].get(game) is not own for game, own in base.items()):
        kept = _known[folder] = stamp, dict(base), read(folder, base)
    mod, wrong = kept[2]
    return mod, [*wrong]


def _files(folder: Path, top: Path) -> Iterator[tuple[str, int, int]]:
    """Every file and folder below one, with its size and when it changed."""
    with os.scandir(folder) as found:
        for one in found:
            told = one.stat()
            yield str(Path(one.path).relative_to(top)), told.st_size, told.st_mtime_ns
            if one.is_dir(follow_symlinks=False):
                yield from _files(Path(one.path), top)
