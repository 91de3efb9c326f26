"""Files that are let fall on the window: whose they are, and a sentence where nobody has a use for them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.save.parcels.export import SUFFIX

if TYPE_CHECKING:
    from pygame.event import Event

    from game.app.shell.app import App


def hear(app: App, event: Event) -> None:
    """A replay is shown at once, the rest is for the scene on top; what it has no use for is told."""
    path = Path(event.file)
    if not path.is_dir() and (app.doors.dropped(app, path) or app.stack.handle(event)):
        return
    ours = (SUFFIX, *(suffix for one in app.doors.games.values() for suffix in one.files))
    why = "folder" if path.is_dir() else "title" if path.suffix.casefold() in ours else "unknown"
    app.refused(app.words(f"error.drop.{why}"))
