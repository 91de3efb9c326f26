"""A finished wave becomes a file: level, ceiling, fades, Ogg Vorbis."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile

from sounds.measure import measure
from sounds.tools import RATE, Wave, fade, soften

CEILING = 0.70  # about -3 dBFS, so that the compressed file stays below -1
PART = RATE  # samples written at once: the encoder keeps a whole call on its stack


def levelled(x: Wave, loud: float, piece: bool) -> Wave:
    """The sound at its loudness, no sample above the ceiling; effects come and go without a click."""
    if not piece:
        x = fade(np.concatenate([np.zeros(RATE // 200), x]), 0.0, 0.06)
    for _ in range(4):
        told = measure(x)
        x = soften(x * 10 ** ((loud - (told.loudness if piece else told.loudest)) / 20), CEILING)
    return x


def write(x: Wave, file: Path, quality: float) -> None:
    """Store a sound; `.wav` files are not compressed."""
    sides = 1 if x.ndim == 1 else x.shape[1]
    kind = {"format": "WAV", "subtype": "PCM_16"}
    if file.suffix == ".ogg":
        kind = {"format": "OGG", "subtype": "VORBIS", "compression_level": 1 - quality}
    file.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(file, "w", RATE, sides, **kind) as out:
        for start in range(0, len(x), PART):
            out.write(x[start : start + PART].astype(np.float32))


def read(file: Path) -> Wave:
    """A stored sound, as it comes out of the file."""
    x, rate = soundfile.read(file)
    if rate != RATE:
        raise ValueError(f"{file.name}: {rate} samples a second")
    return x
