"""Putting a saved game on the table as it was left."""

from __future__ import annotations

from game.app.play.playing import LastGame
from game.app.shell.app import App
from game.app.shell.trouble import told
from game.app.shell.wait_sign import waiting
from game.save.errors import SaveError


def resume(app: App, last: LastGame) -> SaveError | None:
    """Open a game over the present scene; one that can't be opened says why, and the reason is returned."""
    waiting(app)
    app.play(None)
    try:
        playing, opened = last.open()
    except SaveError as error:
        app.toast(told(error, app.words))
        return error
    app.play(playing)
    app.stack.push(app.doors.games[playing.session.rules.id].table(app, playing))
    for note in opened.notes:
        app.toast(told(note, app.words))
    return None


def to_table(app: App) -> None:
    """The table of the game that was begun takes the place of what is on top."""
    assert app.playing is not None
    app.stack.replace(app.doors.games[app.playing.session.rules.id].table(app, app.playing))
