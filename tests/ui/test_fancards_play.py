"""The card game played with a mouse, and every kind of choice answered by clicks."""

from __future__ import annotations

from collections import Counter

from game.ai.moments import bot_answer
from tests.ui.fancards_table import give, table


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
