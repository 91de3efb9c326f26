"""Cards on felt: where zones and places lie, and a card that is dragged or carried there by keys."""

from __future__ import annotations

import itertools

import pygame
import pytest
from pygame import Rect, Surface

from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.table.boards.camera import ZOOMS
from game.app.table.boards.felt import Card, FeltBoard, Leave, Shown
from game.app.table.boards.zones import HIGH, At, Layout, Zone
from game.app.table.moving.acts import Come, Flight, Hop
from game.app.table.moving.animate import Player, Stage
from game.core.session import Session
from tests.toy import TOY
from tests.ui.fox_game import PROGRAM, added
from tests.ui.hands import Hands, middle

ZONES = (
    Zone("rival", "hand", (0, 0, 5.6, 1.72), title="Rival"),
    Zone("row", "row", (0, 2, 3.6, 1.72), "right", "Row"),
    Zone("pile", "pile", (4, 2, 1.5, 1.72), title="Pile"),
    Zone("grid", "grid", (0, 4, 3.7, 1.72), "down", "Grid"),
    Zone("hand", "hand", (0, 6, 5.6, 1.72), title="Hand"),
)
WINDOW = Rect(100, 50, 760, 560)


def cards(**counts):
    return tuple(Card(f"{zone}{i}", At(zone, i), title=f"{i}") for zone, n in counts.items() for i in range(n))


@pytest.fixture
def kit(home):
    return App(size=(1280, 720), prefs=Settings(speed="off")).kit


@pytest.fixture
def board(kit):
    felt = FeltBoard(ZONES)
    felt.fit(kit, WINDOW)
    return felt


# ---------------------------------------------------------------- where things lie


@pytest.mark.parametrize("counts", list(itertools.product((0, 1, 3, 4, 9), (0, 3, 5, 11), (0, 2))), ids=str)
def test_growing_zones_never_overlap(counts):
    row, grid, hand = counts
    layout = Layout(ZONES, {"row": row, "grid": grid, "hand": hand + 7, "pile": 40}, 0.2)
    for (_, a), (_, b) in itertools.combinations(layout.boxes.items(), 2):
        assert a.right <= b.x or b.right <= a.x or a.low <= b.y or b.low <= a.y
    for id, count in layout.counts.items():
        inner = layout.inner(id)
        for place in range(count):
            x, y, w, h = layout.spot(At(id, place))
            assert inner.x <= x and x + w <= inner.right + 1e-6 and inner.y <= y and y + h <= inner.low + 1e-6
            assert (w, h) == (1, HIGH)
    for zone in ("row", "grid"):  # what grows covers none of its own cards
        spots = [layout.spot(At(zone, place)) for place in range(layout.counts[zone])]
        for a, b in itertools.combinations(spots, 2):
            assert a.right <= b.x or b.right <= a.x or a.low <= b.y or b.low <= a.y


def test_a_row_that_grows_moves_what_lies_beside_it_and_a_grid_what_lies_below():
    small, large = Layout(ZONES, {}), Layout(ZONES, {"row": 6, "grid": 7})
    assert large.boxes["pile"].x > large.boxes["row"].right > small.boxes["pile"].x
    assert large.boxes["hand"].y > large.boxes["grid"].low > small.boxes["hand"].y
    assert large.boxes["rival"] == small.boxes["rival"]


def test_what_is_no_zone_is_refused():
    with pytest.raises(ValueError, match="overlap"):
        Layout((Zone("a", "row", (0, 0, 3, 2)), Zone("b", "pile", (2, 1, 2, 2))), {})
    with pytest.raises(ValueError, match="no card has room"):
        Zone("a", "row", (0, 0, 1, 2))
    with pytest.raises(ValueError, match="heap"):
        Zone("a", "heap", (0, 0, 2, 2))


def test_the_place_under_a_pixel(board):
    board.lay(cards(row=3, pile=4, hand=5, grid=4))
    for zone, place in (("row", 0), ("row", 2), ("hand", 0), ("hand", 4), ("grid", 3)):
        assert board.cell_at(middle_of(board, At(zone, place))) == At(zone, place)
    assert board.cell_at(middle_of(board, At("pile", 0))) == At("pile", 3), "the card on top"
    assert board.cell_at(middle_of(board, At("rival", 0))) == At("rival", 0), "the first free place"
    row = board.zone("row")
    assert board.cell_at((row.x + 2, row.bottom - 2)) == At("row", 3), "between cards: the next free place"
    gap = (row.right + board.zone("pile").x) // 2, row.centery
    assert board.cell_at(gap) is None and board.cell_at((5, 5)) is None


def middle_of(board, cell):
    x, y = board.middle(cell)
    return round(x), round(y)


