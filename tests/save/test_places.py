"""Where things are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from platformdirs import PlatformDirs

from game.app.start import run
from game.cli import main
from game.save.places import NoPlace, Places, beside, places


def in_one(home: Path) -> Places:
    """All folders in one."""
    return Places(
        saves=home / "saves",
        settings=home / "settings",
        mods=home / "mods",
        pictures=home / "pictures",
        logs=home / "logs",
        cache=home / "cache",
        shared=home / "shared",
    )


def test_verse_home_wins(tmp_path: Path) -> None:
    (tmp_path / "portable").write_text("")
    found = places(tmp_path, {"VERSE_HOME": str(tmp_path / "home")})
    assert found.saves == tmp_path / "home" / "saves"
    assert found == in_one(tmp_path / "home")


def test_a_file_beside_the_program_keeps_everything_there(tmp_path: Path) -> None:
    (tmp_path / "portable").write_text("")
    assert places(tmp_path, {}) == in_one(tmp_path / "verse-data")


def test_else_the_folders_of_the_system(tmp_path: Path) -> None:
    found = places(tmp_path, {"VERSE_HOME": ""})
    system = PlatformDirs("Verse Tabletop", appauthor=False)
    data, name = system.user_data_path, "Verse Tabletop"
    assert found == Places(
        saves=data / "saves",
        settings=system.user_config_path,
        mods=data / "mods",
        pictures=system.user_pictures_path / name,
        logs=system.user_log_path,
        cache=system.user_cache_path,
        shared=system.user_documents_path / name,
    )
    assert data.name == name and len(set(found)) == len(found)


def test_a_home_may_begin_with_the_persons_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert places(tmp_path, {"VERSE_HOME": "~/games"}) == in_one(tmp_path / "games")


def test_a_folder_called_portable_is_no_sign(tmp_path: Path) -> None:
    (tmp_path / "portable").mkdir()
    assert places(tmp_path, {}) == places(tmp_path / "elsewhere", {})


def test_the_program_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (beside() / "game" / "save").is_dir()
    assert places(environment={"VERSE_HOME": str(tmp_path)}).mods == tmp_path / "mods"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert beside() == Path(sys.executable).resolve().parent


@pytest.mark.parametrize("kind", ["nobody", "a file", "in a file", "a loop", "a pipe"])
def test_a_home_that_can_not_be_is_told_in_one_sentence(
    kind: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    os.mkfifo(tmp_path / "pipe")
    where = {
        "nobody": "~nobody-at-all/x",
        "a file": str(tmp_path / "file"),
        "in a file": str(tmp_path / "file/x/y"),
        "a loop": str(tmp_path / "loop"),
        "a pipe": str(tmp_path / "pipe"),
    }[kind]
    with pytest.raises(NoPlace) as found:
        places(tmp_path, {"VERSE_HOME": where})
    assert found.value.filename == where
    monkeypatch.setenv("VERSE_HOME", where)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert main(["content"]) == 1
    said = capfd.readouterr().err
    assert where in said and len(said.splitlines()) == 1
    assert run() == 1
    said = capfd.readouterr().err
    assert where in said and "Traceback" not in said
