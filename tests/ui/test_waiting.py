"""What takes a while says so first: a plate is on the screen before a lesson, a saved game or a box is read."""

from __future__ import annotations

import pytest

from game.app.games.keepflyin import GAME
from game.app.games.keepflyin.set_up.scene import KeepflyinSetUp
from game.app.lessons import begin, start_lesson
from game.app.menus.title.scene import Title
from game.app.play import resume
from game.app.play.playing import LastGame
from game.app.program import Program
from game.app.shell import wait_sign as waiting
from game.app.shell.settings import Settings
from game.app.trial.examples import example_home
from tests.ui.hands import Hands


@pytest.fixture
def told(home, monkeypatch):
    """An app at its title, and what came in which order: the plate on the screen, then the work."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app, example_home(app)))
    Hands(app).rest()
    came: list[str] = []
    shown = waiting.pygame.display.update

    def update(*rects):
        came.append("shown")
        shown(*rects)

    monkeypatch.setattr(waiting.pygame.display, "update", update)

    def work(where, name):
        real = getattr(where, name)

        def worked(*args, **more):
            came.append("work")
            return real(*args, **more)

        monkeypatch.setattr(where, name, worked)

    yield app, came, work
    app.play(None)


def test_a_lesson(told):
    app, came, work = told
    work(begin, "set_up")
    assert start_lesson(app, "fistful")
    assert came[:2] == ["shown", "work"]


def test_a_lesson_that_can_not_be_read_leaves_no_plate(told):
    app, came, _ = told
    before = app.window.copy()
    assert not start_lesson(app, "no such lesson")
    assert came == ["shown"] and app.window.get_at((640, 360)) != before.get_at((640, 360))
    app.toasts.queue.clear()
    app.present()
    assert app.window.get_at((640, 360)) == before.get_at((640, 360))


def test_a_saved_game(told):
    app, came, work = told
    work(LastGame, "open")
    title = app.stack.top
    assert resume.resume(app, title.last) is None
    assert came[:2] == ["shown", "work"]


def test_a_box_that_is_opened(told):
    app, came, work = told
    work(KeepflyinSetUp, "__init__")
    assert GAME.set_up(app, None)
    assert came[:2] == ["shown", "work"]
