"""The campaign of duels tells a bot that is too weak from one that is good enough."""

from __future__ import annotations

import pytest

from game.ai import levels
from game.ai.random_bot import choose
from tests.long import duel
from tests.long.campaigns import shared
from tests.long.result import Result
from tests.long.tables import Tables


@pytest.mark.parametrize(("tried", "won", "faults"), [(0, 0, 0), (99, 1.0, 0), (100, 44.5, 1), (100, 45.0, 0)])
def test_the_share_is_judged_after_enough_games(tried: int, won: float, faults: int) -> None:
    """45 % of a hundred games or more are wanted; of fewer games nothing is said."""
    result = Result("", tried)
    result.notes = {"won": won}
    duel.judged(result)
    assert len(result.faults) == faults
    assert ("share" in result.notes) == bool(tried)


def test_duels_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is won by one of four seats, and the seat of the best bot goes round."""
    for name in levels.BOTS:
        monkeypatch.setitem(levels.BOTS, name, choose)
    monkeypatch.setattr(duel, "hurried", choose)
    result = shared("duel", 4, 1, 1, Tables("keepflyin"))
    assert result.faults == [] and result.tried == 4 and "share" in result.notes
