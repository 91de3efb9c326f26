"""The game that is killed while it saves: the self-test of it finds what it is there to find."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.commands import killed


def test_a_killed_game_is_resumed_with_every_safe_action(tmp_path: Path) -> None:
    told = killed.tried("fistful", tmp_path)
    assert killed.safe(tmp_path / killed.TOLD) >= killed.ENOUGH
    assert told.startswith("killed after")


@pytest.mark.parametrize("difference", [-1, 2])
def test_a_lost_or_invented_action_is_found(difference: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resume = killed.held
    monkeypatch.setattr(killed, "held", lambda game, saves: killed.safe(saves.parent / killed.TOLD) + difference)
    with pytest.raises(AssertionError, match="actions were safe"):
        killed.tried("fistful", tmp_path)
    assert resume("fistful", tmp_path / killed.SAVES) >= killed.ENOUGH


def test_another_game_in_the_save_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    killed.tried("fistful", tmp_path)
    monkeypatch.setattr(killed, "SEED", killed.SEED + 1)
    with pytest.raises((ValueError, AssertionError)):  # the answers do not fit, or they lead elsewhere
        killed.held("fistful", tmp_path / killed.SAVES)


def test_a_process_that_ends_by_itself_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = [sys.executable, "-c", "import sys; sys.exit('no such game')"]
    monkeypatch.setattr(killed, "command", lambda game, folder: broken)
    with pytest.raises(AssertionError, match="ended with 1: no such game"):
        killed.tried("fistful", tmp_path)


@pytest.mark.parametrize(("text", "actions"), [("", 0), ("1\n2\n", 2), ("1\n2\n1", 2), ("1", 0)])
def test_a_last_line_that_was_cut_off_does_not_count(text: str, actions: int, tmp_path: Path) -> None:
    (tmp_path / "told").write_text(text, encoding="ascii")
    assert killed.safe(tmp_path / "told") == actions
    assert killed.safe(tmp_path / "nothing") == 0


def test_the_packaged_program_starts_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert killed.command("fistful", tmp_path)[:2] == [sys.executable, "selftest"]
    monkeypatch.setattr(sys, "frozen", False, raising=False)
    words = killed.command("fistful", tmp_path)
    assert words[1:3] == ["-m", "game"]
    assert subprocess.run([*words[:3], "--version"], check=False, capture_output=True).returncode == 0
