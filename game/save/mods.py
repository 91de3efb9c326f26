"""A mod that the program writes: the whole folder or nothing of it, tried before it takes the place of the old one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from game.content.library import Library
from game.content.mods import Mod, read_mod
from game.save.files import REAL, Files
from game.save.whole import write_whole

FRESH, FORMER = ".fresh", ".former"
"""Folders beside the mods, which nothing reads: where a mod is written, and where the old one waits."""


def write_mod(mods: Path, name: str, parts: Mapping[str, str], base: Library, files: Files = REAL) -> Mod:
    """Write a mod of these files in the place of the one that has its name.

    ContentError when it could not be played, OSError when the disk refuses; either way the old one stays.
    """
    rescue(mods)
    fresh, former, target = mods / FRESH / name, mods / FORMER / name, mods / name
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        for part, text in parts.items():
            write_whole(fresh / part, text.encode(), files)
        found = read_mod(fresh, base)
        if target.exists():
            shutil.rmtree(former, ignore_errors=True)
            former.parent.mkdir(parents=True, exist_ok=True)
            os.rename(target, former)
        os.rename(fresh, target)
        with suppress(OSError):
            files.sync_folder(mods)
    finally:
        shutil.rmtree(mods / FRESH, ignore_errors=True)
        rescue(mods)
    return found


def rescue(mods: Path) -> None:
    """A mod that was put aside and never replaced comes back; those that were replaced go."""
    with suppress(OSError):
        for former in list((mods / FORMER).iterdir()):
            if not (mods / former.name).exists():
                os.rename(former, mods / former.name)
    shutil.rmtree(mods / FORMER, ignore_errors=True)
