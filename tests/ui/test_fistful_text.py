"""The heist table at every size, letters at 100 % and 200 %: every word can be read."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.app.games.fistful.panels import actions
from game.app.games.fistful.panels.actions import Tile
from game.app.games.fistful.panels.big_card import EventShown
from game.app.games.fistful.panels.pages import area_page
from game.app.games.fistful.set_up.playbill import Playbill
from game.app.table.panels import inspector
from game.app.ui.kit.text import Text
from game.content.fistful import fistful
from tests.ui.fistful_table import middle, play_to, table
from tests.ui.reading import faults, read

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
LOOKS = [(size, percent) for size in SIZES for percent in (100, 200)] + [((1280, 720), p) for p in (120, 130, 150)]
KINDS = ("Plan", "Move", "Ready", "Round")
NARROW = SIZES[0], 200
"""The look with the least room, at which all kinds of choices are read; at others those in turn."""
READ = [
    pytest.param(kind, *look, marks=() if look == NARROW or number % len(KINDS) == at else pytest.mark.wide)
    for number, look in enumerate(LOOKS)
    for at, kind in enumerate(KINDS)
]


@pytest.mark.parametrize(("kind", "size", "percent"), READ, ids=str)
def test_every_word_can_be_read(home, monkeypatch, kind, size, percent):
    hands, scene = table(4, 5, size=size, text=percent)
    assert play_to(hands, scene, kind)
    if kind == "Move":
        reach = max(scene.now.reach(), key=lambda r: r.seen_by)
        hands.move(middle(scene, reach.cell))
        hands.rest()
    lines = read(hands.app, monkeypatch)
    assert len(lines) > 20
    assert faults(lines) == []
    window = scene.places.window
    for widget in scene.group.widgets:
        assert window.contains(widget.rect), widget.name
    assert scene.group.named("primary") is not None


LONG = (
    "Gehen",
    "Anhalten",
    "3 Munition ausgeben",
    "Verstärkung",
    "Rückzug",
    "Schachtel Patronen",
    "Sensorverstärker",
    "Earth-That-Was-Stoppuhr",
)


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_long_names_stay_on_their_tiles(home, monkeypatch, percent):
    hands, scene = table(2, 5, text=percent)
    row = tuple(Tile("stop", "x", name, "erst wenn jemand Leben verlöre") for name in LONG)
    words: list[tuple[str, Rect]] = []
    draw = Text.text
    monkeypatch.setattr(
        Text,
        "text",
        lambda self, dst, pos, s, *more, **look: (
            words.append((s, draw(self, dst, pos, s, *more, **look))) or words[-1][1]
        ),
    )
    hands.app.refit()
    words.clear()
    kit, room = hands.app.kit, scene.places.actions
    kit.tongue = "de"
    tiles = actions.rects(kit, room, len(row))
    actions.paint(kit, hands.app.window, room, row, tiles, (), scene.places.compact)
    tiles = actions.rects(kit, room, len(row))
    assert [(s, r) for s, r in words if not any(tile.contains(r.inflate(0, -r.h)) for tile in tiles)] == []
    said = " ".join(s for s, _ in words)
    assert "…" not in said
    if percent == 200:
        assert "Sensor- verstärker" in said
        assert "Earth-That- Was-Stoppuhr" in said


def test_the_picture_of_a_drawn_event_takes_the_room_that_its_words_leave(home):
    hands, scene = table(2, 5)
    kit = hands.app.kit
    for event in fistful().events:
        card = EventShown(f"{event}#1", scene.words, still=True)
        place = card.place(kit, scene.stage)
        placed = inspector.place(kit, Rect((0, 0), place.size), card.page())
        assert place.h - placed[-1][1].bottom < place.h // 5, event
        assert placed[-1][1].bottom <= place.h - kit.u(6), event


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_head_of_a_sheet_ends_above_what_lies_below_it(home, monkeypatch, text):
    hands, scene = table(2, 5, text=text)
    app, sizes, draw = hands.app, [], Text.brass_text
    monkeypatch.setattr(
        Text,
        "brass_text",
        lambda self, dst, pos, s, voice="display", size=40, *more, **look: (
            sizes.append(size) or draw(self, dst, pos, s, voice, size, *more, **look)
        ),
    )
    app.refit()
    sheet = Playbill(app, "derelict", lambda setting: None)
    app.stack.push(sheet)
    hands.rest()
    font = app.kit.parts.words.font("display", sizes[-1])
    low = sheet.panel.y + app.kit.u(34) + app.kit.cap("display", sizes[-1]) / 2 - font.get_descent() * 0.8
    assert low <= sheet.group.named("mode").rect.top


@pytest.mark.parametrize("text", [100, 200])
def test_an_alarm_that_is_on_is_seen_beside_whose_turn_it_is(home, text):
    hands, scene = table(2, 5, text=text, heist="paradiso")
    title = scene.panels.strips()[0]
    before = pygame.image.tobytes(hands.app.window.subsurface(title), "RGB")
    scene.session.state.flags["alarm"] = 1
    scene.settle()
    hands.rest()
    assert pygame.image.tobytes(hands.app.window.subsurface(title), "RGB") != before
    hands.move(title.center)
    hands.rest()
    assert scene.group.named("campaign").tip == hands.app.words("table.alarm.tip")


def test_a_security_door_tells_what_a_broken_lock_costs_while_the_alarm_is_on(home):
    hands, scene = table(2, 5, heist="paradiso")
    for on, key in ((0, "tip"), (1, "alarm")):
        scene.session.state.flags["alarm"] = on
        scene.settle()
        said = area_page(scene.now, scene.words, "door")[-1]
        assert said.text == hands.app.words(f"table.page.door.{key}")