def test_cards_of_a_full_hand_move_together_and_the_upper_one_is_hit(board):
    board.lay(cards(hand=12))
    for place in range(12):
        r = board.box(At("hand", place))
        assert board.zone("hand").contains(r)
        assert board.cell_at((r.x + 3, r.centery)) == At("hand", place)


@pytest.mark.parametrize("place", range(4))
def test_zoom_and_pan_come_back(board, place):
    board.lay(cards(hand=5, row=3))
    cam, cell = board.camera, At("hand", place)
    before = cam.cell, cam.origin
    at = middle_of(board, cell)
    for zoom in ZOOMS[1:]:
        assert cam.zoom_by(1, at) and cam.zoom == zoom
        assert board.cell_at(middle_of(board, cell)) == cell
    assert not cam.zoom_by(1, at)
    there = cam.origin
    cam.pan(-60, -20)
    cam.pan(60, 20)
    assert cam.origin == pytest.approx(there)
    x, y = cam.board((300, 200))
    assert cam.point(x, y) == pytest.approx((300, 200))
    cam.home()
    assert (cam.cell, cam.origin) == before


def test_the_whole_felt_fits_and_leaves_the_buttons_free(kit, board):
    wide, high = board.layout.size
    like = Rect(0, 0, round(wide * 50), round(high * 50))  # of its own shape: nothing is left over on any side
    for window in (WINDOW, like, Rect(0, 0, 500, 900), Rect(0, 0, 1600, 500)):
        board.fit(kit, window)
        for some in (cards(hand=5), cards(row=9, grid=9, hand=9)):
            board.lay(some)
            for zone in ZONES:
                assert window.contains(board.zone(zone.id))
                assert board.zone(zone.id).collidelist(board.buttons(kit)) < 0


def test_the_cursor_goes_to_the_place_beside(board):
    board.lay(cards(row=2, hand=3, pile=1))
    assert board.step(At("hand", 0), 1, 0) == At("hand", 1)
    assert board.step(At("hand", 1), -1, 0) == At("hand", 0)
    assert board.step(At("row", 0), 0, -1).zone == "rival"
    assert board.step(At("row", 2), 1, 0) == At("pile", 0)
    assert board.step(At("hand", 1), 0, -1).zone == "grid"
    assert board.step(At("hand", 0), 0, 1) == At("hand", 0)


# ---------------------------------------------------------------- what is drawn


def painted(kit, board, some, **more):
    page = Surface((1280, 720))
    board.paint(kit, page, Shown(some, **more))
    return page


def test_cards_lie_where_they_are_hit_and_nothing_is_drawn_beside_the_window(kit, board):
    some = cards(hand=5, row=3, pile=2)
    with_cards, bare = painted(kit, board, some), Surface((1280, 720))
    board.paint(kit, bare, Shown(some, lifted=frozenset(card.id for card in some)))
    for card in some:
        at = middle_of(board, card.cell)
        assert with_cards.get_at(at) != bare.get_at(at)
    with_cards.fill((0, 0, 0), WINDOW)
    assert not any(pygame.image.tobytes(with_cards, "RGB"))


def test_a_lit_zone_and_a_card_face_down_look_otherwise(kit, board):
    some = cards(hand=1)
    down = tuple(card._replace(up=False) for card in some)
    looks = [
        pygame.image.tobytes(painted(kit, board, *args, **more), "RGB")
        for args, more in (
            ((some,), {}),
            ((down,), {}),
            ((some,), {"lit": frozenset({"row"})}),
            ((some,), {"hover": At("hand", 0)}),
            ((some,), {"pulse": At("pile", 0)}),
        )
    ]
    assert len(set(looks)) == len(looks)


@pytest.mark.parametrize("kind", [Hop, Flight])
def test_acts_carry_a_card_from_zone_to_zone(kit, board, kind):
    stage = Stage(board)
    stage.sync(cards(hand=2, row=1))
    board.lay(stage.pieces.values())
    player, page = Player(stage), Surface((1280, 720))
    player.play([kind("hand1", (At("hand", 1), At("row", 1)))])
    player.step(40, 1.0)
    act = player.acts[0]
    assert WINDOW.colliderect(act.rect(kit, stage)) and stage.lifted == {"hand1"}
    act.draw(kit, page, stage)
    assert page.get_bounding_rect().size == page.get_size() and page.get_at(tuple(map(round, act.spot(stage))))[:3] != (
        0,
        0,
        0,
    )
    player.finish()
    assert stage.pieces["hand1"].cell == At("row", 1) == stage.pieces["hand1"].node


