"""Where the Hands of Blue come from."""

from __future__ import annotations

from game.rules.fistful.board import board_of
from game.rules.fistful.hunters import ways_to


def test_no_lock_holds_those_who_hunt() -> None:
    """With every door of the hospital locked a way leads from where they come to the imager and to the Landing Zone's
    lift: they can't open doors, so they must not come behind one (R-FC-69, R-FC-160)."""
    board = board_of("intensive")
    doors = frozenset(board.locks)
    coming = [cell for cell, strength in board.spawns if strength == 9]
    assert len(coming) == 1
    for goal in (board.cells["cell:15,10"], board.cells["cell:4,10"], board.cells["cell:5,4"]):
        assert ways_to(board, goal, doors)[coming[0]] > 0
