"""Where things are kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.save.places import beside, places


def test_verse_home_wins(tmp_path: Path) -> None:
    (tmp_path / "portable").write_text("")
    found = places(tmp_path, {"VERSE_HOME": str(tmp_path / "home")})
    assert found.saves == tmp_path / "home" / "saves"
    assert {p.parent for p in found} == {tmp_path / "home"}
    assert len(set(found)) == len(found)


def test_a_file_beside_the_program_keeps_everything_there(tmp_path: Path) -> None:
    (tmp_path / "portable").write_text("")
    assert {p.parent for p in places(tmp_path, {})} == {tmp_path / "verse-data"}


def test_else_the_folders_of_the_system(tmp_path: Path) -> None:
    found = places(tmp_path, {"VERSE_HOME": ""})
    assert all("Verse Tabletop" in str(p) and tmp_path not in p.parents for p in found)
    assert found.saves.name == "saves"


def test_the_program_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (beside() / "game" / "save").is_dir()
    assert places(environment={"VERSE_HOME": str(tmp_path)}).mods == tmp_path / "mods"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert beside() == Path(sys.executable).resolve().parent
