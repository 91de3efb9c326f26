"""What is said on the card of a drawn heist beside its name and story: the names of its areas, its special rules, and
how many spaces more the Timer has for a larger table."""

from __future__ import annotations

from typing import Any


def name_area(card: dict[str, Any], area: str, name: str) -> None:
    """What an area is called in this heist; "" for its usual name."""
    areas = {**card.get("areas", {}), area: {"name": name}}
    card["areas"] = {key: table for key, table in areas.items() if table["name"]}
    if not card["areas"]:
        del card["areas"]


def say_rule(card: dict[str, Any], at: int, text: str) -> None:
    """One line of its special rules; empty ones in between stay while they are written."""
    lines = [*card.get("rules", []), *[""] * (at + 1)][: max(len(card.get("rules", [])), at + 1)]
    lines[at] = text
    while lines and not lines[-1]:
        lines.pop()
    card["rules"] = lines
    if not lines:
        del card["rules"]


def lengthen(level: dict[str, Any], seats: int, spaces: int) -> None:
    """How many more gray spaces the Timer of a level has for this number of players."""
    now = [*level.get("longer", []), *[0] * seats]
    now[seats - 1] = spaces
    while now and not now[-1]:
        now.pop()
    level["longer"] = now
    if not now:
        del level["longer"]


def lengthen_with(level: dict[str, Any], who: str, spaces: int) -> None:
    """How many more gray spaces the Timer of a level has when that hero leads."""
    now = {**level.get("longer_with", {}), who: spaces}
    level["longer_with"] = {one: more for one, more in now.items() if more}
    if not level["longer_with"]:
        del level["longer_with"]
