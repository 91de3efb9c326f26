"""What a table may set before a game, and what of it can't be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.content.keepflyin import keepflyin
from game.content.keepflyin.sense import FEWEST_JOBS, bound
from game.core.ruleset import Setting
from game.rules.keepflyin.board import chart_of
from game.rules.keepflyin.setup import missing_mods, mods_of
from game.rules.shared.settings import wrong_limit, wrong_value

SWITCHES = ("placing", "sun", "reavers", "opening")


def unfit(known: Sequence[Setting], settings: Mapping[str, str]) -> str:
    """What is wrong with a full set of settings, "" when they fit."""
    for name, values, _ in known:
        wrong = wrong_value(name, values, settings[name]) if name in SWITCHES else ""
        if wrong:
            return wrong
    wrong = wrong_limit(settings["limit"])
    if wrong:
        return wrong
    try:
        chart_of(settings["board"])
    except KeyError:
        return f"there is no chart {settings['board'][:40]!r}; known are {', '.join(keepflyin().boards)}"
    missing = missing_mods(settings["mods"])
    if missing:
        return f"there is no mod {missing[0][:40]!r} with cards"
    mods, board = mods_of(settings["mods"]), chart_of(settings["board"]).board
    cards = bound((job for job in keepflyin().jobs.values() if not job.mod or job.mod in mods), board)
    if cards < FEWEST_JOBS:
        return f"only {cards} Job cards are bound for places on that chart; a game needs {FEWEST_JOBS}"
    return ""
