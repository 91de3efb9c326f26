"""Data files are found beside the code, in an installed wheel and in a packaged program."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content.common import files


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    files.data_root.cache_clear()
    files.listed.cache_clear()
    yield
    files.data_root.cache_clear()
    files.listed.cache_clear()


def test_a_wheel_has_its_data_below_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PACKAGE", tmp_path / "site-packages" / "game")
    (tmp_path / "site-packages" / "game" / "_data" / "assets" / "decks").mkdir(parents=True)
    (tmp_path / "site-packages" / "assets" / "decks").mkdir(parents=True)
    assert files.data_path("maps") == tmp_path / "site-packages" / "game" / "_data" / "maps"
    assert not files.in_checkout()


def test_a_packaged_program_has_it_where_it_was_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PACKAGE", tmp_path / "archive" / "game")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "unpacked"), raising=False)
    (tmp_path / "unpacked" / "game" / "_data" / "assets" / "decks").mkdir(parents=True)
    assert files.data_root() == tmp_path / "unpacked" / "game" / "_data"


def test_without_data_the_message_says_where_it_was_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PACKAGE", tmp_path / "game")
    with pytest.raises(FileNotFoundError, match="the program came without its data"):
        files.data_root()


def test_a_packaged_program_misses_what_is_lost_or_cut_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PACKAGE", tmp_path / "game")
    decks = tmp_path / "game" / "_data" / "assets" / "decks"
    decks.mkdir(parents=True)
    for name in ("whole one.toml", "short.toml"):
        (decks / name).write_text("12345", encoding="utf-8")
    (decks.parent.parent / "files.txt").write_text(
        "5 assets/decks/whole one.toml\n6 assets/decks/short.toml\n5 assets/decks/lost.toml\n", encoding="utf-8"
    )
    assert files.lost() == ["assets/decks/short.toml", "assets/decks/lost.toml"]


def test_a_checkout_has_no_list_and_misses_nothing() -> None:
    assert files.listed() == {}
    assert files.lost() == []
