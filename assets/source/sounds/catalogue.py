"""Every sound the program owns, as data: its name, recipe, record and how loud it shall be.

This module knows no numpy, so tests and `make.py --list` read it anywhere."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "sounds"


@dataclass(frozen=True)
class Sound:
    """One sound: `name` is "sounds/" and its file without suffix, `loud` in LUFS.

    Effects are set by their loudest 50 ms, pieces by their integrated loudness; `rate` is the quality of the
    compression, 0 to 1."""

    name: str
    recipe: str
    record: tuple[str, int]
    loud: float
    quality: float = 0.35

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name.removeprefix('sounds/')}.ogg"

    @property
    def piece(self) -> bool:
        """Whether it is music that goes round and round."""
        return self.recipe in ("sounds.pieces", "sounds.late")


EFFECTS: dict[str, tuple[float, int]] = {  # loudest 50 ms, number of variants
    "press": (-24, 1),
    "pick": (-24, 1),
    "place": (-20, 2),
    "step": (-23, 3),
    "card": (-21, 2),
    "flip": (-20, 2),
    "coin": (-20, 1),
    "dice": (-20, 2),
    "die": (-20, 2),
    "refuse": (-20, 1),
    "alarm": (-19, 1),
    "enemy": (-17, 1),
    "blow": (-17, 1),
    "won": (-18, 1),
    "lost": (-18, 1),
    "turn": (-20, 1),
    "lock": (-20, 1),
    "shot": (-17, 1),
    "siren": (-18, 1),
    "whistle": (-19, 1),
    "lift": (-21, 1),
    "hands": (-18, 1),
    "victory": (-15, 1),
    "defeat": (-15, 1),
}

PIECES = ("title", "heist", "voyage", "train", "hospital", "pirates", "cards")


def _sounds() -> list[Sound]:
    found = []
    for key, (loud, variants) in EFFECTS.items():
        for n in range(1, variants + 1):
            name = f"sounds/{key}_{n}" if variants > 1 else f"sounds/{key}"
            found.append(Sound(name, "sounds.effects", (key, n), loud))
    found.append(Sound("sounds/music/bridge", "sounds.effects", ("bridge", 1), -14))
    found += [Sound(f"sounds/music/{key}", "sounds.pieces", (key, 1), -16, 0.2) for key in PIECES]
    found.append(Sound("sounds/music/runaway", "sounds.late", ("runaway", 1), -16, 0.2))
    return found


SOUNDS: dict[str, Sound] = {sound.name: sound for sound in _sounds()}
