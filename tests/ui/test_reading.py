"""Every scene, small and large letters and pieces, English and German: no words overlap, leave the window, are cut or
too small.

With VERSE_LOOKS=all at every size and percentage (eight minutes); else where there is least room."""

import os

import pytest

from game.app.menus.settings.rows import PAGES
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.trial import shots
from game.app.ui.contrast import ContrastKit
from game.content import load
from tests.ui.colour import LEAST
from tests.ui.lying_over import tipped
from tests.ui.named import nameless
from tests.ui.near import FAR, FIRST
from tests.ui.reading import at, faults, grounds, read, wrong

SMALL, USUAL, LARGE = (1024, 640), (1280, 720), (1920, 1080)
EVERY = {
    "en": [
        (SMALL, 100, 100),
        (SMALL, 200, 100),
        (SMALL, 200, 75),
        (SMALL, 100, 200),
        (USUAL, 100, 100),
        (USUAL, 100, 75),
        (USUAL, 115, 100),
        (USUAL, 130, 100),
        (USUAL, 150, 100),
        (USUAL, 200, 100),
        (USUAL, 200, 200),
        (LARGE, 100, 100),
        (LARGE, 200, 100),
    ],
    "de": [
        (SMALL, 100, 100),
        (SMALL, 150, 100),
        (SMALL, 200, 100),
        (USUAL, 100, 100),
        (USUAL, 150, 100),
        (USUAL, 200, 100),
    ],
}
TIGHT = {"en": [(SMALL, 100, 100), (SMALL, 200, 100)], "de": [(SMALL, 200, 100)]}
LOOKS = EVERY if os.environ.get("VERSE_LOOKS") == "all" else TIGHT


@pytest.fixture
def english(home):
    """English is spoken again afterwards."""
    yield
    load.speak(None)


ALL = (*shots.SCENES, *shots.APART)
VISITS = [pytest.param("en", one, marks=() if at % 3 == 0 else pytest.mark.wide) for at, one in enumerate(FAR)]
VISITS += [pytest.param("de", one, marks=pytest.mark.wide) for one in FAR]
VISITS += [pytest.param("en de" if one in FIRST else "en", one) for one in ALL if one not in FAR]
VISITS += [pytest.param("en de", one, marks=pytest.mark.wide) for one in ALL if one not in (*FAR, *FIRST)]


@pytest.mark.parametrize(("tongues", "scene"), VISITS)
def test_every_word_can_be_read(tongues, english, monkeypatch, scene):
    """In English the same scene, opened once, has words or a tip for every widget, no tip lies on what it belongs to,
    and it stands out in high contrast. Then the language changes in the open scene."""
    first, *then = tongues.split()
    app = Program(size=USUAL, prefs=Settings(speed="off", language=first))
    shots.arrange(app, scene, 3)
    shots.settle(app)
    if first == "en":
        assert tipped(app) == []
    if first == "en" and scene in shots.SCENES:
        assert nameless(app, monkeypatch) == []
    assert wrong(app, LOOKS[first], monkeypatch) == {}
    if first == "en" and scene in shots.SCENES:
        app.settings.high_contrast = True
        at(app, (SMALL, 100, 100))
        seen = grounds(app, monkeypatch)
        assert isinstance(app.kit, ContrastKit) and seen
        assert [one for one in seen if one[1] < LEAST] == []
        app.settings.high_contrast = False
    for tongue in then:
        app.settings.language = tongue
        app.apply()
        assert wrong(app, LOOKS[tongue], monkeypatch) == {}
    assert not app.words.missing
    app.play(None)


@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_the_settings_can_be_read(home, monkeypatch, page):
    app = Program(size=USUAL, prefs=Settings(speed="off"))
    shots.arrange(app, "settings", 3)
    app.stack.top.go(page)
    assert wrong(app, LOOKS["en"], monkeypatch) == {}


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_other_numbers_of_seats(home, monkeypatch, seats):
    from game.app.games.fistful.set_up.scene import SetUp

    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=150))
    app.stack.push(SetUp(app, seed=1, seats=seats))
    shots.settle(app)
    assert faults(read(app, monkeypatch)) == []
