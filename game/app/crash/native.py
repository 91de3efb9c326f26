"""Crashes below Python: the interpreter writes the stacks of all threads into a file of this run.

A run that ends well leaves no file behind, so a file with words in it tells of a run that broke off."""

from __future__ import annotations

import faulthandler
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

KEPT = 10
PREFIX, SUFFIX = "native-", ".log"
TOLD = ".txt"  # what a file is called once the player heard of it
MOST = 100_000  # bytes read of a stack


class NativeLog:
    """The file of this run."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path, self.file = path, file

    def close(self) -> str:
        """The run ends well: forget the file.  Returns what stood in it (Windows notes mended faults, too)."""
        faulthandler.disable()
        self.file.close()
        with suppress(OSError):
            said = read(self.path)
            self.path.unlink()
            return said
        return ""


def watch(folder: Path) -> NativeLog | None:
    """Have stacks written into a new file of `folder`, the oldest files let go; None when the disk refuses."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in sorted(folder.glob(f"{PREFIX}*"), key=lambda p: p.name)[: -KEPT + 1]:
            with suppress(OSError):
                old.unlink()
        path = folder / f"{PREFIX}{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}{SUFFIX}"
        file = open(path, "wb", buffering=0)  # noqa: SIM115 - open as long as the program runs
        faulthandler.enable(file)
    except (OSError, RuntimeError, ValueError):
        return None
    return NativeLog(path, file)


def broken_off(folder: Path, own: NativeLog | None) -> list[Path]:
    """The stacks of earlier runs that nobody has been told of; they are renamed, so that they are told once."""
    found = []
    with suppress(OSError):
        for path in sorted(folder.glob(f"{PREFIX}*{SUFFIX}")):
            if (own is None or path != own.path) and path.stat().st_size:
                with suppress(OSError):
                    found.append(path.replace(path.with_suffix(TOLD)))
    return found


def read(path: Path) -> str:
    """The words of such a file."""
    with open(path, "rb") as file:
        return file.read(MOST).decode("utf-8", "replace")
