"""The seed of a game, kept beside its settings so that the whole game can be told again."""

from __future__ import annotations

from collections.abc import Mapping

SEED = "seed"
DIGITS = 19


def seeded(settings: Mapping[str, str]) -> tuple[int, dict[str, str]] | None:
    """The seed that the settings of a save hold, and the settings without it; None when they hold none."""
    seed = settings.get(SEED, "")
    if not (seed.isascii() and seed.isdecimal() and len(seed) <= DIGITS):
        return None
    return int(seed), {name: value for name, value in settings.items() if name != SEED}
