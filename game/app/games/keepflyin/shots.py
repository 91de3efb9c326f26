"""The scenes of *Keep Flyin'* as they are worth looking at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ai.moments import waits
from game.app.captains.played import played, watched
from game.core.session import Session

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import HexScene
    from game.app.games.keepflyin.set_up.scene import HexSetUp
    from game.app.shell.app import App


def set_up(app: App, seed: int) -> HexSetUp:
    """Captains before a game."""
    from game.app.games.keepflyin.set_up.scene import HexSetUp

    scene = HexSetUp(app, seed=seed)
    app.stack.push(scene)
    return scene


def blank(app: App, seed: int) -> None:
    """The blank Job cards over the set-up."""
    set_up(app, seed).blanks()


def table(app: App, seed: int, rounds: int = 6) -> HexScene:
    """A game in a later round, at the moment when the first captain flies."""
    from game.app.games.keepflyin.scene import HexScene

    def there(session: Session[Any]) -> bool:
        return session.state.round >= rounds and waits("Play", 0)(session)

    session, names = played(app, "keepflyin", seed, there, {"placing": "chance"})
    scene = HexScene(app, session, names)
    app.stack.push(scene)
    return scene


def replay(app: App, seed: int) -> None:
    """A game of bots played again, in its middle."""
    table(app, seed, 12)
    watched(app)


def result(app: App, seed: int) -> None:
    """The end of a game of bots."""
    from game.app.games.keepflyin.result import HexResult

    scene = table(app, seed, 999)
    app.stack.replace(HexResult(app, scene.session, list(scene.now.names)))


def rulebook(app: App, seed: int) -> None:
    """The rulebook at pursuit."""
    app.open_rules("R-KF-136", "keepflyin")
