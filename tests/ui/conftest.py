"""A window without a screen for every test of the app, and a home folder of its own."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Iterator
from functools import partial

import pygame
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["LANG"] = os.environ["LANGUAGE"] = "en"  # what a test reads on screen is English

from game.app.program import Program  # noqa: E402
from game.app.shell.app import App  # noqa: E402
from game.app.shell.keys import mark  # noqa: E402
from game.app.shell.settings import Settings  # noqa: E402
from game.app.ui.cache import Cache  # noqa: E402
from game.app.ui.kit import (
    Kit,  # noqa: E402
    sprites,  # noqa: E402
)
from game.app.ui.widgets import caret  # noqa: E402
from game.content.load import open_content  # noqa: E402
from tests.ui import reckoned  # noqa: E402
from tests.ui.hands import Hands  # noqa: E402
from tests.ui.near import FAR  # noqa: E402

ALL_SCENES = ("tests/ui/test_reading.py::test_every_word_can_be_read", "tests/ui/test_pictures_used.py")
"""Tests that say themselves which moments of scenes they visit in each run; others visit few but in the wide one."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`pytest -m wide` runs what tries one thing at further moments of a scene, other sizes and languages."""
    further = set(FAR)
    for item in items:
        params = getattr(getattr(item, "callspec", None), "params", {})
        if not item.nodeid.startswith("tests/ui/") or not further & {p for p in params.values() if isinstance(p, str)}:
            continue
        if not item.nodeid.startswith(ALL_SCENES):
            item.add_marker(pytest.mark.wide)


SOME = 8
"""Tests after which what nobody holds is looked for and given back: thousands of windows of all sizes come and go in
one process, and Python doesn't see how large the pictures are that they leave behind."""
ALL = 50
"""Every so many of these looks are at everything; the others are at what is new since the last one."""
_done = [0]

_read = sprites.loaded
_files = Cache(300_000_000)


def _loaded(path):
    """A picture file, read once for all windows of a run as long as it stays the same file."""
    there = path.stat()
    return _files.get((path, there.st_mtime_ns, there.st_size), lambda: _read(path))


sprites.loaded = _loaded


KITS = 4
_make_kit = App.make_kit
_kits: dict[tuple[object, ...], Kit] = {}


def _kit(app: App) -> Kit:
    """The fonts and pictures of one kit for all windows of a size, scale and contrast; what scenes and tests set on a
    kit stays with their window. A test that must begin with empty caches asks for `fresh_kit`."""
    key = app.size, app.settings.sizes(app.size), app.settings.high_contrast, app.art.folder
    first = _kits.pop(key, None)
    if first is None:
        kit = _make_kit(app)
    else:
        kit = type(first)(first.scale, first.art, first.text_scale, first.cache)
        kit.parts.words.fonts = first.parts.words.fonts
        app.laid, app.art = app.size, first.art
        first.art.used.clear()
        first.art.missing.clear()
        kit.glyphs_of_pad = app.pad.hints()
        kit.printed = partial(mark, app.words)
        kit.tongue = app.tongue
    while len(_kits) >= KITS:
        del _kits[next(iter(_kits))]
    _kits[key] = kit
    return kit


def _quit() -> None:
    """Fonts and pictures are dead once pygame has ended."""
    _kits.clear()
    _end()


_end = pygame.quit
pygame.quit = _quit
if os.environ.get("VERSE_FRESH") != "1":
    App.make_kit = _kit
    reckoned.keep()


@pytest.fixture
def fresh_kit(monkeypatch) -> None:
    """Each window begins with an empty kit, as it does for players."""
    monkeypatch.setattr(App, "make_kit", _make_kit)


@pytest.fixture(autouse=True)
def tidy_memory() -> Iterator[None]:
    """Give back now and then what is free, to the system where the C library can be told so."""
    yield
    _done[0] += 1
    if _done[0] % SOME:
        return
    if _done[0] % (SOME * ALL) == 0:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "malloc_trim"):
        libc.malloc_trim(0)


@pytest.fixture(autouse=True)
def all_letters(monkeypatch):
    """Any letter can be written, whatever faces this computer has."""
    monkeypatch.setattr(caret, "drawn", lambda letter: True)


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The folder all files of the program go to."""
    monkeypatch.setenv("VERSE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def box_alone(home) -> Iterator[None]:
    """What a test keeps with its mods is forgotten after it."""
    yield
    open_content()


@pytest.fixture
def hands(home) -> Iterator[Hands]:
    """An app at 1280 x 720 with a mouse and a keyboard."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    yield Hands(app)
    app.play(None)
