"""The moments of an attack as they are worth looking at: a prepared table, a person where somebody is asked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.app.games.firefly.scene import FireflyScene
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.shell.trials import Arrange
from game.app.ui.theme import SEATS
from game.core.rng import seeded
from game.core.session import Session
from game.rules.firefly import given
from game.rules.registry import ruleset

if TYPE_CHECKING:
    from game.app.shell.app import App

TABLE = {
    "at": {"0": "boros", "1": "boros", "2": "athens"},
    "crew": {
        "0": ["malcolm", "zoe", "jayne", "kaylee", "wash"],
        "1": ["nandi", "river-tam", "the-guardian", "bree"],
        "2": ["womack"],
    },
    "hand": {"0": ["a-message-from-niska"]},
    "carries": {"zoe": "pistol", "jayne": "vera", "nandi": "sashs-hand-cannon"},
    "hold": {"0": {"cargo": 1}, "1": {"cargo": 3, "contraband": 2, "fuel": 4, "part": 2}},
}
WAYS = ("work:", "go", "board:tech", "attack:fight", "defend:tech", "ready", "ready", "keep", "keep", "enough")
"""The answers of a whole attack that goes well, each by the begin of its key."""


def moment(answers: int, app: App, seed: int) -> None:
    """The table after so many answers of the attack, as whoever is asked then sees it."""
    rules = ruleset("firefly")
    g = given.start(rules, 3, seed, {"pirates": "on"}, TABLE, False)
    g.rng = seeded(seed + 1)
    session = Session(rules, g)
    for key in WAYS[:answers]:
        found = [option.key for option in session.options if option.key.startswith(key)]
        if not found:
            break
        session.answer(found[0])
    names = [app.words(f"seat.{SEATS[i].word}") for i in range(3)]
    asked = session.choice.seat if session.choice is not None else 0
    seating = Seating(tuple(0 if seat == asked else 2 for seat in range(3)), (0, 1, 2))
    app.play(Playing(session, names, settings={**session.state.settings, **seating.kept()}))
    app.stack.push(FireflyScene(app, session, names))


STAGE_SHOTS: Mapping[str, Arrange] = {
    "pirates-before": partial(moment, 1),
    "pirates-boarding": partial(moment, 2),
    "pirates-attack": partial(moment, 3),
    "pirates-defend": partial(moment, 4),
    "pirates-ready": partial(moment, 5),
    "pirates-again": partial(moment, 7),
    "pirates-loot": partial(moment, 10),
}
