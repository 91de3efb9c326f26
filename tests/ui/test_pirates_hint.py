"""Hints for the choices of Pirates & Bounty Hunters: each has one answer at once, and a reason for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.app.games.firefly.hints.reasons import deed, reason
from game.app.games.firefly.situation import Situation
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.percent import percent
from game.core.session import Session
from game.core.steps import Choice
from game.rules.firefly.bots.turn import open_errands
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face
from game.rules.pirates import odds
from game.rules.pirates.bound import FreedChoice, JumpChoice
from game.rules.pirates.deeds import StealToken
from game.rules.pirates.gambling import CalmChoice, NameSuit
from game.rules.pirates.havens import PlaceHaven
from game.rules.pirates.loot import HandChoice, LootJobs
from game.rules.pirates.powers import StandIn
from game.rules.pirates.prisoners import PickPrisoner
from game.rules.registry import ruleset
from tests.rules.firefly.table import table
from tests.ui.pirates_table import RAID, pirates, upto
from tests.ui.seated_table import NAMES

SHOWDOWN = ("work:", "go", "board:tech", "attack:fight", "defend:tech")
JOBS = ["a-message-from-niska", "bilking-the-yokels", "hard-goods", "noses-clean"]
MOMENTS = {
    "TeamChoice": SHOWDOWN[:1],
    "BoardBy": SHOWDOWN[:2],
    "AttackBy": SHOWDOWN[:3],
    "DefendBy": SHOWDOWN[:4],
    "GetReady": SHOWDOWN,
    "ThrowAgain": (*SHOWDOWN, "ready", "ready"),
    "RoomForLoot": (*SHOWDOWN, "ready", "ready", "keep", "keep"),
    "Loot": (*SHOWDOWN, "ready", "ready", "keep", "keep", "enough"),
}
BOUND = {"bound": {1: ["wanted-billy", "billy"]}}
ASKED: dict[str, tuple[Callable[[Firefly], Choice[Firefly]], dict[str, Any]]] = {
    "LootJobs": (lambda g: LootJobs(0, 1, 2), {"hand": {1: JOBS[1:]}}),
    "HandChoice": (lambda g: HandChoice(0), {"hand": {0: JOBS}}),
    "JumpChoice": (lambda g: JumpChoice(0, 1, find(g, "wanted-billy")), BOUND),
    "FreedChoice": (lambda g: FreedChoice(0, (find(g, "billy"),)), {"pile": {"supply:persephone": ["billy"]}}),
    "StealToken": (lambda g: StealToken(0, 1), {"goals": {1: 1}}),
    "StandIn": (lambda g: StandIn(0, find(g, "zoe"), ()), {}),
    "NameSuit": (lambda g: NameSuit(0, find(g, "pistol"), 0), {}),
    "CalmChoice": (lambda g: CalmChoice(0), {"disgruntled": ["zoe", "jayne"]}),
    "PlaceHaven": (lambda g: PlaceHaven(0), {}),
    "PickPrisoner": (lambda g: PickPrisoner(0), {}),
}


def find(g, name):
    """A card wherever it lies."""
    return next(item for cards in g.zones.values() for item in cards if face(item) == name)


def told(session, now, words):
    """The answer that is hinted, and why."""
    key = session.rules.foresee(now.g, [option.key for option in session.options])
    assert key, f"{now.kind}: no answer"
    return key, reason(now, words, now.key(key))


@pytest.mark.parametrize("kind", MOMENTS)
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.wide)])
def test_each_choice_of_an_attack_has_an_answer_and_a_reason(kind, language):
    hands, scene = pirates(language=language)
    upto(hands, scene, *MOMENTS[kind])
    assert scene.now.kind == kind
    key, said = told(scene.session, scene.now, scene.words)
    assert said and not hands.app.words.missing, key
    scene.hint.ask()
    assert not scene.hint.thinking and [one.key for one in scene.hint.best] == [key]


@pytest.mark.parametrize("kind", ASKED)
def test_each_other_choice_has_an_answer_and_a_reason(home, kind):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    make, tables = ASKED[kind]
    g = table(3, settings={"pirates": "on"}, **{**RAID, **tables}).g
    g.stack.append(make(g))
    session = Session(ruleset("firefly"), g)
    now = Situation(session, NAMES[:3], (0, 1, 2))
    now.read()
    assert now.kind == kind and len(session.options) > 1
    key, said = told(session, now, app.words)
    assert said and not app.words.missing, key


def test_chances_in_a_reason_are_the_exact_ones(home):
    hands, scene = pirates()
    work = next(option for option in scene.session.options if option.key.startswith("work:"))
    chance = odds.attack_chance(scene.now.g, 0, work.key.split(":")[1], 1)
    said = reason(scene.now, scene.words, work)
    assert percent(chance) in said
    upto(hands, scene, "work:")
    assert reason(scene.now, scene.words, scene.now.key("go")) == said
    upto(hands, scene, *SHOWDOWN[1:4])
    for option in scene.session.options:
        one = next(
            one
            for one in odds.clashes(scene.now.g, 0, scene.now.g.work, 1)
            if (one.attack, f"defend:{one.reply}") == ("fight", option.key)
        )
        assert percent(1 - one.best) in reason(scene.now, scene.words, option)


def test_the_plan_of_a_hunter_names_whom_and_for_how_much(home):
    """A trip leads to a rival, to a Fugitive, to who holds one, and to the drop-off."""
    hands, scene = pirates(
        wanted=["wanted-bree", "wanted-crow", "wanted-stitch"],
        bound={0: ["wanted-zoe", "zoe"], 1: ["wanted-billy", "billy"]},
        crew={0: ["malcolm", "jayne", "kaylee", "wash"], 1: ["nandi", "bree"], 2: ["womack"]},
        carries={"jayne": "vera"},
    )
    now, found = scene.now, {}
    for errand in open_errands(now.g, now.seat):
        found[errand.key.partition(":")[0]] = deed(now, scene.words, errand)
    assert {"work", "hunt", "jump", "deliver"} <= set(found)
    assert all(found[head] for head in ("work", "hunt", "jump", "deliver")), found
    assert "$" in found["hunt"] and "$" in found["deliver"] and not hands.app.words.missing
