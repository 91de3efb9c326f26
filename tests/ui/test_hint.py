"""The Hint button of Keep Flyin': it shows at once that it thinks, keeps thinking, and says only what is true."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.ai.hint import best_of
from game.ai.reasons import Sums, speaking, speaking_in_each
from game.ai.thought import Prospect, Thought
from game.app.games.keepflyin.hints.reasons import reason
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.table.rivals import Rivals
from tests.ui import keepflyin_table, lesson_table
from tests.ui.hands import Hands

ALL = ("jobs", "harbour", "rivals", "platinum", "notoriety", "danger", "freedom")


def lesson(*answers: str) -> tuple[Hands, KeepflyinScene]:
    """The table of the lesson, left to itself, after answers whose keys begin like this."""
    hands, scene = lesson_table.lesson("keepflyin")
    scene.coach = None
    for head in answers:
        scene.answer(next(option.key for option in scene.session.options if option.key.startswith(head)))
    hands.rest()
    return hands, scene


def why(scene: KeepflyinScene, key: str, *aims: str) -> str:
    option = next(o for o in scene.now.options if o.key.startswith(key))
    return reason(scene.now, scene.words, option, aims)


@pytest.fixture
def asked(monkeypatch):
    """Questions that were asked, none of which is answered by itself."""
    found: list[int] = []
    monkeypatch.setattr("game.app.table.rivals.Rivals.hint", lambda self, *what: found.append(1))
    monkeypatch.setattr("game.app.table.rivals.Rivals.advice", lambda self: None)
    return found


def test_it_says_at_once_that_it_thinks_and_a_second_click_takes_nothing_away(home, asked, monkeypatch):
    hands, scene = lesson()
    panels = scene.layers.panels
    before = panels["inspector"].key
    hands.move(hands.widget("hint").rect.center)
    scene.hint.ask()
    assert panels["inspector"].key != before, "the page is painted anew"
    assert scene.words("hint.thinks") in str(scene.hint.page())
    assert hands.widget("hint").label == scene.words("hint.busy") != scene.words("hint.name")
    scene.hint.ask()
    assert scene.hint.thinking and len(asked) == 1
    keys = [o.key for o in scene.now.options]
    thought = Thought(tuple(Prospect(key, 0.5, 0.5, 9) for key in keys), 18)
    monkeypatch.setattr(scene.bots.rivals, "advice", lambda: thought)
    scene.update(16.0)
    assert {p.key for p in scene.hint.best} == {*keys} and hands.widget("hint").label == scene.words("hint.name")
    scene.hint.ask()
    assert not scene.hint.shown, "what was read is put away"


def test_the_list_is_sorted_by_what_it_shows_and_equal_ones_stay(home):
    told = best_of([Prospect("a", 0.4, 0.331, 40), Prospect("b", 0.3, 0.324, 30), Prospect("c", 0.3, 0.329, 30)])
    assert [p.key for p in told] == ["a", "c", "b"]
    told = best_of([Prospect("a", 0.5, 0.331, 60), Prospect("b", 0.4, 0.90, 3)])
    assert [p.key for p in told] == ["a"], "three tries are luck"


def test_next_to_nothing_and_luck_speak_for_nothing():
    def tries(*worths: float) -> Sums:
        sums = Sums()
        for worth in worths:
            sums.learn({"danger": worth, "rivals": -0.5})
        return sums

    flat = tries(*[0.1] * 50)
    assert speaking({"a": tries(*[0.105] * 50), "b": flat}, "a") == (), "half a hundredth is nothing"
    assert speaking({"a": tries(1.0, -0.7), "b": flat}, "a") == (), "two tries, far apart"
    assert speaking({"a": tries(*[0.2] * 50), "b": flat}, "a") == ("danger",)
    assert speaking({"a": tries(*[0.2] * 50), "b": flat}, "b") == ()
    assert speaking({"a": tries(0.2)}, "a") == (), "there is nothing to compare it with"


def test_where_options_met_the_same_games_luck_that_all_had_counts_for_nothing():
    """Whatever luck did to both, one served the aim better each time; better only now and then is luck."""
    luck = [0.9, 0.1, 0.5, 0.7, 0.2]
    ends = {"a": [{"health": x + 0.05} for x in luck], "b": [{"health": x} for x in luck]}
    assert speaking_in_each(ends, "a") == ("health",) and speaking_in_each(ends, "b") == ()
    few = {key: met[:3] for key, met in ends.items()}
    assert speaking_in_each(few, "a") == (), "three games are too few"
    mixed = {"a": [{"health": x} for x in luck], "b": [{"health": x} for x in reversed(luck)]}
    assert speaking_in_each(mixed, "a") == speaking_in_each({"a": ends["a"]}, "a") == ()


@pytest.mark.parametrize(("bots", "plans", "still", "ready"), [((0, 3), 0, 0, 1), ((0, 1), 1, 0, 0), ((0,), 0, 1, 0)])
def test_who_finds_hints_is_ready_before_one_is_asked_for(monkeypatch, bots, plans, still, ready):
    """To start the process takes longer than a hint: it is done while nobody does anything, where people play a game
    whose hints are searched for."""
    started: list[int] = []
    monkeypatch.setattr("game.ai.thinker.Thinker.start", lambda self: started.append(1))
    session = SimpleNamespace(rules=SimpleNamespace(plans=bool(plans)))
    rivals = Rivals(session, bots, 1, bool(still))
    rivals.expect()
    rivals.expect()
    assert len(started) == ready
    everybody_a_bot = Rivals(session, (3, 3), 1, False)
    everybody_a_bot.expect()
    assert len(started) == ready


def test_at_an_empty_hold_no_job_comes_nearer_and_nobody_is_ahead_with_equal_money(home):
    hands, scene = keepflyin_table.table(2, 5)
    assert scene.now.kind == "PickHome"
    assert why(scene, "home", *ALL) == ""
    hands, scene = lesson("pass", "move:")
    assert not scene.now.hold(0)
    assert "nearer" not in why(scene, "move", "jobs", "platinum")
    hands, scene = lesson("search", "take", "done")
    assert scene.now.kind == "MoveCounter" and scene.now.g.platinum[0] == scene.now.g.platinum[1]
    assert why(scene, "shift", "rivals") == ""
    scene.now.g.platinum[1] += 100
    assert scene.now.name(1) in why(scene, "shift", "rivals")


def test_the_job_and_the_place_a_flight_leads_to_are_named(home):
    hands, scene = lesson("search", "take")
    assert why(scene, "move:boros", "jobs") == "It brings Pressed Clay to Boros, where it pays."
    board, here = scene.now.chart, scene.now.g.ship[0]
    goal = board.find["boros"]
    for option in scene.now.find("move"):
        node = board.nodes[option.target]
        said = reason(scene.now, scene.words, option, ("jobs",))
        assert bool(said) == (scene.now.far(node, goal) < scene.now.far(here, goal))
        assert not said or ("Pressed Clay" in said and "Boros" in said)
    assert why(scene, "done", "jobs", "harbour") == ""


def test_draw_and_no_job_have_reasons_of_their_own(home):
    hands, scene = lesson()
    assert why(scene, "search", *ALL) and why(scene, "pass", *ALL) == ""
    hands, scene = lesson("search")
    assert why(scene, "take", *ALL) == "It pays $500 at Boros."
    assert "Boros" not in why(scene, "refuse", *ALL)


def test_what_speaks_for_all_of_them_is_said_once(home):
    hands, scene = lesson("search", "take")
    moves = [o.key for o in scene.now.find("move") if why(scene, o.key, "danger")][:3]
    scene.hint.best = tuple(Prospect(key, 0.3, 0.38, 100, ("danger",)) for key in moves)
    said = scene.words("hint.keepflyin.danger")
    assert len(moves) == 3 and str(scene.hint.page()).count(said) == 1
