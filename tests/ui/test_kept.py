"""Small files that several programs hold: only changes are written, nothing that can't be read is written over."""

from __future__ import annotations

import errno
import json
from dataclasses import fields
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from game.app.lessons import progress
from game.app.lessons.progress import Place
from game.app.program import Program
from game.app.shell import settings as store
from game.app.shell.settings import Settings
from game.content.keepflyin.blanks import FILE, write_blank_jobs
from game.content.load import load_all
from game.save.disk import kept
from game.save.disk.files import REAL, RealFiles

OTHER = {
    "display": "fullscreen",
    "monitor": 1,
    "width": 1600,
    "height": 900,
    "left": 5,
    "top": 6,
    "screens": "x",
    "maximised": True,
    "ui_scale": 110,
    "text_scale": 150,
    "speed": "slow",
    "sound_volume": 10,
    "music_volume": 20,
    "muted": True,
    "reduced_motion": True,
    "high_contrast": True,
    "language": "de",
    "coach": False,
    "house": {"fistful": {"level": "hard"}},
    "coached": ["fistful.roll"],
    "auto": False,
    "light": True,
    "recap": False,
    "names": ["Ann"],
    "over": ["a"],
}


def differs(name: str) -> object:
    """A value of a setting that is not the usual one."""
    usual = getattr(Settings(), name)
    if name in OTHER:
        return OTHER[name]
    named = [one for one in get_args(get_type_hints(Settings)[name]) if isinstance(one, str) and one != usual]
    if named:
        return named[0]
    return {bool: not usual}.get(type(usual), (usual or 0) + 1 if isinstance(usual, int) else None)


class Unread(RealFiles):
    """A disk that does not give back one file, for so many times."""

    def __init__(self, path: Path, times: int = 1 << 30) -> None:
        self.path, self.times = path, times

    def read(self, path: Path, limit: int) -> bytes:
        if path == self.path and self.times > 0:
            self.times -= 1
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return super().read(path, limit)


@pytest.mark.parametrize("name", [one.name for one in fields(Settings)])
def test_what_another_program_set_meanwhile_stays(name: str, home: Path) -> None:
    """Two programs: one sets this, the other sets something else, in either order of closing."""
    path = home / "settings.json"
    beside = "muted" if name != "muted" else "auto"
    assert store.save(Settings(), path)
    for first in (True, False):
        assert store.save(Settings(), path)
        b = Program(size=(1280, 720), config=path)
        a = Program(size=(1280, 720), config=path)
        value = differs(name)
        setattr(a.settings, name, value)
        setattr(b.settings, beside, differs(beside))
        for app in (a, b) if first else (b, a):
            app.save_settings()
        found = json.loads(path.read_text())
        assert found[name] == value and found[beside] == differs(beside)


def test_lists_and_tables_of_two_programs_come_together(home: Path) -> None:
    path = home / "settings.json"
    assert store.save(Settings(coached=["old", "gone"], house={"a": {"x": "1", "y": "1"}}), path)
    one, two = Program(size=(1280, 720), config=path), Program(size=(1280, 720), config=path)
    one.settings.coached = ["old", "one"]
    two.settings.coached = ["old", "gone", "two"]
    one.settings.house = {"a": {"x": "2", "y": "1"}}
    two.settings.house = {"a": {"x": "1", "y": "2"}, "b": {"z": "1"}}
    one.save_settings()
    two.save_settings()
    found = json.loads(path.read_text())
    assert found["coached"] == ["old", "one", "two"]
    assert found["house"] == {"a": {"x": "2", "y": "2"}, "b": {"z": "1"}}
    two.settings.muted = True
    two.save_settings()
    assert json.loads(path.read_text())["coached"] == ["old", "one", "two"]


def test_a_temporary_file_is_each_program_s_own(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()
    write = RealFiles.write
    monkeypatch.setattr(RealFiles, "write", lambda self, path, data: (seen.add(path.name), write(self, path, data))[1])
    for pid in (1, 2):
        monkeypatch.setattr("os.getpid", lambda pid=pid: pid)
        kept.write_whole(home / "a.json", b"x")
    assert len(seen) == 2 and [p.name for p in home.iterdir()] == ["a.json"]


def test_nothing_changed_nothing_written(home: Path) -> None:
    path = home / "settings.json"
    assert store.save(Settings(), path)
    app, before = Program(size=(1280, 720), config=path), path.stat().st_mtime_ns
    app.save_settings()
    assert path.stat().st_mtime_ns == before


@pytest.mark.parametrize("times", [3, 1 << 30])
def test_settings_that_cannot_be_read_are_told_and_kept(
    times: int, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unreadable for a moment: as if nothing had been. Unreadable for good: set aside, whole."""
    path = home / "settings.json"
    assert store.save(Settings(text_scale=150), path)
    whole = path.read_bytes()
    disk = Unread(path, times)
    for door in (kept.read, kept.change, kept.set_aside):
        monkeypatch.setattr(
            kept, door.__name__, lambda *given, door=door: door(*[disk if g is REAL else g for g in given])
        )
    app = Program(size=(1280, 720), config=path)
    assert any("can't be read" in line for line in app.toasts.queue) and path.read_bytes() == whole
    app.save_settings()
    assert path.read_bytes() == whole
    app.settings.muted = True
    app.save_settings()
    found = json.loads(path.read_bytes())
    assert found["muted"]
    if times == 3:
        assert found["text_scale"] == 150
    else:
        assert (home / "settings.broken.json").read_bytes() == whole


def test_how_far_lessons_are_is_not_lost(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress.keep("fistful", Place(at=3, record=["a"]))
    whole = progress.file().read_bytes()
    disk = Unread(progress.file())
    door = kept.change
    monkeypatch.setattr(kept, "change", lambda path, most, deed: door(path, most, deed, disk))
    progress.keep("firefly", Place(at=1))
    assert progress.file().with_name("lessons.broken.json").read_bytes() == whole
    assert set(progress.load()) == {"firefly"}


@pytest.mark.parametrize("cards", [[], [{"title": "Ours"}]])
def test_blank_cards_that_make_no_sense_are_set_aside(cards: list[dict[str, str]], home: Path) -> None:
    (home / FILE).write_text("[[job]]\ntitle = 3\n")
    base = load_all().content["keepflyin"]
    if cards:
        job = next(job for job in base.jobs.values())
        cards = [{name: getattr(job, name) for name in ("title",)}]
    try:
        write_blank_jobs(home, cards, base)
    except Exception:
        assert (home / FILE).read_text() == "[[job]]\ntitle = 3\n"
    else:
        assert (home / "blank-jobs.broken.toml").read_text() == "[[job]]\ntitle = 3\n"
