"""The counters: their faces, kinds and numbers (R-KF-7, R-KF-34 to R-KF-39).

A face is called "reaver-3", whatever lies under it; its label "reaver/5/2" says all that is printed on it (kind,
Grapple Score, move), so that faces of one label are the same to everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.content.keepflyin import keepflyin
from game.content.keepflyin.records import Counter
from game.core.remembered import remembered

ENEMIES = ("alliance", "reaver")
BACK = "counter"
GENTLE = 6
"""The Grapple Score from which on a Reaver is none for a first game (R-KF-39)."""
SPACES: Mapping[str, tuple[str, ...]] = {
    "alliance": ("core", "border"),
    "reaver": ("border", "fringe"),
    "derelict": ("core", "border", "fringe"),
    "ghost": ("core", "border", "fringe"),
}
"""The zones each kind keeps to face up (R-KF-134, R-KF-142, R-KF-144)."""


@cache
def sort(face: str) -> str:
    """ "alliance", "reaver", "derelict" or "ghost"."""
    return face.partition("-")[0]


@remembered
def printed(face: str) -> Counter:
    """What is printed on a counter. KeyError when there is none of that name."""
    for counter in keepflyin().counters[sort(face)].counters:
        if counter.id == face:
            return counter
    raise KeyError(face)


@cache
def enemy(face: str) -> bool:
    """Whether it is an Alliance Cruiser or Reavers."""
    return face.startswith(ENEMIES)


@cache
def foe(face: str) -> str:
    """The other kind of enemy, which never shares a space with it (R-KF-131); "" for what is no enemy."""
    return ENEMIES[sort(face) == ENEMIES[0]] if enemy(face) else ""


@remembered
def label(face: str) -> str:
    """All that is printed on a counter, as one word."""
    counter = printed(face)
    return f"{sort(face)}/{counter.grapple}/{counter.move}"


@remembered
def grapple(face: str) -> int:
    """The Grapple Score of Reavers (R-KF-70)."""
    return printed(face).grapple


@remembered
def pace(face: str) -> int:
    """The move printed on a counter (R-KF-130)."""
    return printed(face).move


@remembered
def faces() -> tuple[str, ...]:
    """All counters of the box, spares included."""
    return tuple(counter.id for kind in keepflyin().counters.values() for counter in kind.counters)


def taken(kind: str, gentle: bool = False) -> list[str]:
    """The counters of a kind from which those of a set-up are taken, spares left out; with `gentle` no Reavers of
    Grapple 6 or more (R-KF-39)."""
    found = [c for c in keepflyin().counters[kind].counters if not c.spare]
    return [c.id for c in found if not gentle or c.grapple < GENTLE]


def counts(seats: int) -> dict[str, int]:
    """How many counters of each kind are taken (R-KF-35 to R-KF-38, R-KF-46)."""
    half = (seats + 1) // 2
    return {"alliance": seats, "ghost": seats, "derelict": half, "reaver": half}


def is_job(card: str) -> bool:
    """Whether a card is a Job card; what else lies in a hold is a kept Event card (R-KF-94)."""
    return card in keepflyin().job_cards
