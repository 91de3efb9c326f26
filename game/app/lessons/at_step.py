"""A lesson from its beginning, wherever it was left, at one of its steps: for pictures."""

from __future__ import annotations

from game.app.lessons import start_lesson
from game.app.lessons.coach import Coach
from game.app.shell.app import App
from game.app.table.scene import TableScene


def lesson_at(game: str, step: str, app: App, seed: int) -> None:
    """Begin the lesson of a game and go to a step by its name."""
    keep, app.keep = app.keep, False
    start_lesson(app, game)
    app.keep = keep
    app.toasts.queue.clear()
    scene = app.stack.top
    assert isinstance(scene, TableScene) and isinstance(scene.coach, Coach)
    scene.coach.show(step)
