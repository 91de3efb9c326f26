"""The words of a head: a name and lines beside a picture, each in as many lines as it needs."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.app.ui.hyphens import hyphened
from game.app.ui.kit import Kit

NAMED, TOLD = ("display", 14.0), ("sans", 13.0)
"""Face and size, in units of letters, of a name and of a line that need more than one line."""
UNDER = 3
"""What is free below a name, in units of letters."""


def tall(kit: Kit, title: str, lines: Sequence[str], room: int, size: float = 18, step: float = 17) -> int:
    """The height of a name and its lines, px; `step`: from one line to the next, in units of letters."""
    return _named(kit, title, room, size) + sum(_told(kit, line, room, step) for line in lines)


def draw(
    kit: Kit,
    dst: Surface,
    at: tuple[int, int],
    title: str,
    lines: Sequence[str],
    room: int,
    size: float = 18,
    step: float = 17,
) -> None:
    """Paint a name and its lines from their top left on, `room` px wide."""
    x, y = at
    small = kit.fit_size(title, "display", size, room)
    if kit.width(title, "display", small) <= room:
        kit.text(dst, (x, y + kit.t(size - 1)), title, "display", small, "ink", "bl")
    else:
        kit.para(dst, at, hyphened(kit, title, room, *NAMED), room, NAMED[1], "ink", NAMED[0], lead=1.15)
    y += _named(kit, title, room, size)
    for line in lines:
        small = kit.fit_size(line, "sans", 14, room)
        if kit.width(line, "sans", small) <= room:
            kit.text(dst, (x, y + kit.t(step - 3)), line, "sans", small, "ink_mid", "bl")
        else:
            kit.para(dst, (x, y), hyphened(kit, line, room, *TOLD), room, TOLD[1], "ink_mid", TOLD[0], lead=1.15)
        y += _told(kit, line, room, step)


def _named(kit: Kit, title: str, room: int, size: float) -> int:
    high = kit.t(size + UNDER)
    if kit.width(title, "display", kit.fit_size(title, "display", size, room)) <= room:
        return high
    said = hyphened(kit, title, room, *NAMED)
    return max(high, kit.para(None, (0, 0), said, room, NAMED[1], "ink", NAMED[0], lead=1.15, dry=True) + kit.t(UNDER))


def _told(kit: Kit, line: str, room: int, step: float) -> int:
    if kit.width(line, "sans", kit.fit_size(line, "sans", 14, room)) <= room:
        return kit.t(step)
    said = hyphened(kit, line, room, *TOLD)
    return max(kit.t(step), kit.para(None, (0, 0), said, room, TOLD[1], "ink", TOLD[0], lead=1.15, dry=True))
