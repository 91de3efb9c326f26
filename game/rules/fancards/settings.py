"""What a table may set before a game: readings of the open lines, advanced rules, other ways to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.ruleset import Setting
from game.rules.fancards.faces import missing_mods
from game.rules.shared.settings import wrong_limit, wrong_value

READINGS = (
    Setting("draft", ("snake", "three", "dealt"), "R-CG-10"),
    Setting("purse", ("0", "3"), "R-CG-18"),
    Setting("start", ("full", "ramp"), "R-CG-25"),
    Setting("first_command", ("full", "none"), "R-CG-47"),
    Setting("trouble", ("scaled", "full", "half"), "R-CG-30"),
    Setting("bounty", ("pool", "credits", "none"), "R-CG-53"),
    Setting("grid", ("square", "hex"), "R-CG-63"),
    Setting("fringe", ("both", "rim_only"), "R-CG-62"),
    Setting("pickup", ("turn", "entry", "visit"), "R-CG-87"),
    Setting("stranded", ("leftover", "literal"), "R-CG-51"),
    Setting("escort", ("champion", "battle"), "R-CG-92"),
    Setting("crew_fights", ("yes", "no"), "R-CG-92"),
    Setting("look", ("private", "open"), "R-CG-94"),
    Setting("jobs", ("any", "5", "3"), "R-CG-98"),
    Setting("discard", ("must", "may"), "R-CG-99"),
    Setting("ending", ("at_once", "round"), "R-CG-102"),
    Setting("limit", ("0", "20", "40", "60"), "R-CG-102"),
)
"""How the lines are read that the rules leave open, the usual reading first."""
ADVANCED = (
    Setting("mutiny", ("off", "on"), "R-CG-103"),
    Setting("squads", ("off", "on"), "R-CG-107"),
    Setting("revealed", ("off", "on"), "R-CG-108"),
    Setting("laid", ("all", "24", "one"), "R-CG-108"),
    Setting("charter_action", ("no", "yes"), "R-CG-108"),
    Setting("looting", ("off", "on"), "R-CG-109"),
    Setting("edge", ("off", "on"), "R-CG-110"),
    Setting("edge_reading", ("A", "B"), "R-CG-113"),
    Setting("edge_low", ("no", "yes"), "R-CG-110"),
)
"""The five advanced rules and what of each may be chosen: `edge_low`: only against who stands at 7 or below on both
sides."""
THREAD = (
    Setting("win", ("epics", "name", "ring", "all"), "R-CG-102"),
    Setting("recruit", ("no", "yes"), "R-CG-76"),
    Setting("actions", ("command", "once"), "R-CG-79"),
)
"""Ideas of the thread: other ways to win beside the Epics, characters to recruit from an open row, and every kind of
action once a turn instead of command points."""
_SLOW = {"pickup": "visit"}
RECOMMENDED: Mapping[int, Mapping[str, str]] = {
    2: {"ending": "round"},
    3: _SLOW,
    4: {"start": "ramp", **_SLOW},
    5: {"start": "ramp", **_SLOW},
    6: {"start": "ramp", **_SLOW},
}
"""What is recommended to a number of captains: two have equal turns; more than two find Epics sooner, and criminals
farm the rim, so locations speak of nobody twice there; and from four on the early seats begin slowly."""
SETTINGS = (*READINGS, *ADVANCED, *THREAD, Setting("mods", ("",), "R-CG-3"))


def unfit(known: Sequence[Setting], settings: Mapping[str, str]) -> str:
    """What is wrong with a full set of settings, "" when they fit."""
    for name, values, _ in known:
        value = settings[name]
        wrong = wrong_limit(value) if name == "limit" else "" if name == "mods" else wrong_value(name, values, value)
        if wrong:
            return wrong
    missing = missing_mods(settings["mods"])
    return f"there is no mod {missing[0][:40]!r} with cards" if missing else ""
