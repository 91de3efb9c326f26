"""Putting a saved game on the table as it was left."""
from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.playing import LastGame
from game.save.errors import SaveError

if TYPE_CHECKING:
    from game.app.main import App


def resume(app: App, last: LastGame) -> SaveError | None:
    """Open a game over the present scene; one that can't be opened says why, and the reason is returned."""
    from game.app.games import GAMES
    app.play(None)
    try:
        playing, opened = last.open()
    except SaveError as error:
        app.toast(told(error))
        return error
    app.play(playing)
    app.stack.push(GAMES[playing.session.rules.id].table(app, playing))
    for note in opened.notes:
        app.toast(told(note))
    return None


def told(error: SaveError) -> str:
    """What happened and what can be done, in a line."""
    return f"{error.sentence} {error.advice}".strip()
