"""A voyage played with a mouse: clicks, drags, refusals, undo, keyboard, the curtain, bots, what frames may tell."""

from __future__ import annotations

import random

import pygame
import pytest

from game.ai import greedy
from game.app.games.keepflyin.panels.place_page import place_page
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.table.moving.drag import Drag
from game.app.table.panels.blocks import Row
from game.core.codec import dump
from game.core.session import Session
from game.core.views import determinize, view
from tests.told import lines
from tests.ui.hands import center
from tests.ui.keepflyin_table import NAMES, QUICK, give, middle, open_curtain, play_to, table
from tests.ui.seated_table import played

LIKED = ("retire", "pay", "take", "search", "move")
"""Rather get paid, fly and take jobs than dawdle."""


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 7)])
def test_turns_are_played_with_clicks_alone(home, seats, seed):
    hands, scene = table(seats, seed)
    kinds = played(hands, scene, LIKED, 0.7, give, seed, 60)
    assert {"PickHome", "SearchJob", "Play", "MoveCounter"} <= kinds


def test_a_ship_is_dragged_and_dropped(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    seat = scene.now.seat
    ship = scene.stage.pieces[f"ship:{seat}"]
    start = tuple(map(round, scene.view.spots(tuple(scene.stage.pieces.values()))[ship.id]))
    node, option = next((n, o) for n, o in scene.now.cells.items() if not scene.now.down_at(n))
    goal = middle(scene, node)
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 3, start[1]))
    assert scene.drag is None, "a few pixels are no drag"
    hands.move((start[0] + 30, start[1] + 10))
    assert isinstance(scene.drag, Drag)
    hands.move(goal)
    hands.frames(20)
    assert scene.hover == node and scene.shown().legal and scene.shown().tag is not None
    hands.up(goal)
    hands.rest()
    assert scene.session.record[-1] == option.key and scene.drag is None


