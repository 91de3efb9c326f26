"""Words on the star chart: whatever stands where, no word lies over a piece, a world, another word or a button."""

from __future__ import annotations

import random
from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface

from game.app.games.keepflyin.chart import pieces as chart_pieces
from game.app.games.keepflyin.chart import stance as chart_stance
from game.app.games.keepflyin.chart import steps
from game.app.games.keepflyin.chart.board import HexBoard
from game.app.games.keepflyin.chart.pieces import Piece
from game.app.games.keepflyin.chart.rulers import strips
from game.app.games.keepflyin.chart.shown import Goal, Shown
from game.app.games.keepflyin.panels import layout
from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.table.boards import names as chart_names
from game.app.table.boards.names import Form, Name
from game.content.keepflyin import keepflyin

NAMES = {"core": "Core", "border": "Border", "fringe": "Fringe"}
KINDS = ("alliance", "reaver", "derelict", "ghost")
SIZES = [((1024, 640), 100), ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150), ((3840, 2160), 100)]


def board(app: App) -> HexBoard:
    found = keepflyin().board
    chart = HexBoard(found, NAMES, {place.id: place.name for place in found.locations.values()})
    chart.fit(app.kit, layout.places(app.kit, app.size).board)
    return chart


@pytest.mark.parametrize(("text", "share"), [(150, 0.84), (175, 0.68), (200, 0.68)])
def test_large_letters_leave_no_hole_beside_the_chart(text: int, share: float) -> None:
    """What the chart can't fill goes to the rail, or else to the inspector; moves are numbered till 175 %."""
    app = Program(size=(1280, 720), prefs=Settings(text_scale=text))
    chart, places = board(app), layout.places(app.kit, app.size)
    assert chart.camera.size[0] >= share * places.board.w
    assert places.railed == (text == 150) and not places.rail.colliderect(places.board)
    assert steps.fits(app.kit, chart.camera) == (text < 200)


def position(luck: random.Random, crowd: float) -> tuple[Piece, ...]:
    """Eight captains with their homes and 26 counters; a share `crowd` of them in one space."""
    chart = keepflyin().board
    places = [place.at for place in chart.locations.values()]
    centre = luck.choice(places)

    def node() -> int:
        if luck.random() < crowd:
            return centre
        return luck.choice(places) if luck.random() < 0.4 else luck.randrange(400)

    found = [
        Piece(f"home:{i}", "home", at, seat=i)
        for i, at in enumerate(luck.sample([place.at for place in chart.homes], 8))
    ]
    found += [
        Piece(f"ship:{i}", luck.choice(("ship", "ship", "wreck")), node(), seat=i, lean=luck.randrange(16))
        for i in range(8)
    ]
    for i in range(26):
        name = luck.choice(KINDS)
        up = luck.random() < 0.5
        score = luck.choice((1, 2, 3)) if up and name in chart_pieces.BADGES else -1
        shown = name if up or luck.random() < 0.2 else ""
        found.append(
            Piece(
                f"counter:{i}",
                "up" if up else "down",
                node(),
                shown,
                number=score,
                moves=luck.choice((0, 1, 2)),
                hunts=luck.choice((-1, 3)),
                helm=luck.choice((-1, -1, 2)),
            )
        )
    return tuple(found)


def reach(luck: random.Random) -> tuple[Goal, ...]:
    return tuple(Goal(node, luck.choice((1, 2))) for node in luck.sample(range(400), 40))


@pytest.mark.parametrize(("size", "text"), SIZES)
@pytest.mark.parametrize("zoom", [0, 3])
def test_no_word_lies_over_anything(home: object, size: tuple[int, int], text: int, zoom: int) -> None:
    app = Program(size=size, prefs=Settings(text_scale=text))
    chart = board(app)
    chart.camera.zoom_by(zoom)
    top, left, _ = strips(app.kit, chart.window)
    total = 0
    for seed in range(8):
        luck = random.Random(seed)
        shown = Shown(position(luck, luck.choice((0.0, 0.2, 0.5))), reach(luck))
        words = chart.written(app.kit, shown)
        rects = words.rects()
        total += len(words.names)
        stood = chart.layout(shown.pieces)
        pieces = [chart_pieces.bounds(app.kit, one.at, one.wide, one.piece, one.turn) for one in stood]
        count = chart.count(shown.pieces)
        worlds = list(chart.places.bodies(app.kit, chart.camera, count).values())
        for one, other in combinations(rects, 2):
            assert not one.colliderect(other)
        for one in rects:
            assert one.collidelist(pieces) < 0 and one.collidelist(worlds) < 0
        if not zoom:
            assert all(chart.camera.window.contains(one) for one in rects)
            assert all(one.collidelist([top, left, *chart.buttons(app.kit)]) < 0 for one in rects)
        assert {number for number, _ in words.numbers} == {1, 2, 3, 4, 5, 6} or text > 150 or zoom
    if text == 100:
        assert total >= 8 * 34 - 2, "where letters are small enough each world has its name"


