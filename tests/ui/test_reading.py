"""Every scene, small and large letters, English and German: no words overlap, leave the window, are cut or too small.

With VERSE_LOOKS=all at every size and percentage (eight minutes); else where there is least room."""
import os

import pytest

from game.app import shots
from game.app.main import App
from game.app.settings import Settings
from game.content import load
from tests.ui.reading import faults, read, wrong

SMALL, USUAL, LARGE = (1024, 640), (1280, 720), (1920, 1080)
EVERY = {"en": [(SMALL, 100), (SMALL, 200), (USUAL, 100), (USUAL, 115), (USUAL, 130), (USUAL, 150), (USUAL, 200),
                (LARGE, 100), (LARGE, 200)],
         "de": [(SMALL, 100), (SMALL, 150), (SMALL, 200), (USUAL, 100), (USUAL, 150), (USUAL, 200)]}
TIGHT = {"en": [(SMALL, 100), (SMALL, 200)], "de": [(SMALL, 200)]}
LOOKS = EVERY if os.environ.get("VERSE_LOOKS") == "all" else TIGHT


@pytest.fixture
def tongue(request, home):
    """The language of the program; English again afterwards."""
    yield request.param
    load.speak(None)


@pytest.mark.parametrize("tongue", list(LOOKS), indirect=True)
@pytest.mark.parametrize("scene", [*shots.SCENES, *shots.APART])
def test_every_word_can_be_read(tongue, monkeypatch, scene):
    app = App(size=USUAL, prefs=Settings(speed="off", language=tongue))
    shots.arrange(app, scene, 3)
    shots.settle(app)
    assert wrong(app, LOOKS[tongue], monkeypatch) == {}
    assert not app.words.missing
    app.play(None)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_other_numbers_of_seats(home, monkeypatch, seats):
    from game.app.scenes.setup import SetUp
    app = App(size=(1280, 720), prefs=Settings(speed="off", text_scale=150))
    app.stack.push(SetUp(app, seed=1, seats=seats))
    shots.settle(app)
    assert faults(read(app, monkeypatch)) == []
