"""Where a hero can walk (R-FC-67, R-FC-91)."""

from __future__ import annotations

import pytest

from game.content.fistful import fistful
from game.rules.fistful.board import board_of, watched
from game.rules.fistful.cards.answers import answers
from game.rules.fistful.cards.tricks import any_nudge
from game.rules.fistful.search.movement import Move, MoveEnd, Moving
from tests.rules.fistful.table import CORRIDOR, table

HIDES = next(id for id, card in fistful().gear.items() if "sight" in card.when and card.do[0].name == "hide")


@pytest.mark.parametrize("beneath, rides", [("", True), ("brute-4 up", False), ("credits-200 up", False)])
def test_a_people_mover_under_a_token_carries_nobody_back(beneath: str, rides: bool) -> None:
    """From a people mover one can step off and ride it, but not over the enemy or the loot that lies on it."""
    t = table("kaylee+simon", at={0: "11,0"}, tokens={"11,0": beneath})
    t.pick("roll", 4)
    assert ("move:17,6" in t.offered()) is rides
    assert "move:10,0" in t.offered() and "move:11,0" not in t.offered()


@pytest.mark.parametrize(
    "walk, cells, steps",
    [
        ("move:17,6", 4, 2),  # beside the mover, back and through it
        ("move:10,0", 2, 1),  # on foot
    ],
)
def test_the_news_of_a_walk_tell_its_steps(walk: str, cells: int, steps: int) -> None:
    """A ride over two cells of people movers is one step (R-FC-68)."""
    t = table("kaylee+simon", at={0: "11,0"})
    t.pick("roll", 4)
    (moved,) = [news for news in t.pick(walk) if news[0] == "moved"]
    assert (len(moved[2]), moved[3]) == (cells, steps)


def test_who_is_brought_home_takes_no_step() -> None:
    """A card that puts a hero on the Landing Zone tells of no steps."""
    recall = next(id for id, card in fistful().gear.items() if any(deed.name == "recall" for deed in card.do))
    t = table("kaylee+simon", at={0: CORRIDOR}, slots={0: [recall]})
    (moved,) = [news for news in t.pick(f"use:{recall}") if news[0] == "moved"]
    assert moved[3] == 0


def test_a_hero_among_others_and_walls_cannot_step_aside() -> None:
    """With one step left and every cell beside taken, the move ends by itself (R-FC-92, R-FC-93)."""
    grid = board_of("derelict").grid
    corner = next(cell for cell in sorted(grid.floor) if len(grid.neighbours(cell)) == 3)
    cells = [corner, *grid.neighbours(corner)]
    t = table("mal+kaylee,zoe+book,wash+river,jayne+inara", at={i: grid.name(cell) for i, cell in enumerate(cells)})
    assert tuple(Moving(0, 1).run(t.g)) == (MoveEnd(0),)
    t.g.at[3] = -1
    assert tuple(Moving(0, 1).run(t.g)) == (Move(0, 1),)


def test_whom_nobody_sees_needs_no_hiding() -> None:
    """A card against a battle by sight is offered only while there is one to come (R-FC-124)."""
    t = table(at={0: CORRIDOR}, tokens={"9,4": "brute-4 up"}, slots={0: [HIDES]})
    assert [reaction.source.partition("#")[0] for reaction in answers(t.g, "sight", (0, "end"), 0)] == [HIDES]
    t = table(at={0: CORRIDOR}, slots={0: [HIDES]})
    assert list(answers(t.g, "sight", (0, "end"), 0)) == []


def test_an_enemy_can_be_moved_when_it_has_a_first_step() -> None:
    """One step is enough to be moved, none is not (R-FC-182)."""
    t = table(tokens={"9,4": "brute-4 up"})
    assert any_nudge(t.g, 1) and any_nudge(t.g, 3) and not any_nudge(t.g, 0)
    assert not any_nudge(table().g, 3)


def test_a_people_mover_that_cannot_be_stopped_on_says_where_it_leads() -> None:
    """Beside a mover the refusal to stop on it speaks of the ride, not of a long way (R-FC-68)."""
    t = table("kaylee+simon", at={0: "10,0"})
    t.pick("roll", 2)
    assert t.refused("hero:0", "cell:11,0")[0] == "R-FC-68"


def test_a_space_is_watched_by_all_who_see_it_but_for_the_landing_zone() -> None:
    """Two enemies that see the same space count twice (R-FC-60, R-FC-124)."""
    board = board_of("derelict")
    eyes = tuple(cell for cell, _ in board.spawns)
    for cell, number in enumerate(watched(board, eyes)):
        safe = cell in board.landing_set
        assert number == (0 if safe else sum(board.sees(eye, cell) for eye in eyes))
    assert max(watched(board, eyes)) > 1
