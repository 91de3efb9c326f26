"""A picture of the window: F12 anywhere, the menu of the table, what is on the screen and nothing more."""

import time

import pygame
import pytest

from game.app.games.fistful.replay import replay
from game.app.menus.title.scene import Title
from game.app.table import screenshot
from game.save.places import places
from tests.ui.fistful_table import table
from tests.ui.replays import recorded


def taken():
    return sorted(places().pictures.glob("*.png"))


def test_f12_saves_what_is_seen_without_notes(hands):
    app = hands.app
    app.stack.push(Title(app))
    hands.rest()
    want = app.window.copy()
    app.toast("a note over it all")
    app.present()
    hands.key(pygame.K_F12)
    [path] = taken()
    found = pygame.image.load(path)
    assert found.get_size() == app.size
    assert pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(want, "RGB")
    hands.key(pygame.K_F12)
    assert len(taken()) == 2 and path.name in app.toasts.queue[1]


def test_its_name_says_game_heist_turn_and_date(home):
    hands, scene = table()
    scene.answer("roll")
    hands.key(pygame.K_F12)
    [path] = taken()
    day = time.strftime("%Y-%m-%d")
    assert path.stem.startswith(f"Fistful of Credits, The Derelict, turn 1, {day}")


def test_the_menu_of_the_table_has_it(home):
    hands, scene = table()
    hands.click("menu")
    hands.click("picture")
    assert len(taken()) == 1 and hands.app.stack.top is scene


def test_it_works_in_a_replay(hands):
    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(replay(hands.app, recorded()))
    hands.app.stack.top.run.go(60)
    hands.key(pygame.K_F12)
    turn = hands.app.stack.top.session.state.turn
    assert f"turn {turn}," in taken()[0].stem
    hands.click("menu")
    hands.click("picture")
    assert len(taken()) == 2


def test_what_is_covered_is_not_in_it(hands):
    """Whatever lies on top of the table, an opaque curtain for one, is what the picture shows."""
    from game.app.shell.stack import Scene

    class Cover(Scene):
        def draw(self, surface, dirty):
            surface.fill((9, 8, 7), dirty)

    hands.app.stack.push(Title(hands.app))
    hands.app.stack.push(Cover(hands.app))
    path = screenshot.take(hands.app)
    found = pygame.image.load(path)
    assert {tuple(found.get_at((x, y)))[:3] for x in range(0, 1280, 160) for y in range(0, 720, 90)} == {(9, 8, 7)}


@pytest.mark.parametrize("title", ["a/b\\c:d", "..", " ", "x" * 400])
def test_any_title_makes_a_name(hands, monkeypatch, title):
    monkeypatch.setattr(hands.app, "words", lambda key, **values: title if key.startswith("picture.name") else key)
    hands.app.stack.push(Title(hands.app))
    path = screenshot.take(hands.app)
    assert path is not None and path.parent == places().pictures and len(path.name) < 140


def test_a_disk_that_refuses_is_told(hands, home):
    hands.app.stack.push(Title(hands.app))
    places().pictures.write_text("a file where the folder should be")
    assert screenshot.take(hands.app) is None
    assert "could not" in hands.app.toasts.queue[0]
