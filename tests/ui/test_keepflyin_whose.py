"""Whose turn it is: all of the table says one thing, before anything of that turn is shown."""

from __future__ import annotations

import pytest

from game.app.games.keepflyin.panels import bar
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.table.curtain.handover import secret
from game.core.session import Session
from game.rules.keepflyin.ruleset import KEEPFLYIN
from tests.told import lines, told_by
from tests.ui.hands import Hands
from tests.ui.keepflyin_table import QUICK, play_to
from tests.ui.keepflyin_table import table as keepflyin
from tests.ui.test_firefly_shared import before_the_cruiser_moves
from tests.ui.test_keepflyin_shared import LEAST, away, knowing, on_table


def open_session() -> Session:
    """A voyage without secrets in which the last answer of a bot (seat 2) waits, and seat 0 or 1 comes next."""
    for seed in range(1, 30):
        session = Session(KEEPFLYIN, KEEPFLYIN.new(3, seed, QUICK))
        for _ in range(60):
            choice = session.choice
            assert choice is not None
            keys = [o.key for o in session.options]
            key = next((k for k in LEAST if k in keys), "")
            key = key or next((k for k in keys if not k.startswith(("scan", "retire"))), keys[0])
            if choice.seat == 2 and session.state.round > 1:
                twin = Session(KEEPFLYIN, session.state.copy())
                news = twin.answer(key)
                asked = twin.choice.seat if twin.choice else -1
                comes = any(one[:2] == ("turn", asked) for one in lines(news))
                if comes and asked < 2 and not secret(KEEPFLYIN, twin.state, (0, 1), asked):
                    return session
            session.answer(key)
    raise AssertionError("no such moment")


def key_of(session: Session) -> str:
    keys = [o.key for o in session.options]
    key = next((k for k in LEAST if k in keys), "")
    return key or next((k for k in keys if not k.startswith(("scan", "retire"))), keys[0])


def until(hands: Hands, scene: KeepflyinScene, seat: int) -> bool:
    """Let the news run until they come to the turn of a seat."""
    for _ in range(600):
        if scene.now.acting[0] == seat:
            return True
        hands.frames(1)
    return False


def test_all_of_the_table_turns_to_the_person_whose_event_is_shown(home: object) -> None:
    session = open_session()
    hands, scene = on_table(session, (0, 0, 1))
    other = scene.now.seat
    scene.settle()
    scene.results.clear()
    scene.give(key_of(session))
    seat = session.choice.seat if session.choice else -1
    assert until(hands, scene, seat), other
    now, words = scene.now, scene.words
    assert scene.player.playing and not now.mine
    assert now.seat == seat, "rail, hold and dock are theirs"
    assert scene.edge.seat == seat, "the banner comes first"
    shown = bar.bar(now, words, scene.thinks())
    assert shown.head == now.name(seat) and shown.sub == words("hex.bar.sub", n=session.state.round)
    assert scene.panels.dock.primary()[0] == scene.whose(seat) == words("table.turn.of", name=now.name(seat))
    assert scene.panels.side.pages()[0].title == scene.whose(seat)
    assert [p.seat for p in scene.stage.pieces.values() if p.kind == "ship" and p.active] == [seat]
    scene.hurry()
    scene.edge.drop()
    scene.results.clear()
    scene.settle()
    assert scene.now.mine and scene.edge.seat < 0, "it is not told a second time"


def test_nothing_of_a_turn_with_secrets_is_shown_before_its_curtain(home: object) -> None:
    session = knowing((1,))
    seat = 1
    away(session, seat)
    hands, scene = on_table(session, (0, 0, 1))
    for _ in range(200):
        scene.give(key_of(session))
        news = told_by(scene)
        if session.choice is None or session.choice.seat == seat:
            break
        scene.hurry()
        scene.results.clear()
        scene.settle()
    assert session.choice is not None and session.choice.seat == seat
    assert news[-1][:2] != ("turn", seat) and ("event", seat) not in [one[:2] for one in news[-8:]]
    assert scene.behind and lines(scene.behind[0][1])[0][:2] == ("turn", seat)
    assert not any(line.turn and line.seat == seat and line.after == len(session.record) for line in scene.log)
    assert not any(one.seat == seat for one in scene.results.due)
    scene.hurry()
    scene.results.clear()
    if scene.app.stack.top is scene:
        scene.settle()
    curtain = scene.app.stack.top
    assert type(curtain).__name__ == "Curtain"
    hands.frames(2)
    assert scene.now.seat == seat and scene.player.playing and not scene.behind, "now it waits behind the curtain"
    scene.app.stack.pop()
    assert until(hands, scene, seat) and not scene.now.mine
    scene.hurry()
    scene.results.clear()
    scene.settle()
    assert scene.now.mine and scene.lifted == -1


@pytest.mark.parametrize("game", ["keepflyin", "firefly"])
def test_the_brass_button_is_for_nothing_that_was_answered(home, game):
    """While a bot is asked it leads on from the first frame, though what happened before still moves."""
    if game == "keepflyin":
        hands, scene = keepflyin(2, 5, bots=(0, 2))
        assert play_to(hands, scene, "MoveCounter")
        key = next(option.key for option in scene.now.options if option.key.startswith("shift:"))
    else:
        hands, scene, key = before_the_cruiser_moves(3, (0, 2, 0))
    scene.app.settings.speed = "normal"
    scene.answer(key)
    assert scene.thinks() and scene.player.playing
    assert scene.group.named("primary").label == scene.words("table.skip")
