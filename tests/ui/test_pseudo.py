"""Every scene in a language that is a third longer: nothing is left in English, and every word still fits."""
import re

import pytest

from game.app import language, shots
from game.app.main import App
from game.app.settings import Settings
from game.content import load
from tests.ui import pseudo
from tests.ui.reading import faults, read

NAMES = ("Ada", "Bo", "Cy", "Dee", "Mona", "Theo", "Ida", "Cleo", "Dara", "Kit", "Verse", "Tabletop", "IndexError")
FILES = re.compile(r"\S*[/\\]\S*|\S+\.(?:txt|verse-replay)\S*|\S*fistful-\d\S*")   # the names of files


@pytest.fixture
def far(home, monkeypatch):
    """The program speaks the odd language."""
    monkeypatch.setattr(language, "speak", lambda name: pseudo.speak())
    yield
    load.speak(None)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
@pytest.mark.parametrize("scene", list(shots.SCENES))
def test_nothing_is_left_in_the_code_and_every_word_fits(far, monkeypatch, scene, size):
    app = App(size=size, prefs=Settings(speed="off"))
    shots.arrange(app, scene, 3)
    shots.settle(app)
    lines = read(app, monkeypatch)
    left = {line.s: found for line in lines if (found := pseudo.plain(FILES.sub("", line.s), NAMES))}
    assert left == {}
    assert faults(lines) == []
