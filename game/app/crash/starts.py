"""How many starts in a row failed, kept in a small file: after two of them plain settings are offered."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

NAME = "starts"
MANY = 2


def begun(folder: Path) -> int:
    """Count this start; returns how many before it failed in a row."""
    failed = 0
    with suppress(OSError, ValueError):
        failed = min(max(int((folder / NAME).read_text(encoding="ascii")[:4]), 0), 99)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / NAME).write_text(str(failed + 1), encoding="ascii")
    return failed


def went_well(folder: Path) -> None:
    """This start worked: forget the failed ones."""
    with suppress(OSError):
        (folder / NAME).unlink()
