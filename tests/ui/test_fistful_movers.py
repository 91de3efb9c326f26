"""Letters on a board are people movers: pointing at one says so, shows its twin, and the page tells how it works."""

from __future__ import annotations

import pytest

from game.app.games.fistful.board.plan import mover
from game.app.games.fistful.hints.preview import preview
from game.app.games.fistful.panels.pages import cell_page
from game.app.table.panels.blocks import Words
from tests.ui.fistful_table import middle, table


@pytest.mark.parametrize("heist", ["derelict", "paradiso", "intensive"])
def test_a_letter_on_the_board_says_what_it_is_and_where_it_leads(home, heist):
    _, scene = table(4, 5, heist=heist)
    now, words = scene.now, scene.words
    board = now.heist.map
    assert board.movers
    for n, (one, other) in enumerate(board.movers):
        for end, twin in ((one, other), (other, one)):
            ride = mover(board, end)
            assert ride is not None and ride == ("ABC"[n], twin)
            seen = preview(now, words, end)
            assert seen.badge[:2] == (
                f"People mover {ride.letter}",
                f"comes out at the other {ride.letter}: {now.room(twin)}",
            )
            assert seen.path == (end, twin)
            said = [block.text for block in cell_page(now, words, end, str) if isinstance(block, Words)]
            assert any("comes out there with the same step" in line for line in said)


def test_pointing_at_a_letter_shows_it_on_the_board(home):
    hands, scene = table(2, 5, heist="paradiso")
    at = scene.now.heist.map.movers[0][0]
    hands.move(middle(scene, at))
    hands.frames(2)
    assert scene.shown().hover == at and scene.shown().badge[0] == "People mover A"
