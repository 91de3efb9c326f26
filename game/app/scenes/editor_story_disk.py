"""The Story editor and the disk: which Stories can be opened, and taking one in that somebody passed on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.app.resume import disk
from game.app.scenes.editor_disk import MOST
from game.content.errors import ContentError
from game.content.load import firefly
from game.content.sketch_story import StorySketch, opened
from game.content.sketch_story_files import given
from game.save.files import REAL
from game.save.places import places

if TYPE_CHECKING:
    from game.app.main import App

SUFFIX = ".story"
OURS = ("decks/stories.toml", "mod.toml")
"""The files of a mod that holds a single Story and nothing else."""


class Known(NamedTuple):
    """A Story that can be opened: its mod ("" for one of the box), its id, what it is called."""

    mod: str
    story: str
    title: str


def known() -> list[Known]:
    """All Stories that can be opened: the players' own first, then those of the box."""
    found = [Known(one.mod, one.id, one.title) for one in firefly().stories.values()]
    return sorted(found, key=lambda one: not one.mod)


def open_known(one: Known) -> StorySketch:
    """The sketch of a Story. One of the box, or of a mod with more in it than that one, is opened as a copy: it can be
    kept under a new name only."""
    stories = firefly().stories
    return opened(stories[one.story], one.mod if one.mod and alone(one.mod) else "")


def alone(mod: str) -> bool:
    """Whether a mod holds one Story and nothing else, so that it may be written again."""
    folder = places().mods / mod
    files = {path.relative_to(folder).as_posix() for path in folder.glob("**/*") if path.is_file()}
    return files <= set(OURS) and sum(one.mod == mod for one in known()) == 1


def take_in(path: Path) -> StorySketch:
    """The sketch in a file that somebody passed on. ContentError, OSError."""
    return given(REAL.read(path, MOST + 1), path.name)


def dropped(app: App, name: str) -> bool:
    """A file was let fall on the window; says whether it was for this editor."""
    path = Path(name)
    if path.suffix.casefold() != SUFFIX:
        return False
    start(app, lambda: take_in(path))
    return True


def start(app: App, make: Callable[[], StorySketch], instead: bool = False) -> bool:
    """Open the editor with a sketch, in the place of the scene on top or over it; says why when it can't be opened."""
    from game.app.scenes.editor_story import StoryEditor

    try:
        sketch = make()
    except ContentError as error:
        app.refused(str(error.problems[0]))
        return False
    except OSError as error:
        app.refused(disk(error, app.words))
        return False
    (app.stack.replace if instead else app.stack.push)(StoryEditor(app, sketch))
    return True
