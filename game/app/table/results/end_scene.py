"""The scene that comes in the place of a table whose game is over."""

from __future__ import annotations

from game.app.shell.stack import Scene


class EndScene(Scene):
    """How it ended, and the way on."""

    def again(self) -> None:
        """Once more with the same crew or captains."""
        raise NotImplementedError
