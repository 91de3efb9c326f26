"""How far a walk gets: movement rules of the heists, and a comparison with every walk there is."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.geometry.squares import Grid
from game.geometry.walks import Route, marked, marks_of, path, reach, rings
from tests.geometry import boards, oracle

CORRIDOR = Grid.build(["AAAAAA"])
FIELD = Grid.build(["AAAAA"] * 5)


def only(*cells: int) -> frozenset[int]:
    return frozenset(cells)


def costs(routes: dict[int, Route]) -> dict[int, int]:
    return {cell: route.cost for cell, route in routes.items()}


def test_a_walk_goes_up_to_the_roll_in_any_direction() -> None:
    """R-FC-88, R-FC-89, R-FC-94: every cell within the roll, by its fewest steps, standing still included."""
    routes = reach(FIELD, 12, 1)
    assert costs(routes) == {12: 0, 6: 1, 7: 1, 8: 1, 11: 1, 13: 1, 16: 1, 17: 1, 18: 1}
    assert len(reach(FIELD, 12, 2)) == 25 and reach(FIELD, 12, 2)[0].cost == 2
    assert reach(FIELD, 0, 6)[24].cost == 4, "diagonals cost one step like all others"
    assert costs(reach(FIELD, 12, 0)) == {12: 0}


def test_the_way_back_is_the_walk() -> None:
    routes = reach(CORRIDOR, 1, 4)
    assert routes[1] == Route(0, -1) and routes[5] == Route(4, 4)
    assert path(routes, 5) == [1, 2, 3, 4, 5] and path(routes, 1) == [1] and path(routes, 0) == [1, 0]
    with pytest.raises(KeyError):
        path(reach(CORRIDOR, 0, 2), 3)


def test_walls_make_a_walk_go_around() -> None:
    """R-FC-90, R-FC-95: through the doorway and not past the door frame."""
    grid = Grid.build(["AAA", "BBB"], doorways=[[2, 0, "S"]])
    routes = reach(grid, 0, 6)
    assert routes[3].cost == 5 and path(routes, 3) == [0, 1, 2, 5, 4, 3]
    assert 3 not in reach(grid, 0, 4)


def test_a_token_ends_the_walk_and_cannot_be_skipped() -> None:
    """R-FC-91, R-FC-100: a face-down token may be walked onto, not over."""
    routes = reach(CORRIDOR, 0, 5, ends=only(2))
    assert costs(routes) == {0: 0, 1: 1, 2: 2}
    beside = reach(FIELD, 10, 2, ends=only(11))
    assert beside[11].cost == 1 and beside[12].cost == 2 and beside[12].back in (6, 16), "going around is free"


def test_a_face_up_token_cannot_be_entered() -> None:
    """R-FC-91, R-FC-96: face-up enemies and Stars that one can't collect block."""
    assert costs(reach(CORRIDOR, 0, 5, shut=only(2))) == {0: 0, 1: 1}
    routes = reach(FIELD, 10, 2, shut=only(11))
    assert 11 not in routes and routes[12].cost == 2


def test_a_diagonal_between_two_tokens_is_free() -> None:
    """R-FC-89, R-FC-91: tokens are no walls; a step between them enters neither."""
    grid = Grid.build(["AA", "AA"])
    assert reach(grid, 0, 1, shut=only(1, 2))[3] == Route(1, 0)


def test_a_walk_goes_over_players_but_does_not_stop_on_one() -> None:
    """R-FC-92, R-FC-93."""
    routes = reach(CORRIDOR, 0, 4, pass_only=only(1, 2))
    assert costs(routes) == {0: 0, 3: 3, 4: 4}
    assert path(routes, 4) == [0, 1, 2, 3, 4]
    assert routes.over == {1: Route(1, 0), 2: Route(2, 1)}
    assert costs(reach(CORRIDOR, 0, 2, pass_only=only(1, 2))) == {0: 0}


def test_a_player_on_a_cell_that_ends_walks_blocks_it() -> None:
    """R-FC-92, R-FC-93: such a cell can be neither left nor stopped on."""
    assert costs(reach(CORRIDOR, 0, 4, ends=only(2), pass_only=only(2))) == {0: 0, 1: 1}


