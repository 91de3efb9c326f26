"""The boxes that a table may play with: the switch of each, and what it lets one set once it is on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.ruleset import Setting
from game.rules.firefly.boxes import ON, fixed, known


def switches() -> list[str]:
    """The settings that turn a box on."""
    return [box.settings[0].name for box in known()]


def defaults(house: Mapping[str, str]) -> dict[str, str]:
    """What is set of boxes at first: as it was the last time, but every box is off."""
    found = {}
    for box in known():
        for one in box.settings:
            kept = house.get(one.name, "")
            found[one.name] = kept if kept in one.values and one is not box.settings[0] else one.values[0]
    return found


def offered(seats: int, settings: Mapping[str, str]) -> list[Setting]:
    """What so many captains can set now."""
    on = {box.id for box in known() if settings.get(box.id) == ON}
    must = {one.name for one in fixed(seats, dict.fromkeys(on, ON))}
    return [
        one
        for box in known()
        for one in box.settings
        if one is box.settings[0] or (box.id in on and one.name not in must)
    ]


def idle(settings: Mapping[str, str]) -> Iterator[str]:
    """The settings of boxes that are off: a game knows nothing of them."""
    for box in known():
        if settings.get(box.id) != ON:
            yield from (one.name for one in box.settings)
