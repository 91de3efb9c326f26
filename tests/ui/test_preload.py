"""What was loaded last time is loaded beside the first frames, a module at a time; the last game is not read twice."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from game.app.play import playing
from game.app.play.playing import LastGame, peeked
from game.app.shell import preload
from game.content.common import cache
from game.save.store import Entry, Store


@pytest.fixture
def kept(tmp_path) -> Iterator[None]:
    cache.keep_in(tmp_path)
    yield
    cache.keep_in(None)


def test_a_package_comes_before_its_modules_and_nothing_of_others(kept, tmp_path, monkeypatch):
    names = ["game.app.new.one", "os.strange", "game.app.lost", "game.app.new", "game.core.signs", "game.app.new.two"]
    cache.write_bytes(tmp_path / preload.KEPT, preload.KEY, json.dumps(names).encode())
    asked = []

    def load(name):
        asked.append(name)
        if name == "game.app.lost":
            raise ModuleNotFoundError(name)
        monkeypatch.setitem(sys.modules, name, sys)

    monkeypatch.setattr(preload, "import_module", load)
    steps = len(list(preload.preload()))
    assert [name for name in asked if name != "game.app.lost"] == [
        "game.app.new",
        "game.app.new.two",
        "game.app.new.one",
    ]
    assert steps == len(asked) <= 5
    preload.remember()
    told = json.loads(cache.read_bytes(tmp_path / preload.KEPT, preload.KEY) or b"")
    assert "game.core.signs" in told and not [name for name in told if not name.startswith("game.")]
    (tmp_path / preload.KEPT).write_bytes(b"x")
    assert not list(preload.preload())


def test_what_the_title_says_of_the_last_game_is_kept_until_it_is_played_on(kept, tmp_path, monkeypatch):
    read = []

    def peek(store, slot):
        read.append(slot)
        return SimpleNamespace(
            read=SimpleNamespace(settings={"a": "b"}, session=SimpleNamespace(state=SimpleNamespace(heist="vault")))
        )

    monkeypatch.setattr(Store, "peek", peek)
    entry = Entry("a", "A", "fistful", ("Ann",), 1, 5, 7, "ok")
    for _ in range(2):
        assert peeked(LastGame(entry, tmp_path)) == ({"a": "b"}, "vault")
        for one in vars(playing).values():
            getattr(one, "cache_clear", int)()
    assert read == ["a"]
    peeked(LastGame(entry._replace(action=8), tmp_path))
    assert read == ["a", "a"]
