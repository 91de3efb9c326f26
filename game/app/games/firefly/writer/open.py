"""Which Story is written: a new one, one of the players' own, or a copy of one of the box."""

from __future__ import annotations

from typing import Any

from game.app.games.firefly.spread.look import LOOK
from game.app.games.firefly.writer import disk
from game.app.games.firefly.writer.editor import StoryEditor
from game.app.shell.app import App
from game.app.ui.theme import BANDS
from game.app.workshop.open import OpenSheet
from game.content.firefly import firefly
from game.content.firefly.sketch.story import StorySketch, blank


def new_story(app: App) -> StorySketch:
    """A Story of one Goal in this language."""
    words = app.words
    return blank({
        "title": words("storyeditor.new.title"),
        "text": words("storyeditor.new.text"),
        "length": words("storyeditor.length", n=1),
        "goal": words("storyeditor.new.goal", n=1),
        "todo": words("storyeditor.new.todo"),
    })  # fmt: skip


class StoryOpenSheet(OpenSheet):
    """As the heist editor's, for Stories."""

    editor = StoryEditor
    look = LOOK
    band = BANDS["story"][1]

    def stock(self) -> list[Any]:
        return list(disk.known())

    def called(self, one: Any) -> str:
        return f"story:{one.story}"

    def shows(self, one: Any) -> tuple[str, str]:
        return f"{one.story}#1", firefly().stories[one.story].text

    def opened(self, one: Any) -> Any:
        return disk.open_known(one)

    def fresh(self) -> Any:
        return new_story(self.app)
