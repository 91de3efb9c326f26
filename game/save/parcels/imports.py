"""Taking in a saved game that came as one file: nothing of it is believed before all of it was read."""

from __future__ import annotations

import io
import re
import struct
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.save.disk.files import Files
from game.save.errors import READING, SaveError, from_disk
from game.save.format.header import LINE
from game.save.format.header import MOST as LARGEST
from game.save.parcels.export import FILES, MOST, PICTURE, SUFFIX
from game.save.parcels.parcel import Parcel
from game.save.slots import journal, pictures
from game.save.slots.chain import Resumed
from game.save.store import Entry, Store

INNER = re.compile(r"(0|[1-9][0-9]{0,8})\.(save|journal)")
SLOT = "parcel"
END = struct.Struct("<4s4H2LH")
"""The record at the end of a zip: sign, four counts, length and place of the list of contents, length of a comment."""
AWAY = 20
"""Bytes of the record before it that large zips have, and saved games never."""
ENTRY = 200
"""Bytes that one file of a saved game takes in that list, at most."""
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ADVICE = "Ask for the file again. Nothing was taken in."


class Taken(NamedTuple):
    """A game that was taken in: its slot here, its title, and what the player should be told; `known` when just this
    game lay here already."""

    slot: str
    title: str
    notes: tuple[SaveError, ...]
    known: bool = False


def offered(files: Files, folder: Path) -> list[str]:
    """The names of the files in a folder that may be taken in. Raises SaveError."""
    try:
        return [name for name in files.names(folder) if name.casefold().endswith(SUFFIX)]
    except OSError as error:
        raise from_disk(error, folder.name, READING) from error


def take_in(store: Store, path: Path, again: bool = True) -> Taken:
    """Make a new slot of the game in an exported file, after every check a save goes through; the file stays.

    Without `again` a game that lies here exactly as it is in the file is not laid beside itself: its slot is given.

    Raises SaveError: no-parcel (not such a file), too-large, damaged, newer, unknown-game, or what the disk says.
    """
    try:
        if store.files.size(path) > MOST + LARGEST:
            raise SaveError("too-large", path.name, "This file is too large for a saved game.", ADVICE)
        data = store.files.read(path, MOST + LARGEST)
    except OSError as error:
        raise from_disk(error, path.name, READING) from error
    found, picture = unwrapped(data, path.name)
    if not any(name.endswith(".save") for name in found):
        raise SaveError("no-parcel", path.name, "There is no saved game in this file.", ADVICE)
    inner = {f"{SLOT}.{name}": content for name, content in found.items()}
    read = store.read(Parcel(inner), Path(), SLOT, list(inner))
    label = read.read.label
    twin = None if again else same(store, read)
    if twin is not None:
        return Taken(twin.slot, twin.title, (), True)
    slot = store.create(label.game, label.seats, read.read.settings, read.read.session, label.title)
    try:
        if slot.behind:
            slot.save(read.read.session)
        if picture is not None:
            with suppress(SaveError):
                slot.picture(picture)
    finally:
        slot.close()
    return Taken(slot.id, label.title, read.notes)


def same(store: Store, found: Resumed) -> Entry | None:
    """The save here that holds just this game, answer by answer, whatever its title; None when there is none."""
    label, game = found.read.label, found.read.session
    for entry in store.games():
        if (entry.status, entry.game, entry.seats, entry.round) != ("ok", label.game, label.seats, label.round):
            continue
        with suppress(SaveError):
            other = store.peek(entry.slot).read
            if (
                other.settings == found.read.settings
                and other.session.record == game.record
                and (other.session.state == game.state)
            ):
                return entry
    return None


def unwrapped(data: bytes, place: str) -> tuple[dict[str, bytes], bytes | None]:
    """The saves and journals in an exported file by name, and its picture. Raises SaveError.

    Names are compared with the few there may be, so none can lead out of a folder; sizes are bounded before and while
    unpacking.
    """
    try:
        _count(data, place)
        with zipfile.ZipFile(io.BytesIO(data)) as parcel:
            return _checked(parcel, place)
    except SaveError:
        raise
    except Exception as error:  # whatever a foreign file does to those who unpack it, it is a bad file
        raise SaveError("no-parcel", place, "This file is no saved game, or it is damaged.", ADVICE) from error


def _count(data: bytes, place: str) -> None:
    """Refuse a list of contents that is too long before anybody reads it. A file of ours ends with that record."""
    sign, _, _, _, entries, size, _, comment = END.unpack(data[-END.size :])
    if sign != b"PK\5\6" or comment or data[-END.size - AWAY : -END.size].startswith(b"PK\6\7"):
        raise ValueError("no plain zip")
    if entries > FILES + 1 or size > (FILES + 1) * ENTRY:
        raise SaveError("too-large", place, "This file holds more than a saved game does.", ADVICE)


def _checked(parcel: zipfile.ZipFile, place: str) -> tuple[dict[str, bytes], bytes | None]:
    infos = parcel.infolist()
    if len(infos) > FILES + 1 or sum(info.file_size for info in infos) > MOST + pictures.MOST:
        raise SaveError("too-large", place, "This file holds more than a saved game does.", ADVICE)
    found: dict[str, bytes] = {}
    for info in infos:
        match = INNER.fullmatch(info.filename)
        if info.compress_type not in METHODS:
            raise SaveError("no-parcel", place, "This file is packed in a way that is not read here.", ADVICE)
        if info.filename in found or not (match or info.filename == PICTURE):
            raise SaveError("no-parcel", place, "This file holds things that do not belong to a saved game.", ADVICE)
        most = pictures.MOST if not match else LARGEST + LINE if match[2] == "save" else journal.MOST
        with parcel.open(info) as file:
            content = file.read(most + 1)
        if len(content) > most:
            raise SaveError("too-large", place, "This file holds more than a saved game does.", ADVICE)
        found[info.filename] = content
    picture = found.pop(PICTURE, None)
    if picture is not None:
        picture = pictures.sound(Parcel({PICTURE: picture}), Path(PICTURE))
    return found, picture
