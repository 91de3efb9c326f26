"""A game of Firefly played again: what it tells and what stays a secret, and on from any moment."""

from __future__ import annotations

import random

import pytest

from game.app.games.firefly.scene import FireflyScene
from game.app.play.seating import Seating
from game.app.replay.recorded import of_session
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.format.seed import SEED
from tests.told import lines
from tests.ui.firefly_table import NAMES, open_curtain
from tests.ui.replays import shown, stepped_through

SEATING = Seating((0, 2, 0), (5, 0, 3))


@pytest.fixture
def watched(home):
    """Some turns of three captains who answer at random, hands over their replay."""
    rules, luck = ruleset("firefly"), random.Random(12)
    settings = {s.name: s.values[0] for s in rules.settings}
    session: Session = Session(rules, rules.new(3, 9, settings))
    while len(session.record) < 110:
        liked = [o for o in session.options if o.key.startswith(("work", "deal", "accept", "give"))]
        session.answer(luck.choice(liked or session.options).key)
    kept = {**settings, SEED: "9", **SEATING.kept()}
    hands, scene = shown(of_session(session, NAMES[:3], kept, "Firefly"))
    assert isinstance(scene, FireflyScene) and not scene.run.live
    return hands, scene, session


def test_every_decision_is_shown_and_told(watched):
    hands, scene, session = watched
    assert tuple(hands.app.kit.looks) == SEATING.looks
    stepped_through(hands, scene, session, 30)


def test_what_is_in_a_hand_is_not_told(watched):
    """Job cards that only their captain knows: no picture of them, no word of them."""
    hands, scene, session = watched
    secret = hidden = 0
    for number in range(scene.run.reel.tape.start + 1, scene.run.reel.tape.length):
        scene.run.go(number)
        open_to_all = scene.now.common.seen
        for zone, items in scene.now.g.zones.items():
            assert all(item.startswith("?") or item in open_to_all for item in items), zone
            hidden += sum(item.startswith("?") for item in items) if zone.startswith("hand:") else 0
        secret += hands.app.words("firefly.replay.secret") in scene.run.reel.said.text
    assert hidden and secret
    given = [key for key in session.record if key.startswith("give:")]
    assert given and not any(key[5:].partition("#")[0] in scene.run.reel.said.text for key in given)


def test_a_loss_can_be_jumped_to(watched):
    hands, scene, session = watched
    scene.run.to_start()
    after = [
        n for n, step in enumerate(scene.run.reel.tape.steps, 1) if any(one[0] == "reavers" for one in lines(step.news))
    ]
    assert after and scene.words(scene.words.own("replay.fall.tip", "firefly")) == hands.widget("fall").tip
    hands.click("fall")
    assert scene.run.reel.at == after[0]
    assert hands.widget("fight").why == scene.words("replay.fight.none.firefly")


def test_it_is_played_on_from_any_moment(watched):
    hands, scene, session = watched
    scene.run.go(40)
    scene.run.branch()
    hands.frames(2)
    table = next(one for one in hands.app.stack.scenes if isinstance(one, FireflyScene))
    open_curtain(hands, table)
    assert hands.app.stack.top is table and table.seating == SEATING
    assert table.session.record[:40] == session.record[:40]
