"""The scenes of *Pirates & Bounty Hunters* as they are worth looking at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from game.ai.moments import Until, waits
from game.app.captains.played import played
from game.app.games.firefly.overview.sheet import Sheet
from game.app.games.firefly.scene import FireflyScene
from game.app.games.pirates.set_up import set_up as opened
from game.app.games.pirates.stage_shots import STAGE_SHOTS
from game.app.shell.app import App
from game.app.shell.trials import Arrange
from game.core.session import Session

SETTINGS = {"pirates": "on", "limit": "24"}


def set_up(app: App, seed: int) -> None:
    """Captains before a game, the box on."""
    app.stack.push(opened(app, seed=seed))


def at(app: App, seed: int, until: Until, seats: int = 4) -> FireflyScene:
    """A game of bots up to a moment."""
    session, names = played(app, "firefly", seed, until, SETTINGS, seats)
    scene = FireflyScene(app, session, names)
    app.stack.push(scene)
    return scene


def _turn(session: Session[Any]) -> bool:
    """A later turn of the first captain begins."""
    g = session.state
    return waits("Actions", 0)(session) and g.round >= 6 and not g.acted


def turn(app: App, seed: int) -> None:
    """A later turn of the first captain: the List, pins on the map."""
    at(app, seed, _turn)


def six(app: App, seed: int) -> None:
    """The same with six captains."""
    at(app, seed, _turn, 6)


def sheet(tab: str, app: App, seed: int) -> None:
    """A part of the overview that the box adds."""
    app.stack.push(Sheet(app, at(app, seed, _turn, 6).now, tab))


SHOTS: Mapping[str, Arrange] = {
    **STAGE_SHOTS,
    "pirates-setup": set_up,
    "pirates": turn,
    "pirates-six": six,
    "pirates-bounties": partial(sheet, "bounties"),
    "pirates-rivals": partial(sheet, "rivals"),
    "pirates-ships": partial(sheet, "ships"),
}
