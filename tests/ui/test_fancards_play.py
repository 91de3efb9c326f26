"""The card game played with a mouse, and every kind of choice answered by clicks."""

from __future__ import annotations

from collections import Counter

from game.ai.moments import bot_answer
from game.app.games.fancards.scene import FanCardsScene
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.program import Program
from game.app.shell.settings import Settings
from game.save.seed import SEED
from tests.ui.fancards_moments import moments
from tests.ui.fancards_table import give, open_curtain, table
from tests.ui.hands import Hands
from tests.ui.seated_table import NAMES


def test_a_person_and_three_bots_play_to_the_end_by_mouse(home):
    hands, scene = table(4, 3, bots=(0, 1, 1, 1), settings={"limit": "20"})
    clicked = Counter()
    for number in range(1500):
        if scene.session.over:
            break
        if scene.waiting >= 0:
            hands.click("look")
        hands.rest()
        if not scene.now.mine:
            hands.click("primary")
            continue
        option = scene.session.option(bot_answer(scene.session, number))
        before, kind = len(scene.session.record), scene.now.kind
        give(hands, scene, option)
        assert scene.session.record[before : before + 1] == [option.key], (option.key, kind)
        clicked[kind] += 1
    assert scene.session.over, clicked
    assert {"ChooseShip", "PickCrew", "NameCaptain", "Attack", "PlaceLocation", "Act", "DiscardOne"} <= set(clicked)
    assert not hands.app.words.missing


def test_every_kind_of_choice_is_answered_by_clicks(home):
    """One moment of each kind that the scenarios have, with an answer of each form that is offered there."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    hands, kinds = Hands(app), set[str]()
    for kind, session in moments():
        if kind in kinds:
            continue
        kinds.add(kind)
        session.free = True
        seats = len(session.state.credits)
        seating = Seating((0,) * seats, tuple(range(seats)))
        app.play(Playing(session, NAMES[:seats], settings={**session.state.settings, SEED: "1", **seating.kept()}))
        scene = FanCardsScene(app, session, NAMES[:seats])
        app.stack.push(scene)
        hands.frames(2)
        open_curtain(hands, scene)
        heads = {option.key.partition(":")[0]: option for option in session.options}
        for option in heads.values():
            give(hands, scene, scene.session.option(option.key))
            assert session.record[:1] == [option.key], (kind, option.key)
            while app.stack.top is not scene:
                app.stack.pop()
            scene.rewind(0)
            scene.now.seat = session.choice.seat
            scene.read_anew()
            scene.panels.refresh()
        app.stack.pop()
    assert len(kinds) >= 40 and not app.words.missing
