"""Putting a saved game on the table as it was left."""
from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.playing import LastGame
from game.save.errors import SaveError

if TYPE_CHECKING:
    from game.app.main import App


def resume(app: App, last: LastGame) -> SaveError | None:
    """Open a game over the present scene; one that can't be opened says why, and the reason is returned."""
    from game.app.scenes.heist import HeistScene
    from game.app.scenes.result import Result
    app.play(None)
    try:
        playing, opened = last.open()
    except SaveError as error:
        app.toast(told(error))
        return error
    app.play(playing)
    scene = Result if playing.session.over else HeistScene
    app.stack.push(scene(app, playing.session, list(playing.names)))
    for note in opened.notes:
        app.toast(told(note))
    return None


def told(error: SaveError) -> str:
    """What happened and what can be done, in a line."""
    return f"{error.sentence} {error.advice}".strip()
