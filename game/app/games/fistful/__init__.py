"""The table of *Fistful of Credits*: heist boards, crews, fights, and what lies around them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.app.shell.app import App
from game.app.shell.doors import Drawing, Game, Signs
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
    from game.app.games.fistful.box import fistful

    return fistful(words)


def _set_up(app: App, start: Rect | None) -> Scene:
    from game.app.games.fistful.set_up.scene import SetUp

    waiting(app)
    return SetUp(app, start=start)


def _table(app: App, playing: Running) -> Scene:
    from game.app.games.fistful.campaign.interlude import Interlude
    from game.app.games.fistful.campaign.recast import Recast, drafting
    from game.app.games.fistful.campaign.recasting import Recasting
    from game.app.games.fistful.campaign.titles import number
    from game.app.games.fistful.result import Result
    from game.app.games.fistful.scene import FistfulScene

    scene: type[Result | FistfulScene | Interlude | Recasting] = Result if playing.session.over else FistfulScene
    if drafting(playing.session):
        first = number(playing.session.state)[0] == 1  # no heist lies behind it to tell of
        scene = Recasting if first or Recast(playing).given() else Interlude
    return scene(app, playing.session, list(playing.names))


def _replay(app: App, record: Replay) -> Scene:
    from game.app.games.fistful.replay import replay

    return replay(app, record)


def _picture(app: App, session: Session[Any], seats: Sequence[str], size: tuple[int, int]) -> Surface | None:
    from game.app.games.fistful.board.board import HeistBoard, Shown, load_print
    from game.app.games.fistful.situation import Situation

    now = Situation(session, seats)
    if now.board is None:
        return None
    board, page = HeistBoard(load_print(now.heist.map)), Surface(size)
    board.camera.fit(page.get_rect())
    board.paint(app.kit, page, Shown(now.pieces()))
    return page


def _title_of(words: Words, settings: Mapping[str, str], heist: str) -> str:
    from game.app.games.fistful.campaign.titles import where

    return where(words, settings.get("heist", ""), heist)


def _draws(app: App, name: str) -> bool:
    from game.app.games.fistful.editor.editor import Editor

    return Editor.dropped(app, name)


def _editor(app: App) -> Scene:
    from game.app.games.fistful.editor.open import HeistOpenSheet

    return HeistOpenSheet(app)


def _ahead(app: App) -> Iterator[None]:
    from game.app.games.fistful.set_up.ahead import pieces

    return pieces(app)


def _called(who: str) -> str:
    from game.app.games.fistful.sayings import crew_name

    return crew_name(who)


def _drawings() -> Mapping[str, Drawing]:
    from game.app.games.fistful.drawings import DRAWINGS

    return DRAWINGS


def _signs() -> Signs:
    from game.app.games.fistful.panels.timer_track import BEADS

    return Signs("settings.check.timer", tuple(BEADS.values()))


def _trial() -> Trial:
    from game.app.games.fistful.trial import TRIAL

    return TRIAL


GAME = Game(
    "fistful",
    _box,
    _set_up,
    _table,
    _replay,
    _picture,
    _trial,
    title_of=_title_of,
    files=(".heist",),
    draws=_draws,
    editor=_editor,
    ahead=_ahead,
    called=_called,
    drawings=_drawings,
    signs=_signs,
    measured=("heist-largest", "hospital of a heist"),
)
