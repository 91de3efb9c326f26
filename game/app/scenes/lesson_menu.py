"""Which game to learn: those that have a lesson, with a tick where it was taken to its end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.app.games import shelf
from game.app.lessons import has_lesson, progress, start_lesson
from game.app.scenes.menu import Menu, Row

if TYPE_CHECKING:
    from game.app.main import App


class LessonMenu(Menu):
    """A button for each lesson; the first that was not taken yet is what Enter does."""

    def __init__(self, app: App) -> None:
        super().__init__(app, app.words("title.learn.which"))
        known = progress.load() if app.keep else {}
        self.done = {game for game, place in known.items() if place.done}

    def rows(self) -> list[Row]:
        words = self.app.words
        games = sorted((game for game in shelf() if has_lesson(game)), key=lambda game: game in self.done)
        return [
            Row(f"learn:{game}", words(f"box.{game}.title"), "check" if game in self.done else "play",
                partial(self.begin, game))
            for game in games
        ]

    def begin(self, game: str) -> None:
        """The lesson of a game, where it was left."""
        self.close()
        start_lesson(self.app, game)


def learn(app: App) -> None:
    """Ask which game, where there are lessons for several."""
    games = [game for game in shelf() if has_lesson(game)]
    if len(games) > 1:
        app.stack.push(LessonMenu(app))
    elif games:
        start_lesson(app, games[0])
