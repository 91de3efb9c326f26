"""What lies over words for a while: a note is never on what can be pressed. That no tip lies on what it belongs to is
looked at where each scene is read."""

import pytest

from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.trial import shots
from tests.ui.lying_over import noted

SIZE = (1280, 720)


def opened(scene: str) -> App:
    app = Program(size=SIZE, prefs=Settings(speed="off"))
    shots.arrange(app, scene, 3)
    shots.settle(app)
    return app


@pytest.mark.parametrize("scene", ["title", "hex-setup", "firefly-setup", "replays", "settings"])
def test_no_note_lies_on_what_can_be_pressed(home, monkeypatch, scene):
    app = opened(scene)
    widgets = {one.name for one in app.stack.top.group.widgets}
    assert [said for said in noted(app, monkeypatch) if said.removeprefix("a note lies on ") in widgets] == []
    app.play(None)
