"""Dealings in one go: what a careful captain would take is ticked, one press takes it, Undo takes it back together."""

from __future__ import annotations

import pytest

from game.app.games.firefly.dock.together import DEALINGS, times, together
from game.core.session import Session
from tests.golden.bot_games import answers_to
from tests.ui.firefly_table import open_curtain, table, ticked


@pytest.mark.parametrize(("kind", "seats", "seed"), [("Consider", 2, 7), ("BuyChoice", 1, 3), ("DealChoice", 2, 7)])
def test_one_press_takes_all_that_is_ticked_and_the_rules_hear_each_answer(home, kind, seats, seed):
    hands, scene = table(seats, seed, to=kind)
    before = list(scene.session.record)
    wanted = [option.key for _, option in together(scene.now).answers]
    assert len(wanted) > 1 and ticked(scene)
    hands.click("primary")
    given = scene.session.record[len(before) :]
    assert given[: len(wanted)] == wanted  # one after the other, as if each had been clicked
    again = Session(scene.session.rules, scene.session.rules.new(seats, seed, scene.session.state.settings))
    for key in scene.session.record:
        again.answer(key)
    assert again.state.money == scene.session.state.money


def test_what_is_unticked_is_left_out_and_can_be_ticked_again(home):
    hands, scene = table(1, 3, to="BuyChoice")
    first = ticked(scene)[0]
    hands.click(f"press:{first}")
    assert first not in ticked(scene) and first in ticked(scene, False)
    assert first[5:] not in [option.key for _, option in together(scene.now).answers]
    hands.click(f"press:{first}")
    assert first in ticked(scene)
    for _ in range(9):
        if not ticked(scene):
            break
        hands.click(f"press:{ticked(scene)[0]}")
    money = scene.session.state.money[0]
    hands.click("primary")
    assert scene.session.state.money[0] == money  # nothing was wanted, nothing was taken


def test_tokens_of_one_kind_go_in_one_step_and_come_back_in_one(home):
    hands, scene = table(1, 3, to="Actions")
    now = scene.now
    option = next(o for o in now.find("dump") if times(now, o) > 2)
    record = len(scene.session.record)
    hands.click("tile:mode:more")
    for _ in range(6):
        if scene.group.named(f"press:times:3:{option.key}") is not None:
            break
        hands.click("press:more:")
    hands.click(f"press:times:3:{option.key}")
    assert scene.session.record[record:] == [option.key] * 3
    assert not scene.undoing.why_not()
    scene.undo()
    assert len(scene.session.record) == record


def test_what_came_between_ends_it(home):
    _, scene = table(1, 3, to="BuyChoice")
    scene.now.queue = (("DealChoice", "done"), ("DealChoice", "done"))
    scene.at_once.goes_on()
    assert scene.now.queue == () and scene.now.kind == "BuyChoice"


def test_a_lesson_gives_each_answer_alone(home):
    _, scene = table(1, 3, to="BuyChoice")
    scene.now.bundles = False
    assert not together(scene.now).answers and set(DEALINGS) >= {scene.now.kind}


def test_to_look_what_would_be_taken_changes_nothing(home):
    answers = answers_to("firefly", 1, 3, "BuyChoice", None)
    _, scene = table(1, 3, to="BuyChoice")
    state = scene.session.state.copy()
    together(scene.now)
    assert scene.session.state == state and len(scene.session.record) == len(answers)


def test_the_first_secret_of_a_table_comes_behind_a_curtain(home):
    """Who chose the Story in the open and then holds the first Jobs is covered, too: the others look on still."""
    hands, scene = table(2, 3, settings={"story": "choose"}, to="StoryChoice", auto=False)
    for _ in range(20):
        before = scene.session.choice.seat
        scene.answer(scene.session.options[0].key)
        hands.rest()
        if type(scene.session.choice).__name__ == "KeepJobs":
            break
    assert scene.session.choice.seat == before, "the same captain goes on"
    assert type(hands.app.stack.top).__name__ == "Curtain"
    assert open_curtain(hands, scene) and scene.now.held("hand", before)
