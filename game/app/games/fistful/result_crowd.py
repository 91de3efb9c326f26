"""Who stands at the foot of the result, and where: between the objectives and the edges, never behind a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.app.ui.kit import Kit
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind, sort

HERO, MATE, FOE = (92.0, 66.0), (66.0, 50.0), (88.0, 78.0)
"""Height of a doll and width of its place with its shadow, in units."""
GAP, MOST = 16.0, 5
LEAST = 0.8
"""So small may dolls grow before fewer of them stand at the right."""


class Doll(NamedTuple):
    """A doll, the middle of its base in px, its height in units."""

    name: str
    foot: tuple[float, float]
    high: float


Group = tuple[tuple[str, tuple[float, float]], ...]
"""Who stands together: names, each with height and width in units."""


def crews(pairs: Sequence[tuple[str, str]]) -> list[Group]:
    """Each hero with the Sidekick, by their dolls ("" for none)."""
    found = [tuple((name, size) for name, size in zip(pair, (HERO, MATE)) if name) for pair in pairs]
    return [group for group in found if group]


def foes(g: Fistful) -> list[Group]:
    """The enemies that are left on the board, at most five."""
    names = sorted(kind(token).rpartition("-")[0] for token in g.up if sort(token) == "enemy")
    return [((name, FOE),) for name in names[:MOST]]


def wide(group: Group) -> float:
    """The width of a group in units."""
    return sum(size[1] for _, size in group)


def row(groups: Sequence[Group]) -> float:
    """The width of groups side by side in units."""
    return sum(map(wide, groups)) + GAP * max(0, len(groups) - 1)


def placed(kit: Kit, groups: Sequence[Group], left: Rect, right: Rect) -> list[Doll]:
    """The dolls in two rows: half of the groups at the right, fewer where they have no room there.

    Rows that are too wide for their strip are drawn smaller; every base stands on the strip's lower edge."""
    n = len(groups) // 2
    while n and row(groups[-n:]) * kit.scale * LEAST > right.w:
        n -= 1
    found: list[Doll] = []
    for strip, some in ((left, groups[: len(groups) - n]), (right, groups[len(groups) - n :])):
        if some:
            share = min(1.0, strip.w / (row(some) * kit.scale), strip.h / kit.u(HERO[0] * 1.1))
            px = share * kit.scale  # a unit of these dolls
            x = strip.centerx - row(some) * px / 2
            for group in some:
                for name, (high, place) in group:
                    found.append(Doll(name, (x + place * px * 0.44, strip.bottom - high * px * 0.1), high * share))
                    x += place * px
                x += GAP * px
    return found
