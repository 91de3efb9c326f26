"""Line of sight: the strict reading, doors, and a comparison with an oracle of fractions."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from game.geometry.sight import Sight
from game.geometry.squares import Grid
from tests.geometry import boards, oracle

F = Fraction


def test_sight_reaches_any_distance_over_anything_but_walls() -> None:
    """R-FC-125, R-FC-126: the grid knows walls only, so tokens and players can't break a line."""
    sight = Sight(Grid.build(["A" * 40] * 3))
    assert sight.sees(0, 39) and sight.sees(0, 119) and sight.sees(7, 7)
    assert sight.blocked_at(0, 119) is None


def test_a_wall_breaks_the_line() -> None:
    """R-FC-126, both ways, and the ruler finds the first of two walls from either end."""
    sight = Sight(Grid.build(["AABBCC"]))
    assert not sight.sees(0, 5) and not sight.sees(5, 0)
    assert sight.blocked_at(0, 5) == (F(2), F(1, 2)) and sight.blocked_at(5, 0) == (F(4), F(1, 2))
    assert sight.sees(2, 3) and sight.blocked_at(2, 3) is None


def test_the_line_runs_from_centre_to_centre() -> None:
    """R-FC-125: two columns over and one down it crosses the middle of the edge below the cell between."""
    steep = Grid.build(["AAA", "AAA"], walls=[[1, 0, "S"]])
    sight = Sight(steep)
    assert not sight.sees(0, 5) and sight.blocked_at(0, 5) == (F(3, 2), F(1))
    assert sight.sees(0, 2) and sight.sees(3, 5)
    assert Sight(Grid.build(["AAA", "AAA"], walls=[[0, 1, "E"]])).sees(0, 5), "a wall beside the line"


@pytest.mark.parametrize("wall", [[0, 0, "E"], [0, 0, "S"], [0, 1, "E"], [1, 0, "S"]])
def test_a_line_that_touches_a_walls_end_is_broken(wall: list[object]) -> None:
    """R-FC-126, strict: one wall ending at the corner is enough, for both diagonals."""
    sight = Sight(Grid.build(["AA", "AA"], walls=[wall]))
    for a, b in ((0, 3), (3, 0), (1, 2), (2, 1)):
        assert not sight.sees(a, b) and sight.blocked_at(a, b) == (F(1), F(1))


def test_a_door_frame_is_a_walls_end() -> None:
    """R-FC-126, strict: through a doorway one sees straight and slantwise, not along its frame."""
    sight = Sight(Grid.build(["AAA", "BBB", "BBB"], doorways=[[1, 0, "S"]]))
    assert sight.sees(1, 4) and sight.sees(1, 7)
    assert sight.sees(1, 6) and sight.sees(1, 8), "one over and two down passes inside the frame"
    assert not sight.sees(0, 4) and not sight.sees(0, 8), "through the frame's left end"
    assert not sight.sees(0, 7) and not sight.sees(2, 7), "beside the doorway"


def test_a_closed_door_breaks_the_line_until_it_is_opened() -> None:
    """R-FC-126: an open door is no wall."""
    grid = Grid.build(["AAA", "AAA"], doors=[[0, 0, "E"]])
    sight = Sight(grid)
    assert not sight.sees(0, 2) and not sight.sees(0, 4) and sight.sees(3, 5)
    assert sight.blocked_at(0, 2) == (F(1), F(1, 2))
    sight.reload(grid.opened((0, "E")))
    assert sight.sees(0, 2) and sight.sees(0, 4) and sight.blocked_at(0, 2) is None
    sight.reload(grid)
    assert not sight.sees(0, 2), "and closed again, as when a move is undone"


def test_rows_answer_like_the_method_and_are_made_one_by_one() -> None:
    grid = boards.mixed(3)
    sight, size = Sight(grid), grid.width * grid.height
    assert sight.row(1) is sight.row(1)
    rows = sight.rows
    assert rows is sight.rows and len(rows) == size and all(len(row) == size for row in rows)
    other = Sight(grid)
    for a in range(0, size, 7):
        assert rows[a] == other.row(a) and set(rows[a]) <= {0, 1}
        assert all(other.sees(a, b) is (rows[a][b] == 1) for b in range(size))


