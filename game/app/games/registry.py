"""The games in this program as the title knows them: the box, what opens when it is pressed, the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.shell.wait_sign import waiting
from game.app.ui import box
from game.app.ui.box import Box
from game.rules.registry import RULESETS

if TYPE_CHECKING:
    from game.app.play.playing import Playing
    from game.app.shell.app import App
    from game.app.shell.stack import Scene
    from game.save.replays import Replay

Words = Callable[..., str]


@dataclass(frozen=True)
class Game:
    """A game on the shelf: its box, its set-up coming up from where the box lies, its table for a running game, and for
    one that is played again (ReplayError when it can't be shown)."""

    box: Callable[[Words], Box]
    set_up: Callable[[App, Rect | None], Scene]
    table: Callable[[App, Playing], Scene]
    replay: Callable[[App, Replay], Scene]


def _fistful_set_up(app: App, start: Rect | None) -> Scene:
    from game.app.games.fistful.set_up.scene import SetUp

    waiting(app)
    return SetUp(app, start=start)


def _fistful_table(app: App, playing: Playing) -> Scene:
    from game.app.games.fistful.campaign.interlude import Interlude
    from game.app.games.fistful.campaign.recast import Recast, drafting
    from game.app.games.fistful.campaign.recasting import Recasting
    from game.app.games.fistful.campaign.titles import number
    from game.app.games.fistful.result import Result
    from game.app.games.fistful.scene import HeistScene

    scene: type[Result | HeistScene | Interlude | Recasting] = Result if playing.session.over else HeistScene
    if drafting(playing.session):
        first = number(playing.session.state)[0] == 1  # no heist lies behind it to tell of
        scene = Recasting if first or Recast(playing).given() else Interlude
    return scene(app, playing.session, list(playing.names))


def _keepflyin_set_up(app: App, start: Rect | None) -> Scene:
    from game.app.games.keepflyin.set_up.scene import HexSetUp

    waiting(app)
    return HexSetUp(app, start=start)


def _keepflyin_table(app: App, playing: Playing) -> Scene:
    from game.app.games.keepflyin.result import HexResult
    from game.app.games.keepflyin.scene import HexScene

    scene = HexResult if playing.session.over else HexScene
    return scene(app, playing.session, list(playing.names))


def _firefly_set_up(app: App, start: Rect | None) -> Scene:
    from game.app.games.firefly.set_up.scene import FireflySetUp

    waiting(app)
    return FireflySetUp(app, start=start)


def _firefly_table(app: App, playing: Playing) -> Scene:
    from game.app.games.firefly.result import FireflyResult
    from game.app.games.firefly.scene import FireflyScene

    scene = FireflyResult if playing.session.over else FireflyScene
    return scene(app, playing.session, list(playing.names))


def _fistful_replay(app: App, record: Replay) -> Scene:
    from game.app.replay.scene import ReplayScene

    return ReplayScene(app, record)


def _keepflyin_replay(app: App, record: Replay) -> Scene:
    from game.app.games.keepflyin.replay import HexReplay

    return HexReplay(app, record)


def _firefly_replay(app: App, record: Replay) -> Scene:
    from game.app.games.firefly.replay import FireflyReplay

    return FireflyReplay(app, record)


GAMES: dict[str, Game] = {
    "fistful": Game(box.fistful, _fistful_set_up, _fistful_table, _fistful_replay),
    "keepflyin": Game(box.keepflyin, _keepflyin_set_up, _keepflyin_table, _keepflyin_replay),
    "firefly": Game(box.firefly, _firefly_set_up, _firefly_table, _firefly_replay),
}


def replayed(app: App, record: Replay) -> Scene:
    """A record on the table of its game.  ReplayError when it can't be shown."""
    from game.save.replays import ReplayError

    if record.game not in GAMES:
        raise ReplayError("game", record.title or record.game)
    waiting(app)
    return GAMES[record.game].replay(app, record)


def shelf() -> dict[str, Game]:
    """Every game whose rules and whose table are in this program, in the order of the boxes."""
    return {rules.id: GAMES[rules.id] for rules in RULESETS if rules.id in GAMES}
