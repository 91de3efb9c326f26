"""Where a hero can walk (R-FC-67, R-FC-91)."""

from __future__ import annotations

import pytest

from tests.rules.fistful.table import table


@pytest.mark.parametrize("beneath, rides", [("", True), ("brute-4 up", False), ("credits-200 up", False)])
def test_a_people_mover_under_a_token_carries_nobody_back(beneath: str, rides: bool) -> None:
    """From a people mover one can step off and ride it, but not over the enemy or the loot that lies on it."""
    t = table("kaylee+simon", at={0: "11,0"}, tokens={"11,0": beneath})
    t.pick("roll", 4)
    assert ("move:17,6" in t.offered()) is rides
    assert "move:10,0" in t.offered() and "move:11,0" not in t.offered()
