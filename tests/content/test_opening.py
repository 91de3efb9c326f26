"""Mods that are read a few at a time: who asks for cards meanwhile has all of them; what has not changed is known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.content import mods as reader
from game.content.fistful import fistful
from game.content.load import Opening, open_content


def a_mod(folder: Path, name: str, title: str) -> None:
    place = folder / name
    place.mkdir(parents=True)
    (place / "mod.toml").write_text(f'game = "fistful"\ntitle = "{title}"\n', encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Any:
    for n in range(6):
        a_mod(tmp_path, f"one-{n}", f"Mod {n}")
    yield tmp_path
    open_content(None)


def test_a_piece_is_one_mod_and_all_are_in_use_at_the_end(folder: Path) -> None:
    opening = Opening(folder)
    steps = 1
    while opening.step():
        steps += 1
    assert opening.loaded is not None and steps > 6
    assert [mod.title for mod in opening.loaded.mods] == [f"Mod {n}" for n in range(6)]
    assert not opening.step()


def test_who_asks_for_cards_meanwhile_has_them_read_to_the_end(folder: Path) -> None:
    opening = Opening(folder)
    opening.step()
    assert opening.loaded is None
    fistful()
    assert opening.loaded is not None and len(opening.loaded.mods) == 6


def test_a_mod_that_has_not_changed_is_not_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    real = reader.read_mod
    monkeypatch.setattr(reader, "read_mod", lambda place, base: (read.append(place.name), real(place, base))[1])
    assert len(open_content(folder).mods) == 6 and len(read) == 6
    (folder / "one-3" / "mod.toml").write_text('game = "fistful"\ntitle = "Another"\n', encoding="utf-8")
    (folder / "one-4" / "stray.toml").write_text("", encoding="utf-8")
    again = open_content(folder)
    assert read[6:] == ["one-3", "one-4"]
    assert [mod.title for mod in again.mods] == ["Mod 0", "Mod 1", "Mod 2", "Another", "Mod 5"]
    assert [problem.code for problem in again.problems] == ["stray-file"]
    assert open_content(folder) == again and len(read) == 8, "what was wrong is still told"
