"""Brass button, panel and hint of a voyage give one piece of advice, with its reason, and none to give up what is of
use."""

from __future__ import annotations

from game.ai.thought import Prospect
from game.app.games.keepflyin.hints.threats import best, does
from game.app.games.keepflyin.panels.pages import moment
from game.app.games.keepflyin.sayings import lead
from game.rules.keepflyin import bots
from game.rules.keepflyin.movement import Play
from tests.ui.keepflyin_table import QUICK, play_to, table

FIRST = {**QUICK, "opening": "first"}


def advised(scene, *found):
    """The hint as if a search had found these prospects."""
    scene.hint.thinking, scene.hint.tries = False, 100
    scene.hint.best = scene.hint.ranked(tuple(found))
    scene.moment += 1
    scene.panels.refresh()
    return [getattr(block, "name", "") for block in scene.hint.page()]


def test_of_answers_that_are_as_good_a_hint_says_that_of_the_brass_button(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    usual = lead(scene.now).key
    other = next(o.key for o in scene.now.options if o.key.startswith("move") and o.key != usual)
    dump = next(o.key for o in scene.now.options if o.key.startswith("dump"))
    found = Prospect(dump, 0.5, 0.51, 50), Prospect(other, 0.3, 0.50, 30), Prospect(usual, 0.2, 0.50, 20)
    said = scene.hint.ranked(found)
    assert said[0].key == usual and dump not in [one.key for one in said]
    worse = Prospect(dump, 0.5, 0.9, 50), Prospect(usual, 0.2, 0.5, 20)
    assert scene.hint.ranked(worse)[0].key == dump, "where it is much better it is said"


def test_the_brass_button_does_what_the_hint_says(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    usual = lead(scene.now).key
    other = next(o.key for o in scene.now.options if o.key.startswith("move") and o.key != usual)
    advised(scene, Prospect(other, 0.8, 0.7, 80), Prospect(usual, 0.2, 0.4, 20))
    assert scene.panels.dock.first().key == other
    scene.hint.forget()
    assert scene.panels.dock.first().key == usual


def test_the_move_of_the_brass_button_is_that_of_the_panel_and_of_the_hint(home):
    hands, scene = table(2, 5, settings=FIRST)
    assert play_to(hands, scene, "Play")
    now = scene.now
    rival = 1 - now.seat
    now.session.state.nr[rival] = 5
    number = now.enemies()[0]
    here = now.session.state.ship[rival]
    spot = next(node for node in now.chart.near[here] if now.chart.place[node] is None)
    now.session.state.spot[number] = spot
    assert play_to(hands, scene, "MoveCounter", first=("done",))
    now = scene.now
    assert best(now)
    usual = lead(now)
    assert usual.key == bots.worth_a_look(now.g, [o.key for o in now.options])[0]
    assert usual.key.startswith("shift:")
    scene.hint.ask()
    assert scene.hint.best[0].key == usual.key
    assert does(now, scene.words, usual) in str(scene.hint.page())
    assert usual.key in str(moment(now, scene.words, lambda key: False))


def test_the_brass_button_flies_on_where_a_bot_would_first_drop_cargo(home, monkeypatch):
    """Nobody is talked into dumping a job, and no flight ends for it (it would end so turn after turn)."""
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    now = scene.now
    dump = next(o.key for o in now.options if o.key.startswith("dump"))
    monkeypatch.setattr(type(scene.session.rules), "guide", lambda self, g, keys: [dump])
    careful = bots.careful(now.g, now.seat, now.left)
    assert careful.startswith("move:") and lead(now).key == careful


def test_a_hunter_beside_ones_own_ship_is_sent_off_before_a_rival_is_threatened(home):
    """The brass button doesn't leave a Cruiser beside a captain with Notoriety for a small threat to somebody else, and
    says that it leads away."""
    hands, scene = table(2, 5, settings=FIRST)
    assert play_to(hands, scene, "Play")
    g = scene.session.state
    seat, number = scene.now.seat, scene.now.enemies()[0]
    g.nr[seat], g.nr[1 - seat] = 8, 1
    near = next(node for node in scene.now.chart.near[g.ship[seat]] if scene.now.chart.place[node] is None)
    g.spot[number] = near
    assert play_to(hands, scene, "MoveCounter", first=("done",))
    now = scene.now
    usual = lead(now)
    far = now.chart.far(now.g.ship[seat])
    assert usual.source == f"counter:{number}" and far[now.chart.nodes[usual.target]] > far[near]
    assert does(now, scene.words, usual)
    rival = now.chart.far(now.g.ship[1 - seat])
    off = [
        option
        for option in now.find("shift")
        if option.source == f"counter:{number}"
        and far[(node := now.chart.nodes[option.target])] > far[near]
        and rival[node] >= rival[near]
    ]
    assert scene.words("hex.threat.away") in [does(now, scene.words, option) for option in off]


def test_a_hint_for_a_counter_always_has_a_reason(home):
    hands, scene = table(2, 5, settings=FIRST)
    assert play_to(hands, scene, "MoveCounter", first=("done",))
    scene.hint.ask()
    assert len(scene.hint.page()) >= 3


def test_the_brass_button_turns_nothing_up_for_its_own_sake(home):
    """A full hold has no use for what lies face down, and a cruiser that could do nothing is no aim either."""
    hands, scene = table(2, 5, settings=FIRST)
    assert play_to(hands, scene, "Play")
    now = scene.now
    g = now.g
    step = g.stack[-1]
    assert isinstance(step, Play)
    for node in now.cells:
        number = next(iter(g.lot))
        g.spot[number] = node
        key = bots.careful(g, now.seat, step.left)
        if key.startswith("move:"):
            assert now.chart.find[key[5:]] != node or node in [goal for goal, _ in bots.captain(g, now.seat).due]


def test_no_search_refuses_what_fits_dumps_for_nothing_or_leaves_without_pay(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "TakeJob", first=("search",))
    assert bots.sensible(scene.now.g, ["take", "refuse"]) == ["take"]
    assert play_to(hands, scene, "Play")
    keys = [o.key for o in scene.now.options]
    dumps = [key for key in keys if key.startswith("dump")]
    assert dumps
    scene.now.g.up.clear()
    left = bots.sensible(scene.now.g, [*keys, "pay"])
    assert not any(key in left for key in (*dumps, "done")) and "pay" in left
    assert "done" in bots.sensible(scene.now.g, keys)
