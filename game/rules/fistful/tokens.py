"""The tokens of a heist: their ids, kinds and numbers.

An id is kind "#" number; the hundreds of the number say where the token belongs, so that its back can be told from
the id.
"""

from __future__ import annotations

from functools import cache

from game.content.fistful import fistful
from game.content.fistful.records import Enemy
from game.content.fistful.words import STARS
from game.core.remembered import remembered
from game.rules.fistful.board import heist_of

BACKS = ("crew", "engine")
GUARD, EXTRA, BOX, DOOR, HUNTER = 2, 3, 4, 5, 6
FINDS = 4
"""Tokens in the box of each value that an Event can find."""


@cache
def kind(token: str) -> str:
    """The kind of a token: "brute-4#2" is a "brute-4"."""
    return token.rpartition("#")[0]


@cache
def number(token: str) -> int:
    """The number printed on a token: strength of an enemy or a lock, worth of credits (R-FC-102, R-FC-103, R-FC-117);
    0 if none."""
    tail = kind(token).rpartition("-")[2]
    return int(tail) if tail.isdigit() else 0


@cache
def sort(token: str) -> str:
    """ "enemy", "credits", "crate", "door" or "star"."""
    first = kind(token).partition("-")[0]
    return "star" if first in STARS else first if first in ("credits", "crate", "door") else "enemy"


@remembered
def enemy(token: str) -> Enemy:
    """The kind of enemy a token is. KeyError when it is none."""
    return fistful().enemies[kind(token).rpartition("-")[0]]


@remembered
def special(token: str) -> str:
    """The Special Attack of an enemy token, "" for none (R-FC-169) and for one whose face is hidden."""
    return "" if token[0] == "?" else enemy(token).special


@cache
def back(token: str) -> str:
    """The back of a token: "crew", "engine" or "door"; tokens that never lie face down have the back "enemy"."""
    place = int(token.rpartition("#")[2]) // 100
    return BACKS[place] if place < len(BACKS) else "door" if place == DOOR else "enemy"


@remembered
def inventory(heist: str, level: str) -> dict[str, tuple[str, ...]]:
    """All tokens of a heist at a level: for "crew", "engine", "doors", "guards", "extras", "hunters" and "box" the ids
    in printed order."""
    card = heist_of(heist)
    names = ("crew", "engine", "guards", "extras", "box", "doors", "hunters")
    lots: dict[str, list[str]] = {name: [] for name in names}
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
    for door, count in card.doors:
        add("doors", DOOR, door, count)
    for hunter in card.hunters:
        add("hunters", HUNTER, hunter, 1)
    found = {word.value for event in fistful().events.values() for word in event.do if word.name == "find"}
    for value in sorted(map(int, found)):
        add("box", BOX, f"credits-{value}", FINDS)
    return {lot: tuple(ids) for lot, ids in lots.items()}
