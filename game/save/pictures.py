"""Pictures of the table beside a save: only PNG files of a sensible size are handed on."""

from __future__ import annotations

import struct
from pathlib import Path

from game.save.files import Files

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