def test_the_first_answer_after_a_door_makes_one_row_only(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    make = Sight.make_row

    def noting(sight: Sight, cell: int) -> bytes:
        made.append(cell)
        return make(sight, cell)

    monkeypatch.setattr(Sight, "make_row", noting)
    grid = Grid.build(["AAAA"] * 4, doors=[[0, 0, "E"], [2, 2, "S"]])
    sight = Sight(grid)
    assert made == [] and sight.rows and made == list(range(16))
    sight.reload(grid.opened((0, "E")))
    assert sight.sees(0, 1) and sight.sees(0, 2) and not sight.sees(15, 10)
    assert made[16:] == [0, 15]


def test_cells_off_the_board_are_refused() -> None:
    sight = Sight(Grid.build(["AAA"]))
    for a, b in ((-1, 0), (0, -1), (3, 0), (0, 3)):
        with pytest.raises(IndexError):
            sight.sees(a, b)
        with pytest.raises(IndexError):
            sight.blocked_at(a, b)
    for cell in (-1, 3):
        with pytest.raises(IndexError):
            sight.row(cell)


def test_open_space_is_cut_off_by_the_hull() -> None:
    sight = Sight(Grid.build(["A.A"]))
    assert not sight.sees(0, 2) and not sight.sees(0, 1)


def test_ten_thousand_pairs_equal_the_oracle() -> None:
    """R-FC-125, R-FC-126: 45 grids with doors opened and closed again, each pair asked both ways; wall points too."""
    rng = Random(2026)
    answers = {True: 0, False: 0}
    for number in range(45):
        grid = boards.mixed(number)
        sight = Sight(grid)
        changed = grid.opened(*rng.sample(sorted(grid.doors), len(grid.doors) // 2))
        for now, pairs in ((grid, 100), (changed, 63), (grid, 63)):
            sight.reload(now)
            lines = oracle.wall_lines(now)
            for _ in range(pairs):
                a, b = (rng.randrange(now.width * now.height) for _ in "ab")
                wall = oracle.first_wall(lines, oracle.centre(now, a), oracle.centre(now, b))
                assert sight.sees(a, b) is sight.sees(b, a) is (wall is None), (number, now.name(a), now.name(b))
                assert sight.blocked_at(a, b) == wall, (number, now.name(a), now.name(b))
                answers[wall is None] += 1
    assert sum(answers.values()) == 10_170 and min(answers.values()) > 2_000, "both answers are well covered"


def test_sight_is_symmetric_without_exception() -> None:
    """R-FC-125: all pairs of 40 grids."""
    for number in range(40):
        rows = Sight(boards.mixed(number)).rows
        assert list(zip(*rows)) == [tuple(row) for row in rows], number
        assert all(row[cell] for cell, row in enumerate(rows)), "everybody sees itself"


def test_opening_a_door_changes_exactly_the_right_answers() -> None:
    """R-FC-126: reloading equals a fresh table, and every line that became clear had been cut by this door."""
    for number in range(0, 36, 3):
        grid = boards.mixed(number)
        sight = Sight(grid)
        for door in sorted(grid.doors)[:2]:
            sight.reload(grid)
            before = list(sight.rows)
            sight.reload(grid.opened(door))
            assert sight.rows == Sight(grid.opened(door)).rows
            alone = Sight(Grid(grid.width, grid.height, grid.floor, frozenset([door]))).rows
            for was, now, free in zip(before, sight.rows, alone):
                assert all(new or not old for old, new in zip(was, now)), "no line is lost"
                assert not any(new and not old and past for old, new, past in zip(was, now, free)), "none past the door"


def test_heist_map_lines() -> None:
    """Sight and its wall point for a few hand-made lines on a board of rooms."""
    grid = Grid.build(["AAABB", "AAABB", "CCCBB"], doorways=[[2, 1, "E"]])
    sight = Sight(grid)
    assert sight.sees(grid.cell(0, 1), grid.cell(4, 1))
    assert sight.blocked_at(grid.cell(0, 0), grid.cell(4, 0)) == (F(3), F(1, 2))
    assert sight.blocked_at(grid.cell(0, 0), grid.cell(4, 2)) is None, "through the middle of the doorway"
    assert sight.blocked_at(grid.cell(0, 2), grid.cell(4, 0)) is not None
