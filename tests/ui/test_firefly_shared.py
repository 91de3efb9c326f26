"""Several captains at one screen: what only one of them knows is out of sight as soon as another is asked."""

from __future__ import annotations

from time import sleep

from game.app.games.firefly.panels.bar import bar
from game.app.games.firefly.panels.pages import moment
from game.app.games.firefly.scene import FireflyScene
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.results.results import ALL, Result
from game.rules.registry import ruleset
from tests.golden.bot_games import answers_to
from tests.ui.firefly_table import open_curtain, table
from tests.ui.seated_table import seated


def known(scene, seat):
    """The Jobs in a hand that are shown face up."""
    return [item for item in scene.now.held("hand", seat) if not item.startswith("?")]


def test_a_hand_is_out_of_sight_before_the_next_captain_comes(home):
    hands, scene = table(2, 3, to="Actions")
    seat = scene.now.seat
    assert known(scene, seat) and not scene.open_to_all()
    scene.answer("end")
    while scene.session.choice.seat == seat:
        scene.answer(scene.session.options[0].key)
    assert scene.now.veiled and not known(scene, seat) and not known(scene, 1 - seat) and scene.open_to_all()
    hands.frames(3)
    assert type(hands.app.stack.top).__name__ == "Curtain" and not known(scene, seat)
    assert open_curtain(hands, scene)
    assert scene.now.seat == 1 - seat and not scene.now.veiled and known(scene, 1 - seat) and not known(scene, seat)


def test_one_captain_alone_keeps_the_hand_while_bots_play(home):
    hands, scene = table(2, 3, to="Actions", bots=(0, 1))
    before = known(scene, 0)
    scene.answer("end")
    assert before and not scene.now.veiled and known(scene, 0) == before


def test_a_press_for_the_last_captain_answers_nothing_for_the_next(home):
    hands, scene = table(2, 3, to="PickShip")
    seat, done = scene.now.seat, len(scene.session.record)
    tile = hands.widget(f"big:{scene.session.options[0].key}").rect.center
    for _ in range(2):
        hands.move(tile)
        hands.down(tile)
        hands.up(tile)
        hands.frames(1)
    assert len(scene.session.record) == done + 1 and scene.now.seat != seat and scene.deaf > 0
    assert scene.edge.seat == scene.now.seat and scene.now.name(scene.now.seat) in scene.edge.says
    hands.rest()
    hands.click(f"big:{scene.session.options[0].key}")
    assert len(scene.session.record) == done + 2


def test_leaving_the_table_hides_the_hand(home):
    hands, scene = table(2, 3, to="Actions")
    hands.app.stack.pop()
    assert scene.now.veiled and not known(scene, scene.now.seat)


def before_the_cruiser_moves(seed, bots):
    """A table where the answer comes next after which somebody else moves the Cruiser."""
    chosen = {s.name: s.values[0] for s in ruleset("firefly").settings}
    keys = answers_to("firefly", 3, seed, "CruiserChoice", chosen)
    app = Program(size=(1280, 720), prefs=Settings(speed="off", auto=False))
    hands, scene = seated(app, FireflyScene, "firefly", 3, seed, bots, chosen, keys[:-1])
    open_curtain(hands, scene)
    return hands, scene, keys[-1]


def until(hands, come):
    """Wait for something; in vain for a minute at most."""
    for _ in range(6_000):
        if come():
            return
        sleep(0.01)
        hands.frames(1)


def test_no_curtain_falls_in_a_turn_where_only_a_bot_is_asked_something(home):
    hands, scene, key = before_the_cruiser_moves(3, (0, 2, 0))
    seat = scene.now.seat
    assert seat == scene.session.state.active == 2 and known(scene, seat)
    scene.answer(key)
    hands.frames(30)
    assert any(key.startswith("cruiser:") for key in scene.session.record[-3:]), "the bot has answered"
    assert hands.app.stack.top is scene and scene.now.mine and scene.now.seat == seat and known(scene, seat)


def test_while_a_bot_is_asked_the_bar_and_the_page_say_so_from_the_first_frame(home):
    """Also while what happened before still moves."""
    hands, scene, key = before_the_cruiser_moves(3, (0, 2, 0))
    scene.app.settings.speed = "normal"
    scene.answer(key)
    assert scene.now.asked == 2 and scene.thinks(), "what happened is still shown"
    now, words = scene.now, scene.words
    assert bar(now, words, scene.thinks()).sub == words("firefly.bar.thinks", name="Bo")
    title = moment(now, words, scene.answer, "", 0)[0]
    assert title.title == words("firefly.page.waiting", name="Bo")


def test_a_curtain_in_the_turn_of_another_says_what_is_asked_for(home):
    hands, scene, key = before_the_cruiser_moves(3, (0, 0, 0))
    scene.answer(key)
    hands.frames(3)
    assert not known(scene, 2)
    handing = hands.app.stack.top.handing
    assert handing.seat == 1 and handing.title == scene.words("table.turn.asked", name="Bo")
    assert scene.words("firefly.page.CruiserChoice") in handing.asked and "Cy" in handing.asked


def test_to_the_end_of_a_game_of_bots_nothing_stops_what_is_passed_over(home):
    hands, scene = table(2, 3, to="Actions", bots=(2, 2), speed="normal")
    scene.bots.skip()
    scene.results_of = lambda news: [Result(0, "A", "B", weight=ALL)]
    done = len(scene.session.record)
    until(hands, lambda: len(scene.session.record) > done + 3)
    assert scene.bots.rush and not scene.results.holds


def test_what_hits_a_person_is_not_passed_over(home):
    hands, scene = table(2, 3, to="Actions", bots=(0, 2), speed="normal")
    scene.answer("end")
    scene.bots.skip()
    scene.results_of = lambda news: [Result(0, "A", "B", weight=ALL)]
    until(hands, lambda: not scene.bots.rush)
    assert scene.results.holds
