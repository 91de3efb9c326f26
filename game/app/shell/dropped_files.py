"""Files that are let fall on the window: whose they are, and a sentence where nobody has a use for them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.app.games.firefly.writer.editor import StoryEditor
from game.app.games.fistful.editor.editor import Editor
from game.app.replay.shelf import dropped
from game.save.export import SUFFIX

if TYPE_CHECKING:
    from pygame.event import Event

    from game.app.shell.app import App

OURS = (SUFFIX, Editor.suffix, StoryEditor.suffix)


def hear(app: App, event: Event) -> None:
    """A replay is shown at once, the rest is for the scene on top; what it has no use for is told."""
    path = Path(event.file)
    if not path.is_dir() and (dropped(app, path) or app.stack.handle(event)):
        return
    why = "folder" if path.is_dir() else "title" if path.suffix.casefold() in OURS else "unknown"
    app.refused(app.words(f"error.drop.{why}"))
