"""The table of the fans' card game: location cards on a map that grows, crews, jobs, and trouble for everybody else."""

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
from game.content.common.rulebook.cards import Card

if TYPE_CHECKING:
    from game.app.shell.running import Running
    from game.app.shell.stack import Scene
    from game.core.session import Session
    from game.save.replays import Replay


def _box(words: Words) -> Box:
    from game.app.games.fancards.box import fancards

    return fancards(words)


def _set_up(app: App, start: Rect | None) -> Scene:
    from game.app.games.fancards.set_up.scene import FanCardsSetUp

    waiting(app)
    return FanCardsSetUp(app, start=start)


def _table(app: App, playing: Running) -> Scene:
    from game.app.games.fancards.result import FanCardsResult
    from game.app.games.fancards.scene import FanCardsScene

    scene = FanCardsResult if playing.session.over else FanCardsScene
    return scene(app, playing.session, list(playing.names))


def _replay(app: App, record: Replay) -> Scene:
    from game.app.games.fancards.replay import replay

    return replay(app, record)


def _picture(app: App, session: Session[Any], seats: Sequence[str], size: tuple[int, int]) -> Surface | None:
    from game.app.games.fancards.map.table import map_board
    from game.app.games.fancards.replay import Watched
    from game.app.table.boards.field.data import Shown

    page, board, pieces = Surface(size), map_board(session.state.settings["grid"]), Watched(session, seats).pieces()
    board.lay(pieces)
    board.fit(app.kit, page.get_rect())
    board.camera.home()
    board.paint(app.kit, page, Shown(pieces))
    return page


def _draws(app: App, name: str) -> bool:
    from game.app.games.fancards.workshop.editor import CardEditor

    return CardEditor.dropped(app, name)


def _likeness(card: Card) -> Sequence[str]:
    from game.app.games.fancards.names import card_likeness

    return card_likeness(card)


def _trial() -> Trial:
    from game.app.games.fancards.trial import TRIAL

    return TRIAL


GAME = Game(
    "fancards",
    _box,
    _set_up,
    _table,
    _replay,
    _picture,
    _trial,
    files=(".card",),
    draws=_draws,
    likeness=_likeness,
    measured=("fancards", "card table"),
)
