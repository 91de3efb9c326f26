"""The fingerprint of cards and maps."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.content.common.files import data_path
from game.save.format import printed


def test_any_change_of_a_card_changes_it_and_line_ends_do_not(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    card = tmp_path / "a" / "gear.toml"
    card.write_bytes(b"name = 'x'\ncost = 1\n")
    first = printed.of_folders((tmp_path,))
    assert len(first) == 16
    card.write_bytes(b"name = 'x'\r\ncost = 1\r\n")
    assert printed.of_folders((tmp_path,)) == first
    (tmp_path / "notes.txt").write_text("mine")
    assert printed.of_folders((tmp_path,)) == first
    card.write_bytes(b"name = 'x'\ncost = 2\n")
    assert printed.of_folders((tmp_path,)) != first
    card.write_bytes(b"name = 'x'\ncost = 1\n")
    card.rename(tmp_path / "a" / "arms.toml")
    assert printed.of_folders((tmp_path,)) != first
    assert printed.of_folders((tmp_path / "nowhere",)) == printed.of_folders(())


def test_each_game_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(printed.printed("fistful")) == 16
    assert printed.printed("fistful") != printed.printed("chess")

    def lost(*parts: str) -> Path:
        raise FileNotFoundError

    monkeypatch.setattr(printed, "data_path", lost)
    assert printed.printed.__wrapped__("fistful") == ""


def test_the_chart_of_keep_flyin_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its map is one file and no folder."""
    shutil.copytree(data_path("maps"), tmp_path / "maps")
    shutil.copytree(data_path("assets", "decks"), tmp_path / "assets" / "decks")
    monkeypatch.setattr(printed, "data_path", tmp_path.joinpath)
    monkeypatch.setattr(printed, "printed", printed.printed.__wrapped__)
    before = printed.printed("keepflyin")
    chart = tmp_path / "maps" / "keepflyin.toml"
    chart.write_text(chart.read_text(encoding="utf-8").replace("Jungle", "Dunes"), encoding="utf-8")
    assert printed.printed("keepflyin") != before
