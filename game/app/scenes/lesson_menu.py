"""Which lesson to take: those of the games and of single heists, with a tick where one was taken to its end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.app.games import shelf
from game.app.lessons import further, has_lesson, progress, start_lesson
from game.app.scenes.menu import Menu, Row

if TYPE_CHECKING:
    from game.app.main import App


class LessonMenu(Menu):
    """A button for each lesson; the first that was not taken yet is what Enter does."""

    def __init__(self, app: App) -> None:
        super().__init__(app, app.words("title.learn.which"))
        known = progress.load() if app.keep else {}
        self.done = {name for name, place in known.items() if place.done}
        self.of = {game: further(game) for game in shelf() if has_lesson(game)}

    def rows(self) -> list[Row]:
        words = self.app.words
        titles = {}
        for game, heists in self.of.items():
            titles[game] = words(f"box.{game}.title")
            titles.update({heist: words(f"lesson.{heist}.title") for heist in heists})
        return [
            Row(f"learn:{name}", titles[name], "check" if name in self.done else "play", partial(self.begin, name))
            for name in sorted(titles, key=lambda name: name in self.done)
        ]

    def begin(self, name: str) -> None:
        """A lesson, where it was left."""
        self.close()
        start_lesson(self.app, name)


def learn(app: App) -> None:
    """Ask which game, where there are lessons for several."""
    games = [game for game in shelf() if has_lesson(game)]
    if len(games) > 1:
        app.stack.push(LessonMenu(app))
    elif games:
        start_lesson(app, games[0])