def test_a_refused_drop_springs_back_and_names_the_rule(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    before = dump(scene.session.state)
    seat = scene.now.seat
    ship = scene.now.g.ship[seat]
    start = tuple(map(round, scene.view.spots(tuple(scene.stage.pieces.values()))[f"ship:{seat}"]))
    far = max(range(scene.now.chart.grid.size), key=lambda n: scene.now.far(ship, n))
    goal = middle(scene, far)
    hands.move(start)
    hands.down(start)
    hands.move(goal)
    hands.frames(10)
    hands.up(goal)
    assert scene.drag is not None and scene.drag.back is not None, "it is on its way back"
    hands.rest()
    assert scene.drag is None and dump(scene.session.state) == before
    assert "R-KF-" in hands.app.tips.text and "{" not in hands.app.tips.text


def test_pointing_at_a_hex_shows_the_way_and_what_may_lie_there(home):
    hands, scene = table(3, 4)
    assert play_to(hands, scene, "Play")
    for goal in scene.now.reach():
        hands.move(middle(scene, goal.node))
        shown = scene.shown()
        assert shown.hover == goal.node and shown.legal
        assert shown.path[0] == scene.now.g.ship[scene.now.seat] and shown.path[-1] == goal.node
        assert len(shown.path) - 1 == shown.tag.number
        if goal.kind == "risk":
            assert "%" in " ".join(shown.tag.lines)


def test_undo_and_redo_take_a_flight_back(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    option = next(o for n, o in scene.now.cells.items() if not scene.now.down_at(n) and not scene.now.place(n))
    before = dump(scene.session.state)
    give(hands, scene, option)
    after = dump(scene.session.state)
    assert after != before and scene.group.named("undo").why == ""
    hands.key(pygame.K_z)
    assert dump(scene.session.state) == before
    hands.key(pygame.K_y)
    assert dump(scene.session.state) == after


def test_the_keyboard_alone_flies_a_ship(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN):
        hands.key(key)
        if scene.hover in scene.now.cells and not scene.now.down_at(scene.hover):
            break
    wanted = scene.now.cells[scene.hover].key
    hands.key(pygame.K_RETURN)
    assert scene.session.record[-1] == wanted


def test_escape_goes_back_one_and_never_quits(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    hands.click(f"card:{scene.now.hold(scene.now.seat)[0]}")
    assert scene.pinned is not None
    hands.click("tile:mode:dump")
    assert scene.mode == "dump" and scene.covered
    hands.key(pygame.K_ESCAPE)
    assert scene.mode == ""
    hands.key(pygame.K_ESCAPE)
    assert scene.pinned is None and hands.app.stack.top is scene
    hands.key(pygame.K_ESCAPE)
    assert type(hands.app.stack.top).__name__ == "TableMenu"
    hands.key(pygame.K_ESCAPE)
    assert hands.app.stack.top is scene, "the menu closes as everything does"
    hands.key(pygame.K_ESCAPE)
    hands.click("title")
    assert type(hands.app.stack.top).__name__ == "Title" and hands.app.running


def scanned(hands, scene):
    """Play until somebody has scanned a counter and left it face down."""
    luck = random.Random(3)
    for _ in range(600):
        open_curtain(hands, scene)
        if scene.session.over:
            return False
        options = scene.session.options
        scan = [o for o in options if o.key.startswith("scan")]
        if scan:
            scene.answer(scan[0].key)
            hands.rest()
            scene.answer("hide")
            hands.rest()
            return True
        moves = [
            o for o in options if o.key.startswith("move") and not scene.now.down_at(scene.now.chart.nodes[o.target])
        ]
        near = [
            o
            for o in moves
            if any(
                scene.now.far(at, scene.now.chart.nodes[o.target]) == 1
                for n, at in scene.now.g.spot.items()
                if n not in scene.now.g.up
            )
        ]
        scene.answer(luck.choice(near or moves or list(options)).key)
        hands.rest()
    return False


def test_the_curtain_falls_only_before_one_who_knows_more(home):
    hands, scene = table(2, 5)
    first = scene.now.seat
    scene.answer(scene.session.options[0].key)
    hands.frames(3)
    assert hands.app.stack.top is scene and scene.now.seat != first, "nothing is secret yet"
    assert scanned(hands, scene)
    knows = scene.now.seat
    seen = []
    for _ in range(40):
        top = type(hands.app.stack.top).__name__
        if top == "Curtain":
            seen.append(hands.app.stack.top.handing.seat)
            open_curtain(hands, scene)
            break
        keys = [o.key for o in scene.session.options]
        scene.answer(next((k for k in keys if k in ("done", "pass", "hide")), keys[-1]))
        hands.frames(4)
    assert seen == [knows], "it falls before the one who scanned, not before the other"
    assert scene.now.seat == knows


def test_the_same_view_of_another_truth_is_the_same_picture(home):
    hands, scene = table(3, 8)
    assert scanned(hands, scene)
    seat, session = scene.now.seat, scene.session
    sight = view(session.rules, session.state, seat)
    found = []
    for seed in (1, 2, 3):
        world = determinize(session.rules, sight, seed)
        world.rng = session.state.rng
        twin = Session(session.rules, world, tuple(session.record))
        twin.news[:] = session.news
        app = hands.app
        app.play(Playing(twin, NAMES[:3], settings={**QUICK, **Seating((0, 1, 1), (0, 1, 2)).kept()}))
        other = KeepflyinScene(app, twin, NAMES[:3])
        other.now.seat = seat
        other.now.read()
        other.stage.sync(other.now.pieces())
        other.told, other.log = list(scene.told), []
        other.log += other.lines_of(other.told)
        page = pygame.Surface(app.size)
        other.layout(app.size, app.kit.scale, app.kit.text_scale)
        other.repaint()
        other.draw(page, page.get_rect())
        faces = tuple(world.zones[f"counter:{n}"] for n in sorted(world.spot))
        found.append((pygame.image.tobytes(page, "RGB"), faces, [line.text for line in other.log]))
    assert len({faces for _, faces, _ in found}) > 1, "the worlds do differ"
    assert len({picture for picture, _, _ in found}) == 1
    assert found[0][2] == found[1][2] == found[2][2]


def test_bots_play_a_game_to_its_end_in_the_window(home):
    hands, scene = table(2, 11, bots=(1, 2), settings={**QUICK, "limit": "40"})
    for _ in range(6000):
        hands.app.update(16.0)
        if hands.app.stack.top is not scene:
            break
    hands.app.present()
    assert scene.session.over and type(hands.app.stack.top).__name__ == "KeepflyinResult"
    assert not hands.app.words.missing


def test_a_person_is_asked_again_after_the_bots(home):
    hands, scene = table(3, 4, bots=(0, 1, 2))
    hands.rest()
    for _ in range(30):
        assert scene.now.mine and scene.now.seat == 0 and hands.app.stack.top is scene
        options = scene.session.options
        sight = view(scene.session.rules, scene.session.state, 0)
        scene.answer(greedy.choose(scene.session.rules, sight, scene.session.choice, options, 1))
        hands.rest()
        if scene.session.over:
            break
    assert {n[1] for n in lines(scene.session.news) if n[0] == "moved"} >= {1, 2}


def test_the_wheel_zooms_at_the_pointer_and_home_shows_all(home):
    hands, scene = table(2, 5)
    at = middle(scene, scene.now.chart.board.locations["persephone"].at)
    hands.move(at)
    hands.app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, which=0, flipped=False))
    hands.rest()
    assert scene.view.camera.zoom > 1
    after = middle(scene, scene.now.chart.board.locations["persephone"].at)
    assert abs(after[0] - at[0]) <= 8 and abs(after[1] - at[1]) <= 8
    hands.key(pygame.K_HOME)
    assert scene.view.camera.zoom == 1


def test_help_menu_and_rulebook_open_and_close(home):
    hands, scene = table(2, 5)
    hands.click("help")
    assert hands.app.stack.top is not scene
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_b)
    assert type(hands.app.stack.top).__name__ == "Rulebook"
    hands.key(pygame.K_ESCAPE)
    hands.click(center(scene, "menu"))
    hands.click("title")
    assert type(hands.app.stack.top).__name__ == "Title"


