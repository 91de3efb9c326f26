"""`verse content`, `check` and `coverage`: their shapes, and what they say about mistakes."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.cli import main

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios" / "fistful"


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    assert main([*words, "--json"]) == code
    return json.loads(capsys.readouterr().out)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's folders with nothing in them."""
    monkeypatch.setenv("VERSE_HOME", str(tmp_path))
    return tmp_path


def test_content_counts_every_deck(capsys: pytest.CaptureFixture[str]) -> None:
    games = told(capsys, "content")
    decks = games["fistful"]
    assert (decks["gear"], decks["events"], decks["crew"], decks["tokens derelict"]) == (42, 30, 9, 60)
    assert (games["keepflyin"]["jobs"], games["keepflyin"]["events"]) == (46, 48)
    assert (games["firefly"]["supply:osiris"], games["firefly"]["nav:border"], games["firefly"]["ships"]) == (25, 40, 4)


def test_content_tells_where_sources_differ_and_which_was_taken(capsys: pytest.CaptureFixture[str]) -> None:
    differs = told(capsys, "content")["differs"]
    assert {"card": "burgess", "field": "perks", "taken": "load 1 Cargo", "other": "take $500", "by": "PC"} in differs
    assert all(list(entry) == ["card", "field", "taken", "other", "by"] for entry in differs)
    assert main(["content"]) == 0
    assert "take $500" in capsys.readouterr().out


def test_a_bad_mod_is_named_and_the_rest_is_counted(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mod = home / "mods" / "broken"
    (mod / "decks").mkdir(parents=True)
    (mod / "mod.toml").write_text('game = "fistful"\ntitle = "Broken"\ncolour = "red"\n')
    assert main(["content", "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["fistful"]["gear"] == 42
    assert "mod.toml" in said.err
    assert "colour" in said.err


def test_check_tells_each_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    file = sorted(SCENARIOS.glob("*.toml"))[0]
    figures = told(capsys, "check", str(file))
    assert list(figures) == ["passed", "failed", "results"]
    assert figures["failed"] == 0
    assert figures["passed"] == len(figures["results"]) > 0
    assert all(list(r) == ["id", "file", "ok", "message"] and r["ok"] for r in figures["results"])


def test_check_takes_folders(capsys: pytest.CaptureFixture[str]) -> None:
    alone = told(capsys, "check", *map(str, sorted(SCENARIOS.glob("*.toml"))))
    assert told(capsys, "check", str(SCENARIOS)) == alone


WRONG = """
[[scenario]]
id = "T-1"
rules = ["R-FC-90"]
game = "fistful"
title = "Something that does not hold"
seats = 1
[scenario.given]
[[scenario.when]]
choose = "fly:to the moon"
[scenario.then]
refused = "R-FC-90"
"""


@pytest.mark.parametrize("text", [WRONG, "[[scenario", "scenario = 3", ""], ids=["fails", "torn", "odd", "empty"])
def test_a_file_that_does_not_hold_is_a_problem(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    figures = told(capsys, "check", str(file), code=1)
    assert figures["failed"] == 1
    assert figures["results"][0]["message"]


def test_coverage_counts_rule_lines(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["coverage", "--json"])
    games = json.loads(capsys.readouterr().out)
    figures = games["fistful"]
    assert list(figures) == ["lines", "cited", "missing"]
    assert figures["lines"] == figures["cited"] + len(figures["missing"])
    assert code == (1 if any(one["missing"] for one in games.values()) else 0)
