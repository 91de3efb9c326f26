"""What the title is composed of is kept for the next start, and never trusted when damaged or stale."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.ui.kept_pictures import KeptPictures
from game.app.ui.kit.sprites import Pic


def shown(folder: Path, key: str = "0" * 32) -> tuple[KeptPictures, Program, bytes]:
    """The first frame of a title with the pictures kept in that folder, and what it left behind."""
    app = Program(size=(1024, 640), prefs=Settings(speed="off"))
    app.kit.cache.before = kept = KeptPictures(folder, "title.pictures", key)
    app.stack.push(Title(app))
    app.present()
    app.kit.cache.before = None
    for _ in kept.keeping():
        pass
    for thread in threading.enumerate():
        if thread.name == "pictures":
            thread.join()
    return kept, app, pygame.image.tobytes(app.window, "RGB")


def test_the_title_of_the_next_start_is_the_same_and_no_picture_is_read_for_it(home, tmp_path, fresh_kit):
    first, app, picture = shown(tmp_path)
    assert first.lacked and {"bg_walnut", "mal"} & app.art.used
    second, app, again = shown(tmp_path)
    assert again == picture and not second.lacked
    assert not {name for name in app.art.used if not name.startswith("icon")}


@pytest.mark.parametrize("fault", ["short", "bit", "head", "other key", "none"])
def test_a_file_that_is_not_whole_or_of_another_program_is_made_anew(home, tmp_path, fault):
    def make(color: str) -> KeptPictures:
        kept = KeptPictures(tmp_path, "a", ("1" if fault == "other key" and color == "blue" else "0") * 32)
        wide, thing = Surface((3, 2)), Surface((2, 2), pygame.SRCALPHA)
        wide.fill(color)
        thing.fill(color)
        found = kept.get(("wide", 1.5), lambda: wide), kept.get("thing", lambda: Pic(thing, thing.get_rect(), True))
        assert kept.get("size", lambda: 12) == 12
        assert found[1].img.get_at((0, 0)) == found[0].get_at((0, 0)) and found[1].box == thing.get_rect()
        kept.shown["seen"] = found[0]
        for _ in kept.keeping():
            pass
        for thread in threading.enumerate():
            if thread.name == "pictures":
                thread.join()
        return kept

    pygame.display.set_mode((64, 64))
    make("red")
    file = tmp_path / "a"
    data = file.read_bytes()
    changed = {
        "short": data[:-1],
        "bit": data[:-1] + bytes([data[-1] ^ 1]),
        "head": data[:65] + b"[[1, 2]]\n",
        "other key": data,
        "none": data,
    }
    file.write_bytes(changed[fault])
    again = make("blue")
    same = pygame.Color("red" if fault == "none" else "blue")
    assert again.shown["seen"].get_at((0, 0)) == same and again.lacked is (fault != "none")
