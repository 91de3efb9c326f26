"""A throw of the dice for a Skill, whatever it decides (R-FB-104 to R-FB-106, R-FB-113 to R-FB-118, R-FB-127 to
R-FB-131)."""

from __future__ import annotations

from game.rules.firefly.cards.gifted import gift_of
from game.rules.firefly.perks import perks, skill, team
from game.rules.firefly.state import Firefly

FIREFLY = 6
"""The face that shows a Firefly (R-FB-127)."""


def worth(g: Firefly, seat: int, name: str, kosher: bool, chosen: str, gift: int) -> int:
    """What the Crew add to the dice of a Skill: the points of the team, or of the one who is `chosen` while still
    there, and what the face `gift` of the gifted die gives; Kosherized, neither Gear nor the gift counts (R-FB-105,
    R-FB-106, R-FB-113, R-FB-117)."""
    there = not chosen or chosen in team(g, seat)
    points = skill(g, seat, name, kosher, chosen) if there else 0
    return points + (0 if kosher else gift_of(g, seat, gift, name))


def rolls_on(g: Firefly, seat: int, name: str, faces: tuple[int, ...]) -> bool:
    """Whether the face thrown last gives a Bonus Roll: a Firefly does (R-FB-127 to R-FB-130), one of a Bonus Roll only
    with "again" (R-FB-129)."""
    if faces[-1] != FIREFLY or any(perk.what == name for perk in perks(g, seat, "no_bonus_roll")):
        return False
    return g.settings["bonus_roll"] == "again" or len(faces) == 1
