"""The box as Firefly looks it up: all it adds, in one value."""

from __future__ import annotations

from collections.abc import Mapping

from game.content.firefly.records import Card, Crew, Job
from game.core.ruleset import Setting
from game.rules.firefly.boxes import Box, Mark
from game.rules.firefly.state import Firefly
from game.rules.pirates import boarding, duel, loot, piracy, whynot
from game.rules.pirates.bots import HABITS
from game.rules.pirates.marks import RIVAL, STOLEN, WRONGED

SETTINGS = (
    Setting("pirates", ("off", "on"), "R-PB-3"),
    Setting("piracy", ("yes", "no"), "R-PB-3"),  # the Piracy Jobs
    Setting("lawmen", ("yes", "no"), "R-PB-3"),  # the Crew who never work an Illegal Job
    Setting("new_ships", ("yes", "no"), "R-PB-3"),  # both ships with their cores
    Setting("hunt_gear", ("defender", "both", "fixed"), "R-PB-39"),  # who may deal out Gear when a Bounty is hunted
    Setting("look", ("open", "blind"), "R-PB-81"),  # whether a pirate sees the Jobs before taking some
)
"""What a table may set once the box is on; the first turns it on."""
SHIPS = ("ss-walden", "interceptor", "tri-capissen-28hd", "echelon-lr-8")


def deals(card: Card, settings: Mapping[str, str]) -> bool:
    """Whether a card is played with (R-PB-3 to R-PB-7): by the parts that are on. Bounties, Stories and guests are not
    dealt yet."""
    if isinstance(card, Job):
        return card.kind == piracy.PIRACY and settings["piracy"] == "yes"
    if isinstance(card, Crew) and any(do.what == "lawman" for do in card.perks):
        return settings["lawmen"] == "yes"
    if card.id in SHIPS:
        return settings["new_ships"] == "yes"
    return isinstance(card, Crew) and not card.guest or not hasattr(card, "goals") and not isinstance(card, Crew)


def drags(g: Firefly, key: str, seat: int) -> tuple[str, str] | None:
    """A Piracy Job is dragged on to the ship it is worked against."""
    word, _, rest = key.partition(":")
    name, _, other = rest.partition(":")
    if word != "work" or not other.isdigit():
        return None
    return "", key


PIRATES = Box(
    id="pirates",
    settings=SETTINGS,
    deals=deals,
    kinds={piracy.PIRACY: piracy.KIND},
    offers={"Actions": (piracy.piracy_options,), "AfterRoll": (boarding.boards_again,)},
    after={"done": (piracy.robbed,), "thrown": (boarding.sprung,)},
    says={"steal": loot.steal, "aboard": lambda g, said: duel.aboard(g, said.seat)},
    plus={"boards": boarding.more_by_tech},
    trials=boarding.TRIALS,
    marks={
        RIVAL: Mark(lambda g, tail, value: not tail and value - 1 in g.ship, "attempt", secret=True),
        WRONGED: Mark(lambda g, tail, value: not tail and value == 1),
        STOLEN: Mark(lambda g, tail, value: not tail and 0 < value < 1000, "attempt"),
    },
    fits={
        "reply": lambda g, value: value in ("fight", "tech", "negotiate"),
        "regift": lambda g, value: value in range(7),
        "back": lambda g, value: isinstance(value, tuple) and len(value) < 64 and all(v in range(1, 7) for v in value),
        "asked": lambda g, value: value in range(-2, 5),
        "stows": lambda g, value: type(value) is bool,
    },
    drags=drags,
    verbs={"work": whynot.raid, "card": whynot.raid},
    habits=HABITS,
)
