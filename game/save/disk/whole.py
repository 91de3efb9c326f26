"""Whole files: read although the disk stumbles, written whole or not at all."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from game.save.disk.files import REAL, Files

TRIES = 3
HALF = ".verse-tmp"
"""How a file that is being written ends; before it stands the number of the program."""


def read_again(files: Files, path: Path, limit: int) -> bytes:
    """A file's bytes; a disk that stumbles is asked again, for passing over what it holds would lose actions."""
    for _ in range(TRIES - 1):
        try:
            return files.read(path, limit)
        except OSError:
            continue
    return files.read(path, limit)


def write_whole(path: Path, data: bytes, files: Files = REAL, over: bool = True) -> None:
    """Write a file and read it back before it gets its name: there is never a half file, nor lasting rubbish.

    Its folder is made if need be. `over`: it takes the place of a file of that name; without, the name must be free.
    Raises OSError.
    """
    # two programs may write the same file; a slot is locked, and its temporary file is known by its name
    temp = path.with_suffix(".tmp" if path.suffix == ".save" else f".{os.getpid()}{HALF}")
    try:
        files.folder(path.parent)
        files.write(temp, data)
        files.sync(temp)
        if read_again(files, temp, len(data) + 1) != data:
            raise OSError(errno.EIO, "the disk gave back other data than was written", str(path))
        (files.replace if over else files.rename)(temp, path)
        files.sync_folder(path.parent)
    except OSError:
        with suppress(OSError):
            files.remove(temp)
        raise
