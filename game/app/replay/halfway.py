"""The replay of a running game, in its middle: for pictures."""

from __future__ import annotations

from game.app.replay.opening import replayed
from game.app.replay.projector import Projector
from game.app.replay.recorded import recorded
from game.app.shell.app import App
from game.app.table.scene import TableScene


def halfway(app: App) -> None:
    """The game that is played gives way to its replay, at a turn in the middle."""
    assert app.playing is not None
    record = recorded(app.playing)
    app.play(None)
    app.stack.pop()
    assert record is not None
    scene = replayed(app, record)
    app.stack.push(scene)
    assert isinstance(scene, TableScene) and isinstance(scene.run, Projector)
    tape = scene.run.reel.tape
    while not tape.wound:
        scene.update(0.0)
    scene.run.go(tape.after("turn", tape.length // 2))
