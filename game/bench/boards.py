"""Boards to measure sight on: The Derelict and a wide random one, both with closed doors."""

from __future__ import annotations

from functools import cache
from random import Random

from game.geometry.edges import Edge
from game.geometry.squares import Grid


def random_board(seed: int, width: int = 32, height: int = 24, density: float = 0.15) -> Grid:
    """A full board with walls on that share of its inner edges, some of them closed doors, and a hull around it."""
    luck = Random(seed)
    walls: set[Edge] = set()
    doors: set[Edge] = set()
    for cell in range(width * height):
        x, y = cell % width, cell // width
        for side, at_hull in (("E", x == width - 1), ("S", y == height - 1)):
            if at_hull:
                walls.add((cell, side))
            elif luck.random() < density:
                (doors if luck.random() < 0.1 else walls).add((cell, side))
    return Grid(width, height, frozenset(range(width * height)), frozenset(walls), frozenset(doors))


@cache
def boards() -> dict[str, Grid]:
    """The boards by name; each has at least one closed door."""
    from game.rules.registry import RULESETS

    plain: Grid = next(grids["derelict"] for rules in RULESETS if "derelict" in (grids := rules.grids()))
    door = min(edge for edge in plain.walls if _inside(plain, edge))
    derelict = Grid(plain.width, plain.height, plain.floor, plain.walls - {door}, frozenset({door}))
    return {"derelict": derelict, "wide": random_board(7)}


def _inside(grid: Grid, edge: Edge) -> bool:
    """Whether an edge lies between two floor cells."""
    x, _ = grid.xy(edge[0])
    other = edge[0] + (1 if edge[1] == "E" else grid.width)
    return {edge[0], other} <= grid.floor and (edge[1] == "S" or x < grid.width - 1)
