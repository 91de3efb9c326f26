"""A heist played with a mouse: clicks, drags, refusals, undo, rehearsal, keyboard."""

from __future__ import annotations

import random

import pygame
import pytest

from game.app.games.fistful.panels.actions import Tile, digits
from game.app.games.fistful.sayings import token_name
from game.app.table.moving.drag import Drag
from game.app.table.panels.bars import Sums
from game.core.codec import dump
from tests.ui.fistful_table import center, middle, places, play_to, table
from tests.ui.reading import read


def choose(options, luck):
    """Rather walk far, take up and fight than dawdle."""
    keys = [o.key for o in options]
    for key in ("roll", "fight", "again"):
        if key in keys and luck.random() < 0.8:
            return options[keys.index(key)]
    return luck.choice(options)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), pytest.param(4, 7, marks=pytest.mark.wide)])
def test_a_whole_heist_is_played_with_clicks_alone(home, seats, seed):
    hands, scene = table(seats, seed)
    luck = random.Random(seed)
    clicks = idle = 0
    for _ in range(3000):
        if scene.session.over:
            break
        option = choose(scene.session.options, luck)
        before = len(scene.session.record)
        for _ in range(3):
            for place in places(scene, option):
                hands.click(place)
                clicks += 1
            if len(scene.session.record) > before:
                break
            idle += not scene.item  # the first of two clicks chose what is handed on
        assert scene.session.record[before : before + 1] == [option.key], (option, scene.now.kind)
    assert scene.session.over
    assert type(hands.app.stack.top).__name__ == "Result"
    assert not hands.app.words.missing
    assert idle <= clicks * 0.05


def test_a_doll_is_dragged_and_dropped(home):
    hands, scene = table(2, 5)
    hands.click("primary")
    assert scene.now.kind == "Move"
    option = next(o for o in scene.session.options if o.key.startswith("move:"))
    x, y = (int(n) for n in option.key[5:].split(","))
    start, goal = middle(scene, scene.now.hero_cell(0)), middle(scene, (x, y))
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 3, start[1]))
    assert scene.drag is None, "a few pixels are no drag"
    hands.move((start[0] + 30, start[1] + 10))
    assert isinstance(scene.drag, Drag)
    hands.move(goal)
    hands.frames(20)
    assert scene.hover == (x, y) and scene.shown().legal
    assert scene.drag.at == pytest.approx(goal, abs=2)
    hands.up(goal)
    hands.rest()
    assert scene.session.record[-1] == option.key
    assert scene.drag is None


def test_a_refused_drop_springs_back_and_names_the_rule(home):
    hands, scene = table(2, 5)
    hands.click("primary")
    before = dump(scene.session.state)
    start = middle(scene, scene.now.hero_cell(0))
    guard = next(at for _, at in scene.now.enemies())
    goal = middle(scene, guard)
    hands.move(start)
    hands.down(start)
    hands.move(goal)
    hands.frames(10)
    hands.up(goal)
    assert scene.drag is not None and scene.drag.back is not None, "it is on its way back"
    hands.rest()
    assert scene.drag is None
    assert dump(scene.session.state) == before
    assert "R-FC-" in hands.app.tips.text
    piece = scene.stage.pieces["hero:0"]
    assert piece.cell == scene.now.hero_cell(0)


def test_a_click_on_a_space_out_of_reach_says_why(home):
    hands, scene = table(2, 5)
    hands.click("primary")
    count = len(scene.session.record)
    guard = next(at for _, at in scene.now.enemies())
    hands.click(middle(scene, guard))
    assert len(scene.session.record) == count
    assert "R-FC-" in hands.app.tips.text


