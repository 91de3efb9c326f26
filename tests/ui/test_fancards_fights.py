"""Fights on the table of the card game: lanes by mouse, chances before the click, what is thrown stays in sight."""

from __future__ import annotations

import pytest

from game.app.games.fancards.fight.over import FrayStage
from game.app.games.fancards.fight.sheet import SHEETS, sheet
from game.app.games.fancards.fight.shots import ACT, FOUGHT, JAYNE, LAID, SENT, VERSE, after
from game.app.games.fancards.fight.told import ENDS
from game.app.play.seating import Seating
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.percent import percent
from game.rules.fancards.news import Fought
from game.rules.fancards.verse.odds import lane, odds
from tests.ui.hands import Hands


def seen(keys, tables=VERSE, person=-1):
    """A fight on the table after these answers, with hands over it."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    scene = after(app, 3, keys, tables, person)
    hands = Hands(app)
    hands.frames(2)
    return hands, scene


def card(scene, name):
    """The card of that name on the stage."""
    shown = scene.staged.up().now()
    known = [one.target for one in shown.lanes] + [one.id for one in shown.bench]
    return next(one for one in known if one.partition("#")[0] == name)


def test_somebody_is_sent_into_a_lane_by_clicks_and_by_dragging(home):
    hands, scene = seen((*SENT, "ready"))
    mercenaries, jayne = card(scene, "alliance-mercenaries"), card(scene, "jayne")
    g = scene.now.g
    assert not any("%" in words for words, _ in scene.staged.up().now().lanes[0].says)
    hands.click(f"bench:{jayne}")
    assert scene.now.picked == jayne
    said = [words for words, _ in scene.staged.up().now().lanes[0].says]
    found = lane(g, mercenaries, (jayne,))
    assert percent(found.hits) in said[0] and percent(found.wounded[0]) in said[1]
    hands.click(f"zone:{mercenaries}")
    assert scene.session.state.guard == {mercenaries: (jayne,)}
    wash, bandits = card(scene, "wash"), card(scene, "bandits")
    start, goal = (hands.widget(name).rect.center for name in (f"bench:{wash}", f"zone:{bandits}"))
    hands.move(start)
    hands.down(start)
    hands.move((start[0] - 20, start[1] - 20))
    hands.move(goal)
    hands.up(goal)
    hands.rest()
    assert scene.session.state.guard == {mercenaries: (jayne,), bandits: (wash,)}


def test_trouble_is_laid_with_its_price_and_the_harm_it_may_do(home):
    hands, scene = seen(LAID[:1])
    hands.click(f"bench:{card(scene, 'bandits')}")
    bandits, g = scene.now.picked, scene.now.g
    shown = scene.staged.up().now()
    assert [one.fuel for one in shown.lanes] == [(9, 14), (7, 7), (4, 4)]
    worst = max(odds(g, who, bandits, True).lose for who in g.zones["crew:2"])
    assert shown.lanes[1].says[1][0].startswith("1 infamy") and percent(worst) in shown.lanes[1].says[1][0]
    hands.click("zone:place:2")
    assert scene.session.state.aim[bandits] == "2"


@pytest.mark.parametrize("keys, tables", [(JAYNE, VERSE), (FOUGHT, VERSE), (("challenge:mal:1",), ACT)])
def test_who_only_looks_on_sees_the_same_lanes_and_can_press_nothing(home, keys, tables):
    hands, scene = seen(keys, tables, 2)
    assert scene.now.kind in SHEETS and not scene.now.mine
    before = len(scene.session.record)
    for one in sheet(scene.now, scene.words).lanes:
        scene.fight.press(one.target)
    assert len(scene.session.record) == before


def test_the_dice_of_a_fight_stay_on_the_stage_with_what_came_of_it(home):
    hands, scene = seen(FOUGHT)
    news = list(scene.playing.answer("fight_all"))
    fought = [one for one in news if isinstance(one, Fought)]
    assert len(fought) > 1, "all are fought without another question"
    result = next(one for one in scene.results_of(news) if one.stage is not None)
    stage = result.stage.duel
    last = fought[-1]
    assert [side.total for side in stage.sides] == [last.total, last.against]
    assert [tuple(eyes for _, eyes in side.dice) for side in stage.sides] == [last.own, last.other]
    assert all(side.means.points + sum(e for _, e in side.dice) == side.total for side in stage.sides)
    assert sum(line.icon == "dice" for line in result.lines) == len(fought) - 1
    assert all(scene.words.has(f"fancards.fight.end.{said}") for _, _, said in ENDS.values())
    hands, scene = seen((*SENT, "ready", "ready", "ready", "ready"))
    assert not scene.session.state.guard and scene.now.kind == "Clash"
    struck = scene.now.find("pick")[0]
    (result,) = scene.results_of(list(scene.playing.answer(struck.key)))[:1]
    mine, name = scene.now.name(0), result.stage.duel.sides[0].name
    assert scene.words("fancards.fight.picked", name=mine, mine=name) in [line.text for line in result.lines]


def test_what_was_done_to_somebody_is_nothing_they_undo(home):
    """Who is attacked takes back their own answers to it, and no act of the attacker."""
    hands, scene = seen(("challenge:mal:1", "go"), ACT)
    scene.seating, scene.session.free = Seating((0, 0, 0), (0, 1, 2)), False
    for state in (scene.session.state, *(moment.state for moment in scene.session.past)):
        state.turn = 5
    assert scene.now.kind == "Assign" and scene.now.seat == 1
    assert scene.undoing.why_not() == scene.words("table.undo.act")
    scene.playing.answer(scene.now.find("guard")[0].key)
    scene.read_anew()
    assert scene.now.seat == 1 and not scene.undoing.why_not()


def test_a_hint_lies_on_no_fight(home):
    """What is decided on the stage matters more than all around it; the ships below it don't matter."""
    _, scene = seen(JAYNE)
    crowd = [(tuple(r), weight) for r, weight in scene.crowd(None)]
    matters = dict(crowd)
    assert matters[tuple(scene.places.board)] > max(matters[tuple(r)] for r in (scene.places.hand, scene.places.rail))
    benches = [w for w in scene.group.widgets if w.name.startswith("bench:")]
    assert benches and all(matters[tuple(w.rect)] > 500 for w in benches)
    assert not any(scene.view.box(one.node) in [r for r, _ in crowd] for one in scene.stage.pieces.values())


def test_who_fights_for_an_escort_is_named_on_the_stage(home):
    """The challenger stands in the lane with the name of its captain, who may meet it on the bench with the chances."""
    given = {**ACT, "jobs": {"1": ["escort-a-rich-fool"]}}
    hands, scene = seen(("escort:mal:escort-a-rich-fool",), given)
    stage = scene.staged.up()
    assert scene.now.kind == "NameChampion" and isinstance(stage, FrayStage)
    (lane,) = stage.now().lanes
    assert (lane.target.partition("#")[0], lane.seat, lane.name) == ("mal", 0, scene.now.name(0))
    assert all("%" in one.note for one in stage.now().bench)
    simon = card(scene, "simon")
    hands.click(f"bench:{simon}")
    assert f"champion:{simon}" in scene.session.record
