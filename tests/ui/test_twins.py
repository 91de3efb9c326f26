"""A game that goes on from a record or a copied save has luck of its own; one that was taken in says that it is a copy.
What is to come could be read ahead else."""

from __future__ import annotations

import pytest

from game.app.menus.saves.scene import Saves
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.trial import shots
from game.core.views import view
from game.save.format.seed import dealt_anew
from game.save.parcels.export import export
from game.save.places import places
from game.save.store import Store
from tests.ui.hands import Hands


@pytest.mark.parametrize("way", ["copied", "taken in", "from a replay"])
def test_a_copy_has_fresh_luck_or_says_so(home, way):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    hands = Hands(app)
    if way == "from a replay":
        shots.arrange(app, "replay", 1)
        replay = app.stack.top
        before = replay.run.reel.tape.session(replay.run.reel.at).state
        replay.run.branch()
        after, settings = app.playing.session.state, app.playing.settings
    else:
        shots.arrange(app, "heist", 1)
        from game.app.play.playing import started

        now = app.stack.top
        made = started(now.session, now.now.names, {}, "A game")
        made.close()
        store = Store(places().saves)
        scene = Saves(app)
        app.stack.push(scene)
        hands.rest()
        if way == "copied":
            before = store.peek(made.slot).read.session.state
            scene.copy()
            read = store.peek(scene.entry.slot).read
            assert scene.entry.slot != made.slot
            after, settings = read.session.state, read.settings
        else:
            file = export(store, made.slot, places().shared, "A game")
            for path in places().saves.glob(f"{made.slot}.*"):
                path.unlink()
            scene.take(file)
    assert (app.words("common.twin") in app.toasts.queue) == (way == "taken in")
    assert (app.words("common.fresh") in app.toasts.queue) == (way != "taken in")
    if way != "taken in":
        rules = app.playing.session.rules if app.playing else now.session.rules
        assert before.zones != after.zones and before.rng != after.rng and dealt_anew(settings)
        for seat in range(2):
            assert view(rules, before, seat) == view(rules, after, seat)
    app.play(None)
