"""The name of a card on a growing map: in one line, in two where the card is small, cut short where it has no room."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.app.table.boards.field.data import Place
from game.app.ui.hyphens import broken
from game.app.ui.kit import Kit

FRAME, STRIP, NAME = 3.5, 18.0, 13.0
"""Parchment around the picture, how high a line is with its ground, and its letters, in units."""
USUAL = 12
"""All names that are no longer have letters of one size."""
LEAST = 12.0
"""How small those may be."""
NARROW = 4.7
"""How wide a card is at least that is to say its name, by the height of its smallest letters."""
SHORT = 3
"""So many letters are left of a name at least."""
TIGHT = 2.0
"""How high the ground below a name is less than it were with room, in units."""


class Lettering(NamedTuple):
    """The lines of a name, the size of their letters, and how high their ground is, px."""

    lines: tuple[str, ...]
    size: float
    high: int


def narrowest(kit: Kit) -> int:
    """The width of a card, px, on which a usual name can be read."""
    return round(kit.px(least(kit)) * NARROW)


def least(kit: Kit) -> float:
    """The smallest letters: names on a map may stay as they are where all other letters grow."""
    return LEAST / max(1.0, kit.grow)


def lettered(kit: Kit, size: tuple[int, int], place: Place, most: int = 2) -> Lettering | None:
    """How a card of that size says its name in so many lines at most; None where it can't: then its tag does."""
    if not place.title:
        return None
    room, small = size[0] - 2 * kit.u(FRAME), least(kit)
    inside = size[1] - 2 * kit.u(FRAME)

    def fits(text: str) -> bool:
        return kit.width(text, "bold", small) <= room

    usual = min(NAME, max(small, NAME * room / kit.width("n" * USUAL, "bold", NAME)))
    letters = next((n for n in (usual, small) if kit.width(place.title, "bold", n) <= room), 0.0)
    if letters and ground(kit, letters) <= inside * 0.7:
        return Lettering((place.title,), letters, ground(kit, letters))
    lines, high = in_lines(broken(place.title, fits, kit.tongue), fits), ground(kit, small, 2)
    if most > 1 and len(lines) == 2 and all(map(fits, lines)) and high <= inside:
        return Lettering(tuple(lines), small, high)
    short = next((cut for n in range(len(place.title), SHORT - 1, -1) if fits(cut := cropped(place.title, n))), "")
    return Lettering((short,), small, ground(kit, small)) if short and ground(kit, small) <= inside * 0.7 else None


def ground(kit: Kit, letters: float, lines: int = 1) -> int:
    """How high the ground below a name is, px."""
    if lines > 1:
        return lines * kit.px(letters) + kit.u(TIGHT)
    return round(kit.t(STRIP) * letters / NAME) + kit.u(1)


def in_lines(text: str, fits: Callable[[str], bool]) -> list[str]:
    """Words in as few lines as they have room in."""
    lines: list[str] = []
    for word in text.split():
        if lines and fits(f"{lines[-1]} {word}"):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def cropped(title: str, letters: int) -> str:
    """The first letters of a name and a full stop, the whole name where it is no longer."""
    return title if letters >= len(title) else title[:letters].rstrip(" .-'’") + "."
