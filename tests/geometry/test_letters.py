"""Grids read from a map file's letters and lists."""

from __future__ import annotations

from pathlib import Path

import pytest
import tomli

from game.geometry.squares import Grid

MAPS = Path(__file__).parents[2] / "maps" / "heists"


def test_walls_stand_between_letters_and_around_the_floor() -> None:
    grid = Grid.build(["AAB", ".CB"], open_pairs=["CB"])
    assert (grid.width, grid.height, grid.floor) == (3, 2, frozenset({0, 1, 2, 4, 5}))
    assert grid.walls == {
        (1, "E"),  # A and B
        (1, "S"),  # A and C
        (0, "S"),
        (3, "E"),  # A and C meet open space
        (2, "E"),
        (5, "E"),
        (4, "S"),
        (5, "S"),  # the frame
    }
    assert grid.doors == frozenset() and grid.movers == {}


def test_segments_draw_the_whole_hull_but_no_doors() -> None:
    grid = Grid.build(["AB"], doors=[[0, 0, "E"]])
    assert grid.segments() == [(0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 1, 1), (1, 0, 2, 0), (1, 1, 2, 1), (2, 0, 2, 1)]
    assert Grid.build([".A"]).segments() == [(1, 0, 1, 1), (1, 0, 2, 0), (1, 1, 2, 1), (2, 0, 2, 1)]


def test_open_space_has_no_walls_of_its_own() -> None:
    assert Grid.build(["..", ".."]).walls == frozenset()


def test_doorways_walls_and_doors_change_single_edges() -> None:
    grid = Grid.build(
        ["AAB", "AAB"], doorways=[[1, 0, "E"]], walls=[[0, 0, "E"]], doors=[[1, 1, "E", "vault"], [1, 0, "S"]]
    )
    inner = {edge for edge in grid.walls if edge[0] in (0, 1)}
    assert inner == {(0, "E")}
    assert grid.doors == {(4, "E"), (1, "S")}


def test_movers_link_both_ways() -> None:
    grid = Grid.build(["AAAA"], movers=[[[0, 0], [3, 0]], [(1, 0), (2, 0)]])
    assert grid.movers == {0: 3, 3: 0, 1: 2, 2: 1}


@pytest.mark.parametrize(
    ("lists", "words"),
    [
        ({"rows": []}, "at least one cell"),
        ({"rows": [""]}, "at least one cell"),
        ({"rows": ["AB", "ABC"]}, "row 1 has 3 letters"),
        ({"rows": ["AB"], "open_pairs": ["AX"]}, "open pair 'AX'"),
        ({"rows": ["AB"], "open_pairs": ["A."]}, "open pair"),
        ({"rows": ["AB"], "open_pairs": ["AA"]}, "open pair"),
        ({"rows": ["ABC"], "open_pairs": ["ABC"]}, "open pair"),
        ({"rows": ["AAB"], "doorways": [[0, 0, "E"]]}, "no wall to lead through"),
        ({"rows": ["AB"], "doorways": [[1, 0, "E"]]}, "not between two cells of floor"),
        ({"rows": ["AB"], "doorways": [[0, 0, "S"]]}, "not between two cells of floor"),
        ({"rows": ["A."], "doorways": [[0, 0, "E"]]}, "not between two cells of floor"),
        ({"rows": ["AB"], "walls": [[-1, 0, "E"]]}, "not between two cells of floor"),
        ({"rows": ["AB", "AB"], "walls": [[0, -1, "S"]]}, "not between two cells of floor"),
        ({"rows": ["AB"], "doors": [[0, 0, "W"]]}, "an edge is"),
        ({"rows": ["AB"], "doors": [["0", 0, "E"]]}, "an edge is"),
        ({"rows": ["AB"], "doors": [[0, "0", "E"]]}, "an edge is"),
        ({"rows": ["AB"], "doors": [[0, 0]]}, "an edge is"),
        ({"rows": ["A.A"], "movers": [[[0, 0], [1, 0]]]}, "does not link two different"),
        ({"rows": ["AAA"], "movers": [[[0, 0], [0, 0]]]}, "does not link two different"),
        ({"rows": ["AAA"], "movers": [[[0, 0], [3, 0]]]}, "does not link two different"),
        ({"rows": ["AAA"], "movers": [[[0, 0], [-1, 1]]]}, "does not link two different"),
        ({"rows": ["AAA"], "movers": [[[0, 0], [1, 0], [2, 0]]]}, "does not link two different"),
        ({"rows": ["AAA"], "movers": [[[0, 0], [1, 0]], [[2, 0], [1, 0]]]}, "another mover"),
    ],
)
def test_what_cannot_stand_is_refused_by_name(lists: dict[str, list[object]], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Grid.build(**lists)  # type: ignore[arg-type]


@pytest.mark.parametrize("file", sorted(MAPS.glob("*.toml")), ids=lambda file: file.stem)
def test_every_heist_map_makes_one_connected_grid(file: Path) -> None:
    table = tomli.loads(file.read_text(encoding="utf-8"))
    grid = Grid.build(
        table["rows"],
        *(table.get(edges, []) for edges in ("open", "doorways", "walls", "doors")),
        [mover["cells"] for mover in table.get("mover", [])],
    )
    inside = grid.opened(*grid.doors)
    start = min(inside.floor)
    found, front = {start}, [start]
    while front:
        cell = front.pop()
        fresh = {*inside.neighbours(cell), inside.movers.get(cell, cell)} - found
        found |= fresh
        front += fresh
    assert found == grid.floor
