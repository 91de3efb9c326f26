"""A saved game as one file to give away: a zip of its generations, journals and picture."""

from __future__ import annotations

import io
import re
import zipfile
from contextlib import suppress
from pathlib import Path

from game.save import journal
from game.save.chain import read_save
from game.save.errors import SaveError, from_disk
from game.save.files import Files
from game.save.names import named, of_slot
from game.save.store import Store

SUFFIX = ".verse"
PICTURE = "picture.png"
MOST = 32_000_000
FILES = 200
LONGEST = 80
NEVER = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
RESERVED = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)", re.IGNORECASE)
WHEN = (1980, 1, 1, 0, 0, 0)  # a zip wants a date; the game tells its own


def export(store: Store, slot: str, folder: Path, name: str) -> Path:
    """Write a slot as one file into a folder under the first free form of a name; returns its path. Raises SaveError.

    What is written is read back before it gets its name: there is never a half file.
    """
    files, data = store.files, wrapped(store, slot)
    stem = safe_name(name) or slot
    temp = folder / f"{stem}.part"
    try:
        files.folder(folder)
        path = _free(files, folder, stem)
        files.write(temp, data)
        files.sync(temp)
        if files.read(temp, len(data) + 1) != data:
            raise SaveError("disk", path.name, "The disk gave back other data than was written.",
                            "Save somewhere else.")
        files.rename(temp, path)
        files.sync_folder(folder)
    except (OSError, SaveError) as error:
        with suppress(OSError):
            files.remove(temp)
        raise from_disk(error, stem) if isinstance(error, OSError) else error from error
    return path


def wrapped(store: Store, slot: str) -> bytes:
    """The bytes of the file: newest generations first as far as there is room; damaged ones too. Raises SaveError."""
    files, folder = store.files, store.folder
    try:
        ours = sorted(of_slot(files.names(folder), slot), reverse=True)
    except OSError as error:
        raise from_disk(error, slot) from error
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


def safe_name(name: str) -> str:
    """A name that every file system takes, without its suffix; "" when nothing of it is left."""
    kept = " ".join(NEVER.sub(" ", name).split())[:LONGEST].strip(". ")
    return f"_{kept}" if RESERVED.match(kept) else kept


def _content(files: Files, path: Path, kind: str) -> bytes:
    if kind == "save":
        return read_save(files, path)
    try:
        return files.read(path, journal.MOST)
    except OSError as error:
        raise from_disk(error, path.name) from error


def _free(files: Files, folder: Path, stem: str) -> Path:
    """The first of "name", "name (2)", ... that is not there yet; case does not count."""
    there = {name.casefold() for name in files.names(folder)}
    for i in range(1, 1_000):
        name = f"{stem}{SUFFIX}" if i == 1 else f"{stem} ({i}){SUFFIX}"
        if name.casefold() not in there:
            return folder / name
    raise SaveError("refused", stem, "There are too many files of that name.", "Move some of them away.")
