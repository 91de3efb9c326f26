"""Where the bow of a ship on a map points: along its last step, in a table, in a replay and after a look back."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Surface

from game.app.program import Program
from game.app.table.boards import headings, models
from game.app.table.boards.headings import Leg
from game.app.table.moving.acts import Flight
from game.app.table.moving.animate import Stage
from game.rules.firefly import news as kinds
from tests.ui.firefly_table import table


class Ship(NamedTuple):
    id: str
    node: int
    leg: Leg | None = None
    lean: int = 0


class Sky:
    """Spaces in a row of four by four, each 100 px wide."""

    def middle(self, node: int) -> tuple[float, float]:
        return node % 4 * 100.0, node // 4 * 100.0


def test_a_ship_turns_the_shorter_way_to_where_it_flies_and_stays_so():
    sky = Sky()
    assert [headings.heading((0, 0), at) for at in ((0, -9), (-9, 0), (0, 9), (9, 0), (9, -9))] == [0, 4, 8, 12, 14]
    ship = Ship("ship:0", 5)
    stage: Stage[int, Ship] = Stage(sky)  # type: ignore[arg-type]
    stage.sync([ship])
    flight: Flight[int, Ship] = Flight("ship:0", (5, 6, 10), hop=False)
    flight.begin(stage)
    seen = []
    for i in range(101):
        flight.t = i / 100
        seen.append(headings.turn(flight.headed(stage.pieces["ship:0"], stage), sky.middle))
    assert seen[0] == 0 and seen[49] == 270 and seen[-1] == 180
    assert all(turn in (0, 180) or turn >= 180 for turn in seen), "never the long way round"
    assert max(abs((a - b + 180) % 360 - 180) for a, b in zip(seen, seen[1:])) <= 45
    flight.end(stage)
    lies = stage.pieces["ship:0"]
    assert (lies.node, lies.leg, lies.lean) == (10, (6, 10), 0)


def test_the_heading_comes_from_what_was_told_so_a_look_back_turns_it_back(home):
    _, scene = table(1, 8, to="NavChoice", auto=False)
    seat, here = next(iter(scene.now.g.ship.items()))
    before = next(one for one in scene.now.pieces() if one.id == f"ship:{seat}")
    flown = [one for _, one in scene.told if isinstance(one, kinds.Moved)][-1]
    assert before.leg == (flown.start, flown.end) and before.leg[1] == here, "a game that is opened knows it"
    there = next(n for n in scene.view.board.sectors if n not in (0, here))
    scene.told.append((0, kinds.Moved(seat, there, here)))
    now = next(one for one in scene.now.pieces() if one.id == f"ship:{seat}")
    assert now.leg == (there, here)
    stood = next(one for one in scene.view.layout((now,)))
    assert stood.turn == headings.heading(scene.view.middle(there), scene.view.middle(here)) * 22.5
    scene.told.pop()
    assert next(one for one in scene.now.pieces() if one.id == f"ship:{seat}") == before


def test_bow_and_engine_lie_opposite_in_every_direction(home):
    kit = Program(size=(1280, 720)).kit
    for turn in (0.0, 90.0, 202.5):
        page = Surface((200, 200))
        models.engine(kit, page, (100, 100), "ship_0", 80, turn)
        x, y = headings.behind((100, 100), turn, models.STERN * 80 * kit.scale)
        assert sum(page.get_at((round(x), round(y)))[:3]) > 150
        bow = headings.behind((100, 100), turn, -models.STERN * 80 * kit.scale)
        assert page.get_at(tuple(map(round, bow)))[:3] == (0, 0, 0)
    kept = []
    for _ in range(2):
        page = Surface((200, 200))
        models.ship(kit, page, (100, 100), 2, 40, 45.0)
        kept.append(pygame.image.tobytes(page, "RGB"))
    assert kept[0] == kept[1]


def test_the_light_lies_on_the_upper_left_of_a_ship_however_it_flies(home):
    kit = Program(size=(1280, 720)).kit
    for name in ("ship_5", "ship_walden", "reaver"):
        for heading in range(headings.MANY):
            pic = models.as_flown(kit, name, 80, heading * 22.5)
            assert pic is not None and pic.box.center == pic.img.get_rect().center
            w, h = pic.img.get_size()
            bright = []
            for corner in ((0, 0), (w // 2, h // 2)):
                r, g, b, a = pygame.transform.average_color(pic.img, (*corner, w // 2, h // 2))
                bright.append((r + g + b) / a)
            assert bright[0] > bright[1] * 1.1, (name, heading, bright)
