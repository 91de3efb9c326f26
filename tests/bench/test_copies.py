"""No copy of a game forgets a table."""

from dataclasses import fields
from typing import Any

import pytest

from game.bench.positions import mid_game
from game.core.ruleset import Ruleset
from game.rules.registry import RULESETS


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_a_copy_has_every_table_of_its_own(rules: Ruleset[Any]) -> None:
    g = mid_game(rules)
    g.news = [("rolled", 0, "move", 3)]
    twin = g.copy()
    assert twin == g
    assert twin.news is None
    for field in fields(g):
        ours, theirs = getattr(g, field.name), getattr(twin, field.name)
        if isinstance(ours, (dict, list)):
            assert ours is not theirs, field.name
