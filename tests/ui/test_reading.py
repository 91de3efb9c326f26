"""Every scene at every size, letters at 100 % and 200 %: no words overlap, leave the window, are cut or too small."""
import pytest

from game.app import shots
from game.app.main import App
from game.app.settings import Settings
from tests.ui.reading import faults, read

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
SCENES = ["title", "setup", "result", "settings"]


LOOKS = [(size, percent) for size in SIZES for percent in (100, 200)] + [((1280, 720), p) for p in (115, 130, 150)]


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize(("size", "percent"), LOOKS, ids=str)
def test_every_word_can_be_read(home, monkeypatch, scene, size, percent):
    app = App(size=size, prefs=Settings(speed="off", text_scale=percent))
    shots.arrange(app, scene, 3)
    shots.settle(app)
    lines = read(app, monkeypatch)
    assert len(lines) > 5
    assert faults(lines) == []


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_other_numbers_of_seats(home, monkeypatch, seats):
    from game.app.scenes.setup import SetUp
    app = App(size=(1280, 720), prefs=Settings(speed="off", text_scale=150))
    app.stack.push(SetUp(app, seed=1, seats=seats))
    shots.settle(app)
    assert faults(read(app, monkeypatch)) == []
