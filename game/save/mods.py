"""A mod that the program writes: its own files are replaced one by one, whatever else lies in its folder stays."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from game.content.common.library import Library
from game.content.common.mod import Mod
from game.content.common.toml.comments import commented
from game.content.mods import read_mod
from game.save.disk.files import REAL, Files
from game.save.disk.whole import read_again, write_whole

FRESH, FORMER = ".fresh-", ".former"
"""Beside the mods, read by nothing: how a folder begins in which one program tries a mod, and where an older program
kept the one it was replacing."""
MOST = 1 << 20


def write_mod(mods: Path, name: str, parts: Mapping[str, str], base: Library, files: Files = REAL) -> Mod:
    """Write these files into the mod of that name, new or not. A folder or a file that is a link is followed.

    Comments above what stays are kept. What the mod read from beside a file, and would read twice, goes.
    ContentError when it could not be played, OSError when the disk refuses; either way the old one stays.
    """
    rescue(mods)
    target = (mods / name).resolve()
    old = {path: read_again(files, path, MOST) for path in _ours(target, parts)}
    told = {part: _with_comments(text, old, target, part) for part, text in parts.items()}
    found = _tried(mods, name, told, base, files)
    done: list[Path] = []
    try:
        for part, text in told.items():
            path = (target / part).resolve()
            done.append(path)
            write_whole(path, text.encode(), files)
        for path in old:
            if path.relative_to(target).as_posix() not in parts:
                done.append(path)
                files.remove(path)
    except OSError:
        for path in done:
            with suppress(OSError):
                before = old.get(path)
                if before is None:
                    files.remove(path)
                else:
                    write_whole(path, before, files)
        raise
    return found


def _tried(mods: Path, name: str, parts: Mapping[str, str], base: Library, files: Files) -> Mod:
    """The mod as it reads in a folder of its own."""
    files.folder(mods)
    fresh = Path(tempfile.mkdtemp(prefix=FRESH, dir=mods))
    try:
        for part, text in parts.items():
            write_whole(fresh / name / part, text.encode(), files)
        return read_mod(fresh / name, base)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _ours(target: Path, parts: Mapping[str, str]) -> list[Path]:
    """The files of the mod that are written, and those beside them that are read like them."""
    beside = {(target / part).parent for part in parts} - {target}
    found = [path for folder in beside for path in sorted(folder.glob("*.toml"))]
    return [*(path for path in [target / part for part in parts] if path.is_file() and path not in found), *found]


def _with_comments(text: str, old: Mapping[Path, bytes], target: Path, part: str) -> str:
    """A text with the comments of the file it takes the place of."""
    path = target / part
    before = old.get(path) or next((data for one, data in old.items() if one.parent == path.parent != target), b"")
    return commented(text, before.decode("utf-8-sig", "replace"))


def rescue(mods: Path) -> None:
    """A mod that an older program put aside and never replaced comes back; those that were replaced go."""
    with suppress(OSError):
        for former in list((mods / FORMER).iterdir()):
            if not (mods / former.name).exists():
                os.rename(former, mods / former.name)
    shutil.rmtree(mods / FORMER, ignore_errors=True)
