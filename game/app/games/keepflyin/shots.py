"""The scenes of *Keep Flyin'* as they are worth looking at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ai.moments import waits
from game.app.captains.played import played
from game.app.replay.halfway import halfway
from game.app.shell.app import App
from game.core.session import Session

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene
    from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp


def set_up(app: App, seed: int) -> KeepflyinSetUp:
    """Captains before a game."""
    from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp

    scene = KeepflyinSetUp(app, seed=seed)
    app.stack.push(scene)
    return scene


def blank(app: App, seed: int) -> None:
    """The blank Job cards over the set-up."""
    set_up(app, seed).blanks()


def table(app: App, seed: int, rounds: int = 6) -> KeepflyinScene:
    """A game in a later round, at the moment when the first captain flies."""
    from game.app.games.keepflyin.scene import KeepflyinScene

    def there(session: Session[Any]) -> bool:
        return session.state.round >= rounds and waits("Play", 0)(session)

    session, names = played(app, "keepflyin", seed, there, {"placing": "chance"})
    scene = KeepflyinScene(app, session, names)
    app.stack.push(scene)
    return scene


def replay(app: App, seed: int) -> None:
    """A game of bots played again, in its middle."""
    table(app, seed, 12)
    halfway(app)


def result(app: App, seed: int) -> None:
    """The end of a game of bots."""
    from game.app.games.keepflyin.result import KeepflyinResult

    scene = table(app, seed, 999)
    app.stack.replace(KeepflyinResult(app, scene.session, list(scene.now.names)))


def rulebook(app: App, seed: int) -> None:
    """The rulebook at pursuit."""
    app.open_rules("R-KF-136", "keepflyin")
