"""Lessons for pictures, in the middle of what they teach."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.main import App


def heist(app: App, seed: int) -> None:
    """The lesson where it asks who sees a space."""
    _at(app, "fistful", ("roll", "move:2,2"), "sight")


def voyage(app: App, seed: int) -> None:
    """The lesson where the first job lies in the hold."""
    _at(app, "keepflyin", ("search", "take"), "hold")


def story(app: App, seed: int) -> None:
    """The lesson at its first Misbehave card."""
    answers = ("burn:s78", "option:0", "fly:ezra", "option:0", "work:", "go", "option:0")
    _at(app, "firefly", answers, "alarm")


def _at(app: App, game: str, answers: tuple[str, ...], step: str) -> None:
    """A lesson from its beginning, wherever it was left, at a step, after answers whose keys begin like this."""
    from game.app.lessons import start_lesson
    from game.app.scenes.table import TableScene
    keep, app.keep = app.keep, False
    start_lesson(app, game)
    app.keep = keep
    app.toasts.queue.clear()
    scene = app.stack.top
    assert isinstance(scene, TableScene) and scene.coach is not None
    for head in answers:
        scene.answer(next(option.key for option in scene.session.options if option.key.startswith(head)))
    scene.coach.show(step)