def test_every_space_that_can_be_reached_and_holds_something_says_how_far_it_is(home: object) -> None:
    """A world or a counter has its number on a coin at its edge; no name lies over one. Empty space has none."""
    app = Program(size=(1280, 720))
    chart = board(app)
    cam = chart.camera
    for seed in range(8):
        luck = random.Random(seed)
        shown = Shown(position(luck, 0.2), reach(luck))
        words = chart.written(app.kit, shown)
        busy = {one.node for one in shown.pieces if one.kind != "home"} | set(chart.board.by_node)
        wanted = {one.node: one.cost for one in shown.reach if one.node in busy}
        assert {node: cost for node, cost, _ in words.coins} == wanted and wanted
        for node, _, rect in words.coins:
            assert rect.colliderect(cam.box(*chart.grid.xy(node)))
            assert rect.collidelist([one.rect for one in words.names.values()]) < 0


def test_a_way_has_its_numbers_over_all_that_stands_on_it(home: object) -> None:
    """Worlds, a counter and the ship that would be at its end hide none of them."""
    app = Program(size=(1280, 720))
    chart = board(app)
    place = chart.board.locations["osiris"].at
    column, row = chart.grid.xy(place)
    path = tuple(row * 20 + x for x in range(column - 1, column + 3))
    pieces = (Piece("counter:1", "up", path[2], "alliance", number=1),)
    goals = tuple(Goal(node, number) for number, node in enumerate(path[1:], 1))
    ghost = Piece("ghost", "ship", path[-1], seat=0)
    app.window.fill((0, 0, 0))
    chart.paint(app.kit, app.window, Shown(pieces, goals, hover=path[-1], legal=True, path=path, ghost=ghost))
    brass = pygame.mask.from_threshold(app.window, (250, 220, 150), (6, 6, 6, 255))
    for node in path[1:]:
        here = chart.camera.box(*chart.grid.xy(node)).inflate(6, 6)
        part = pygame.mask.Mask(here.size, True)
        assert brass.overlap_area(part, here.topleft) > 40, node


@pytest.mark.parametrize(("size", "text"), [*SIZES, ((1440, 900), 100), ((1100, 1000), 100), ((2560, 1080), 130)])
def test_buttons_cover_neither_coordinates_nor_a_hex_of_the_whole_chart(
    home: object, size: tuple[int, int], text: int
) -> None:
    app = Program(size=size, prefs=Settings(text_scale=text))
    chart = board(app)
    top, left, _ = strips(app.kit, chart.window)
    for button in chart.buttons(app.kit):
        assert chart.window.contains(button) and button.collidelist([top, left]) < 0
        for column in range(20):
            for row in range(20):
                x, y = chart.camera.middle(column, row)
                near = max(button.x, min(x, button.right)), max(button.y, min(y, button.bottom))
                assert (near[0] - x) ** 2 + (near[1] - y) ** 2 > (chart.camera.wide * 0.48) ** 2, (column, row)


@pytest.mark.parametrize(
    "one",
    [
        Piece("a", "ship", 0, seat=2),
        Piece("a", "wreck", 0, seat=1),
        Piece("a", "home", 0, seat=4),
        Piece("a", "home", 0, seat=4, active=True),
        Piece("a", "down", 0),
        Piece("a", "down", 0, "alliance"),
        Piece("a", "ship", 0, seat=0, lean=2),
        Piece("a", "ship", 0, seat=3, active=True),
        Piece("a", "up", 0, "reaver", number=7, moves=2, hunts=3, helm=1),
        Piece("a", "up", 0, "alliance", number=2),
        Piece("a", "up", 0, "ghost"),
        Piece("a", "up", 0, "derelict"),
    ],
    ids=lambda one: f"{one.kind}-{one.name}-{one.lean}",
)
@pytest.mark.parametrize("wide", [30, 93])
def test_a_piece_is_drawn_within_its_bounds(home: object, one: Piece, wide: int) -> None:
    """Its light and its shadow reach further: dark or faint pixels don't count."""
    app = Program(size=(1280, 720))
    img = Surface((400, 400))
    img.fill((0, 0, 0))
    chart_pieces.piece(app.kit, img, (200, 200), wide, one, turn=22.5 * one.lean)
    seen = pygame.mask.from_threshold(img, (255, 255, 255), (180, 180, 180, 255))
    drawn = seen.get_bounding_rects()
    assert drawn
    allowed = chart_pieces.bounds(app.kit, (200, 200), wide, one, 22.5 * one.lean)
    whole = drawn[0].unionall(drawn[1:])
    assert allowed.inflate(4, 4).contains(whole), (allowed, whole)
    assert allowed.w < wide * 1.5 + 20 and allowed.h < wide * 1.5 + 20, "nor are they much too large"


def test_what_a_cruiser_moves_and_what_reavers_grapple_with_are_told_apart_by_shape(home: object) -> None:
    app = Program(size=(1280, 720))
    shapes = []
    for kind in ("alliance", "reaver"):
        img = Surface((120, 120), pygame.SRCALPHA)
        chart_pieces.badge(app.kit, img, (60, 60), 2, kind, 60)
        shapes.append(pygame.mask.from_surface(img))
    both = shapes[0].overlap_area(shapes[1], (0, 0))
    assert both < 0.8 * (shapes[0].count() + shapes[1].count() - both)