def test_the_start_may_be_left_whatever_is_there() -> None:
    """A walk out of the Landing Zone starts on a cell that ends walks from outside."""
    zone = only(0, 1)
    assert costs(reach(CORRIDOR, 0, 3, ends=zone)) == {0: 0, 1: 1}
    assert costs(reach(CORRIDOR, 1, 3, ends=zone)) == {1: 0, 0: 1, 2: 1, 3: 2, 4: 3}
    assert costs(reach(CORRIDOR, 1, 1, shut=only(1), pass_only=only(1))) == {1: 0, 0: 1, 2: 1}


HALLS = ["AAA.BBB"]  # a wall of open space between the halls
LIFT = [[[2, 0], [4, 0]]]


def lift() -> Grid:
    return Grid.build(HALLS, movers=LIFT)


def test_a_people_mover_costs_one_and_comes_out_free() -> None:
    """R-FC-67, R-FC-68: in at 2 for one step, out at 4 for nothing, and on."""
    routes = reach(lift(), 1, 2)
    assert costs(routes) == {1: 0, 0: 1, 4: 1, 5: 2}
    assert 2 not in routes, "stepping on it always carries you through"
    assert routes[4] == Route(1, 2) and routes[5] == Route(2, 4)
    assert path(routes, 4) == [1, 2, 4] and path(routes, 5) == [1, 2, 4, 5]


def test_a_people_mover_works_both_ways() -> None:
    """R-FC-67: also back again in one walk, to stand where the other end is."""
    assert path(reach(lift(), 6, 3), 1) == [6, 5, 4, 2, 1]
    routes = reach(lift(), 4, 2)
    assert costs(routes) == {4: 0, 5: 1, 6: 2, 2: 2}
    assert path(routes, 2) == [4, 5, 4, 2]


@pytest.mark.parametrize("taken", [{"shut": only(4)}, {"pass_only": only(4)}])
def test_a_people_mover_with_its_exit_taken_is_plain_floor(taken: dict[str, frozenset[int]]) -> None:
    """R-FC-68: nobody comes out where an enemy or another player stands."""
    grid = Grid.build(["AAAA.BBB"], movers=[[[2, 0], [5, 0]]])
    moved = {word: only(5) for word in taken}
    assert costs(reach(grid, 1, 3, **moved)) == {1: 0, 0: 1, 2: 1, 3: 2}
    assert costs(reach(lift(), 1, 3, **taken)) == {1: 0, 0: 1, 2: 1}


def test_a_player_at_the_mover_is_walked_over_into_it() -> None:
    """R-FC-92, R-FC-67: a player on the near end does not stop a ride; from the far end it does."""
    routes = reach(lift(), 1, 2, pass_only=only(2))
    assert costs(routes) == {1: 0, 0: 1, 4: 1, 5: 2} and path(routes, 5) == [1, 2, 4, 5]
    assert costs(reach(lift(), 6, 3, pass_only=only(2))) == {6: 0, 5: 1, 4: 2}


def test_a_shut_mover_cannot_be_entered() -> None:
    """R-FC-91: an enemy on the near end bars the ride, from both sides."""
    assert costs(reach(lift(), 1, 3, shut=only(2))) == {1: 0, 0: 1}
    assert costs(reach(lift(), 6, 3, shut=only(2))) == {6: 0, 5: 1, 4: 2}


def test_a_token_on_a_mover_ends_the_walk_there() -> None:
    """R-FC-91, R-FC-100: it is met before the ride; one on the exit is met after it."""
    assert costs(reach(lift(), 1, 3, ends=only(2))) == {1: 0, 0: 1, 2: 1}
    assert costs(reach(lift(), 1, 3, ends=only(4))) == {1: 0, 0: 1, 4: 1}


def test_riding_and_walking_to_the_same_cell() -> None:
    """A walk onto an end whose other end is taken, and a ride to it, are told apart."""
    grid = Grid.build(["AAA", "AAA"], movers=[[[0, 0], [2, 0]]])
    ridden = reach(grid, 3, 1, pass_only=only(0))  # 0 is taken, so a step onto 2 would end there; the ride goes 0 -> 2
    assert path(ridden, 2) == [3, 0, 2]
    walked = reach(grid, 4, 1, pass_only=only(0))
    assert path(walked, 2) == [4, 2]