def test_pointing_at_a_space_shows_way_sight_and_what_follows(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Move")
    for reach in scene.now.reach():
        hands.move(middle(scene, reach.cell))
        shown = scene.shown()
        assert shown.hover == reach.cell and shown.legal and shown.badge
        assert len(shown.rays) == len(scene.now.enemies())
        clear = sum(ray.blocked is None for ray in shown.rays)
        assert clear == len(scene.now.seen_from(reach.cell))
        assert shown.path[0] == scene.now.hero_cell(scene.now.seat) and shown.path[-1] == reach.cell
    hands.move((2, 2))
    assert scene.shown().hover is None


def test_undo_and_redo_stop_at_luck_with_the_reason(home):
    hands, scene = table(2, 5)
    hands.click("primary")
    assert scene.group.named("undo").why == hands.app.words("table.undo.luck")
    option = next(
        o
        for o in scene.session.options
        if o.key.startswith("move:") and not scene.now.tokens_on(tuple(int(n) for n in o.key[5:].split(",")))
    )
    before = dump(scene.session.state)
    hands.click(places(scene, option)[0])
    after = dump(scene.session.state)
    assert scene.group.named("undo").why == ""
    hands.key(pygame.K_z)
    assert dump(scene.session.state) == before
    hands.key(pygame.K_y)
    assert dump(scene.session.state) == after


def test_a_rehearsal_changes_nothing(home, monkeypatch):
    hands, scene = table(2, 5)
    hands.click("primary")
    before = dump(scene.session.state)
    option = next(
        o
        for o in scene.session.options
        if o.key.startswith("move:") and not scene.now.tokens_on(tuple(int(n) for n in o.key[5:].split(",")))
    )
    hands.key(pygame.K_p)
    assert scene.rehearsing
    hands.click(places(scene, option)[0])
    assert scene.now.rehearsed and scene.shown().rehearsed
    assert scene.stage.pieces["hero:0"].cell == tuple(int(n) for n in option.key[5:].split(","))
    assert scene.now.seat == 0 and scene.hover == scene.now.hero_cell(0), "it is about who moves"
    hands.move((2, 2))
    hands.rest()
    said = [line.s for line in read(hands.app, monkeypatch)]
    assert scene.words("table.over") not in said and scene.words("table.act.rehearsed") in said
    hands.click("primary")
    assert not scene.now.rehearsed
    assert dump(scene.session.state) == before and scene.session.record[-1] == "roll"


def test_a_rehearsal_never_turns_a_token(home):
    hands, scene = table(4, 7)
    luck = random.Random(3)
    tried = 0
    for _ in range(300):
        if scene.session.over or tried > 3:
            break
        risky = [
            o
            for o in scene.session.options
            if o.key.startswith("move:")
            and any(t.startswith("?") for t in scene.now.tokens_on(tuple(int(n) for n in o.key[5:].split(","))))
        ]
        if risky:
            tried += 1
            hidden = scene.now.still_down()
            scene.rehearse()
            scene.answer(risky[0].key)
            assert not scene.now.rehearsed, "a face nobody knows would be shown"
            assert scene.now.still_down() == hidden
            scene.rehearsing = False
        scene.answer(choose(scene.session.options, luck).key)
        hands.rest()
    assert tried > 3


def test_the_keyboard_alone_moves_a_hero(home):
    hands, scene = table(2, 5)
    hands.key(pygame.K_RETURN)
    assert scene.now.kind == "Move"
    start = scene.now.hero_cell(0)
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN):
        hands.key(key)
        if scene.hover in scene.now.cells:
            break
    assert scene.hover in scene.now.cells
    goal = scene.hover
    assert scene.group.named("primary").label == hands.app.words("table.act.move.here")
    hands.key(pygame.K_RETURN)
    assert scene.session.record[-1] == f"move:{goal[0]},{goal[1]}"
    assert start != goal


def test_digits_choose_actions_and_tab_goes_round(home):
    hands, scene = table(2, 5)
    first = [o.key for o in scene.session.options]
    hands.key(pygame.K_TAB)
    assert scene.group.focus is not None and scene.subject() == ("crew", 0)
    hands.key(pygame.K_ESCAPE)
    assert scene.group.focus is None
    places = [w.name[5:] for w in scene.group.widgets if w.name.startswith("tile:")]
    number = places.index(first[1]) + 1
    hands.key(getattr(pygame, f"K_{number}"), text=str(number))
    assert scene.session.record[-1] == first[1]


def test_escape_goes_back_one_and_never_quits(home):
    hands, scene = table(2, 5)
    hands.click(middle(scene, (9, 4)))
    assert scene.pinned == ("cell", (9, 4))
    hands.key(pygame.K_ESCAPE)
    assert scene.pinned is None and hands.app.stack.top is scene
    hands.key(pygame.K_ESCAPE)
    assert type(hands.app.stack.top).__name__ == "TableMenu"
    hands.key(pygame.K_ESCAPE)
    assert hands.app.stack.top is scene, "the menu closes as everything does"
    hands.key(pygame.K_ESCAPE)
    hands.click("title")
    assert type(hands.app.stack.top).__name__ == "Title"
    assert hands.app.running


