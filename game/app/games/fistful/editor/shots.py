"""The heist editor as pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.app.shell.app import App

if TYPE_CHECKING:
    from game.app.games.fistful.editor.editor import Editor


def drawn(app: App, seed: int, heist: str = "derelict") -> Editor:
    """The editor with a copy of a heist of the box."""
    from game.app.games.fistful.editor.disk import Known, open_known
    from game.app.games.fistful.editor.editor import Editor

    scene = Editor(app, open_known(Known("", heist, "")))
    app.stack.push(scene)
    return scene


def new(app: App, seed: int) -> None:
    """The editor as it begins."""
    from game.app.games.fistful.editor.editor import Editor
    from game.app.games.fistful.editor.open import new_sketch

    app.stack.push(Editor(app, new_sketch(app)))


def chosen(app: App, seed: int) -> None:
    """Which heist is drawn."""
    from game.app.games.fistful.editor.open import HeistOpenSheet

    app.stack.push(HeistOpenSheet(app))


def tool(name: str, app: App, seed: int) -> None:
    """A tool in the hand."""
    drawn(app, seed).take(name)


def card(page: str, app: App, seed: int) -> None:
    """A page of the Heist card: that of the hospital, which has something on each."""
    drawn(app, seed, "intensive").open_card(page)


def goal(app: App, seed: int) -> None:
    """An objective: the goods of the train."""
    from game.app.games.fistful.editor.goal import GoalSheet
    from game.content.fistful.sketch.goals import star

    scene = drawn(app, seed, "paradiso")
    app.stack.push(GoalSheet(app, scene, lambda: star(scene.sketch.card, "goods")))


def crew(app: App, seed: int) -> None:
    """Who must not fall."""
    from game.app.games.fistful.editor.crew import CrewSheet, Named

    scene = drawn(app, seed, "intensive")
    named = Named(lambda: list(scene.sketch.card["must_not_fall"]), lambda names: None)
    app.stack.push(CrewSheet(app, scene, app.words("editor.goal.must_not_fall"), named))


def room(app: App, seed: int) -> None:
    """A kind of room."""
    drawn(app, seed).change_room()


def trial(app: App, seed: int) -> None:
    """Before bots try it."""
    drawn(app, seed).open_trial()


def keys(app: App, seed: int) -> None:
    """Mouse and keys."""
    drawn(app, seed).help()


def leaving(app: App, seed: int) -> None:
    """With unsaved strokes."""
    scene = drawn(app, seed)
    with scene.history.step() as sketch:
        sketch.card["title"] = "The Wreck"
    scene.changed()
    scene.leave_asking()


SCENES: dict[str, Callable[[App, int], object]] = {
    "": drawn,
    "-new": new,
    "-trial": trial,
    "-goal": goal,
    "-spawn": partial(tool, "spawn"),
    **{f"-card-{page}": partial(card, page) for page in ("goals", "timer")},
}
MORE: dict[str, Callable[[App, int], object]] = {
    "-open": chosen,
    "-room": room,
    "-keys": keys,
    "-leave": leaving,
    "-crew": crew,
    **{f"-{name}": partial(tool, name) for name in ("floor", "icon")},
    **{f"-card-{page}": partial(card, page) for page in ("about", "tokens", "doors", "alarm")},
}
"""Scenes that look like others with another content."""
