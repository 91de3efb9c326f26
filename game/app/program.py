"""The whole program: the window with its games, and the scenes beside them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.games.registry import GAMES, LIDS
from game.app.shell.app import App
from game.app.shell.doors import Doors
from game.app.shell.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Hashable

    from game.app.lessons.hints import Hints
    from game.app.shell.stack import Scene
    from game.app.table.moving.animate import Piece
    from game.app.table.scene import TableScene


def _title(app: App) -> Scene:
    from game.app.menus.title.scene import Title

    return Title(app)


def _settings(app: App, page: str) -> Scene:
    from game.app.menus.settings.scene import Options

    return Options(app, page) if page else Options(app)


def _rulebook(app: App, game: str, line: str) -> None:
    from game.app.menus.rulebook.scene import Rulebook
    from game.app.table.rulings import game_of

    top = app.stack.top
    if isinstance(top, Rulebook):
        top.open(line)
    else:
        app.stack.push(Rulebook(app, game or game_of(app), line))


def _rule_in(app: App, text: str) -> str:
    from game.app.table.rulings import game_of, line_in

    return line_in(game_of(app), app.words, text)


def _hints(scene: TableScene[Hashable, Piece]) -> Hints | None:
    from game.app.lessons.hints import hints

    return hints(scene)


def _dropped(app: App, path: Path) -> bool:
    from game.app.replay.shelf import dropped

    return dropped(app, path)


def _photograph(app: App) -> None:
    from game.app.table.screenshot import take

    take(app)


DOORS = Doors(
    {game.id: game for game in GAMES},
    _title,
    _settings,
    _rulebook,
    _rule_in,
    _hints,
    _dropped,
    _photograph,
    {lid.id: lid for lid in LIDS},
)


class Program(App):
    """The window with everything that is in this program."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        config: Path | None = None,
        prefs: Settings | None = None,
        first: Callable[[App], Scene] | None = None,
    ) -> None:
        """`first`: the scene it begins with; else as for `App`."""
        super().__init__(size, config, prefs, first, DOORS)
