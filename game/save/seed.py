"""The seed of a game and who sat at its table, beside its settings in a save, so that it can be told again."""

from __future__ import annotations

from collections.abc import Mapping

SEED = "seed"
BOTS, LOOKS, LENT = "bots", "looks", "lent"
APART = (SEED, BOTS, LOOKS, LENT)
"""Kept beside the settings of a game in its save; the rules never see them."""
DIGITS = 19


def of_rules(settings: Mapping[str, str]) -> dict[str, str]:
    """What of the settings of a save belongs to the rules."""
    return {name: value for name, value in settings.items() if name not in APART}


def of_table(settings: Mapping[str, str]) -> dict[str, str]:
    """What of the settings of a save says who sat at the table."""
    return {name: settings[name] for name in (BOTS, LOOKS) if name in settings}


def of_game(settings: Mapping[str, str]) -> dict[str, str]:
    """What of the settings of a replay is no matter of the table: only the rules can tell whether it fits."""
    return {name: value for name, value in settings.items() if name not in (BOTS, LOOKS, LENT)}


def seeded(settings: Mapping[str, str]) -> tuple[int, dict[str, str]] | None:
    """The seed that the settings of a save hold, and those of the rules; None when they hold none."""
    seed = settings.get(SEED, "")
    if not (seed.isascii() and seed.isdecimal() and len(seed) <= DIGITS):
        return None
    return int(seed), of_rules(settings)
