"""The tokens of a heist: their ids, kinds and numbers.

An id is kind "#" number; the hundreds of the number say where the token belongs, so that its back can be told from
the id.
"""

from __future__ import annotations

from functools import cache

from game.content.load import fistful
from game.core.remembered import remembered
from game.rules.fistful.board import heist_of

BACKS = ("crew", "engine")
GUARD, EXTRA, BOX = 2, 3, 4
FINDS = 4
"""Tokens in the box of each value that an Event can find."""


@cache
def kind(token: str) -> str:
    """The kind of a token: "brute-4#2" is a "brute-4"."""
    return token.rpartition("#")[0]


@cache
def number(token: str) -> int:
    """The number printed on a token: strength of an enemy, worth of credits (R-FC-102, R-FC-103); 0 if none."""
    tail = kind(token).rpartition("-")[2]
    return int(tail) if tail.isdigit() else 0


@cache
def sort(token: str) -> str:
    """"enemy", "credits", "crate" or "star"."""
    first = kind(token).partition("-")[0]
    return {"credits": "credits", "crate": "crate", "trap": "star"}.get(first, "enemy")


@cache
def back(token: str) -> str:
    """The back of a token: "crew" or "engine"; tokens that never lie face down have the back "enemy"."""
    place = int(token.rpartition("#")[2]) // 100
    return BACKS[place] if place < len(BACKS) else "enemy"


@remembered
def inventory(heist: str, level: str) -> dict[str, tuple[str, ...]]:
    """All tokens of a heist at a level: for "crew", "engine", "guards", "extras" and "box" the ids in printed order."""
    card = heist_of(heist)
    lots: dict[str, list[str]] = {"crew": [], "engine": [], "guards": [], "extras": [], "box": []}
    counts: dict[tuple[str, int], int] = {}

    def add(lot: str, place: int, name: str, count: int) -> None:
        for _ in range(count):
            counts[name, place] = counts.get((name, place), 0) + 1
            lots[lot].append(f"{name}#{place * 100 + counts[name, place]}")

    for entry in card.tokens:
        add(entry.area, BACKS.index(entry.area), entry.kind, entry.count)
    for guard in card.guards:
        add("guards", GUARD, guard, 1)
    extras = card.levels[level].extras if level in card.levels else card.extras
    for extra, count in extras:
        add("extras", EXTRA, extra, count)
    found = {word.value for event in fistful().events.values() for word in event.do if word.name == "find"}
    for value in sorted(map(int, found)):
        add("box", BOX, f"credits-{value}", FINDS)
    return {lot: tuple(ids) for lot, ids in lots.items()}
