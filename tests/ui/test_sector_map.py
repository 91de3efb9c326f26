"""The sector map of *Firefly: The Game*: which Sector lies under a pixel, and that no word covers anything."""

from __future__ import annotations

import itertools
from dataclasses import replace
from math import dist
from random import Random

import pytest
from pygame import Rect, Surface

from game.app.games.firefly.map.board import Goal, Piece, SectorBoard, Shown, Tag
from game.app.games.firefly.map.pieces import bounds
from game.app.games.firefly.map.print import HAZE, SUNS, look
from game.app.games.firefly.map.shapes import inset, inside
from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.table.boards.camera import ZOOMS
from game.app.table.boards.names import misleads
from game.content.firefly import firefly

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
HUNTERS = {"cruiser": "Cruiser", "cutter": "Reavers"}


def fitted(size: tuple[int, int], app: App) -> SectorBoard:
    board = firefly().map
    names = {planet.id: planet.name for planet in board.planets.values()}
    found = SectorBoard(board, names, HUNTERS, {"athens": "P", "persephone": "B"})
    s = app.kit.scale
    found.fit(app.kit, Rect(round(287 * s), round(59 * s), size[0] - round(574 * s), size[1] - round(242 * s)))
    return found


def nearest(rect: Rect, at: tuple[float, float]) -> tuple[float, float]:
    """The point of a rect that is nearest to another."""
    return min(max(at[0], rect.left), rect.right), min(max(at[1], rect.top), rect.bottom)


def app_of(size: tuple[int, int]) -> App:
    return Program(size=size, prefs=Settings(speed="off"))


def scattered(seed: int) -> tuple[Piece, ...]:
    rng = Random(seed)
    places = [rng.randrange(1, 101) for _ in range(6)]
    if seed % 3 == 0:
        places = [places[0]] * 6  # all of them in one Sector
    kinds = [("cruiser", -1), ("cutter", -1), ("ship", 0), ("ship", 1), ("ship", 2), ("ship", 3)]
    return tuple(
        Piece(f"ship:{seat}" if seat >= 0 else kind, kind, at, seat, seat == 0)
        for (kind, seat), at in zip(kinds, places)
    )


def test_the_middle_of_every_sector_lies_in_it(home):
    view = fitted((1280, 720), app_of((1280, 720)))
    for number in view.board.sectors:
        assert view.cell_at(tuple(map(round, view.middle(number)))) == number
    assert view.cell_at((5, 5)) is None


def test_a_sun_has_its_own_light_in_every_language():
    suns = firefly().map.suns
    assert {sun.id for sun in suns} == SUNS.keys() == HAZE.keys()
    assert all(look(replace(sun, name="Sonne")) == SUNS[sun.id] for sun in suns)


def test_every_pixel_of_the_glass_belongs_to_a_sector(home):
    for size in [(1280, 720), (1920, 720), (1024, 900)]:
        view = fitted(size, app_of(size))
        rng = Random(2)
        missed = 0
        for _ in range(400):
            at = rng.randrange(view.window.left, view.window.right), rng.randrange(view.window.top, view.window.bottom)
            missed += view.cell_at(at) is None
        assert missed <= 4, "only on the lines between Sectors there may be none"


def test_what_is_drawn_inside_an_outline_stays_inside(home):
    view = fitted((1280, 720), app_of((1280, 720)))
    for number in view.board.sectors:
        outline = view.shapes.outline(number)
        within = [inside(corner, outline) for corner in inset(outline, 3)]
        assert sum(within) > 0.7 * len(within), f"{number}: all but the thin ends of a Sector"


@pytest.mark.parametrize("size", SIZES)
def test_no_word_covers_a_planet_a_piece_or_another_word(home, size):
    app = app_of(size)
    view = fitted(size, app)
    for seed in range(6):
        pieces = scattered(seed)
        shown = Shown(pieces, tuple(Goal(n, 1 + n % 5) for n in (68, 76, 98, 97, 84)))
        view.camera.home()
        written = view.written(app.kit, shown)
        assert len(written.names) >= 34, "hardly a planet goes without its name"
        words = written.rects()
        for a, b in itertools.combinations(words, 2):
            assert not a.colliderect(b)
        bodies = view.places.bodies(app.kit)
        for rect in words:
            assert view.window.contains(rect)
            assert rect.collidelist(list(bodies.values())) < 0


@pytest.mark.parametrize("size", SIZES)
def test_names_keep_their_places_when_ships_pass(home, size):
    """Ships came to stand on them: "White Sun" and "Georgia" went out, Silverhold's name hopped about."""
    app = app_of(size)
    view = fitted(size, app)
    alone = view.written(app.kit, Shown())
    homes = {**{id: one.rect for id, one in alone.names.items()}, **dict(alone.systems)}
    for many, most in ((1, 10), (2, 26)) if size == SIZES[1] else ((1, 10),):
        lost = []
        for number in view.board.sectors:
            pieces = tuple(Piece(f"ship:{i}", "ship", number, i, i == 0) for i in range(many))
            written = view.written(app.kit, Shown(pieces))
            under = [bounds(app.kit, one.at, one.wide, one.piece) for one in view.layout(pieces)]
            now = {**{id: one.rect for id, one in written.names.items()}, **dict(written.systems)}
            astray = [name for name, rect in homes.items() if now.get(name) != rect]
            assert all(homes[name].collidelist(under) >= 0 for name in astray if name in now), number
            lost += astray
        assert len(lost) <= most, f"{many} ships: {lost}"


