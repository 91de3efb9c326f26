"""A map that grows: where cells lie, what stays where it is, ghosts with their reasons, a card that is laid by hand."""

from __future__ import annotations

import random

import pygame
import pytest
from pygame import Rect, Surface

from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.table.boards.camera import ZOOMS
from game.app.table.boards.field import face, grid
from game.app.table.boards.field.acts import Slide
from game.app.table.boards.field.board import FieldBoard
from game.app.table.boards.field.data import Ghost, Pawn, Place, Shown
from game.app.table.boards.field.names import LEAST, lettered
from game.app.table.boards.field.viewed import moved
from game.app.table.moving.acts import Flight
from game.app.table.moving.animate import Player, Stage
from game.app.ui.counters import COUNT
from game.core.session import Session
from tests.toy import TOY
from tests.ui.fox_field import ODD, FoxFieldScene, free, window
from tests.ui.fox_game import PROGRAM, added
from tests.ui.hands import Hands, middle

WINDOW = Rect(100, 50, 706, 478)
NAMES = ("Londinium", "Space Bazaar", "Ezra", "New Melbourne")


def laid(*cells):
    return tuple(
        Place(f"card{i}", cell, NAMES[i % 4], "world_ezra", ("core", "rim", "")[i % 3], (("coins", "brass", 2),))
        for i, cell in enumerate(cells)
    )


def grown(n, seed=1):
    """The cells of a map of so many cards, laid one beside the other."""
    luck, cells = random.Random(seed), [(0, 0)]
    while len(cells) < n:
        cells.append(luck.choice(free(cells)))
    return laid(*cells)


@pytest.fixture
def kit(home):
    return App(size=(1280, 720), prefs=Settings(speed="off")).kit


@pytest.fixture
def board(kit):
    field = FieldBoard(window)
    field.fit(kit, WINDOW)
    return field


def center(board, cell):
    x, y = board.middle(cell)
    return round(x), round(y)


# ---------------------------------------------------------------- where things are


@pytest.mark.parametrize("n", [0, 1, 2, 5, 12, 36, 60])
def test_all_cards_and_every_free_place_beside_them_are_seen(kit, board, n):
    cards = grown(n) if n else ()
    board.lay(cards)
    cells = [card.cell for card in cards]
    for cell in (*cells, *(free(cells) if cells else [(0, 0)])):
        assert WINDOW.contains(board.box(cell)) and board.box(cell).collidelist(board.buttons(kit)) < 0
        assert board.cell_at(center(board, cell)) == cell
    assert board.grid.across >= grid.LEAST[0] and board.grid.down >= grid.LEAST[1]


def test_a_first_card_lies_in_the_middle_and_far_cells_are_none(board):
    board.lay(laid((0, 0)))
    assert abs(board.box((0, 0)).centerx - WINDOW.centerx) < board.card[0]
    low, high = board.grid.low, (board.grid.low[0] + board.grid.across, 0)
    assert not board.grid.has(high) and board.step(low, -1, 0) == low
    assert board.cell_at((5, 5)) is None


def test_36_cards_are_as_large_as_they_have_to_be(kit, board):
    board.lay(grown(36, 3))
    assert board.card[0] >= kit.u(52) and board.card[1] >= kit.u(36)


def test_a_free_place_out_of_sight_has_a_mark_at_the_edge_that_leads_there(kit, board):
    row = [(x, 0) for x in range(-3, 4)]
    board.lay(laid(*row))
    board.camera.zoom_by(3, center(board, (0, 0)))
    ghosts = tuple(Ghost(cell, "") for cell in ((-4, 0), (4, 0), (0, 1)))
    board.paint(kit, Surface(WINDOW.size), Shown(laid(*row), ghosts=ghosts))
    assert [cell for cell, _ in board.beyond] == [(-4, 0), (4, 0)]
    assert all(WINDOW.contains(mark) and mark.collidelist(board.buttons(kit)) < 0 for _, mark in board.beyond)
    assert not board.lead(center(board, (0, 0))) and board.lead(board.beyond[1][1].center)
    assert WINDOW.contains(board.box((4, 0)))


