"""kill -9 at random moments while a process plays and saves."""

from __future__ import annotations

import os
from typing import Any

import pytest

from game.core.ruleset import Ruleset
from game.rules.registry import RULESETS
from tests.toy import TOY


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("rules, kills", [(TOY, 25), *((rules, 25) for rules in RULESETS)])
def test_a_kill_at_any_moment_loses_nothing_acknowledged(rules: Ruleset[Any], kills: int) -> None:
    from tests.save.killer import campaign

    result = campaign(rules, kills, seed=1)
    assert result["broken"] == []
    assert int(str(result["acknowledged"])) > kills / 5