def test_with_nothing_in_the_way_every_planet_has_its_name(home):
    for size in SIZES:
        app = app_of(size)
        view = fitted(size, app)
        shown = Shown((Piece("cruiser", "cruiser", 51), Piece("cutter", "cutter", 1)))
        written = view.written(app.kit, shown)
        assert set(written.names) == set(view.board.planets) and len(written.hunters) == 2
        bodies = view.places.bodies(app.kit)
        alone = view.written(app.kit, Shown()).names
        astray = {id for id in alone if misleads(alone[id].rect, bodies[id], list(bodies.values()))}
        assert astray <= {"bernadette"}, "a name is read for the planet it lies at"
        suns = {sun.name: view.shapes.px(sun.at) for sun in view.board.suns}
        called = dict(view.written(app.kit, Shown()).systems)
        assert set(called) == set(suns)
        for name, rect in called.items():
            far = {sun: dist(nearest(rect, at), at) for sun, at in suns.items()}
            assert min(far, key=lambda sun: far[sun]) == name, "a name is read for the sun it lies at"
            assert far[name] < 50 * app.kit.scale


def test_hardly_a_world_is_small(home):
    """Ariel, Pelorum and Valentine were two thirds as large as their neighbours: their Sectors are narrow."""
    view = fitted((1280, 720), app_of((1280, 720)))
    wide = {one.id: view.places.units(one) for sector in view.board.sectors.values() for one in sector.planets}
    assert {id for id, units in wide.items() if units < 22} == {"ithaca", "priam", "santo"}
    assert min(wide.values()) >= 21


@pytest.mark.parametrize("size", SIZES)
def test_the_cruiser_stands_aside_of_planets(home, size):
    """It hid half of Valentine, and Santo whole."""
    app = app_of(size)
    view = fitted(size, app)
    bodies = view.places.bodies(app.kit)
    for number in view.board.sectors:
        (stood,) = view.layout((Piece("cruiser", "cruiser", number),))
        under = bounds(app.kit, stood.at, stood.wide, stood.piece)
        for id, box in bodies.items():
            common = under.clip(box)
            assert common.w * common.h < 0.3 * box.w * box.h, f"{id} is hidden by the Cruiser in {number}"


def test_pieces_in_one_sector_stand_apart(home):
    view = fitted((1280, 720), app_of((1280, 720)))
    for number in view.board.sectors:
        stood = view.layout(tuple(one._replace(node=number) for one in scattered(1)))
        for a, b in itertools.combinations(stood, 2):
            assert abs(a.at[0] - b.at[0]) + abs(a.at[1] - b.at[1]) > 4, number
            assert view.cell_at(tuple(map(round, a.at))) == number


def test_it_is_drawn_at_every_zoom_and_the_still_part_is_kept(fresh_kit, home):
    app = app_of((1280, 720))
    view = fitted((1280, 720), app)
    shown = Shown(
        scattered(1),
        (Goal(98, 4),),
        (87,),
        98,
        True,
        (60, 68, 76, 98),
        ("alliance", "border", "border"),
        Tag("Ezra", "", 4),
    )
    canvas = Surface((1280, 720))
    for _ in ZOOMS:
        view.paint(app.kit, canvas, shown)
        under = view.under(app.kit, shown)
        view.paint(app.kit, canvas, shown._replace(hover=3, path=()))
        assert view.under(app.kit, shown) is under, "pointing elsewhere paints nothing anew"
        view.camera.zoom_by(1, (400, 300))
    assert not app.art.missing


def test_the_line_of_a_sector_goes_behind_the_names(home):
    """A ring around what is marked or pointed at struck the captions of planets through."""
    app = app_of((1280, 720))
    board, kit = fitted((1280, 720), app), app.kit
    plain = Shown()
    bare = Surface((1280, 720))
    board.paint(kit, bare, plain)
    names = [one.rect for one in board.written(kit, plain).names.values()]
    letters = [r for r in names if board.window.contains(r)]
    crossed = 0
    for number in board.board.sectors:
        ring = Surface((1280, 720))
        board.paint(kit, ring, plain._replace(hover=number))
        for r in letters:
            if not board.box(number).colliderect(r):
                continue
            bright = [
                (x, y) for x in range(r.x, r.right) for y in range(r.y, r.bottom) if sum(bare.get_at((x, y))[:3]) > 600
            ]
            crossed += any(ring.get_at((x, r.centery)) != bare.get_at((x, r.centery)) for x in range(r.x, r.right))
            assert all(sum(ring.get_at(at)[:3]) > 560 for at in bright), number
    assert crossed, "no line meets a name"