def test_undo_forgets_what_a_bot_was_about_to_answer(home):
    hands, scene = table(2, 5, bots=(0, 2), speed="normal")
    for _ in range(400):
        hands.frames(1)
        if scene.now.mine and scene.now.kind == "Play":
            break
        if scene.now.mine:
            scene.answer(scene.session.options[0].key)
    assert scene.now.kind == "Play"
    scene.bots.rivals.asked, scene.bots.rivals.found = len(scene.session.record) + 1, ["no such answer"]
    option = next(o for n, o in scene.now.cells.items() if not scene.now.down_at(n) and not scene.now.place(n))
    scene.answer(option.key)
    assert scene.undo()
    assert scene.bots.rivals.found == [] and scene.bots.rivals.answer() == ""


def test_the_table_can_be_hidden_at_any_time(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    hands.key(pygame.K_h, pygame.KMOD_LALT)
    assert type(hands.app.stack.top).__name__ == "Curtain"
    assert open_curtain(hands, scene)


def test_the_keyboard_alone_moves_a_counter(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "MoveCounter")
    option = next(o for o in scene.session.options if o.key.startswith("shift"))
    start, goal = scene.now.g.spot[int(option.source[8:])], scene.now.chart.nodes[option.target]
    hands.key(pygame.K_RIGHT)
    scene.hover = start
    scene.panels.refresh()
    for _ in range(4):
        if scene.now.picked == option.source:
            break
        hands.key(pygame.K_RETURN)
    assert scene.now.picked == option.source and goal in scene.now.cells
    scene.hover = goal
    scene.panels.refresh()
    hands.key(pygame.K_RETURN)
    assert scene.session.record[-1] == option.key


def test_the_inspector_tells_of_the_new_choice_until_the_mouse_moves(home):
    """What happens to lie under the mouse when another is asked is not what they want to know."""
    hands, scene = table(2, 5)
    first = scene.now.seat
    node, option = next(iter(scene.now.cells.items()))
    hands.move(middle(scene, node))
    assert scene.subject() == ("cell", node)
    scene.answer(option.key)
    hands.rest()
    assert scene.now.seat != first and scene.subject() is None and scene.pinned is None
    x, y = middle(scene, node)
    hands.move((x + 2, y))
    assert scene.subject() == ("cell", node)


def test_a_double_click_on_a_home_world_answers_for_one_alone(home):
    hands, scene = table(2, 5)
    assert scene.now.kind == "PickHome"
    first, before = scene.now.seat, len(scene.session.record)
    spots = [middle(scene, node) for node in scene.now.cells]
    for _ in range(2):
        for at in spots[:2]:
            hands.move(at)
            hands.down(at)
            hands.up(at)
            hands.frames(1)
    assert len(scene.session.record) == before + 1 and scene.now.seat != first
    assert scene.edge.seat == scene.now.seat and scene.now.name(scene.now.seat) in scene.edge.says
    hands.rest()
    hands.click(middle(scene, next(iter(scene.now.cells))))
    assert len(scene.session.record) == before + 2


def test_a_home_world_says_what_speaks_for_it(home):
    hands, scene = table(2, 5)
    node = next(iter(scene.now.cells))
    page = place_page(scene.now, scene.words, node, print)
    rows = {block.left: block.right for block in page if isinstance(block, Row)}
    near = [p for p in scene.now.chart.board.locations.values() if 0 < scene.now.far(node, p.at) <= 4]
    assert rows[scene.words("hex.page.home.near", of=4)] == str(len(near)) and near
    assert (scene.now.enemies() == []) == (len(rows) == 1)
