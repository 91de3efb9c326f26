"""What can be told in advance from what a seat knows: odds of evasion and pursuit, what face-down counters may be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.rules.keepflyin.encounter import evade_bonus
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import label
from game.rules.keepflyin.zones import flying

WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""In how many of 36 ways two dice show each sum."""


@cache
def at_most(total: int) -> float:
    """The chance that two dice show no more than that."""
    return sum(WAYS[: max(0, total + 1)]) / 36


def catch_chance(g: KeepFlyin, seat: int, what: str) -> float:
    """The chance that an enemy with that label catches a ship it meets (R-KF-66 to R-KF-70); 0 for what is no enemy."""
    kind, score, _ = what.split("/")
    if kind not in ("alliance", "reaver"):
        return 0.0
    limit = g.nr[seat] if kind == "alliance" else int(score)
    return at_most(limit - evade_bonus(g, seat, kind))


def pursuit_chance(g: KeepFlyin, seat: int, what: str) -> float:
    """The chance that an enemy with that label gives chase to a ship in its range (R-KF-139 to R-KF-141)."""
    kind, score, _ = what.split("/")
    if kind not in ("alliance", "reaver") or not flying(g, seat):
        return 0.0
    return at_most((g.nr[seat] if kind == "alliance" else int(score)) - 1)


def knows(g: KeepFlyin, seat: int, number: int) -> bool:
    """Whether a seat knows the face of a counter."""
    return bool(g.seen.get(g.zones[f"counter:{number}"][0], 0) & 1 << seat)


def suspects(g: KeepFlyin, seat: int, number: int) -> Sequence[str]:
    """The labels a counter may have, to the knowledge of a seat, each as often as it is likely."""
    face = g.zones[f"counter:{number}"][0]
    if knows(g, seat, number):
        return (label(face),)
    return unknown(g, seat, g.lot[number])


def unknown(g: KeepFlyin, seat: int, lot: str) -> list[str]:
    """The labels still face down in a lot, less those that the seat has seen itself."""
    left = list(g.lots[lot])
    for number, own in g.lot.items():
        if own == lot and knows(g, seat, number):
            left.remove(label(g.zones[f"counter:{number}"][0]))
    return left
