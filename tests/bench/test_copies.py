"""No copy of a game forgets a table."""

from dataclasses import fields

import pytest

from game.bench.positions import Played, mid_game, played
from game.rules.fistful.news import Rolled


@pytest.mark.parametrize("game", played(), ids=lambda game: game.name)
def test_a_copy_has_every_table_of_its_own(game: Played) -> None:
    g = mid_game(game)
    g.news = [Rolled(0, "move", 3)]
    twin = g.copy()
    assert twin == g
    assert twin.news is None
    for field in fields(g):
        ours, theirs = getattr(g, field.name), getattr(twin, field.name)
        if isinstance(ours, (dict, list)):
            assert ours is not theirs, field.name