def test_acts_bring_and_take_a_card(kit, board):
    stage, page = Stage(board), Surface((1280, 720))
    player = Player(stage)
    player.play([Come(cards(row=1)[0]), Leave("row0")])
    player.step(100, 1.0)
    player.acts[0].draw(kit, page, stage)
    player.step(1000, 1.0)
    assert set(stage.pieces) == {"row0"}
    player.step(100, 1.0)
    assert board.box(At("row", 0)).colliderect(player.acts[0].rect(kit, stage))
    shades = []
    for _ in range(2):
        page.fill((0, 0, 0))
        player.acts[0].draw(kit, page, stage)
        shades.append(sum(page.get_at(middle_of(board, At("row", 0)))[:3]))
        player.step(40, 1.0)
    assert shades[0] > shades[1] > 0, "it fades"
    player.finish()
    assert not stage.pieces


# ---------------------------------------------------------------- at a table


@pytest.fixture
def table(home, tmp_path, monkeypatch):
    """A table of the toy game, opened by the program by its `Game`: one person, one bot."""
    root = tmp_path / "data"
    root.mkdir()
    with added(monkeypatch, root):
        app = App(size=(1280, 720), prefs=Settings(speed="off"), doors=PROGRAM)
        app.stack.push(PROGRAM.title(app))
        session = Session(TOY, TOY.new(2, 5, {"house": "rich"}))
        app.play(Playing(session, ("Ada", "Bo"), settings=Seating((0, 1), (0, 1)).kept()))
        app.stack.push(PROGRAM.games["toy"].table(app, app.playing))
        hands = Hands(app)
        hands.frames(2)
        yield hands, app.stack.top
        app.play(None)


def fox(scene):
    """The first card of the hand that is no cat."""
    return next(c for c in scene.stage.pieces.values() if c.cell.zone == "hand:0" and c.id.startswith("fox"))


def drag(hands, scene, card, to):
    hands.move(start := middle(scene, card.cell))
    hands.down(start)
    hands.move((start[0] + 30, start[1] - 30))
    assert scene.drag is not None and scene.drag.source == card.id
    hands.frames(3)
    hands.move(to)
    hands.frames(2)
    hands.up(to)


def test_a_card_dragged_from_the_hand_to_the_row_answers(table):
    hands, scene = table
    card = fox(scene)
    drag(hands, scene, card, middle(scene, At("table", 0)))
    assert scene.session.record[0] == f"play:{card.id}"
    hands.rest()
    assert scene.stage.pieces[card.id].cell.zone in ("table", "discard")


def test_a_drop_that_is_refused_springs_back_and_says_why(table):
    hands, scene = table
    card = fox(scene)
    drag(hands, scene, card, middle(scene, At("deck", 0)))
    assert not scene.session.record and scene.drag.back is not None
    assert "played on the table" in scene.app.tips.text
    hands.rest()
    assert scene.drag is None and scene.stage.pieces[card.id].cell == card.cell


def test_keys_carry_a_card_from_the_hand_to_the_row(table):
    hands, scene = table
    card = fox(scene)
    hands.key(pygame.K_LEFT)
    for _ in range(6):
        if scene.hover == card.cell:
            break
        hands.key(pygame.K_RIGHT)
    assert scene.hover == card.cell
    hands.key(pygame.K_RETURN)
    assert scene.now.picked == card.id and not scene.session.record
    hands.key(pygame.K_UP)
    assert scene.hover.zone == "table"
    hands.key(pygame.K_RETURN)
    assert scene.session.record[0] == f"play:{card.id}"


def test_the_deck_is_dragged_to_the_hand_and_clicks_do_the_same(table):
    hands, scene = table
    drag(hands, scene, scene.stage.pieces["deck"], middle(scene, At("hand:0", 0)))
    assert scene.session.record[0] == "draw"
    for _ in range(200):
        hands.frames()
        if scene.now.mine and scene.now.kind == "ToyTurn":
            break
    card, before = fox(scene), len(scene.session.record)
    hands.click(middle(scene, card.cell))
    assert scene.now.picked == card.id
    hands.click(middle(scene, At("table", len(scene.now.g.zones.get("table", ())))))
    assert scene.session.record[before] == f"play:{card.id}"


def test_the_wheel_zooms_and_the_right_button_pans(table):
    hands, scene = table
    at = middle(scene, At("hand:0", 0))
    hands.move(at)
    scene.zoom(2, at)
    assert scene.view.cell_at(middle(scene, At("hand:0", 0))) == At("hand:0", 0)
    before = scene.view.camera.origin
    hands.down(at, 3)
    hands.move((at[0] + 40, at[1] + 10))
    hands.up((at[0] + 40, at[1] + 10), 3)
    assert scene.view.camera.origin != before
    hands.key(pygame.K_HOME)
    assert scene.view.camera.zoom == 1.0
