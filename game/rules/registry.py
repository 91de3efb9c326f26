"""The games of this program, written out."""

from __future__ import annotations

from typing import Any

from game.core.ruleset import Ruleset
from game.rules.fancards.ruleset import FANCARDS
from game.rules.firefly.boxes import know
from game.rules.firefly.ruleset import FIREFLY
from game.rules.fistful.ruleset import FISTFUL
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.pirates.box import PIRATES

know(PIRATES)
EXPANSIONS: tuple[str, ...] = (PIRATES.id,)
"""The boxes that have rule lines of their own."""
RULESETS: tuple[Ruleset[Any], ...] = (FISTFUL, KEEPFLYIN, FIREFLY, FANCARDS)


def ruleset(name: str) -> Ruleset[Any]:
    """The ruleset with that id. KeyError when the game is not in the program."""
    for rules in RULESETS:
        if rules.id == name:
            return rules
    raise KeyError(name)
