"""Files that are let fall on the window where the scene has no use for them: a sentence says why and where to."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.app.scenes.editor import Editor
from game.app.scenes.editor_story import StoryEditor
from game.save.export import SUFFIX

if TYPE_CHECKING:
    from game.app.main import App

OURS = (SUFFIX, Editor.suffix, StoryEditor.suffix)


def refuse(app: App, path: Path) -> None:
    """Say what the file is and where it may be dropped."""
    why = "folder" if path.is_dir() else "title" if path.suffix.casefold() in OURS else "unknown"
    app.refused(app.words(f"error.drop.{why}"))
