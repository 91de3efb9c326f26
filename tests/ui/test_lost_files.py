"""A packaged program that lost files says so at the start, with the cure, and opens all the same."""

from __future__ import annotations

import os

import pytest

from game.app import start
from game.app.menus.saves.scene import Saves
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.shell.sheets.notice import Notice
from game.save.places import places


def test_lost_files_are_named_over_the_title(home, monkeypatch: pytest.MonkeyPatch) -> None:
    app = Program(size=(1280, 720), prefs=Settings(), first=Title)
    start.look_at_content(app)
    assert isinstance(app.stack.top, Title)
    monkeypatch.setattr("game.content.common.files.lost", lambda: ["assets/art/icon.webp"])
    start.look_at_content(app)
    assert isinstance(app.stack.top, Notice)
    assert app.stack.top.lines[-1] == "assets/art/icon.webp"
    assert not app.words.missing


def test_deleted_games_that_cannot_be_read_are_told(home) -> None:
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    folder = places().saves
    folder.mkdir(parents=True)
    (folder / "trash").write_text("a file where the folder should be")
    scene = Saves(app)
    app.stack.push(scene)
    told = [said for said in app.toasts.queue if said.startswith(app.words("saves.trash.unread", why=""))]
    assert len(told) == 1
    scene.read()
    assert len(app.toasts.queue) == 1, "once"
    (folder / "trash").unlink()
    scene.read()
    assert scene.saved.lost is None
    app.toasts.queue.clear()
    (folder / "trash").write_text("again")
    scene.read()
    assert len(app.toasts.queue) == 1, "what goes wrong later is told, too"


def test_the_start_sweeps_up_what_a_killed_program_left(home) -> None:
    left = places().settings / "settings.7.verse-tmp"
    left.parent.mkdir(parents=True, exist_ok=True)
    left.write_text("{")
    os.utime(left, (1, 1))
    start.look_at_content(Program(size=(1280, 720), prefs=Settings(), first=Title))
    assert not left.exists()
