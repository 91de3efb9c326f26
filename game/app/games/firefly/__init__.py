"""The table of *Firefly: The Game*: the sector map, ships with their crews, cards, and what lies around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    from game.app.games.firefly.box import firefly

    return firefly(words)


def _set_up(app: App, start: Rect | None) -> Scene:
    from game.app.games.firefly.set_up.scene import FireflySetUp

    waiting(app)
    return FireflySetUp(app, start=start)


def _table(app: App, playing: Running) -> Scene:
    from game.app.games.firefly.result import FireflyResult
    from game.app.games.firefly.scene import FireflyScene

    scene = FireflyResult if playing.session.over else FireflyScene
    return scene(app, playing.session, list(playing.names))


def _replay(app: App, record: Replay) -> Scene:
    from game.app.games.firefly.replay import replay

    return replay(app, record)


def _picture(app: App, session: Session[Any], seats: Sequence[str], size: tuple[int, int]) -> Surface | None:
    from game.app.games.firefly.map.board import Shown
    from game.app.games.firefly.map.named import map_board
    from game.app.games.firefly.replay import Watched
    from game.rules.firefly.board import board as chart_of

    page, board = Surface(size), map_board(app.words, chart_of(session.state))
    board.fit(app.kit, page.get_rect())
    board.paint(app.kit, page, Shown(Watched(session, seats).pieces()))
    return page


def _title_of(words: Words, settings: Mapping[str, str], where: str) -> str:
    """What it is called by its expansions, "" without one."""
    from game.app.games.firefly.boxes import titled

    return titled(words, settings)


def _draws(app: App, name: str) -> bool:
    from game.app.games.firefly.writer.editor import StoryEditor

    return StoryEditor.dropped(app, name)


def _likeness(card: Card) -> Sequence[str]:
    from game.app.games.firefly.names import card_likeness

    return card_likeness(card)


def _trial() -> Trial:
    from game.app.games.firefly.trial import TRIAL

    return TRIAL


GAME = Game(
    "firefly",
    _box,
    _set_up,
    _table,
    _replay,
    _picture,
    _trial,
    title_of=_title_of,
    files=(".story",),
    draws=_draws,
    likeness=_likeness,
    measured=("firefly", "sector map"),
)