@pytest.mark.parametrize("cell", [(-3, 0), (3, 0), (0, -3), (0, 3)])
def test_what_is_seen_near_stays_where_it_is_when_the_map_grows(board, cell):
    row = [(x, 0) for x in range(-2, 3)] + [(0, y) for y in (-2, -1, 1, 2)]
    board.lay(laid(*row))
    board.camera.zoom_by(3, center(board, (0, 0)))
    before = board.box((0, 0)), board.card
    board.lay(laid(*row, cell))
    now = board.box((0, 0)), board.card
    assert max(abs(a - b) for a, b in zip((*before[0], *before[1]), (*now[0], *now[1]))) <= 2


def test_zoom_keeps_the_point_and_home_shows_all(board):
    board.lay(grown(20))
    cell = board.grid.low[0] + 2, board.grid.low[1] + 2
    at = center(board, cell)
    for _ in ZOOMS[1:]:
        assert board.camera.zoom_by(1, at)
        assert board.cell_at(at) == cell
    board.camera.pan(30, 20)
    board.camera.home()
    assert center(board, cell) == at


def test_ships_on_one_card_stand_side_by_side(board):
    cards = laid((0, 0), (1, 0))
    ships = tuple(Pawn(f"ship:{s}", "ship", (0, 0), s) for s in range(6))
    board.lay(cards)
    spots = board.spots((*cards, *ships))
    places = [spots[ship.id] for ship in ships]
    assert all(board.box((0, 0)).collidepoint(spot) for spot in places)
    assert all(b[0] - a[0] >= board.card[0] * 0.1 for a, b in zip(places, places[1:]))


# ---------------------------------------------------------------- what is drawn


def painted(kit, board, pieces, **more):
    page = Surface((1280, 720))
    board.paint(kit, page, Shown(pieces, **more))
    return page


def test_nothing_is_drawn_beside_the_window_and_each_state_looks_otherwise(kit, board):
    cards = laid((0, 0), (1, 0), (0, 1))
    ghosts = (Ghost((2, 0)), Ghost((-1, 0), ODD))
    looks = []
    for more in (
        {},
        {"ghosts": ghosts},
        {"ghosts": ghosts, "held": cards[0], "hover": (2, 0)},
        {"ghosts": ghosts, "held": cards[0], "hover": (-1, 0)},
        {"hover": (0, 0)},
        {"pulse": (0, 0)},
        {"lit": frozenset({(0, 1)})},
        {"path": ((0, 0), (1, 0))},
        {"lifted": frozenset({"card0"})},
    ):
        page = painted(kit, board, cards, **more)
        looks.append(pygame.image.tobytes(page, "RGB"))
        page.fill((0, 0, 0), WINDOW)
        assert not any(pygame.image.tobytes(page, "RGB"))
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("text", [100, 150, 200])
def test_a_name_stands_on_a_card_only_where_all_of_it_has_room(home, text):
    kit = App(size=(1280, 720), prefs=Settings(speed="off", text_scale=text)).kit
    for wide in range(40, 400, 12):
        size = wide, round(wide * 0.7)
        for place in laid((0, 0), (1, 0), (2, 0), (3, 0)):
            name = lettered(kit, size, place)
            strip = face.plate(kit, Rect((0, 0), size), place, 2)
            assert name is None or all(kit.width(line, "bold", name.size) <= strip.w for line in name.lines)
            assert name is None or kit.t(LEAST) <= kit.px(name.size) * kit.grow + 1
            assert strip is None or Rect((0, 0), size).contains(strip)
    whole = lettered(kit, (kit.t(150), kit.t(105)), laid((0, 0))[0])
    assert whole is not None and whole.lines == (NAMES[0],)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("shift", [0.0, 0.5])
