"""Where the Hands of Blue come from, and who says whom they follow."""

from __future__ import annotations

from game.rules.fistful.battle.hunters import HuntersMove, stalkers, ways_to
from game.rules.fistful.board import board_of
from tests.rules.fistful.table import table

HOSPITAL = {"heist": "intensive"}


def test_no_lock_holds_those_who_hunt() -> None:
    """With every door of the hospital locked a way leads from where they come to the imager and to the Landing Zone's
    lift: they can't open doors, so they must not come behind one (R-FC-69, R-FC-160)."""
    board = board_of("intensive")
    doors = frozenset(board.locks)
    coming = [cell for cell, strength in board.spawns if strength == 9]
    assert len(coming) == 1
    for goal in (board.cells["cell:15,10"], board.cells["cell:4,10"], board.cells["cell:5,4"]):
        assert ways_to(board, goal, doors)[coming[0]] > 0


def test_who_is_out_is_not_asked_whom_the_hands_of_blue_follow() -> None:
    """A hero without a Sidekick falls in the turn: the next seat that plays answers for the table (R-FC-150,
    R-FC-167)."""
    crew = "zoe+wash,jayne+simon,mal+river"
    t = table(crew, settings=HOSPITAL, at={1: "3,3", 2: "13,4"}, tokens={"8,3": "hands-9 up"})
    t.g.at[0] = -1
    t.resolve(HuntersMove(stalkers(t.g)))
    assert (t.pending, t.seat) == ("Quarry", 1)
