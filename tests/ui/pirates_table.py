"""A table of Firefly with Pirates & Bounty Hunters for tests: two people beside each other, a rival elsewhere."""

from __future__ import annotations

from typing import Any

from game.app.games.firefly.scene import FireflyScene
from game.app.menus.title.scene import Title
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.program import Program
from game.app.shell.settings import Settings
from game.core.rng import seeded
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.format.seed import SEED
from tests.rules.firefly.table import table
from tests.ui.hands import Hands
from tests.ui.seated_table import NAMES, open_curtain

RAID = {
    "at": {0: "boros", 1: "boros", 2: "athens"},
    "crew": {
        0: ["malcolm", "zoe", "jayne", "kaylee", "wash"],
        1: ["nandi", "river-tam", "the-guardian", "bree"],
        2: ["womack"],
    },
    "hand": {0: ["a-message-from-niska"]},
    "carries": {"zoe": "pistol", "jayne": "vera", "nandi": "sashs-hand-cannon"},
    "hold": {0: {"cargo": 1}, 1: {"cargo": 3, "contraband": 2, "fuel": 4, "part": 2}},
}
"""Ada may rob Bo, who can hold out by three Skills alike."""


def pirates(
    luck: int = 2,
    bots: tuple[int, ...] = (0, 0, 2),
    size: tuple[int, int] = (1280, 720),
    text: int = 100,
    language: str = "en",
    speed: str = "off",
    **tables: Any,
) -> tuple[Hands, FireflyScene]:
    """That game on the table, with hands over it; `luck`: what decides its dice, `tables` as in scenarios."""
    app = Program(size=size, prefs=Settings(speed=speed, text_scale=text, language=language))
    g = table(3, settings={"pirates": "on"}, **{**RAID, **tables}).g
    g.rng = seeded(luck)
    session = Session(ruleset("firefly"), g)
    seating = Seating(bots, (0, 1, 2))
    app.stack.push(Title(app))
    app.play(Playing(session, NAMES[:3], settings={**g.settings, SEED: "5", **seating.kept()}))
    scene = FireflyScene(app, session, NAMES[:3])
    app.stack.push(scene)
    hands = Hands(app)
    hands.frames(2)
    open_curtain(hands, scene)
    return hands, scene


def upto(hands: Hands, scene: FireflyScene, *keys: str) -> None:
    """These answers are given, whoever is asked, each by the begin of its key."""
    for key in keys:
        open_curtain(hands, scene)
        found = next(option.key for option in scene.session.options if option.key.startswith(key))
        scene.answer(found)
        hands.rest()
        open_curtain(hands, scene)
