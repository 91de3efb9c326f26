"""The table of Keep Flyin': the star chart, its counters, and what lies around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.app.shell.app import App
from game.app.shell.doors import Game
from game.app.shell.trials import Trial
from game.app.shell.wait_sign import waiting
from game.app.shell.words import Words
from game.app.ui.box import Box

if TYPE_CHECKING:
    from game.app.shell.running import Running
    from game.app.shell.stack import Scene
    from game.core.session import Session
    from game.save.replays import Replay


def _box(words: Words) -> Box:
    from game.app.games.keepflyin.box import keepflyin

    return keepflyin(words)


def _set_up(app: App, start: Rect | None) -> Scene:
    from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp

    waiting(app)
    return KeepflyinSetUp(app, start=start)


def _table(app: App, playing: Running) -> Scene:
    from game.app.games.keepflyin.result import KeepflyinResult
    from game.app.games.keepflyin.scene import KeepflyinScene

    scene = KeepflyinResult if playing.session.over else KeepflyinScene
    return scene(app, playing.session, list(playing.names))


def _replay(app: App, record: Replay) -> Scene:
    from game.app.games.keepflyin.replay import replay

    return replay(app, record)


def _picture(app: App, session: Session[Any], seats: Sequence[str], size: tuple[int, int]) -> Surface | None:
    from game.app.games.keepflyin.chart.table import ChartBoard, Shown
    from game.app.games.keepflyin.replay import Watched
    from game.content.keepflyin.records import ZONES

    now, page = Watched(session, seats), Surface(size)
    board = ChartBoard(now.chart.board, {zone: app.words(f"hex.zone.{zone}") for zone in ZONES})
    board.fit(app.kit, page.get_rect())
    board.paint(app.kit, page, Shown(now.pieces()))
    return page


def _trial() -> Trial:
    from game.app.games.keepflyin.trial import TRIAL

    return TRIAL


GAME = Game("keepflyin", _box, _set_up, _table, _replay, _picture, _trial, measured=("hex", "star chart"))
