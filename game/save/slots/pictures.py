"""Pictures of the table beside a save: only PNG files of a sensible size are handed on."""

from __future__ import annotations

import struct
from pathlib import Path

from game.save.disk.files import Files
from game.save.errors import from_disk
from game.save.slots.names import named

MOST = 3_000_000
SIDE = 2_048
START = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


def sound(files: Files, path: Path) -> bytes | None:
    """The picture, or None when it is missing, too large, or no PNG. May raise OSError."""
    if files.size(path) > MOST:
        return None
    data = files.read(path, MOST)
    if data[:16] != START or len(data) < 33:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return data if 0 < width <= SIDE and 0 < height <= SIDE else None


def put_picture(files: Files, folder: Path, slot: str, generation: int, png: bytes) -> None:
    """Keep a picture beside one generation of a slot; the one before it goes. Raises SaveError."""
    name = named(slot, generation, "png")
    temp = folder / named(slot, generation, "tmp")
    try:
        files.write(temp, png)
        if name in files.names(folder):
            files.remove(folder / name)
        files.rename(temp, folder / name)
    except OSError as error:
        raise from_disk(error, name) from error
