"""How soon the packaged program shows its first picture and title, against the barest window of an installed Python;
what it costs while it stands still, and how large it is."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.bench.measure import Row
from game.bench.screens import screen
from game.bench.start import LIMIT_MB, READY, WARM_ROUNDS, child, cold_starts, environ, run, starts
from game.content.common.files import PACKAGE

BUILT = {
    "win32": "Verse Tabletop/verse.exe",
    "darwin": "Verse Tabletop/Verse Tabletop.app/Contents/MacOS/verse-tabletop",
}

ARCHIVE_MB, FOLDER_MB = 90, 250
"""What a player may have to load down, and to unpack."""


def built(out: Path) -> Path:
    """The program that `build/make.py` leaves below a folder; it need not exist."""
    return out / "dist" / BUILT.get(sys.platform, "verse-tabletop/verse-tabletop")


def rows() -> list[Row]:
    """First picture, warm and cold, complete title, what a still table costs, peak memory, and the sizes of folder and
    archive; without ratios when nothing was built yet."""
    out = PACKAGE.parent / "out" / "package"
    program = built(out)
    there, ours = program.is_file(), (str(program),)
    shown, ready = starts(ours, WARM_ROUNDS, lambda home: None, "start") if there else (None, None)
    found = [Row("first picture of the packaged program, warm / bare pygame window", shown, 1.3)]
    if hasattr(os, "posix_fadvise"):
        cold = cold_starts(ours, program.parent, measure="start")[0] if there else None
        found.append(Row("first picture of the packaged program, cold / bare pygame window", cold, 1.3))
    where = screen()
    still = float(run((*where.before, *ours), {**environ(), **dict(where.env)}, "still")[0]) if there else None
    memory = float(child(ours, "memory")[0]) / LIMIT_MB if there else None
    return [
        *found,
        Row("title of the packaged program ready for the mouse, warm / bare pygame window", ready, READY),
        Row("unchanged table of the packaged program: processor time / a 60 fps loop of full redraws", still, 1 / 20),
        Row(f"memory of the packaged program with one game open at 1080p / {LIMIT_MB} MB", memory, 1.0),
        Row(f"folder of the packaged program / {FOLDER_MB} MB", _folder(out, program) if there else None, 1.0),
        Row(f"archive of the packaged program / {ARCHIVE_MB} MB", _archive(out), 1.0),
    ]


def _folder(out: Path, program: Path) -> float:
    """How large all files are that a player unpacks, as a share of what they may be."""
    top = out / "dist" / program.relative_to(out / "dist").parts[0]
    return sum(file.stat().st_size for file in top.rglob("*") if file.is_file() and not file.is_symlink()) / (
        FOLDER_MB * 1e6
    )


def _archive(out: Path) -> float | None:
    """The same of the largest archive, None when there is none."""
    sizes = [file.stat().st_size for ending in ("*.tar.gz", "*.zip") for file in out.glob(ending)]
    return max(sizes) / (ARCHIVE_MB * 1e6) if sizes else None