def test_who_sees_as_much_of_a_map_as_may_be_reads_every_name(home, text, shift):
    """At the farthest cards were too small for their names."""
    kit = App(size=(1280, 720), prefs=Settings(speed="off", text_scale=text)).kit
    field = FieldBoard(window, legible=84, shift=shift, names=True)
    field.fit(kit, Rect(286, 58, 708, 340))
    cards = grown(36)
    field.lay(cards)
    while field.camera.zoom_by(-1):
        pass
    assert field.camera.zoom == field.camera.least
    said = {name: lettered(kit, field.card, cards[i]) for i, name in enumerate(NAMES)}
    assert {name: one and " ".join(one.lines) for name, one in said.items()} == {
        "Londinium": "Londin- ium",
        "Space Bazaar": "Space Bazaar",
        "Ezra": "Ezra",
        "New Melbourne": "New Mel- bourne",
    }
    short = lettered(kit, field.card, cards[3], 1)
    assert short is not None and short.lines == ("New Mel.",)
    before = field.camera.center
    field.camera.zoom_by(2)
    field.camera.home()
    assert field.camera.center == before


def test_who_chooses_among_places_may_see_all_of_them_however_small(kit):
    field = FieldBoard(window, legible=84, names=True)
    field.fit(kit, Rect(286, 58, 708, 340))
    field.lay(laid(*((0, y) for y in range(9))))
    field.camera.home()
    near = field.camera.cell
    field.want(frozenset({(0, -1), (0, 9)}))
    assert all(field.camera.window.contains(field.box(cell)) for cell in field.wanted)
    assert field.camera.cell < near
    field.want(frozenset())
    field.camera.home()
    assert field.camera.cell == near


def test_a_card_slides_to_its_place_on_the_map_that_has_grown_for_it(kit, board):
    stage = Stage(board)
    stage.sync(laid((0, 0), (1, 0), (2, 0)))
    board.lay(stage.pieces.values())
    player, new = Player(stage), laid((0, 0), (1, 0), (2, 0), (3, 0))[3]
    player.play([Slide(new, lambda: (60.0, 700.0))])
    player.step(10, 1.0)
    assert "card3" in stage.lifted and stage.changed
    board.lay(stage.pieces.values())
    player.step(100, 1.0)
    act = player.acts[0]
    x, y = act.spot(stage)
    assert min(60, board.middle((3, 0))[0]) < x and act.rect(kit, stage).collidepoint(x, y)
    act.draw(kit, Surface((1280, 720)), stage)
    player.finish()
    assert stage.pieces["card3"] == new and not stage.lifted


def test_a_ship_flies_from_card_to_card(kit, board):
    stage = Stage(board)
    stage.sync((*laid((0, 0), (1, 0)), Pawn("ship:0", "ship", (0, 0))))
    player = Player(stage)
    player.play([Flight("ship:0", ((0, 0), (1, 0)))])
    player.step(40, 1.0)
    player.acts[0].draw(kit, Surface((1280, 720)), stage)
    player.finish()
    assert stage.pieces["ship:0"].node == (1, 0) == stage.pieces["ship:0"].cell


# ---------------------------------------------------------------- at a table


@pytest.fixture
def table(home, tmp_path, monkeypatch):
    """A table of the toy game on a map that grows: one person, one bot."""
    root = tmp_path / "data"
    root.mkdir()
    with added(monkeypatch, root):
        app = App(size=(1280, 720), prefs=Settings(speed="off"), doors=PROGRAM)
        session = Session(TOY, TOY.new(2, 5, {"house": "rich"}))
        app.play(Playing(session, ("Ada", "Bo"), settings=Seating((0, 1), (0, 1)).kept()))
        app.stack.push(FoxFieldScene(app, session, ["Ada", "Bo"]))
        hands = Hands(app)
        hands.frames(2)
        yield hands, app.stack.top
        app.play(None)


def fox(scene):
    """The first card of the hand that is no cat."""
    return next(c for c in scene.now.g.zones["hand:0"] if c.startswith("fox"))


def drag(hands, scene, to):
    start = hands.widget(f"card:{fox(scene)}").rect.center
    hands.move(start)
    hands.down(start)
    hands.move((start[0] + 30, start[1] - 30))
    hands.frames(3)
    hands.move(to)
    hands.frames(2)
    hands.up(to)


