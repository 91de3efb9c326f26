"""What lies on each sheet of board parts, and where: plain data, without Blender. Lengths are cells."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import NamedTuple

TILES = 6  # variants of every floor
FAR = 70.0  # the lamp of a board this large lights a sheet evenly
ACROSS = 13.0  # a sheet is at most this wide


class Slot(NamedTuple):
    """A rect on a sheet; the part lies in its middle."""

    x: float
    y: float
    w: float
    h: float


class Row(NamedTuple):
    """Parts of one size, with the room each takes."""

    w: float
    h: float
    names: Sequence[str]


LOOKS = (
    "landing",
    "bay",
    "corridor",
    "quarters",
    "galley",
    "hold",
    "engine",
    "carpet",
    "roof",
    "ward",
    "tiled",
    "secure",
)
KINDS = ("bunk", "crates", "table", "core", "console", "drums", "seats", "strongbox", "bed", "cabinet", "pod", "plant")
SHEETS: Mapping[str, Sequence[Row]] = {
    "floors": [Row(float(TILES), 1.0, LOOKS)],
    "frame": [
        Row(2.1, 2.1, [f"{kind}_{n}" for kind in ("low", "rib") for n in range(3)]),
        Row(1.1, 0.5, [f"level_{n}" for n in range(4)]),
        Row(0.5, 1.1, [f"upright_{n}" for n in range(4)]),
        Row(3.4, 0.5, ["wall_level", "hull_level"]),
        Row(0.5, 3.4, ["wall_upright", "hull_upright"]),
        Row(1.4, 0.5, ["doorway_level"]),
        Row(0.5, 1.4, ["doorway_upright"]),
    ],
    "counters": [
        Row(1.1, 1.1, [f"spawn_{n}" for n in range(1, 13)]),
        Row(1.1, 1.1, [f"mover_{letter}" for letter in string.ascii_lowercase]),
        Row(2.4, 2.4, ["scorch_3", "scorch_4"]),
        Row(1.6, 1.6, ["claws_0", "claws_1"]),
        Row(4.2, 4.2, ["breach_e", "breach_w", "breach_n", "breach_s"]),
        Row(2.6, 1.4, ["bell"]),
    ],
    "furniture": [Row(1.9, 1.9, [f"{kind}_{n}" for kind in KINDS for n in range(2)])],
}


def count(rows: Sequence[Row]) -> int:
    """How many parts."""
    return sum(len(row.names) for row in rows)


def slots(sheet: str) -> tuple[float, float, dict[str, Slot]]:
    """Width, height and the parts of a sheet."""
    found: dict[str, Slot] = {}
    wide = y = 0.0
    for row in SHEETS[sheet]:
        per = max(1, int(ACROSS / row.w)) if sheet != "floors" else 1
        for n, name in enumerate(row.names):
            found[name] = Slot((n % per) * row.w, y + (n // per) * row.h, row.w, row.h)
            wide = max(wide, found[name].x + row.w)
        y += row.h * -(-len(row.names) // per)
    return wide, y, found


def sheet_size(sheet: str, cell: int) -> tuple[int, int]:
    """Pixels of a sheet."""
    wide, high, _ = slots(sheet)
    return round(wide * cell), round(high * cell)
