"""Names of files: fit for every disk, and never one that is taken."""

from __future__ import annotations

from pathlib import Path

from game.save.disk.file_names import LONGEST, free_path, safe_name
from tests.save.disks import Memory

FOLDER = Path("shared")


def test_a_name_is_made_fit_for_every_disk() -> None:
    assert safe_name('a/b\\c:"d"?*<e>|\x00.') == "a b c d e"
    assert safe_name("con") == "_con" and safe_name("LPT1.x") == "_LPT1.x" and safe_name("../..") == ""
    assert len(safe_name("x" * 300)) == LONGEST
    assert safe_name("Zoë's game, turn 3 (hard)") == "Zoë's game, turn 3 (hard)"


def test_the_first_free_name_is_taken() -> None:
    disk = Memory()
    for name in ("Game.txt", "Game (2).txt", "Game (4).txt", "Game.png", "Other.txt"):
        disk.write(FOLDER / name, b"")
    assert free_path(FOLDER, "Game", ".txt", disk) == FOLDER / "Game (3).txt"
    assert free_path(FOLDER, "GAME", ".txt", disk) == FOLDER / "GAME (3).txt", "some disks know no case"
    assert free_path(FOLDER, "New", ".txt", disk) == FOLDER / "New.txt"
    assert free_path(Path("elsewhere"), "Game", ".txt", disk) == Path("elsewhere") / "Game.txt"


def test_a_file_that_holds_the_same_is_as_good_as_a_free_name() -> None:
    disk = Memory()
    disk.write(FOLDER / "Game.txt", b"longer than ours")
    disk.write(FOLDER / "Game (2).txt", b"longer")
    assert free_path(FOLDER, "Game", ".txt", disk, b"longer") == FOLDER / "Game (2).txt"
    assert free_path(FOLDER, "Game", ".txt", disk, b"other") == FOLDER / "Game (3).txt"


def test_a_folder_that_is_not_there_has_every_name_free(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("x")
    assert free_path(tmp_path, "a", ".txt") == tmp_path / "a (2).txt"
    assert free_path(tmp_path / "none", "a", ".txt") == tmp_path / "none" / "a.txt"