def test_a_card_is_dragged_to_the_place_it_may_have(table):
    hands, scene = table
    item = fox(scene)
    drag(hands, scene, middle(scene, (0, 0)))
    assert scene.session.record[0] == f"play:{item}" and scene.now.laid[item] == (0, 0)
    until_mine(hands, scene)
    assert [one.id for one in scene.stage.pieces.values() if isinstance(one, Pawn)] == ["ship:0", "ship:1"]
    item = fox(scene)
    hands.click(f"card:{item}")
    assert {ghost.cell for ghost in scene.shown().ghosts} == set(free(scene.now.laid.values()))
    cell = next(ghost.cell for ghost in scene.shown().ghosts if not ghost.why)
    hands.click(middle(scene, cell))
    assert scene.now.laid[item] == cell and f"play:{item}" in scene.session.record


def until_mine(hands, scene):
    for _ in range(400):
        hands.frames()
        if scene.now.mine and scene.now.kind == "ToyTurn" and not scene.player.playing:
            return


def test_where_it_may_not_lie_it_springs_back_and_says_why(table):
    hands, scene = table
    scene.now.laid = {"fox-99": (1, 0)}
    scene.read_anew()
    hands.click(f"card:{fox(scene)}")
    bad = next(ghost.cell for ghost in scene.shown().ghosts if ghost.why)
    drag(hands, scene, middle(scene, bad))
    assert not scene.session.record and scene.app.tips.text == ODD


def test_keys_lay_a_card(table):
    hands, scene = table
    item = fox(scene)
    hands.click(f"card:{item}")
    hands.key(pygame.K_RIGHT)
    assert scene.hover == (0, 0)
    hands.key(pygame.K_RETURN)
    assert scene.session.record[0] == f"play:{item}"


def test_rows_that_are_shifted_give_each_card_six_neighbours(kit):
    """Each lies half a card to the right of the one above it, and what is seen is what is clicked."""
    board = FieldBoard(lambda *_: None, shift=0.5)
    board.lay(laid((0, 0), (1, -1), (-1, 1), (0, 1), (0, -1)))
    board.fit(kit, WINDOW)
    for cell in ((x, y) for x in range(-1, 2) for y in range(-1, 2)):
        assert board.cell_at(tuple(map(round, board.middle(cell)))) == cell
    beside = [(0, -1), (1, -1), (0, 1), (-1, 1)]
    steps = [abs(board.middle(cell)[0] - board.middle((0, 0))[0]) for cell in beside]
    assert max(steps) - min(steps) < 1 and max(steps) < board.card[0]


def test_the_whole_map_stays_where_it_is_while_it_has_room(board):
    """Two cells to each side of the first card are in sight: laying there moves nothing, and taking it back neither."""
    board.lay(laid((0, 0)))
    before = board.box((0, 0))
    for cells in (((0, 0), (1, 0)), ((0, 0), (1, 0), (2, 0)), ((0, 0), (-1, 0), (-1, -1)), ((0, 0),)):
        board.lay(laid(*cells))
        assert board.box((0, 0)) == before, cells
    board.lay(laid(*((0, y) for y in range(4))))
    assert all(board.window.contains(board.box((0, y))) for y in range(4))


def test_a_map_that_is_looked_at_from_near_shows_every_free_place_that_has_room(kit):
    """Cards that lie to one side of the first are not cut off where the rest of the window is empty."""
    field = FieldBoard(window, legible=92)
    field.fit(kit, Rect(286, 58, 708, 340))
    for n in range(1, 4):
        cells = [(x, y) for x in range(n) for y in (-1, 0)]
        field.lay(laid(*cells))
        assert all(field.camera.window.contains(field.box(cell)) for cell in free(cells)), n


def test_nothing_is_hidden_on_one_side_while_there_is_space_beyond_the_other():
    assert moved(-50, 80, 0, 100) == 20 and moved(-10, 80, 0, 100) == 10
    assert moved(20, 150, 0, 100) == -20 and moved(20, 110, 0, 100) == -10
    assert moved(-50, 150, 0, 100) == moved(10, 90, 0, 100) == 0


