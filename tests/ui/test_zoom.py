"""The round buttons over a board: what has no further step is off and says why."""

from __future__ import annotations

import pytest

from game.app.games.fancards.scene import FanCardsScene
from game.app.program import Program
from game.app.shell.settings import Settings
from tests.ui.seated_table import seated
from tests.ui.test_results import GAMES

TABLES = {**GAMES, "fancards": (FanCardsScene, {})}


@pytest.mark.parametrize("game", TABLES)
def test_nearer_and_farther_are_off_where_there_is_no_further_step(home, game, monkeypatch):
    kind, settings = TABLES[game]
    app = Program(size=(1280, 720), prefs=Settings(speed="off", coach=False))
    hands, scene = seated(app, kind, game, 2, 3, (0, 0), settings)
    monkeypatch.setattr(kind, "covered", property(lambda scene: False))
    scene.panels.refresh()
    nearer, farther = hands.widget("zoom:plus"), hands.widget("zoom:minus")
    scene.zoom(-9)
    assert farther.state == "off" and farther.hint == "This is as far away as it gets." and not nearer.why
    painted = scene.layers.panels["button:zoom:minus"]
    scene.zoom(1)
    assert not farther.why and scene.layers.panels["button:zoom:minus"] != painted, "it is seen at once"
    scene.zoom(9)
    assert nearer.state == "off" and not farther.why
    scene.zoom_home()
    assert not nearer.why
