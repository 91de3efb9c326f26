"""The moments of an attack as they are worth looking at: a prepared table, a person where somebody is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.app.games.firefly.scene import FireflyScene
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.shell.app import App
from game.app.shell.trials import Arrange
from game.app.ui.theme import SEATS
from game.core.rng import seeded
from game.core.session import Session
from game.rules.firefly import given
from game.rules.registry import ruleset

TABLE: Mapping[str, Any] = {
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
FIGHT = ("go", "board:tech", "attack:fight", "defend:tech")
DICE = ("keep", "keep")
WAYS = ("work:", *FIGHT, "ready", "ready", *DICE, "enough")
"""The answers of a whole attack that goes well, each by the begin of its key."""
JUMP = ("jump:", *FIGHT, "ready", *DICE)
BOUND: Mapping[str, Any] = {"bound": {"1": ["wanted-billy", "billy"]}}
HELD: Mapping[str, Any] = {
    "crew": {"0": ["malcolm", "zoe", "kaylee", "wash"], "1": ["nandi", "bree"], "2": ["womack"]},
    "carries": {"zoe": "pistol"},
    "bound": {"0": ["wanted-jayne", "jayne"], "1": ["wanted-crow", "crow"]},
}
POACHED: Mapping[str, Any] = {
    "hand": {"0": ["contract-jumper"], "1": ["bilking-the-yokels", "hard-goods", "noses-clean"]}
}
BETRAYED: Mapping[str, Any] = {"wanted": ["wanted-jayne", "wanted-crow", "wanted-jesse"]}
LONE: Mapping[str, Any] = {
    "at": {"0": "regina", "1": "boros", "2": "athens"},
    "wanted": ["wanted-bree", "wanted-crow", "wanted-jesse"],
    "pile": {"supply:regina": ["crow"]},
}


def _after(app: App, seed: int, keys: Sequence[str], tables: Mapping[str, Any], person: int = -1) -> FireflyScene:
    """The table after these answers as `person` sees it, -1: whoever is asked then."""
    rules = ruleset("firefly")
    g = given.start(rules, 3, seed, {"pirates": "on"}, {**TABLE, **tables}, False)
    g.rng = seeded(seed + 1)
    session = Session(rules, g)
    for key in keys:
        found = [option.key for option in session.options if option.key.startswith(key)]
        if not found:
            break
        session.answer(found[0])
    names = [app.words(f"seat.{SEATS[i].word}") for i in range(3)]
    if person < 0 and session.choice is not None:
        person = session.choice.seat
    seating = Seating(tuple(0 if seat == person else 2 for seat in range(3)), (0, 1, 2))
    app.play(Playing(session, names, settings={**session.state.settings, **seating.kept()}))
    scene = FireflyScene(app, session, names)
    app.stack.push(scene)
    return scene


def moment(keys: Sequence[str], tables: Mapping[str, Any], app: App, seed: int) -> None:
    """A choice of an attack."""
    _after(app, seed, keys, tables)


def betrayal(app: App, seed: int) -> None:
    """One of the own Crew may be turned in: what else there is to work, and who would mind."""
    scene = _after(app, seed, (), BETRAYED)
    scene.open_mode("work")


def ended(app: App, seed: int) -> None:
    """A Showdown has just ended: a bot has held out or not, its captain sees who pays."""
    scene = _after(app, seed, WAYS[:8], {}, 0)
    scene.answer("keep")
    scene.hurry()


STAGE_SHOTS: Mapping[str, Arrange] = {
    "pirates-before": partial(moment, WAYS[:1], {}),
    "pirates-boarding": partial(moment, WAYS[:2], {}),
    "pirates-attack": partial(moment, WAYS[:3], {}),
    "pirates-defend": partial(moment, WAYS[:4], {}),
    "pirates-ready": partial(moment, WAYS[:5], {}),
    "pirates-again": partial(moment, WAYS[:7], {}),
    "pirates-loot": partial(moment, WAYS, {}),
    "pirates-jobs": partial(moment, WAYS[:9], POACHED),
    "pirates-jump": partial(moment, JUMP, BOUND),
    "pirates-rescue": partial(moment, (*JUMP, "rescue"), BOUND),
    "pirates-bound": partial(moment, (), HELD),
    "pirates-betrayal": betrayal,
    "pirates-lone": partial(moment, ("hunt:wanted-crow",), LONE),
    "pirates-ended": ended,
}
