"""The seed of a game and who sat at its table, beside its settings in a save, so that it can be told again."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

from game.core.engine import legal
from game.core.session import Session
from game.core.views import redealt

SEED = "seed"
FRESH = "fresh"
BOTS, LOOKS, LENT, ASKING, CAPTAINS = "bots", "looks", "lent", "asking", "captains"
TABLE = (FRESH, BOTS, LOOKS, LENT, ASKING, CAPTAINS)
APART = (SEED, *TABLE)
"""Kept beside the settings of a game in its save; the rules never see them."""
DIGITS = 19
DEALT = re.compile(r"(0|[1-9][0-9]{0,5})@([1-9][0-9]{0,9})")
ROOM = 200
"""Letters that a setting may have in a replay."""


def of_rules(settings: Mapping[str, str]) -> dict[str, str]:
    """What of the settings of a save belongs to the rules."""
    return {name: value for name, value in settings.items() if name not in APART}


def of_table(settings: Mapping[str, str]) -> dict[str, str]:
    """What of the settings of a save a replay needs beside those of the rules: who sat at the table, and where luck
    was dealt anew."""
    return {name: settings[name] for name in (BOTS, LOOKS, CAPTAINS, FRESH) if name in settings}


def of_game(settings: Mapping[str, str]) -> dict[str, str]:
    """The settings of a replay beside those of who sits there: only the rules can tell whether they fit."""
    return {name: value for name, value in settings.items() if name not in TABLE}


def seeded(settings: Mapping[str, str]) -> tuple[int, dict[str, str]] | None:
    """The seed that the settings of a save hold, and those of the rules; None when they hold none."""
    seed = settings.get(SEED, "")
    if not (seed.isascii() and seed.isdecimal() and len(seed) <= DIGITS):
        return None
    return int(seed), of_rules(settings)


def dealt_anew(settings: Mapping[str, str]) -> dict[int, tuple[int, ...]]:
    """After how many answers luck was dealt anew, and from which seeds in turn; nothing where that can't be read."""
    found: dict[int, tuple[int, ...]] = {}
    for part in settings.get(FRESH, "").split():
        match = DEALT.fullmatch(part)
        if match is None:
            return {}
        found[int(match[1])] = (*found.get(int(match[1]), ()), int(match[2]))
    return found


def deal_anew(session: Session[Any], settings: Mapping[str, str], seed: int = 0) -> dict[str, str] | None:
    """Give a game that goes on from another one luck of its own, so that nothing can be read ahead in the other; the
    settings then say so, and its record replays. None (and nothing is done) when it is over, or they have no room left.
    `seed` 0 is any."""
    seed = seed or random.SystemRandom().randrange(1, 1 << 32)
    here = len(session.record)
    before = [f"{after}@{old}" for after, seeds in dealt_anew(settings).items() if after <= here for old in seeds]
    text = " ".join([*before, f"{here}@{seed}"])
    if session.over or len(text) > ROOM:
        return None
    twin = redealt(session.rules, session.state, seed)
    if session.rules.faults(twin) or legal(twin) != session.options:
        return None  # better a copy that says so than a game that can't go on
    session.redeal(seed)
    return {**settings, FRESH: text}
