"""What captains are like whom bots play: how much each minds danger, likes crime, and likes to fight."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.core.ruleset import Setting

SETTING = Setting("tempers", ("",))
"""The tempers at a table in the order of its seats with commas between; nothing for a seat without one."""


class Temper(NamedTuple):
    """By how much more a captain counts harm to itself, what is gained against the law, and harm to others."""

    danger: float = 1.0
    crime: float = 1.0
    fights: float = 1.0


EVEN = Temper()
TEMPERS: Mapping[str, Temper] = {
    "bold": Temper(danger=0.7, fights=1.5),
    "careful": Temper(danger=1.4, fights=0.6),
    "crooked": Temper(crime=1.2),
    "honest": Temper(crime=0.85),
}


def temper(settings: Mapping[str, str], seat: int) -> Temper:
    """The temper of a seat, the even one where none was given."""
    given = settings.get(SETTING.name)
    if not given:
        return EVEN
    found = seated(given)
    return found[seat] if seat < len(found) else EVEN


@cache
def seated(given: str) -> tuple[Temper, ...]:
    """The tempers that a setting tells."""
    return tuple([TEMPERS.get(name, EVEN) for name in given.split(",")])


def wrong_tempers(settings: Mapping[str, str], seats: int) -> str:
    """What is wrong with the tempers of a table, "" when they fit."""
    given = settings.get(SETTING.name, "")
    names = given.split(",") if given else []
    if len(names) > seats:
        return f"{len(names)} tempers for {seats} seats"
    strange = next((name for name in names if name and name not in TEMPERS), "")
    return f"a temper must be one of {', '.join(TEMPERS)}, not {strange[:40]!r}" if strange else ""
