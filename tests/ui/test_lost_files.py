"""A packaged program that lost files says so at the start, with the cure, and opens all the same."""

from __future__ import annotations

import pytest

from game.app import start
from game.app.main import App
from game.app.scenes.notice import Notice
from game.app.scenes.title import Title
from game.app.settings import Settings


def test_lost_files_are_named_over_the_title(home, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(size=(1280, 720), prefs=Settings(), first=Title)
    start._look_at_content(app)
    assert isinstance(app.stack.top, Title)
    monkeypatch.setattr("game.content.files.lost", lambda: ["assets/art/icon.webp"])
    start._look_at_content(app)
    assert isinstance(app.stack.top, Notice)
    assert app.stack.top.lines[-1] == "assets/art/icon.webp"
    assert not app.words.missing
