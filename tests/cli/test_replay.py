"""`verse replay`: saved games and records come out the same, and where they don't the answer is named."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.ai.match import play_game
from game.ai.record import Record, read, write
from game.cli import main
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.store import Store


@pytest.fixture
def record() -> Record:
    played = play_game("fistful", 2, 4, ("random",))
    return Record("fistful", 2, 4, {}, played.record)


def told(capsys: pytest.CaptureFixture[str], path: Path, code: int) -> Any:
    assert main(["replay", str(path), "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_a_record_comes_out_the_same(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(record, tmp_path / "game.json")
    assert read(tmp_path / "game.json") == record
    figures = told(capsys, tmp_path / "game.json", 0)
    assert figures["ok"]
    assert figures["steps"] == len(record.answers)
    assert figures["differs_at"] is None


def test_a_wrong_answer_is_named(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = (*record.answers[:6], "fly away", *record.answers[7:])
    write(record._replace(answers=answers), tmp_path / "game.json")
    figures = told(capsys, tmp_path / "game.json", 1)
    assert figures["differs_at"] == 7
    assert "fly away" in figures["message"]


def test_another_end_is_told(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(record._replace(end="0" * 32), tmp_path / "game.json")
    assert told(capsys, tmp_path / "game.json", 1)["steps"] == len(record.answers)


BAD = ["", "[", "{}", "[]", '{"kind": "verse-record"}', "[" * 50_000, '{"kind":"verse-record","game":1,"seats":1,'
       '"seed":1,"settings":{},"answers":[]}', '{"kind":"verse-record","game":"fistful","seats":99,"seed":1,'
       '"settings":{},"answers":[]}', '{"kind":"verse-record","game":"chess","seats":1,"seed":1,"settings":{},'
       '"answers":[]}', '{"kind":"verse-record","game":"fistful","seats":1,"seed":1,"settings":{},"answers":[3]}']


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_file_that_is_no_record_gets_one_line(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    assert main(["replay", str(path), "--json"]) in (1, 2)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def saved(folder: Path, settings: dict[str, str], answers: int) -> Path:
    """A slot with a game of 2 seats in it; the file of its newest generation."""
    rules = ruleset("fistful")
    session = Session(rules, rules.new(2, 12))
    slot = Store(folder).create("fistful", ("Ann", "Ben"), settings, session)
    for i in range(answers):
        if i % 9 == 5 and session.undo():
            slot.undone(session)
        if session.over:
            break
        key = session.options[i % len(session.options)].key
        session.answer(key)
        slot.record(key, session)
    slot.close()
    return sorted(folder.glob("*.save"))[-1]


@pytest.mark.parametrize("settings", [{"seed": "12"}, {}], ids=["from the seed", "from the oldest generation"])
def test_a_saved_game_comes_out_the_same(
    settings: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = told(capsys, saved(tmp_path, settings, 120), 0)
    assert figures["ok"]
    assert figures["from_start"] == bool(settings)
    assert figures["steps"] > 30


def test_a_saved_game_with_another_seed_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = told(capsys, saved(tmp_path, {"seed": "13"}, 60), 1)
    assert figures["differs_at"] >= 1


def test_a_damaged_save_gets_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, {}, 3)
    for file in tmp_path.glob("*.save"):
        file.write_bytes(file.read_bytes()[:300])
    assert main(["replay", str(path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
