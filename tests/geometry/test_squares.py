"""Cells, their names, and single steps."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.geometry.squares import Grid
from tests.geometry import boards, oracle

ALWAYS = settings(derandomize=True, deadline=None, max_examples=60)


def test_cells_have_columns_rows_and_names() -> None:
    grid = Grid.build(["AAAA", "AAAA", "AAAA"])
    assert grid.cell(3, 2) == 11 and grid.xy(11) == (3, 2)
    assert grid.name(11) == "3,2" and grid.parse("3,2") == 11 and grid.parse("0,0") == 0
    for x, y in ((4, 0), (0, 3), (-1, 0), (0, -1)):
        with pytest.raises(IndexError):
            grid.cell(x, y)


@pytest.mark.parametrize(
    "name",
    ["", "3", "4,0", "0,3", "-1,0", "03,1", "1,02", " 1,1", "1,1\n", "1, 1", "1,1,1", "x,y", "\u0661,1", "999999999,0"],
)
def test_a_name_that_is_no_cell_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is no cell of 4 columns and 3 rows"):
        Grid.build(["AAAA", "AAAA", "AAAA"]).parse(name)


@ALWAYS
@given(st.integers(1, 40), st.integers(1, 40), st.data())
def test_names_and_cells_are_one_to_one(width: int, height: int, data: st.DataObject) -> None:
    grid = Grid(width, height, frozenset(), frozenset())
    cell = data.draw(st.integers(0, width * height - 1))
    assert grid.parse(grid.name(cell)) == cell == grid.cell(*grid.xy(cell))


def test_a_grid_cannot_be_changed_and_equals_only_itself() -> None:
    grid, twin = Grid.build(["AB"]), Grid.build(["AB"])
    with pytest.raises(dataclasses.FrozenInstanceError):
        grid.width = 3  # type: ignore[misc]
    assert grid == grid and grid != twin and len({grid, twin}) == 2


def test_steps_go_in_eight_directions() -> None:
    """R-FC-89: any direction, diagonals included."""
    grid = Grid.build(["AAA", "AAA", "AAA"])
    assert sorted(grid.neighbours(4)) == [0, 1, 2, 3, 5, 6, 7, 8]
    assert sorted(grid.neighbours(0)) == [1, 3, 4]
    assert sorted(grid.neighbours(8)) == [4, 5, 7]


def test_walls_cannot_be_crossed() -> None:
    """R-FC-90, in both directions and for edges on either side of a cell."""
    grid = Grid.build(["AB", "AB"], doorways=[[0, 1, "E"]], walls=[[1, 0, "S"]])
    assert grid.neighbours(0) == (2,)
    assert grid.neighbours(1) == ()
    assert sorted(grid.neighbours(2)) == [0, 3]
    assert grid.neighbours(3) == (2,)


@pytest.mark.parametrize("wall", [[0, 0, "E"], [0, 0, "S"], [0, 1, "E"], [1, 0, "S"]])
def test_no_diagonal_past_a_corner_that_a_wall_touches(wall: list[object]) -> None:
    """R-FC-95: any one of the four walls that end at the corner forbids both diagonals, and nothing else does."""
    grid = Grid.build(["AA", "AA"], walls=[wall])
    assert 3 not in grid.neighbours(0) and 0 not in grid.neighbours(3)
    assert 1 not in grid.neighbours(2) and 2 not in grid.neighbours(1)
    assert len(grid.neighbours(0)) + len(grid.neighbours(3)) == 3  # one straight step is gone, three are left
    free = Grid.build(["AAA", "AAA"], walls=[wall])
    assert 5 in free.neighbours(1) or wall in ([0, 0, "E"], [1, 0, "S"], [0, 1, "E"])


def test_a_wall_one_cell_further_leaves_the_diagonal_free() -> None:
    """R-FC-95: only walls that touch the crossed corner count."""
    grid = Grid.build(["AAA", "AAA", "AAA"], walls=[[2, 0, "S"], [0, 2, "E"]])
    assert 4 in grid.neighbours(0) and 0 in grid.neighbours(4)
    assert 2 not in grid.neighbours(4) and 6 not in grid.neighbours(4) and 8 in grid.neighbours(4)


def test_no_diagonal_around_the_hull() -> None:
    """R-FC-95: the hull is a wall too."""
    grid = Grid.build(["A.", "AA"])
    assert grid.neighbours(0) == (2,) and grid.neighbours(1) == ()


def test_a_closed_door_is_a_wall_and_an_open_one_is_not() -> None:
    """R-FC-90, R-FC-95: also for the corner."""
    shut = Grid.build(["AA", "AA"], doors=[[0, 0, "E"]])
    assert sorted(shut.neighbours(0)) == [2]
    ajar = shut.opened((0, "E"))
    assert sorted(ajar.neighbours(0)) == [1, 2, 3]
    assert sorted(shut.neighbours(0)) == [2], "opening makes a new grid"
    assert ajar.doors == frozenset() and ajar.walls == shut.walls and ajar.movers is shut.movers


def test_only_closed_doors_can_be_opened() -> None:
    grid = Grid.build(["AAB"], doors=[[0, 0, "E"]])
    for edge in ((1, "E"), (0, "S"), (5, "E")):
        with pytest.raises(ValueError, match="no closed door"):
            grid.opened(edge)
    with pytest.raises(ValueError, match="no closed door"):
        grid.opened((0, "E")).opened((0, "E"))


def test_single_steps_equal_the_definition_on_random_grids() -> None:
    """R-FC-89, R-FC-90, R-FC-95 against the oracle, and every step can be taken back."""
    around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    rng = Random(5)
    for number in range(24):
        width, height = rng.randint(1, 9), rng.randint(1, 7)
        make = boards.rooms if number % 2 else boards.noise
        grid = make(rng, width, height, 3) if make is boards.rooms else boards.noise(rng, width, height, 0.15, 0.05)
        lines = oracle.wall_lines(grid)
        for cell in range(width * height):
            steps = {oracle.may_step(grid, lines, cell, dx, dy) for dx, dy in around} - {None}
            assert set(grid.neighbours(cell)) == (steps if cell in grid.floor else set())
            assert all(cell in grid.neighbours(to) for to in grid.neighbours(cell))
