"""Where only rules run, the collector of cycles looks seldom, and as usual again afterwards."""

from __future__ import annotations

import gc

import pytest

from game.ai import sim
from game.ai.collector import SELDOM
from game.ai.match import Played


def test_games_of_a_simulation_are_seldom_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = gc.get_threshold()
    met: list[tuple[int, int, int]] = []

    def play(*_: object) -> Played:
        met.append(gc.get_threshold())
        if len(met) == 2:
            raise KeyboardInterrupt
        return Played()

    monkeypatch.setattr(sim, "play_game", play)
    with pytest.raises(KeyboardInterrupt):
        sim.portion(sim.Order("keepflyin", 2, ("random",)), range(1, 4))
    assert met == [SELDOM, SELDOM] and gc.get_threshold() == usual != SELDOM
