"""How likely a heist is to be won, from what everybody at the table knows, and what that is made up of."""

from __future__ import annotations

from math import exp

from game.rules.fistful.outlook.drafting import choosing, promise
from game.rules.fistful.outlook.signs import signs
from game.rules.fistful.outlook.weights import BASE, WEIGHTS
from game.rules.fistful.state import Fistful

AIMS = {
    "spare": "time", "credits": "credits", "sacks": "credits", "board": "credits", "ways": "credits", "stars": "goals",
    "visits": "goals", "done": "home", "apart": "home", "health": "health", "precious": "precious", "mates": "health",
    "out": "health", "ammo": "ammo", "gear": "gear", "foes": "foes", "seen": "foes", "alarm": "foes",
    "hunted": "hunted", "crew": "crew",
}  # fmt: skip
"""Which aim of a table each sign belongs to, by the beginning of its name."""
STEEP = 0.25
"""How much a heist that stands even gains with each unit of weight."""


def chance(g: Fistful) -> float:
    """How likely the heist is to be won, 0 to 1, while it runs or its crew is chosen."""
    if choosing(g):
        return promise(g)
    weight = BASE
    for sign, much in signs(g).items():
        weight += WEIGHTS.get(sign, 0.0) * much
    return 1 / (1 + exp(-max(-30.0, min(30.0, weight))))


def aims(g: Fistful) -> dict[str, float]:
    """What makes up that chance, by aim: what it brings where all else is even."""
    found = dict.fromkeys(AIMS.values(), 0.0)
    if choosing(g):
        return found | {"crew": promise(g)}
    for sign, much in signs(g).items():
        aim = AIMS.get(sign.partition(":")[0].partition(".")[0])
        if aim:
            found[aim] += STEEP * WEIGHTS.get(sign, 0.0) * much
    return found
