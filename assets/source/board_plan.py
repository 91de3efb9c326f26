"""A heist map file as plain data for its picture: where walls, doorways and things are, and how cells become pixels.

Knows no Blender. Corners and cells are (column, row) with the row growing downwards.
"""

from __future__ import annotations

import hashlib
import math
from pathlib import Path
from typing import Any, NamedTuple

import tomli
from board_styles import style

ROOT = Path(__file__).resolve().parents[2]
CELL = 96  # pixels of one cell on the sheets of parts


class Edge(NamedTuple):
    """A stretch of wall, one cell long, between two corners; kind is wall, hull or doorway."""

    x0: int
    y0: int
    x1: int
    y1: int
    kind: str


def read_map(file: Path) -> dict[str, Any]:
    """The map file as tomli gives it."""
    with file.open("rb") as source:
        return tomli.load(source)


def picture_size(plan: dict[str, Any]) -> tuple[int, int]:
    """Pixels of the finished picture: all cells and the margin."""
    how = style(plan)
    beside, above = how.margin
    return len(plan["rows"][0]) * how.cell + 2 * beside, len(plan["rows"]) * how.cell + 2 * above


def rooms(plan: dict[str, Any]) -> list[list[tuple[int, int]]]:
    """The cells of every room: what hangs together and has one letter."""
    left = {(x, y) for y, row in enumerate(plan["rows"]) for x, zone in enumerate(row) if zone != "."}
    found = []
    while left:
        room = [min(left)]
        left.remove(room[0])
        for x, y in room:
            for at in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if at in left and letter(plan, *at) == letter(plan, x, y):
                    left.remove(at)
                    room.append(at)
        found.append(room)
    return found


def hung(room: list[tuple[int, int]], far: float) -> list[tuple[float, float]]:
    """Where lamps hang in a room, each in the middle of what it lights: as many as leave no cell farther than `far`
    from one, could they hang anywhere."""
    cells = [(x + 0.5, y + 0.5) for x, y in sorted(room)]
    dark, found = cells, []
    while dark:
        middle = sum(x for x, _ in dark) / len(dark), sum(y for _, y in dark) / len(dark)
        best = max([middle, *cells], key=lambda at: sum(math.dist(at, cell) <= far for cell in dark))
        found.append(best)
        dark = [cell for cell in dark if math.dist(best, cell) > far]
    for _ in range(4):
        near: list[list[tuple[float, float]]] = [[] for _ in found]
        for cell in cells:
            near[min(range(len(found)), key=lambda i: math.dist(found[i], cell))].append(cell)
        found = [(sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own)) for own in near if own]
    return found


def letter(plan: dict[str, Any], x: int, y: int) -> str:
    """The zone letter of a cell; "." outside the map."""
    rows = plan["rows"]
    return rows[y][x] if 0 <= y < len(rows) and 0 <= x < len(rows[0]) else "."


def edges(plan: dict[str, Any]) -> list[Edge]:
    """Every wall, hull and doorway of the map: between two letters, and the extra walls inside a zone."""
    doorways = {tuple(d) for d in plan["doorways"]}
    extra = {tuple(w[:3]) for w in plan.get("walls", [])}
    joined = {frozenset(pair) for pair in plan["open"]}
    found = []
    for y in range(-1, len(plan["rows"])):
        for x in range(-1, len(plan["rows"][0])):
            for side, nx, ny in (("E", x + 1, y), ("S", x, y + 1)):
                a, b = letter(plan, x, y), letter(plan, nx, ny)
                if (x, y, side) not in extra and (a == b or frozenset((a, b)) in joined):
                    continue
                kind = "doorway" if (x, y, side) in doorways else "hull" if "." in (a, b) else "wall"
                found.append(Edge(nx, ny, x + 1, y + 1, kind))
    return found


def digest(plan: dict[str, Any]) -> str:
    """A short hash of everything in the map that the picture shows; words and deck areas do not count."""
    shown = {key: plan.get(key) for key in ("rows", "open", "doorways", "walls", "doors", "spawn", "mover", "prop")}
    if "icon" in plan:
        shown["icon"] = plan["icon"]
    looks = {letter_: zone["look"] for letter_, zone in sorted(plan["zones"].items())}
    strengths = [(zone["at"], zone["strength"]) for zone in shown.pop("spawn")]
    told = (sorted(shown.items()), looks, strengths, plan["spots"]["rows"])
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def layout(plan: dict[str, Any], size: tuple[int, int]) -> dict[str, Any]:
    """What the game reads beside the picture: pixel = origin + cell * (column, row)."""
    share = size[0] / picture_size(plan)[0]
    beside, above = style(plan).margin
    return {
        "size": list(size),
        "cell": style(plan).cell * share,
        "origin": [beside * share, above * share],
        "columns": len(plan["rows"][0]),
        "rows": len(plan["rows"]),
        "map": digest(plan),
    }