def test_the_own_home_is_lit_and_that_of_a_rival_is_quiet(home: object) -> None:
    app = Program(size=(1280, 720))
    chart = board(app)
    node = chart.board.locations["boros"].at
    box = chart.camera.box(*chart.grid.xy(node)).inflate(10, 10)
    pictures = []
    for piece in ((), (Piece("home:0", "home", node, seat=0),), (Piece("home:0", "home", node, seat=0, active=True),)):
        app.window.fill((0, 0, 0))
        chart.paint(app.kit, app.window, Shown(piece))
        pictures.append(app.window.subsurface(box).copy())
    bare, rival, own = pictures
    changed = [pygame.mask.from_threshold(one, (0, 0, 0), (28, 28, 28, 255), othersurface=bare) for one in (rival, own)]
    much = [box.w * box.h - mask.count() for mask in changed]
    assert 20 < much[0] < 160 and much[1] > 3 * much[0]


@pytest.mark.parametrize("settled", [False, True])
@pytest.mark.parametrize("count", range(1, 34))
def test_what_shares_a_space_stays_in_it_and_apart(settled: bool, count: int) -> None:
    found = chart_stance.tokens(count, settled)
    assert len(found) == count == len({(round(one.x, 3), round(one.y, 3)) for one in found})
    for one in found:
        assert abs(one.x) + one.size * 0.45 < 0.68 and abs(one.y) + one.size * 0.45 < 0.68
    for one, other in combinations(found, 2):
        far = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
        assert far > 0.38 * one.size, (one, other)
    homes = chart_stance.homes(min(count, 8))
    assert len({(one.x, one.y) for one in homes}) == min(count, 8)


def test_a_name_goes_to_another_side_when_something_lies_below_and_makes_room() -> None:
    sheet = Rect(0, 0, 400, 300)
    body = Rect(190, 140, 20, 20)
    one = Name("one", body, (Form(("Osiris",), 60, 12),))
    assert chart_names.lay([one], [], sheet, 1)["one"].rect.midtop == (200, 161)
    below = Rect(150, 161, 100, 30)
    found = chart_names.lay([one], [below], sheet, 1)["one"].rect
    assert found.midbottom == (200, 139) and not found.colliderect(below)
    walled = [Rect(100, 161, 200, 60), Rect(100, 60, 200, 79), Rect(100, 60, 88, 150)]
    right = chart_names.lay([one], walled, sheet, 1)["one"].rect
    assert right.x >= body.right and right.collidelist(walled) < 0
    assert not chart_names.lay([one], [Rect(0, 0, 400, 300)], sheet, 1)
    two = Name("two", body, (Form(("Saint Albans",), 900, 12), Form(("Saint", "Albans"), 60, 24)))
    assert chart_names.lay([two], [], sheet, 1)["two"].lines == ("Saint", "Albans")
    small = Name("small", Rect(190, 165, 20, 10), (Form(("S",), 8, 8),))
    both = chart_names.lay([one, small], [], sheet, 1)
    assert len(both) == 2 and not both["one"].rect.colliderect(both["small"].rect)


@pytest.mark.parametrize("zoom", [0, 3])
def test_the_number_of_a_quadrant_stays_while_other_hexes_are_lit(home: object, zoom: int) -> None:
    app = Program(size=(1280, 720))
    chart = board(app)
    chart.camera.zoom_by(zoom)
    for seed in range(4):
        luck = random.Random(seed)
        pieces = position(luck, 0.2)
        found = {repr(chart.written(app.kit, Shown(pieces, reach(luck))).numbers) for _ in range(6)}
        assert len(found) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["alliance", "reaver"])
@pytest.mark.parametrize("beneath", [(), ("down",)])
def test_the_badge_of_an_enemy_lies_on_no_ship_that_shares_its_hex(home, size, name, beneath) -> None:
    app = Program(size=size)
    chart, kit = board(app), app.kit
    node = 105
    pieces = [Piece(f"counter:{i}", kind, node) for i, kind in enumerate(beneath)]
    pieces += [Piece("counter:9", "up", node, name, number=2), Piece("ship:0", "ship", node, seat=0)]
    stood = {one.piece.id: one for one in chart.layout(tuple(pieces))}
    foe, ship = stood["counter:9"], stood["ship:0"]
    r = chart_pieces.ring(kit, foe.wide / kit.scale) * kit.scale
    x, y = foe.at[0] + foe.wide * 0.34, foe.at[1] + foe.wide * 0.28
    badge = Rect(round(x - r), round(y - r), round(2 * r), round(2 * r))
    model = Rect(0, 0, round(ship.wide * 0.7), round(ship.wide * 0.8))
    model.center = round(ship.at[0]), round(ship.at[1])
    assert not badge.colliderect(model)
    assert abs(foe.at[0] - ship.at[0]) + abs(foe.at[1] - ship.at[1]) > chart.wide(node) * 0.6
