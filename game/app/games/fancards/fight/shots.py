"""The moments of fights as they are worth looking at: a prepared table, a person where somebody is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.shell.app import App
from game.app.shell.trials import Arrange
from game.app.ui.theme import SEATS
from game.core.rng import seeded
from game.core.session import Session
from game.rules.fancards import given
from game.rules.registry import ruleset

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene

VERSE: Mapping[str, Any] = {
    "phase": "verse",
    "crew": {
        "0": ["mal", "zoe", "kaylee"],
        "1": ["jayne", "simon -1", "wash", "river", "old-sergeant"],
        "2": ["inara", "book", "nurse"],
        "3": ["smuggler", "ships-cook"],
    },
    "criminal": {"0": 5, "1": 14, "2": 6, "3": 4},
    "alliance": {"0": 3, "1": 2, "2": 7, "3": 1},
    "items": {"1": ["pistol", "flak-vest"]},
    "carried": {"jayne": ["vera"]},
    "hand": {
        "0": ["bandits", "alliance-mercenaries", "hired-guns", "engine-trouble", "dirty-trick"],
        "1": ["take-cover", "thrilling-heroics", "rifle"],
        "2": ["bandits"],
        "3": ["take-cover"],
    },
}
ACT: Mapping[str, Any] = {
    "phase": "crew",
    "at": {"0": "0,0", "1": "0,0", "2": "0,0"},
    "crew": {"0": ["mal", "zoe", "kaylee"], "1": ["jayne", "simon"], "2": ["inara", "book", "nurse"]},
}
MUTINY: Mapping[str, Any] = {"phase": "crew", "crew": {"0": ["mal", "jayne", "zoe", "wash"], "1": ["simon"]}}
EPIC: Mapping[str, Any] = {
    "phase": "crew",
    "criminal": {"0": 6, "1": 2},
    "crew": {"0": ["mal", "zoe", "simon", "river"], "1": ["jayne"]},
    "map": {"0,0": "ariel", "1,0": "sihnon"},
    "jobs": {"0": ["the-ariel-job"]},
    "stages": {"the-ariel-job": ["1,0"]},
}
LAID = ("lay:alliance-mercenaries:1", "lay:bandits:1", "lay:hired-guns:2")
SENT = (*LAID, "done")
JAYNE = (*SENT, "ready", "guard:jayne:alliance-mercenaries")
MET = (*JAYNE, "guard:wash:bandits", "guard:old-sergeant:alliance-mercenaries")
FOUGHT = (*MET, "ready", "ready", "guard:book:hired-guns", "ready")


def key_of(session: Session[Any], wanted: str) -> str:
    """The answer of that name, cards called by their kind; "" when it isn't offered."""

    def bare(key: str) -> str:
        return ":".join(part.partition("#")[0] for part in key.split(":"))

    return next((option.key for option in session.options if bare(option.key) == wanted), "")


def after(
    app: App,
    seed: int,
    keys: Sequence[str],
    tables: Mapping[str, Any],
    person: int = -1,
    settings: Mapping[str, str] | None = None,
) -> FanCardsScene:
    """The table after these answers as `person` sees it, -1: whoever is asked then."""
    from game.app.games.fancards.scene import FanCardsScene

    rules = ruleset("fancards")
    g = given.start(rules, len(tables["crew"]), seed, settings or {}, tables, False)
    g.rng = seeded(seed + 1)
    session = Session(rules, g)
    for wanted in keys:
        key = key_of(session, wanted)
        if not key:
            break
        session.answer(key)
    seats = len(tables["crew"])
    names = [app.words(f"seat.{SEATS[i].word}") for i in range(seats)]
    if person < 0 and session.choice is not None:
        person = session.choice.seat
    seating = Seating(tuple(0 if seat == person else 2 for seat in range(seats)), tuple(range(seats)))
    app.play(Playing(session, names, settings={**session.state.settings, **seating.kept()}))
    scene = FanCardsScene(app, session, names)
    app.stack.push(scene)
    return scene


def moment(keys: Sequence[str], tables: Mapping[str, Any], pick: str, app: App, seed: int) -> None:
    """A choice of a fight; `pick`: the kind of card that is picked up."""
    scene = after(app, seed, keys, tables)
    found = next((o.source for o in scene.now.options if pick and o.source.partition("#")[0] == pick), "")
    if found:
        scene.now.pick(found)
        scene.panels.refresh()


def ended(app: App, seed: int) -> None:
    """A fight of the own crew has just ended."""
    scene = after(app, seed, FOUGHT, VERSE)
    scene.answer("fight")
    scene.hurry()


def mutiny(app: App, seed: int) -> None:
    """Part of the crew has turned against its captain, and who fights whom is asked."""
    scene = after(app, seed, ("mutiny:jayne",), MUTINY, settings={"mutiny": "on"})
    scene.now.pick(next(o.source for o in scene.now.options))
    scene.panels.refresh()


FIGHT_SHOTS: Mapping[str, Arrange] = {
    "fancards-lay": partial(moment, LAID[:2], VERSE, "hired-guns"),
    "fancards-respond": partial(moment, SENT, VERSE, ""),
    "fancards-meet": partial(moment, JAYNE, VERSE, "old-sergeant"),
    "fancards-clash": partial(moment, FOUGHT, VERSE, ""),
    "fancards-fought": ended,
    "fancards-muster": partial(moment, ("challenge:mal:1",), ACT, ""),
    "fancards-mutiny": mutiny,
    "fancards-epic": partial(moment, ("finish:the-ariel-job",), EPIC, "zoe"),
}
