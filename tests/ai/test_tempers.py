"""A temper changes what a bot does, and no temper changes nothing."""

from __future__ import annotations

import pytest

from game.ai.match import play_game
from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.registry import ruleset

WALK = {"keepflyin": 150, "fancards": 300, "firefly": 120}
"""In each game of captains so many answers are looked at."""


def others(game: str, given: str) -> int:
    """How often a bot of such tempers would answer otherwise than an even one, in the positions of an even game."""
    rules = ruleset(game)
    record = play_game(game, 2, 3, ("greedy",), max_decisions=WALK[game]).record
    g, found = rules.new(2, 3), 0
    for key in record:
        choice = advance(g)
        options = legal(g)
        keys = [option.key for option in options]
        if choice is not None and len(keys) > 1:
            sight = view(rules, g, choice.seat)
            twin = sight.copy()
            twin.settings["tempers"] = given
            found += list(rules.guide(sight, keys)) != list(rules.guide(twin, keys))
        settle(g, next(option for option in options if option.key == key))
    return found


@pytest.mark.parametrize("game", WALK)
def test_tempers_change_answers_and_none_changes_nothing(game: str) -> None:
    assert others(game, ",") == 0
    assert others(game, "bold,careful") > 0 < others(game, "crooked,honest")


@pytest.mark.parametrize("game", WALK)
def test_a_table_has_known_tempers_for_its_seats_alone(game: str) -> None:
    rules = ruleset(game)
    g = rules.new(2, 1, {"tempers": ",bold"})
    advance(g)
    assert not rules.faults(g) and "tempers" not in rules.new(2, 1).settings
    for wrong in ("sulky", "bold,bold,bold"):
        with pytest.raises(ValueError, match="temper"):
            rules.new(2, 1, {"tempers": wrong})
        g.settings["tempers"] = wrong
        assert any("temper" in fault for fault in rules.faults(g))
