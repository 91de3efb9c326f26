"""The Story editor as pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.app.shell.app import App

if TYPE_CHECKING:
    from game.app.games.firefly.writer.editor import StoryEditor


def written(app: App, seed: int, story: str = "king-of-all-londinium") -> StoryEditor:
    """The editor with a copy of a Story of the box."""
    from game.app.games.firefly.writer.disk import Known, open_known
    from game.app.games.firefly.writer.editor import StoryEditor

    scene = StoryEditor(app, open_known(Known("", story, "")))
    app.stack.push(scene)
    return scene


def new(app: App, seed: int) -> None:
    """The editor as it begins, on its first Goal."""
    from game.app.games.firefly.writer.editor import StoryEditor
    from game.app.games.firefly.writer.open import new_story

    scene = StoryEditor(app, new_story(app))
    app.stack.push(scene)
    scene.choose(0)


def chosen(app: App, seed: int) -> None:
    """Which Story is written."""
    from game.app.games.firefly.writer.open import StoryOpenSheet

    app.stack.push(StoryOpenSheet(app))


def leaf(story: str, goal: int, name: str, app: App, seed: int) -> None:
    """A leaf of the card or of a Goal."""
    scene = written(app, seed, story)
    scene.choose(goal, name)


def pressed(story: str, goal: int, name: str, widget: str, app: App, seed: int) -> None:
    """What opens over a leaf."""
    from game.app.games.firefly.writer.editor import StoryEditor

    leaf(story, goal, name, app, seed)
    scene = app.stack.top
    assert isinstance(scene, StoryEditor)
    view = scene.view
    while (found := scene.group.named(widget)) is None:
        assert view.form.page + 1 < view.form.pages, f"no {widget!r} on any page"
        view.turn(1)
    found.press()


def opened(deed: str, app: App, seed: int) -> None:
    """A sheet of the editor."""
    getattr(written(app, seed), deed)()


KING, FOLLY, LONELY, DEEDS = "king-of-all-londinium", "harkens-folly", "lonely-crime", "the-choices-we-make"
SCENES: dict[str, Callable[[App, int], object]] = {
    "": written,
    "-way": partial(leaf, KING, 0, "way1"),
    "-place": partial(pressed, KING, 1, "goal", "place:0"),
    "-picture": partial(pressed, KING, -1, "about", "picture"),
    "-card": partial(opened, "open_card"),
}
MORE: dict[str, Callable[[App, int], object]] = {
    "-new": new,
    "-open": chosen,
    "-start": partial(leaf, LONELY, -1, "start"),
    "-boxed": partial(leaf, DEEDS, -1, "start"),
    "-box": partial(pressed, DEEDS, -1, "start", "setup:add"),
    "-trial": partial(opened, "open_trial"),
    "-goal": partial(leaf, KING, 0, "goal"),
    "-needs": partial(leaf, FOLLY, 0, "needs"),
    "-band": partial(pressed, FOLLY, 1, "way1", "band:1"),
    "-word": partial(pressed, KING, 0, "needs", "has:add"),
    "-cost": partial(pressed, "first-time-in-the-captains-chair", 2, "way1", "list:cost"),
    "-keys": partial(opened, "help"),
}
"""Scenes that look like others with another content."""
