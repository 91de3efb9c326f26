"""The scenes of the fans' card game as they are worth looking at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ai.moments import Until, never, waits
from game.app.captains.played import played
from game.app.replay.halfway import halfway
from game.app.shell.app import App
from game.core.session import Session

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene

LAST = "40"
"""The last round of the game that bots play."""


def set_up(app: App, seed: int) -> None:
    """Captains before a game."""
    from game.app.games.fancards.set_up.scene import FanCardsSetUp

    app.stack.push(FanCardsSetUp(app, seed=seed))


def at(app: App, seed: int, until: Until) -> FanCardsScene:
    """A game of bots up to a moment."""
    from game.app.games.fancards.scene import FanCardsScene

    session, names = played(app, "fancards", seed, until, {"limit": LAST})
    scene = FanCardsScene(app, session, names)
    app.stack.push(scene)
    return scene


def moment(kind: str, app: App, seed: int) -> None:
    """A choice of that kind waits for the first captain."""
    at(app, seed, waits(kind, 0))


def turn(app: App, seed: int) -> FanCardsScene:
    """A later turn of the first captain."""

    def there(session: Session[Any]) -> bool:
        return waits("Act", 0)(session) and session.state.round >= 4

    return at(app, seed, there)


def replay(app: App, seed: int) -> None:
    """A game of bots played again, in its middle."""
    turn(app, seed)
    halfway(app)


def result(app: App, seed: int) -> None:
    """The end of a game of bots."""
    from game.app.games.fancards.result import FanCardsResult

    scene = at(app, seed, never)
    app.stack.replace(FanCardsResult(app, scene.session, list(scene.now.names)))


def rulebook(app: App, seed: int) -> None:
    """The rulebook at infamy."""
    app.open_rules("R-CG-28", "fancards")