def test_the_same_question_gets_the_same_answer() -> None:
    """Equal routes in equal order, whatever was asked before and however the sets were filled."""
    rng = Random(3)
    for number in range(20):
        grid = boards.rooms(rng, 9, 7, 2)
        start, cells = min(grid.floor), sorted(grid.floor)
        ends, taken = rng.sample(cells, len(cells) // 5), rng.sample(cells, 2)
        once = reach(grid, start, 6, ends=frozenset(ends), pass_only=frozenset(taken))
        reach(grid, start, 3, shut=frozenset(cells[1:9]))
        twice = reach(grid, start, 6, ends=frozenset(ends[::-1]), pass_only=frozenset(taken[::-1]))
        fresh = Grid(grid.width, grid.height, grid.floor, grid.walls, grid.doors, grid.movers)
        again = reach(fresh, start, 6, ends=frozenset(ends), pass_only=frozenset(taken))
        assert list(once.items()) == list(twice.items()) == list(again.items()), number
        assert once.over == twice.over and once.rode == twice.rode


def follow(grid: Grid, trail: list[int], ends: frozenset[int], shut: frozenset[int], taken: frozenset[int]) -> int:
    """The steps that a walk along these cells costs, checked one by one; a mover's exit behind its entrance is free."""
    lines = oracle.wall_lines(grid)
    at, spent, rest = trail[0], 0, trail[1:]
    while rest:
        to = rest.pop(0)
        assert spent == 0 or at not in ends, "the walk left a cell that ends walks"
        dx, dy = to % grid.width - at % grid.width, to // grid.width - at // grid.width
        assert max(abs(dx), abs(dy)) == 1 and oracle.may_step(grid, lines, at, dx, dy) == to and to not in shut
        at, spent = oracle.land(grid, to, ends, shut, taken), spent + 1
        if at != to:
            assert rest.pop(0) == at
    return spent


@st.composite
def situations(draw: st.DrawFn) -> tuple[Grid, int, int, frozenset[int], frozenset[int], frozenset[int]]:
    width, height = draw(st.integers(1, 5)), draw(st.integers(1, 4))
    cells = range(width * height)
    floor = sorted(set(cells) - draw(st.sets(st.sampled_from(cells), max_size=3))) or [0]
    edges = [(cell, side) for cell in cells for side in "ES"]
    walls = draw(st.frozensets(st.sampled_from(edges), max_size=6))
    doors = draw(st.frozensets(st.sampled_from(edges), max_size=2)) - walls
    ends, shut, taken = (draw(st.frozensets(st.sampled_from(floor), max_size=4)) for _ in range(3))
    pairs = draw(st.lists(st.sampled_from(floor), max_size=4, unique=True))
    movers = {a: b for one, two in zip(pairs[::2], pairs[1::2]) for a, b in ((one, two), (two, one))}
    grid = Grid(width, height, frozenset(floor), walls, doors, movers)
    start = draw(st.sampled_from(floor))
    return grid, start, draw(st.integers(0, 4)), ends, shut, taken - {start}


def fields(*fields: frozenset[int]) -> tuple[int, int, int]:
    """What `marked` marks, as fields that share no cell."""
    ends, shut, over = [sum(1 << cell for cell in cells) for cells in fields]
    shut |= ends & over
    return ends & ~shut, shut, over & ~shut


@settings(derandomize=True, deadline=None, max_examples=400)
@given(situations())
def test_reach_equals_all_walks_there_are(
    situation: tuple[Grid, int, int, frozenset[int], frozenset[int], frozenset[int]],
) -> None:
    """R-FC-67, R-FC-68, R-FC-88 to R-FC-96: same cells, same fewest steps, each path a legal walk; without the ways
    the same cells in the same order."""
    grid, start, steps, ends, shut, taken = situation
    routes = reach(grid, start, steps, ends=ends, shut=shut, pass_only=taken)
    assert costs(routes) == oracle.all_walks(grid, start, steps, ends, shut, taken)
    ways = fields(ends, shut, taken)
    assert marks_of(grid, *ways) == marked(grid, ends, shut, taken)
    ringed = rings(grid, start, steps, *ways)
    assert list(routes) == [start, *chain.from_iterable(ringed)]
    assert all(routes[cell].cost == cost for cost, ring in enumerate(ringed, 1) for cell in ring)
    for cell, route in routes.items():
        trail = path(routes, cell)
        assert trail[0] == start and trail[-1] == cell
        assert follow(grid, trail, ends, shut, taken) == route.cost
