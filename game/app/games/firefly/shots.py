"""The scenes of *Firefly: The Game* as they are worth looking at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ai.moments import Until, never, waits
from game.app.captains.played import played
from game.app.games.firefly.dock.proposal import alike
from game.app.replay.halfway import halfway
from game.app.shell.app import App
from game.core.session import Session

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene
    from game.app.games.firefly.set_up.scene import FireflySetUp

SHEETS = ("ships", "jobs", "goals", "decks")
"""The parts of the overview."""
LAST = "20"
"""The last round of the game that bots play."""


def set_up(app: App, seed: int) -> FireflySetUp:
    """Captains before a game, a Story laid out."""
    from game.app.games.firefly.set_up.scene import FireflySetUp

    scene = FireflySetUp(app, seed=seed)
    scene.settings["story"] = "king-of-all-londinium"
    app.stack.push(scene)
    return scene


def rules(app: App, seed: int) -> None:
    """The house rules before a game."""
    set_up(app, seed).view.turn_to("house")


def at(app: App, seed: int, until: Until) -> FireflyScene:
    """A game of bots up to a moment."""
    from game.app.games.firefly.scene import FireflyScene

    session, names = played(app, "firefly", seed, until, {"limit": LAST})
    scene = FireflyScene(app, session, names)
    app.stack.push(scene)
    return scene


def _turn(session: Session[Any]) -> bool:
    """A later turn of the first captain begins."""
    g = session.state
    return waits("Actions", 0)(session) and g.round >= 3 and not g.acted


def _nav(session: Session[Any]) -> bool:
    """The first captain drew a Nav Card with a choice."""
    return waits("NavChoice", 0)(session) and sum(o.key.startswith("option") for o in session.options) > 1


def team_asked(session: Session[Any]) -> bool:
    """The first captain chooses who goes on a Job, and it matters."""
    return waits("TeamChoice", 0)(session) and not alike(session.state, session.choice)


def turn(app: App, seed: int) -> None:
    """A later turn of the first captain."""
    at(app, seed, _turn)


def route(app: App, seed: int) -> None:
    """A Full Burn is planned."""
    scene = at(app, seed, _turn)
    steps = scene.now.steps()
    if steps:
        scene.hover, scene.keyboard = max(steps, key=lambda n: (steps[n], -n)), True
        scene.panels.refresh()


def nav(app: App, seed: int) -> None:
    """A Nav Card with a choice."""
    at(app, seed, _nav)


def buy(app: App, seed: int) -> None:
    """What is Considered at a Supply Deck."""
    at(app, seed, waits("BuyChoice", 0))


def leader(app: App, seed: int) -> None:
    """Leaders to choose from."""
    at(app, seed, waits("PickLeader", 0))


def team(app: App, seed: int) -> None:
    """Who goes on a Job."""
    at(app, seed, team_asked)


def sheet(tab: str, app: App, seed: int) -> None:
    """A part of the overview."""
    from game.app.games.firefly.overview.sheet import Sheet

    app.stack.push(Sheet(app, at(app, seed, _turn).now, tab))


def replay(app: App, seed: int) -> None:
    """A game of bots played again, in its middle."""
    at(app, seed, _turn)
    halfway(app)


def result(app: App, seed: int) -> Any:
    """The end of a game of bots."""
    from game.app.games.firefly.result import FireflyResult

    scene = at(app, seed, never)
    found = FireflyResult(app, scene.session, list(scene.now.names))
    app.stack.replace(found)
    return found


def course(app: App, seed: int) -> None:
    """The money of all captains, round by round."""
    result(app, seed).turn_over()


def rulebook(app: App, seed: int) -> None:
    """The rulebook at Wanted Crew, and the cards that speak of it."""
    app.open_rules("R-FB-304", "firefly")
    scene: Any = app.stack.top
    scene.turn_to("cards")
