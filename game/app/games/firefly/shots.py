"""The scenes of *Firefly: The Game* as they are worth looking at; `shots.SCENES` names them."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

from game.app.ui.theme import SEATS

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene
    from game.app.games.firefly.set_up.scene import FireflySetUp
    from game.app.shell.app import App
    from game.core.session import Session

SEATED = 4
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


def _table(app: App, seed: int, moment: str) -> FireflyScene:
    """A game of bots up to a moment, the first captain a person from then on."""
    from game.app.captains.set_up import begin
    from game.app.games.firefly.scene import FireflyScene
    from game.app.play.seating import Seating

    names = [app.words(f"seat.{SEATS[i].word}") for i in range(SEATED)]
    session = begin(app, "firefly", _settings(), names, Seating((0, 2, 2, 2), (0, 1, 2, 3)), seed)
    for key in _bots(seed).upto(moment):
        session.answer(key)
    scene = FireflyScene(app, session, names)
    app.stack.push(scene)
    return scene


def _settings() -> dict[str, str]:
    from game.rules.registry import ruleset

    return {s.name: s.values[0] for s in ruleset("firefly").settings} | {"limit": LAST}


def _reached(session: Session[Any], moment: str) -> bool:
    """Whether a moment has come for the first captain."""
    choice, g = session.choice, session.state
    kind = type(choice).__name__
    if choice is None or choice.seat != 0:
        return False
    if moment == "turn":
        return kind == "Actions" and g.round >= 3 and not g.acted
    if moment == "nav":
        return kind == "NavChoice" and sum(o.key.startswith("option") for o in session.options) > 1
    return kind == moment


class _Bots:
    """A game of bots; they think once, and no farther than it is looked at."""

    def __init__(self, seed: int) -> None:
        from game.core.session import Session
        from game.rules.registry import ruleset

        self.seed, self.rules = seed, ruleset("firefly")
        self.session: Session[Any] = Session(self.rules, self.rules.new(SEATED, seed, _settings()))
        self.luck = random.Random(seed)

    def upto(self, moment: str) -> tuple[str, ...]:
        """What they answer up to a moment, or to the end."""
        from game.core.session import Session

        again: Session[Any] = Session(self.rules, self.rules.new(SEATED, self.seed, _settings()))
        while not again.over and not _reached(again, moment):
            if len(again.record) == len(self.session.record):
                self._think()
            again.answer(self.session.record[len(again.record)])
        return tuple(again.record)

    def _think(self) -> None:
        from game.ai import greedy
        from game.core.views import view

        choice = self.session.choice
        assert choice is not None
        sight = view(self.rules, self.session.state, choice.seat)
        luck = self.luck.randrange(1 << 30)
        self.session.answer(greedy.choose(self.rules, sight, choice, self.session.options, luck))


@cache
def _bots(seed: int) -> _Bots:
    return _Bots(seed)


def turn(app: App, seed: int) -> None:
    """A later turn of the first captain."""
    _table(app, seed, "turn")


def route(app: App, seed: int) -> None:
    """A Full Burn is planned."""
    scene = _table(app, seed, "turn")
    steps = scene.now.steps()
    if steps:
        scene.hover, scene.keyboard = max(steps, key=lambda n: (steps[n], -n)), True
        scene.panels.refresh()


def nav(app: App, seed: int) -> None:
    """A Nav Card with a choice."""
    _table(app, seed, "nav")


def buy(app: App, seed: int) -> None:
    """What is Considered at a Supply Deck."""
    _table(app, seed, "BuyChoice")


def leader(app: App, seed: int) -> None:
    """Leaders to choose from."""
    _table(app, seed, "PickLeader")


def team(app: App, seed: int) -> None:
    """Who goes on a Job."""
    _table(app, seed, "TeamChoice")


def sheet(tab: str, app: App, seed: int) -> None:
    """A part of the overview."""
    from game.app.games.firefly.overview.sheet import Sheet

    app.stack.push(Sheet(app, _table(app, seed, "turn").now, tab))


def replay(app: App, seed: int) -> None:
    """A game of bots played again, in its middle."""
    from game.app.replay.opening import replayed
    from game.app.replay.recorded import recorded
    from game.app.replay.scene import Replaying

    _table(app, seed, "turn")
    assert app.playing is not None
    record = recorded(app.playing)
    app.play(None)
    app.stack.pop()
    assert record is not None
    scene = replayed(app, record)
    app.stack.push(scene)
    assert isinstance(scene, Replaying)
    scene.go(scene.tape.after("turn", scene.tape.length // 2))


def result(app: App, seed: int) -> Any:
    """The end of a game of bots."""
    from game.app.games.firefly.result import FireflyResult

    scene = _table(app, seed, "never")
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
