"""Other charts and cards: what a mod brings is played with (R-KF-3, R-KF-4)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.content.keepflyin import keepflyin
from game.content.load import open_content
from game.core.engine import advance, legal, settle
from game.geometry.hexes import path, reach
from game.rules.keepflyin.board import chart_of
from game.rules.keepflyin.movement import course, ends
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.zones import chart, sun_field

MODS = Path(__file__).parents[2] / "mods"
FAR = {"board": "far-moons:far-moons", "mods": "far-moons"}


def test_a_chart_of_a_mod_is_played_to_its_end() -> None:
    """Sound at every decision; only jobs bound for places on the chart are dealt, its own cards among them."""
    open_content(MODS)
    for seed in range(4):
        luck, g = random.Random(seed), KEEPFLYIN.new(2 + seed, seed, {**FAR, "limit": "15"})
        places = chart(g).board.locations
        own = [card for card in KEEPFLYIN.pieces(g) if card.startswith("far-moons:")]
        assert own and all(keepflyin().jobs[c.rpartition("#")[0]].destination in places for c in g.zones["job"])
        choice = advance(g)
        while choice is not None:
            assert KEEPFLYIN.faults(g) == []
            settle(g, luck.choice(legal(g)))
            choice = advance(g)


def test_what_is_not_here_is_not_played() -> None:
    """A chart or a mod that nobody has is named (R-KF-4)."""
    with pytest.raises(ValueError, match="no chart 'atlantis'"):
        KEEPFLYIN.new(2, 1, {"board": "atlantis"})
    with pytest.raises(ValueError, match="no mod 'atlantis'"):
        KEEPFLYIN.new(2, 1, {"mods": "atlantis"})
    with pytest.raises(ValueError, match="limit must be"):
        KEEPFLYIN.new(2, 1, {"limit": "soon"})
    with pytest.raises(ValueError, match="sun must be one of open, closed"):
        KEEPFLYIN.new(2, 1, {"sun": "green"})


def test_a_chart_without_jobs_for_it_is_not_played() -> None:
    """The chart of a mod whose cards stay in the box would leave the Job deck all but empty (R-KF-4)."""
    open_content(MODS)
    with pytest.raises(ValueError, match="only [0-9]+ Job cards are bound for places on that chart; a game needs 16"):
        KEEPFLYIN.new(2, 1, {"board": "far-moons:far-moons"})


def test_the_own_chart() -> None:
    """20 by 20 hexes and the Skyplex (R-KF-3, R-KF-17), which only Ezra touches (R-KF-173)."""
    board = chart_of("verse")
    ezra = board.find["ezra"]
    assert board.size == 401 and board.near[board.skyplex] == (ezra,) and board.skyplex in board.near[ezra]
    far = board.far(board.skyplex)
    assert far[ezra] == 1 and all(far[node] == 2 for node in board.near[ezra] if node != board.skyplex)
    assert all(len(spaces) > 3 for spaces in board.spaces.values())


def test_from_outside_its_zones_a_counter_only_comes_home() -> None:
    """A cruiser on the Penal Moon may leave towards the Border and not roam the Fringe (R-KF-86, R-KF-178)."""
    board = chart_of("verse")
    home = board.zone["core"] | board.zone["border"]
    field = board.grid.everywhere & ~board.outside(("core", "border"), board.prison)
    away = [node for node in board.near[board.prison] if board.grid.has(field, node)]
    assert away and not board.grid.has(field, board.find["T1"])
    assert board.grid.everywhere & ~board.outside(("core", "border"), board.find["verbena"]) == home


def test_a_last_round_ends_the_game() -> None:
    """The house rule of a last round: the richest captain wins (R-KF-153)."""
    luck, g = random.Random(3), KEEPFLYIN.new(3, 3, {"limit": "4", "placing": "chance"})
    while advance(g) is not None:
        settle(g, luck.choice(legal(g)))
    outcome = KEEPFLYIN.outcome(g)
    assert outcome is not None and outcome.why == "limit" and g.round == 4
    assert outcome.winners == tuple(s for s in g.platinum if g.platinum[s] == max(g.platinum.values()))


def test_a_flight_is_a_shortest_way_around_what_ends_it() -> None:
    """Also where the straight way is barred: as found on the whole chart at once (R-KF-115, R-KF-23)."""
    luck, detours = random.Random(6), 0
    g = KEEPFLYIN.new(3, 6, {"sun": "closed"})
    for _ in range(60):
        advance(g)
        settle(g, luck.choice(legal(g)))
    board, down = chart(g), ends(g)
    for here in (node for sun in (board.sun, *g.spot.values()) for node in board.near[sun]):
        g.ship[0] = here
        rings = reach(board.grid, here, 4, ends=down, shut=sun_field(g))
        for steps, ring in enumerate(rings):
            for node in board.grid.cells(ring):
                assert course(g, 0, node) == tuple(path(board.grid, rings, node, ends=down))
                detours += steps > board.far(here)[node]
    assert detours
