"""Firefly played with a mouse: every answer has a place to click, drags, routes, refusals, undo, bots."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.app.table.drag import Drag
from game.core.codec import dump
from tests.ui.firefly_table import give, open_curtain, play_to, table
from tests.ui.hands import middle


def choose(options, luck):
    """Rather work, deal and buy than dawdle."""
    for head in ("work", "deal", "buy", "accept", "burn", "fly", "go"):
        liked = [o for o in options if o.key.startswith(head)]
        if liked and luck.random() < 0.5:
            return luck.choice(liked)
    return luck.choice(options)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 7)])
def test_turns_are_played_with_clicks_alone(home, seats, seed):
    hands, scene = table(seats, seed)
    luck = random.Random(seed)
    kinds = Counter()
    for _ in range(70):
        if scene.session.over:
            break
        open_curtain(hands, scene)
        assert scene.now.mine
        kinds[scene.now.kind] += 1
        option = choose(scene.session.options, luck)
        before = len(scene.session.record)
        give(hands, scene, option)
        assert scene.session.record[before : before + 1] == [option.key], (option, scene.now.kind)
    assert {"PickLeader", "PickShip", "PlaceShip", "KeepJobs", "Actions"} <= set(kinds)
    assert not hands.app.words.missing


def test_every_answer_of_a_choice_has_a_place(home):
    hands, scene = table(2, 3)
    luck = random.Random(2)
    seen = set()
    for _ in range(60):
        open_curtain(hands, scene)
        kind = scene.now.kind
        if kind not in seen and len(scene.session.options) < 30:
            seen.add(kind)
            for option in list(scene.session.options):
                before = dump(scene.session.state)
                give(hands, scene, option)
                assert scene.session.record and scene.session.record[-1] == option.key, (kind, option.key)
                if scene.session.why_no_undo():
                    break
                while open_curtain(hands, scene):
                    pass
                scene.undo()
                assert dump(scene.session.state) == before
        else:
            scene.answer(luck.choice(scene.session.options).key)
            hands.rest()
    assert len(seen) >= 5


def test_a_ship_is_dragged_to_where_it_starts(home):
    hands, scene = table(1, 5)
    assert play_to(hands, scene, "Actions")
    ship = scene.stage.pieces["ship:0"]
    start = tuple(map(round, scene.view.spots(tuple(scene.stage.pieces.values()))[ship.id]))
    number, option = next(iter(scene.now.cells.items()))
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 30, start[1] + 12))
    assert isinstance(scene.drag, Drag)
    hands.move(middle(scene, number))
    hands.frames(20)
    assert scene.shown().legal and scene.shown().tag is not None
    hands.up(middle(scene, number))
    hands.rest()
    assert option.key in scene.session.record and scene.drag is None


def test_a_route_is_flown_sector_by_sector(home):
    for seed in range(4, 12):
        hands, scene = table(1, seed)
        assert play_to(hands, scene, "Actions")
        if scene.now.way != "burn" or not scene.now.find("burn"):
            continue
        steps = scene.now.steps()
        goal = max(steps, key=lambda n: (steps[n], n))
        way = scene.now.course(goal)
        assert len(way) == steps[goal] + 1 >= 3
        for a, b in zip(way, way[1:]):
            assert b in scene.now.place(a).near and b != scene.now.g.cutter
        before = len(scene.session.record)
        hands.click(middle(scene, goal))
        for _ in range(30):
            if scene.now.kind != "NavChoice":
                break
            assert scene.plan == list(way[len(way) - len(scene.plan):])
            hands.click("primary")
        hands.rest()
        given = [key for key in scene.session.record[before:] if key.startswith(("burn", "fly"))]
        wanted = [scene.now.place(n).key for n in way[1:]]
        assert [key.partition(":")[2] for key in given] == wanted[: len(given)] and given
        assert not scene.plan or scene.now.kind != "Actions"
        if len(given) >= 2:  # else the first card stopped the ship
            return
    raise AssertionError("no ship could burn")


def test_a_refused_drop_springs_back(home):
    hands, scene = table(1, 5)
    assert play_to(hands, scene, "Actions")
    before = dump(scene.session.state)
    start = tuple(map(round, scene.view.spots(tuple(scene.stage.pieces.values()))["ship:0"]))
    far = next(n for n in scene.view.board.sectors if not scene.now.course(n) and n != scene.now.g.ship[0])
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 30, start[1] + 12))
    hands.move(middle(scene, far))
    hands.up(middle(scene, far))
    hands.rest()
    assert dump(scene.session.state) == before and scene.drag is None


def test_a_card_lies_over_the_map_with_its_odds(home):
    hands, scene = table(1, 8)
    assert play_to(hands, scene, "NavChoice", 900)
    card = scene.card_up()
    assert card is not None and card.ways and card.title
    offered = {o.key for o in scene.session.options if o.key.startswith("option")}
    assert {way.key for way in card.ways if way.key} == offered
    for way in card.ways:
        assert way.head and (not way.faces or len(way.faces) == 6)
    assert scene.pointer.space_at(scene.places.board.center) is None, "nothing under the card can be pointed at"
    key = sorted(offered)[0]
    hands.click(f"press:{key}")
    assert scene.session.record[-1] == key or key in scene.session.record


def test_bots_play_their_turns_and_the_person_is_asked_again(home):
    hands, scene = table(2, 5, bots=(0, 2))
    for _ in range(200):
        hands.rest()
        if scene.now.kind == "Actions" and scene.now.mine and scene.session.state.round >= 2:
            break
        if scene.now.mine:
            keys = [o.key for o in scene.session.options]
            scene.answer("end" if "end" in keys else "done" if "done" in keys else keys[0])
    assert scene.session.state.round >= 2 and scene.now.seat == 0
    assert {line.seat for line in scene.log} >= {0, 1}


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 720), 200), ((1280, 720), 130)])
def test_anything_can_be_pointed_at_at_any_size(home, size, text):
    hands, scene = table(2, 3, size=size, text=text, language="de" if text == 100 else "en")
    luck = random.Random(4)
    for step in range(45):
        open_curtain(hands, scene)
        if luck.random() < 0.4:
            hands.move(middle(scene, luck.randrange(1, 101)))
        elif scene.group.widgets:
            hands.move(luck.choice(scene.group.widgets).rect.center)
        scene.answer(choose(scene.session.options, luck).key)
        hands.frames(1)
        if step % 15 == 0:
            hands.rest()
    assert not hands.app.words.missing and not hands.app.art.missing
