"""Letting go of old generations: the newest stay, and of the older ones the last of each round."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from game.save.disk.files import Files
from game.save.errors import SaveError
from game.save.format.header import LABEL, LINE, Label, read_header, read_label
from game.save.slots.names import named, of_slot

NEWEST = 5
OLDER = 20


def prune(files: Files, folder: Path, slot: str, newest: int) -> None:
    """Delete what is no longer kept of a slot whose generation `newest` was just proved sound.

    Only sound files of ours are deleted, damaged and foreign ones stay. What can't be deleted is left for next time.
    """
    try:
        ours = of_slot(files.names(folder), slot)
    except OSError:
        return
    found = sorted((g for g, kind in ours if kind == "save" and g <= newest), reverse=True)
    labels = {g: _label(files, folder / named(slot, g, "save")) for g in found[NEWEST:]}
    rounds: set[int] = set()
    for g in found[NEWEST:]:
        label = labels[g]
        if label is None:
            continue
        if label.round in rounds or len(rounds) >= OLDER:
            _forget(files, folder, slot, g, ours)
        else:
            rounds.add(label.round)


def _label(files: Files, path: Path) -> Label | None:
    try:
        first = files.read(path, LINE + LABEL)
        read_header(first, path.name)
        return read_label(first, path.name)
    except (OSError, SaveError):
        return None


def _forget(files: Files, folder: Path, slot: str, generation: int, ours: list[tuple[int, str]]) -> None:
    """The journal goes last: a crash between leaves a file that the next start removes."""
    for kind in ("save", "png", "journal"):
        if (generation, kind) in ours:
            with suppress(OSError):
                files.remove(folder / named(slot, generation, kind))


def sweep(files: Files, folder: Path, slot: str) -> None:
    """Remove unfinished files, and what an interrupted `prune` left. Called while the slot is locked."""
    with suppress(OSError):
        ours = of_slot(files.names(folder), slot)
        kept = {g for g, kind in ours if kind == "save"}
        for g, kind in ours:
            if kind == "tmp" or (g not in kept and g < max(kept)):
                with suppress(OSError):
                    files.remove(folder / named(slot, g, kind))