def test_a_map_that_has_grown_is_where_it_was_when_all_is_laid_out_anew(kit):
    field = FieldBoard(window, legible=84)
    field.fit(kit, Rect(286, 58, 708, 340))
    cells = [(0, 0)]
    for n in range(8):
        cells.append((0, n - 4) if n < 4 else (n - 3, 0))
        field.lay(laid(*cells))
        before = field.camera.zoom, field.box((0, 0))
        field.fit(kit, Rect(286, 58, 708, 340))
        assert (field.camera.zoom, field.box((0, 0))) == before, n


def test_places_that_are_chosen_among_are_seen_together_and_cards_are_read_again_afterwards(kit):
    field = FieldBoard(window, legible=84)
    field.fit(kit, Rect(286, 58, 708, 340))
    for tall in (3, 5, 7):
        cells = [(0, y) for y in range(tall)]
        field.lay(laid(*cells))
        places = frozenset({(0, -1), (1, 0), (0, tall)})
        field.want(places)
        assert all(field.camera.window.contains(field.box(cell)) for cell in places), tall
        field.want(frozenset())
        assert field.camera.cell >= 84 * kit.scale


def near_by(kit):
    """A map of many cards that is looked at from near."""
    field = FieldBoard(window, legible=92)
    field.fit(kit, Rect(286, 58, 708, 340))
    cards = grown(36)
    field.lay(cards)
    field.camera.zoom_by(1)
    return field, cards


def test_a_map_that_was_drawn_along_lies_there_when_all_is_laid_out_anew(kit):
    field, _ = near_by(kit)
    for step in ((170, 0), (0, 130), (-260, -90)):
        field.camera.pan(*step)
        before = field.box((0, 0))
        field.fit(kit, Rect(286, 58, 708, 340))
        assert field.box((0, 0)) == before, step


def test_a_card_that_is_cut_has_no_words_and_none_lies_below_a_button(kit, monkeypatch):
    field, cards = near_by(kit)
    said, real = [], face.picture_of
    monkeypatch.setattr(face, "picture_of", lambda kit, size, one, *by: said.append(one) or real(kit, size, one, *by))
    field.camera.pan(37 - field.box((0, 0)).centerx + field.seen.left, 23)
    page = painted(kit, field, cards)
    bare = [one.cell for one in said if not (one.title or one.signs)]
    assert bare and all(not field.seen.contains(field.box(cell)) for cell in bare)
    assert all(field.seen.contains(field.box(one.cell)) for one in said if one.title)
    assert field.seen.collidelist(field.buttons(kit)) < 0
    strip = next(box for box in map(field.box, bare) if box.left < field.seen.left < box.right - 8)
    bright = [sum(page.get_at((x, strip.top + 2))[:3]) for x in (field.seen.left + 1, strip.right - 6)]
    assert field.upright and 3 * bright[0] < bright[1], f"{bright}: it fades away, for no frame cuts it beside buttons"


def test_what_a_card_pays_is_read_whatever_stands_on_it(kit, board):
    """Ships hid the number in its corner."""
    card = laid((0, 0), (1, 0))
    ships = tuple(Pawn(f"ship:{seat}", "ship", (0, 0), seat, seat == 0) for seat in range(6))
    board.lay(card)
    board.camera.zoom_by(1, center(board, (0, 0)))
    corner = Rect(board.box((0, 0)).move(kit.u(8), kit.u(8)).topleft, (kit.u(24), kit.u(12)))
    bare, full = (painted(kit, board, pieces).subsurface(corner) for pieces in (card, (*card, *ships)))
    lit = [(x, y) for x in range(corner.w) for y in range(corner.h) if sum(bare.get_at((x, y))[:3]) > 500]
    assert lit and all(full.get_at(at) == bare.get_at(at) for at in lit)


def test_the_sky_of_a_large_window_is_painted_once(kit, board):
    board.fit(kit, Rect(0, 0, 1280, 1000))
    dst = Surface((1280, 1000))
    board.paint(kit, dst, Shown(laid((0, 0))))
    before = COUNT.scalings
    board.paint(kit, dst, Shown(laid((0, 0))))
    board.beside(kit, dst)
    once = COUNT.scalings
    board.beside(kit, dst)
    assert before == once - 1 == COUNT.scalings - 1, "one for each light"
