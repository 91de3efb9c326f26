"""A game that goes on from a record or a copied save says that it is a copy: what is to come could be read ahead."""
from __future__ import annotations

import pytest

from game.app import shots
from game.app.main import App
from game.app.scenes.saves import Saves
from game.app.settings import Settings
from game.save.export import export
from game.save.places import places
from game.save.store import Store
from tests.ui.hands import Hands


@pytest.mark.parametrize("way", ["copied", "taken in", "from a replay"])
def test_a_copy_says_so(home, way):
    app = App(size=(1280, 720), prefs=Settings(speed="off"))
    hands = Hands(app)
    if way == "from a replay":
        shots.arrange(app, "replay", 1)
        app.stack.top.branch()
    else:
        shots.arrange(app, "heist", 1)
        from game.app.playing import started
        now = app.stack.top
        made = started(now.session, now.now.names, {}, "A game")
        made.close()
        store = Store(places().saves)
        scene = Saves(app)
        app.stack.push(scene)
        hands.rest()
        if way == "copied":
            scene.copy()
        else:
            file = export(store, made.slot, places().shared, "A game")
            for path in places().saves.glob(f"{made.slot}.*"):
                path.unlink()
            scene.take(file)
    assert app.words("common.twin") in app.toasts.queue
    app.play(None)
