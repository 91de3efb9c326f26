"""Whatever is let fall on whatever scene: a sentence is said, and no error of reading gets the advice of saving."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.trial import shots
from tests.ui.near import families

SCENES = sorted(name for name in shots.SCENES if not name.startswith("firefly-replay"))


def things(folder: Path) -> list[Path]:
    """One of each kind: a folder, folders that are named like our files, a stranger's file, torn ones, one that is
    gone, and a pipe."""
    found = [folder / name for name in ("plain", "a.verse", "b.heist", "c.story", "d.verse-replay")]
    for path in found:
        path.mkdir()
    for name in ("e.txt", "f.verse", "g.heist", "h.story", "i.verse-replay", os.fsdecode(b"caf\xe9.verse")):
        (folder / name).write_bytes(b"PK\5\6\xff\xfe nothing of ours" * 3)
        found.append(folder / name)
    os.mkfifo(folder / "j.verse")
    return [*found, folder / "j.verse", folder / "gone.verse", folder / "gone.heist", folder / "gone.txt"]


@pytest.mark.parametrize("scene", families(SCENES))
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_thing_let_fall_anywhere_is_answered_with_the_right_sentence(scene: str, home: Path) -> None:
    given = home / "given"
    given.mkdir()
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, scene, 1)
    for path in things(given):
        app.toasts.queue.clear()
        app.handle(Event(pygame.DROPFILE, file=str(path)))
        app.update(16)
        app.present()
        said = list(app.toasts.queue)
        assert said, path.name
        assert not any(word in line for line in said for word in ("Save somewhere", "write to this folder", "{")), said
        if path.is_dir():
            assert any("folder" in line for line in said), (path.name, said)
    app.play(None)
