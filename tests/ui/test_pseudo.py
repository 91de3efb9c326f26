"""Every scene in a language that is a third longer: nothing is left in English, and every word still fits."""

import re

import pytest

from game.app.games.fistful.editor.editor import Editor
from game.app.program import Program
from game.app.shell import language
from game.app.shell.settings import Settings
from game.app.trial import shots
from game.content import load
from tests.ui import pseudo
from tests.ui.near import families
from tests.ui.reading import read, wrong

NAMES = (
    "Ada",
    "Bo",
    "Cy",
    "Dee",
    "Mona",
    "Theo",
    "Silver",
    "Cleo",
    "Dara",
    "Ida",
    "Kim",
    "Verse",
    "Tabletop",
    "IndexError",
)  # what Python said is told as it was
LOOKS = [((1024, 640), 100, 100)]


@pytest.fixture
def far(home, monkeypatch):
    """The program speaks the odd language."""
    monkeypatch.setattr(language, "speak", lambda name: pseudo.speak())
    yield
    load.speak(None)


@pytest.mark.parametrize("scene", families(shots.SCENES))
def test_nothing_is_left_in_the_code_and_every_word_fits(far, monkeypatch, scene):
    app = Program(size=(1024, 640), prefs=Settings(speed="off"))
    shots.arrange(app, scene, 3)
    shots.settle(app)
    own = typed(app)
    said = [re.sub(r"\S+…", "", line.s) if own else line.s for line in read(app, monkeypatch)]
    assert {line: found for line in said if (found := pseudo.plain(line, (*NAMES, *own)))} == {}
    assert wrong(app, LOOKS, monkeypatch, even=False) == {}
    app.play(None)


def typed(app):
    """The words of the heist that is being drawn: its author's own, like those of the heist it is a copy of."""
    return {
        word
        for scene in app.stack.scenes
        if isinstance(scene, Editor)
        for word in re.findall(r"[^\W\d_]{3,}", repr(scene.sketch))
    }