def test_a_click_finishes_what_runs(home):
    hands, scene = table(2, 5, speed="slow")
    scene.answer("roll")
    assert scene.player.playing
    hands.frames(5)
    assert scene.player.playing, "dice take their time"
    at = center(scene, "help")
    hands.move(at)
    hands.down((at[0], at[1] + 200))
    assert not scene.player.playing
    assert scene.now.kind in ("Move", "React", "Plan", "FullSlots")


def test_help_and_menu_open_and_close(home):
    hands, scene = table(2, 5)
    hands.click("help")
    assert hands.app.stack.top is not scene
    hands.key(pygame.K_ESCAPE)
    hands.click("menu")
    hands.click("back")
    assert hands.app.stack.top is scene
    hands.click("menu")
    hands.click("title")
    assert type(hands.app.stack.top).__name__ == "Title"


def test_wheel_zooms_at_the_pointer_and_home_shows_all(home):
    hands, scene = table(2, 5)
    at = middle(scene, (14, 5))
    hands.move(at)
    point = scene.view.camera.board(at)
    hands.app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, which=0, flipped=False))
    hands.rest()
    assert scene.view.camera.zoom > 1
    assert scene.view.camera.board(at) == pytest.approx(point, abs=0.6)
    hands.key(pygame.K_HOME)
    assert scene.view.camera.zoom == 1


def gear_to_use(hands, scene, most=200):
    """Answer until a Gear card can be used that asks for nothing more; its option, None when that never comes."""
    luck = random.Random(2)
    for _ in range(most):
        for option in scene.session.options:
            if option.key.startswith("use:") and not option.target and option.source in scene.now.slots(scene.now.seat):
                return option
        if scene.session.over:
            return None
        scene.answer(choose(scene.session.options, luck).key)
        hands.rest()
    return None


def test_a_gear_card_is_pinned_and_used_from_its_page(home):
    hands, scene = table(4, 7)
    option = gear_to_use(hands, scene)
    assert option is not None
    hands.click(f"slot:{option.source}")
    assert scene.pinned == ("gear", option.source)
    hands.click(f"press:{option.key}")
    assert scene.session.record[-1] == option.key


def test_a_gear_card_is_dragged_onto_the_table_to_use_it(home):
    hands, scene = table(4, 7)
    option = gear_to_use(hands, scene)
    start, goal = center(scene, f"slot:{option.source}"), scene.places.board.center
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 40, start[1]))
    assert scene.drag is not None and scene.drag.source == option.source
    hands.move(goal)
    hands.frames(5)
    hands.up(goal)
    hands.rest()
    assert scene.session.record[-1] == option.key


def test_a_link_in_the_log_goes_where_it_happened(home):
    hands, scene = table(2, 5)
    hands.click("primary")
    option = next(o for o in scene.session.options if o.key.startswith("move:"))
    hands.click(places(scene, option)[0])
    link = next(w for w in scene.group.widgets if w.name.startswith("link:") and w.about[0] == "cell")
    hands.click(link.name)
    assert scene.pinned == link.about and scene.pulse == link.about[1]


def test_a_click_too_many_on_the_roll_walks_nowhere(home):
    hands, scene = table(2, 5)
    hands.app.ears.steady.on = True
    at = center(scene, "primary")
    hands.move(at)
    hands.frames(60)
    for _ in range(3):
        hands.down(at)
        hands.up(at)
        hands.frames(4)
    hands.key(pygame.K_RETURN)
    assert scene.now.kind == "Move" and scene.now.fresh
    assert scene.session.record == ["roll"]
    hands.frames(60)
    hands.click(at)
    assert scene.session.record[-1].startswith("move:"), "once it was seen the button walks"


def test_the_brass_button_alone_leads_through_a_heist_and_names_where_it_walks(home):
    hands, scene = table(1, 5)
    kinds, walks = set(), 0
    while not scene.session.over:
        primary, option = scene.group.named("primary"), scene.panels.dock.first()
        assert primary.why == "" and option is not None, scene.now.kind
        kinds.add(scene.now.kind)
        answers = len(scene.session.record)
        if option.key.startswith("move:"):
            walks += 1
            assert any(room.name in primary.label for room in scene.now.heist.map.zones.values()), primary.label
            assert primary.sub.startswith(str(scene.now.steps(tuple(int(n) for n in option.key[5:].split(",")))))
            assert scene.shown().pulse == tuple(int(n) for n in option.key[5:].split(",")), "its space is ringed"
        hands.click("primary")
        if option.key == "stop" and len(scene.session.record) == answers:
            assert "unused" in primary.sub, "it asks only where steps are given up"
            hands.click("primary")
        assert scene.session.record[answers] == option.key
    assert walks > 5 and {"Plan", "Move"} < kinds


