"""Which heist is drawn: a new one, one of the players' own, or a copy of one of the box."""

from __future__ import annotations

from typing import Any

from game.app.games.fistful.editor import disk
from game.app.games.fistful.editor.editor import Editor
from game.app.shell.app import App
from game.app.workshop.open import OpenSheet
from game.content.fistful.sketch.sketch import Sketch, blank

NEW = ("heist", "story", "landing", "corridor")


def new_sketch(app: App) -> Sketch:
    """An empty board with the names of this language."""
    return blank({name: app.words(f"editor.new.{name}") for name in NEW})


class HeistOpenSheet(OpenSheet):
    """A button per heist."""

    editor = Editor

    def stock(self) -> list[Any]:
        return list(disk.known())

    def called(self, one: Any) -> str:
        return f"heist:{one.mod}:{one.heist}"

    def opened(self, one: Any) -> Any:
        return disk.open_known(one)

    def fresh(self) -> Any:
        return new_sketch(self.app)
