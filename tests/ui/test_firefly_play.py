"""Firefly played with a mouse: every answer has a place to click, drags, routes, refusals, undo, bots."""

from __future__ import annotations

import random

import pytest
from pygame import Rect

from game.app.table.moving.drag import Drag
from game.core.codec import dump
from tests.ui.firefly_table import give, open_curtain, table
from tests.ui.hands import middle
from tests.ui.seated_table import played, rather
from tests.ui.test_repaint import differs

LIKED = ("work", "deal", "buy", "accept", "burn", "fly", "go")
"""Rather work, deal and buy than dawdle."""


def test_turns_are_played_with_clicks_alone(home):
    hands, scene = table(2, 1)
    kinds = played(hands, scene, LIKED, 0.5, give, 1, 40)
    assert {"PickLeader", "PickShip", "PlaceShip", "KeepJobs", "Actions"} <= kinds


@pytest.mark.parametrize("kind", ["PickLeader", "Actions", "BuyChoice", "DealChoice", "TeamChoice"])
def test_every_answer_of_a_choice_has_a_place(home, kind):
    """At most eight of each, one of every sort: what is given is what was clicked, and it can be taken back."""
    hands, scene = table(2, 3, to=kind)
    sorts = {option.key.partition(":")[0]: option for option in scene.session.options}
    for option in list(sorts.values())[:8]:
        before, done = dump(scene.session.state), len(scene.session.record)
        give(hands, scene, option)
        assert scene.session.record[done:][:1] == [option.key]
        open_curtain(hands, scene)
        if scene.session.why_no_undo():
            return
        scene.undo()
        hands.rest()
        open_curtain(hands, scene)
        assert dump(scene.session.state) == before


def grab(hands, scene):
    """Press on the own ship and begin to pull."""
    x, y = map(round, scene.view.spots(tuple(scene.stage.pieces.values()))["ship:0"])
    hands.move((x, y))
    hands.down((x, y))
    hands.move((x + 30, y + 12))
    assert isinstance(scene.drag, Drag)


def test_a_refused_drop_springs_back_and_another_flies(home):
    hands, scene = table(1, 5, to="Actions")
    before = dump(scene.session.state)
    far = next(n for n in scene.view.board.sectors if not scene.now.course(n) and n != scene.now.g.ship[0])
    grab(hands, scene)
    hands.move(middle(scene, far))
    hands.up(middle(scene, far))
    hands.rest()
    assert dump(scene.session.state) == before and scene.drag is None
    assert "R-FB-" in hands.app.tips.text and "{" not in hands.app.tips.text
    number, option = next(iter(scene.now.cells.items()))
    grab(hands, scene)
    hands.move(middle(scene, number))
    hands.frames(5)
    assert scene.shown().legal and scene.shown().tag is not None
    hands.up(middle(scene, number))
    hands.rest()
    assert option.key in scene.session.record and scene.drag is None


def test_a_route_is_flown_sector_by_sector(home):
    hands, scene = table(1, 5, to="Actions")
    steps = scene.now.steps()
    goal = max(steps, key=lambda n: (steps[n], n))
    way = scene.now.course(goal)
    assert scene.now.way == "burn" and len(way) == steps[goal] + 1 >= 3
    for a, b in zip(way, way[1:]):
        assert b in scene.now.place(a).near and b != scene.now.g.cutter
    before = len(scene.session.record)
    hands.click(middle(scene, goal))
    for _ in range(30):
        if scene.now.kind != "NavChoice":
            break
        assert list(scene.now.plan) == list(way[len(way) - len(scene.now.plan) :])
        hands.click("primary")
    given = [key for key in scene.session.record[before:] if key.startswith(("burn", "fly"))]
    wanted = [scene.now.place(n).key for n in way[1:]]
    assert [key.partition(":")[2] for key in given] == wanted[: len(given)]
    assert len(given) >= 2, "the first card did not stop the ship"
    assert not scene.now.plan or scene.now.kind != "Actions"


def test_a_card_lies_over_the_map_with_its_odds(home):
    hands, scene = table(1, 8, to="NavChoice", auto=False)
    card = scene.card.up()
    assert card is not None and card.ways and card.title
    offered = {o.key for o in scene.session.options if o.key.startswith("option")}
    assert {way.key for way in card.ways if way.key} == offered
    for way in card.ways:
        assert way.head and (not way.faces or len(way.faces) == 6)
    assert scene.pointer.space_at(scene.places.board.center) is None, "nothing under the card can be pointed at"
    key, before = min(offered), len(scene.session.record)
    for name in ("primary", "rail:plate"):
        hands.move(hands.widget(name).rect.center)  # the inspector shows something else meanwhile
        hands.frames(2)
    hands.click(f"big:{key}")
    assert scene.session.record[before] == key


def test_a_card_stays_sharp_when_a_part_of_it_is_painted_anew(home):
    hands, scene = table(1, 8, to="NavChoice", auto=False)
    assert scene.card.up() is not None
    sharp, r = hands.app.window.copy(), scene.places.board
    scene.layers.set("patch", Rect(r.x + 40, r.y + 200, 30, 30), "patch", lambda dst: None)
    scene.repaint()
    hands.app.dirty.add()
    hands.frames(2)
    assert differs(sharp, hands.app.window) is None


def test_bots_play_their_turns_and_the_person_is_asked_again(home):
    hands, scene = table(2, 5, bots=(0, 2), to="Actions")
    asked = scene.session.state.round
    for _ in range(20):
        hands.rest()
        if scene.now.kind == "Actions" and scene.session.state.round > asked:
            break
        keys = [o.key for o in scene.session.options]
        scene.answer("end" if "end" in keys else "done" if "done" in keys else keys[0])
    assert scene.now.mine and scene.now.seat == 0 and scene.session.state.round > asked
    assert {line.seat for line in scene.log} >= {0, 1}


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 720), 200), ((1280, 720), 130)])
def test_anything_can_be_pointed_at_at_any_size(fresh_kit, home, size, text):
    hands, scene = table(2, 3, size=size, text=text, language="de" if text == 100 else "en", to="Actions")
    luck = random.Random(4)
    for _ in range(12):
        open_curtain(hands, scene)
        if luck.random() < 0.4:
            hands.move(middle(scene, luck.randrange(1, 101)))
        elif scene.group.widgets:
            hands.move(luck.choice(scene.group.widgets).rect.center)
        scene.answer(rather(luck, scene.session.options, LIKED, 0.5).key)
        hands.frames(1)
    hands.rest()
    assert not hands.app.words.missing and not hands.app.art.missing
