"""How soon the packaged program shows its first picture, against the barest window of an installed Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.bench.measure import Row
from game.bench.start import COLD_ROUNDS, LIMIT_MB, WARM_ROUNDS, child, forget_files, starts
from game.content.common.files import PACKAGE

BUILT = {
    "win32": "Verse Tabletop/verse.exe",
    "darwin": "Verse Tabletop/Verse Tabletop.app/Contents/MacOS/verse-tabletop",
}


def built(out: Path) -> Path:
    """The program that `build/make.py` leaves below a folder; it need not exist."""
    return out / "dist" / BUILT.get(sys.platform, "verse-tabletop/verse-tabletop")


def rows() -> list[Row]:
    """First picture, warm and cold, and peak memory; without ratios when nothing was built yet."""
    program = built(PACKAGE.parent / "out" / "package")
    there, ours = program.is_file(), (str(program),)
    found = [
        Row(
            "first picture of the packaged program, warm / bare pygame window",
            starts(ours, WARM_ROUNDS, lambda: None, "start")[0] if there else None,
            1.3,
        )
    ]
    if hasattr(os, "posix_fadvise"):
        found.append(
            Row(
                "first picture of the packaged program, cold / bare pygame window",
                starts(ours, COLD_ROUNDS, lambda: forget_files(program.parent), "start")[0] if there else None,
                1.3,
            )
        )
    found.append(
        Row(
            f"memory of the packaged program with one game open at 1080p / {LIMIT_MB} MB",
            float(child(ours, "memory")[0]) / LIMIT_MB if there else None,
            1.0,
        )
    )
    return found
