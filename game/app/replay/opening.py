"""A record on the table of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.shell.app import App
from game.app.shell.wait_sign import waiting
from game.save.replays import Replay, ReplayError

if TYPE_CHECKING:
    from game.app.shell.stack import Scene


def replayed(app: App, record: Replay) -> Scene:
    """A record on the table of its game.  ReplayError when it can't be shown."""
    if record.game not in app.doors.games:
        raise ReplayError("game", record.title or record.game)
    waiting(app)
    return app.doors.games[record.game].replay(app, record)
