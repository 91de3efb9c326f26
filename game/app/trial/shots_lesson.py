"""Lessons for pictures, in the middle of what they teach."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.shell.app import App


def heist(app: App, seed: int) -> None:
    """The lesson where it asks who sees a space."""
    _at(app, "fistful", "sight")


def voyage(app: App, seed: int) -> None:
    """The lesson where the first job lies in the hold."""
    _at(app, "keepflyin", "hold")


def story(app: App, seed: int) -> None:
    """The lesson at its first Misbehave card."""
    _at(app, "firefly", "alarm")


def _at(app: App, game: str, step: str) -> None:
    """A lesson from its beginning, wherever it was left, at a step."""
    from game.app.lessons import start_lesson
    from game.app.lessons.coach import Coach
    from game.app.table.scene import TableScene

    keep, app.keep = app.keep, False
    start_lesson(app, game)
    app.keep = keep
    app.toasts.queue.clear()
    scene = app.stack.top
    assert isinstance(scene, TableScene) and isinstance(scene.coach, Coach)
    scene.coach.show(step)
