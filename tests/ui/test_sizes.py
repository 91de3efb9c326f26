"""Every scene with the pieces at 75 to 200 % and the letters at 100 to 200 %: all words can be read, nothing is cut."""
from __future__ import annotations

import gc
import os

import pytest

from game.app import shots
from game.app.main import App
from game.app.scenes.options_rows import PAGES
from game.app.settings import Settings
from tests.ui.reading import faults, read

SMALL, USUAL = (1024, 640), (1280, 720)
# window, letters and pieces in percent; letters at 100 and 200 % alone are in test_reading
TIGHT = [(SMALL, 200, 75)]
EVERY = [*TIGHT, (USUAL, 200, 200), (SMALL, 100, 200), (USUAL, 100, 75), (USUAL, 130, 100)]
LOOKS = EVERY if os.environ.get("VERSE_LOOKS") == "all" else TIGHT


def look(monkeypatch, size, percent, pieces, scene, page=""):
    """What is wrong with a scene at these sizes."""
    app = App(size=size, prefs=Settings(speed="off", text_scale=percent, ui_scale=pieces))
    shots.arrange(app, scene, 3)
    if page:
        app.stack.top.go(page)
    shots.settle(app)
    found = faults(read(app, monkeypatch))
    window = app.window.get_rect()
    found += [f"leaves the window: {w.name}" for w in app.stack.top.group.widgets if not window.contains(w.rect)]
    app.play(None)
    del app
    gc.collect()                                           # a hundred windows with their pictures are a gigabyte
    return found


@pytest.mark.parametrize("scene", list(shots.SCENES))
@pytest.mark.parametrize(("size", "percent", "pieces"), LOOKS, ids=str)
def test_every_scene_can_be_read(home, monkeypatch, scene, size, percent, pieces):
    assert look(monkeypatch, size, percent, pieces, scene) == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("size", "percent", "pieces"), LOOKS, ids=str)
def test_every_page_of_the_settings_can_be_read(home, monkeypatch, page, size, percent, pieces):
    assert look(monkeypatch, size, percent, pieces, "settings", page) == []
