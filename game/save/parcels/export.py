"""A saved game as one file to give away: a zip of its generations, journals and picture."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from game.save.disk.file_names import free_path, safe_name
from game.save.disk.files import Files
from game.save.disk.whole import write_whole
from game.save.errors import READING, SaveError, from_disk
from game.save.slots import journal
from game.save.slots.chain import read_save
from game.save.slots.names import named, of_slot
from game.save.store import Store

SUFFIX = ".verse"
PICTURE = "picture.png"
MOST = 32_000_000
FILES = 200
WHEN = (1980, 1, 1, 0, 0, 0)  # a zip wants a date; the game tells its own


def export(store: Store, slot: str, folder: Path, name: str) -> Path:
    """Write a slot as one file into a folder under the first free form of a name; its path. Raises SaveError."""
    files, data = store.files, wrapped(store, slot)
    stem = safe_name(name) or slot
    try:
        path = free_path(folder, stem, SUFFIX, files)
        write_whole(path, data, files, over=False)
    except OSError as error:
        raise from_disk(error, stem) from error
    return path


def wrapped(store: Store, slot: str) -> bytes:
    """The bytes of the file: newest generations first as far as there is room; damaged ones too. Raises SaveError."""
    files, folder = store.files, store.folder
    try:
        ours = sorted(of_slot(files.names(folder), slot), reverse=True)
    except OSError as error:
        raise from_disk(error, slot, READING) from error
    if not any(kind == "save" for _, kind in ours):
        raise SaveError("missing", slot, "There is no such save.")
    out, room, held = io.BytesIO(), MOST, 0
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as parcel:
        for generation, kind in ours:
            if kind not in ("save", "journal"):
                continue
            data = _content(files, folder / named(slot, generation, kind), kind)
            room, held = room - len(data), held + 1
            if room < 0 or held >= FILES:
                break
            parcel.writestr(zipfile.ZipInfo(f"{generation}.{kind}", WHEN), data, zipfile.ZIP_DEFLATED)
        picture = store.picture(slot)
        if picture is not None:
            parcel.writestr(zipfile.ZipInfo(PICTURE, WHEN), picture)
    return out.getvalue()


def _content(files: Files, path: Path, kind: str) -> bytes:
    if kind == "save":
        return read_save(files, path)
    try:
        return files.read(path, journal.MOST)
    except OSError as error:
        raise from_disk(error, path.name, READING) from error