def test_after_a_step_the_primary_button_gives_no_steps_up(home):
    hands, scene = table(2, 5)
    for _ in range(60):
        hands.rest()
        walks = [o for o in scene.session.options if o.key.startswith("move:")]
        if scene.now.moving and not scene.now.fresh:
            break
        scene.answer((walks or [o for o in scene.session.options if o.key == "roll"] or scene.session.options)[0].key)
    assert scene.now.moving and scene.session.record[-1].startswith("move:")
    before = len(scene.session.record)
    assert scene.group.named("tile:stop") is not None, "it keeps its place"
    primary, option = scene.group.named("primary"), scene.panels.dock.first()
    hands.click("primary")
    if option.key == "stop":
        assert primary.sub == hands.app.words("table.act.stop.left", n=scene.now.choice.left)
        assert len(scene.session.record) == before, "asked, not done"
    else:
        assert scene.session.record[before].startswith("move:")


def test_the_keys_of_the_tiles_run_from_left_to_right():
    row = (
        Tile("", "run", "Move", "", "now"),
        Tile("stop", "x", "Stay here", ""),
        Tile("use:cry-baby#0", "gear", "Cry Baby", "", source="cry-baby#0"),
        Tile("", "medkit", "Medkit", "Health is full", "off"),
    )
    assert digits(row) == (1, 2, 3, 0)
    assert digits((*row[2:], row[0])) == (1, 0, 3), "a number is a place"


def test_a_fight_says_who_fights_whom_and_shows_the_sums_of_two_dice(home):
    hands, scene = table(2, 5, crews=("jayne+wash", "kaylee+simon"))
    assert play_to(hands, scene, "Ready")
    while scene.now.kind == "Ready" and len(scene.now.crew(scene.now.seat).hero.dice) < 2:
        scene.answer("fight")
        play_to(hands, scene, "Plan")
        assert play_to(hands, scene, "Ready")
    assert any(isinstance(block, Sums) for block, _ in scene.panels.side.placed)
    foe = token_name(hands.app.words, scene.now.fight.token)
    primary = scene.group.named("primary")
    assert foe in primary.label and foe not in primary.sub


def test_a_refusal_rings_the_nearest_space_for_a_while_and_names_no_numbers(home):
    hands, scene = table(2, 5)
    hands.click("primary")
    at = middle(scene, (7, 2))
    hands.move(at)
    hands.down(at)
    hands.up(at)
    hands.frames(3)
    assert scene.shown().pulse in scene.now.cells
    assert scene.now.room(scene.beacon) in hands.app.tips.text
    assert "{" not in hands.app.tips.text and f"{scene.beacon[0]},{scene.beacon[1]}" not in hands.app.tips.text
    hands.frames(120)
    assert scene.beacon is None
    hands.frames(10)


def test_f1_keeps_the_tip_of_what_is_focused(home):
    hands, scene = table(2, 5)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_F1)
    assert hands.app.tips.pinned and hands.app.tips.text == scene.group.focus.hint
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_F1)
    assert type(hands.app.stack.top).__name__ == "TableHelp"


def test_before_an_enemy_is_picked_those_that_can_be_are_lit_and_the_card_can_be_kept(home):
    hands, scene = table(4, 1)
    card = next(o for o in scene.session.options if o.key.startswith("use:cry-baby"))
    scene.answer(card.key)
    hands.rest()
    assert len(scene.now.sources()) > 1 and not scene.now.picked
    lit = {reach.cell for reach in scene.shown().reach}
    assert lit == {at for foe, at in scene.now.enemies() if foe in scene.now.sources()}
    primary, option = scene.group.named("primary"), scene.panels.dock.first()
    assert option.key.startswith("nudge:") and primary.sub == hands.app.words(
        "table.lead.nudge", room=scene.now.room(tuple(int(n) for n in option.target[5:].split(",")))
    )
    hands.click(middle(scene, next(iter(lit))))
    assert scene.now.picked and scene.now.cells
    hands.click("tile:drop:")
    assert not scene.now.picked
    hands.click("tile:undo:")
    assert scene.now.kind == "Plan" and scene.now.key(card.key)
