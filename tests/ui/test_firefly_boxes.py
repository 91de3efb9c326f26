"""A box adds to the table of Firefly: a stage over the map, a part of the rail, pages, pieces; off, it adds nothing."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.app.games import pirates
from game.app.games.firefly.boxes import AppBox, Section, Tab
from game.app.games.firefly.known_boxes import know
from game.app.games.firefly.map.pieces import Piece
from game.app.table.panels.blocks import Title
from game.app.table.panels.spot import Spot
from tests.ui.firefly_table import open_curtain, table


class Duel:
    """A stage with one thing to press."""

    look = "duel"

    def __init__(self, key):
        self.key = key

    def paint(self, kit, dst, r):
        dst.fill((200, 10, 10), Rect(r.centerx, r.centery, 10, 10))

    def widgets(self, kit, r):
        return [Spot(Rect(r.centerx - 40, r.centery - 20, 80, 40), f"big:{self.key}")]


def duel(scene):
    """The stage of whoever may end a turn now."""
    key = next((o.key for o in scene.now.options if o.key.startswith("end")), "")
    return Duel(key) if key else None


TOY = AppBox(
    id="pirates",
    stages={"Actions": duel},
    sections=(
        Section(
            "toys",
            lambda now, words, seat, own: (seat, own),
            lambda kit, what, wide: kit.u(30),
            lambda kit, dst, r, what: kit.box(dst, r, (1, 2, 3), 4),
            lambda kit, r, what: [Spot(r, f"toys:{what[0]}", about=("ship", what[0]))],
        ),
    ),
    tabs=(Tab("ships", lambda now, words: [[Title("toy")]], lambda now: ()),),
    pieces=lambda now: (Piece("toy:0", "toy", now.g.cruiser),),
    draws={"toy": lambda kit, dst, at, wide, one: kit.disc(dst, at, wide / 3 / kit.scale, (9, 9, 9))},
)


def to_actions(hands, scene):
    """Answer until a turn begins."""
    for _ in range(90):
        open_curtain(hands, scene)
        if scene.now.kind == "Actions":
            return
        options = scene.session.options
        scene.answer(next((o.key for o in options if o.key == "done"), options[0].key))
        hands.frames(1)


@pytest.fixture
def toy():
    know(lambda: TOY)
    yield
    know(pirates.adds)


def test_a_box_that_is_on_is_at_the_table(toy):
    hands, scene = table(2, 3, settings={"pirates": "on"}, auto=False)
    to_actions(hands, scene)
    assert scene.covered and scene.group.named(f"toys:{scene.now.seat}") is not None
    assert "toy:0" in scene.stage.pieces
    before = len(scene.session.record)
    key = scene.staged.up().key
    hands.click(f"big:{key}")
    assert scene.session.record[before] is not None and len(scene.session.record) > before


def test_a_box_that_is_off_is_not(toy):
    _, scene = table(2, 3, to="Actions", auto=False)
    assert scene.group.named(f"toys:{scene.now.seat}") is None
    assert "toy:0" not in scene.stage.pieces
    assert not scene.covered
